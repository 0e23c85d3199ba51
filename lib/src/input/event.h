/// \file
/// The events that YAML and JSON are read as: scalars, sequences, mappings, anchors and aliases.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "gametree/error.h"
#include "gametree/tree.h"

namespace gametree::input {

enum class EventKind : std::uint8_t { scalar, begin_sequence, begin_mapping, end, alias };

/// How a scalar was written; numbers and booleans are plain.
enum class ScalarStyle : std::uint8_t {
  plain,   ///< without quotes
  folded,  ///< without quotes, on several lines of YAML
  quoted,  ///< with quotes, or as a YAML block
  null     ///< `null`, `~` or, with an empty text, nothing
};

constexpr bool is_unquoted(ScalarStyle style) {
  return style == ScalarStyle::plain || style == ScalarStyle::folded;
}

/// An anchor's number, from 1; 0 is none.
using AnchorId = std::size_t;

/// One step through a document. In a mapping, keys and values take turns.
struct Event {
  EventKind kind{};
  ScalarStyle style{};      ///< of a scalar
  Offset offset = 0;        ///< where it begins; of an end, nothing certain
  std::string_view text{};  ///< of a scalar: the text as written, or what stands in the quotes, its
                            ///< escapes read; of an alias: as written. Valid during the call
  AnchorId anchor = 0;      ///< of an alias: the one it means; else the one this node bears
  std::optional<Player> player{};  ///< of a mapping that was recorded: what its `player` says
};

/// What is told the events of a document, in order. Every begin has its end, or there is an error.
class EventSink {
 public:
  EventSink() = default;
  EventSink(const EventSink&) = delete;
  EventSink& operator=(const EventSink&) = delete;
  virtual ~EventSink() = default;

  /// False: stop, the sink knows why.
  virtual bool on_event(const Event& event) = 0;
};

/// The player a word means, in any case.
std::optional<Player> to_player(std::string_view word);

/// As much of `text` as an error shows.
std::string shortened(std::string_view text);

/// Tells `sink` the one JSON value in `text`. The error is one of syntax; none where all was well
/// or the sink stopped.
/// Memory: one bit a level.
std::optional<Error> parse_json(std::string_view text, EventSink& sink);

/// The same for the one YAML document in `text`.
/// Memory: yaml-cpp's, which queues tokens until it knows whether they are a key.
std::optional<Error> parse_yaml(std::string_view text, EventSink& sink);

}  // namespace gametree::input
