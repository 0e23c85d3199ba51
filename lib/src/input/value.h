/// \file
/// A small document as one value: what YAML and JSON hold, with places, before it means anything.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "input/event.h"

namespace gametree::input {

/// A scalar, sequence or mapping. Aliases are copies.
struct Value {
  enum class Kind { scalar, sequence, mapping };

  Kind kind = Kind::scalar;
  ScalarStyle style{};         ///< of a scalar
  Offset offset = 0;           ///< where it begins
  Offset end = 0;              ///< of a scalar `offset`; else at most where its last item begins
  std::string text{};          ///< of a scalar, as Event has it
  std::vector<Value> items{};  ///< of a sequence; of a mapping keys and values, in turns

  [[nodiscard]] bool is_scalar() const { return kind == Kind::scalar; }
  [[nodiscard]] bool is_sequence() const { return kind == Kind::sequence; }
  [[nodiscard]] bool is_mapping() const { return kind == Kind::mapping; }
  /// The value of the first key with this text, of a mapping that has one; else null.
  [[nodiscard]] const Value* find(std::string_view key) const;
};

/// How large a document may become, its aliases copied.
struct ValueLimits {
  std::size_t nodes = 10'000'000;
  std::size_t depth = 1'000;
  std::size_t text = std::size_t{64} << 20;  ///< bytes of scalars
};

/// The two languages that hold values.
using ParseFunction = std::optional<Error> (*)(std::string_view text, EventSink& sink);

/// Reads the one value in `text` by `parse_json` or `parse_yaml`.
///
/// \error  theirs; yaml_cyclic_alias; too_deep, document_too_large, yaml_copies_too_long for a
/// document
///         past the limits.
Result<Value> read_value(std::string_view text, ParseFunction parse,
                         const ValueLimits& limits = {});

/// Tells `sink` the events that `value` stands for, without anchors. False: the sink stopped.
/// No recursion.
bool replay(const Value& value, EventSink& sink);

}  // namespace gametree::input
