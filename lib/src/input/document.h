/// \file
/// Trees in YAML and JSON: what has to wait goes on a tape, the rest straight on.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "input/event.h"
#include "input/event_tape.h"
#include "input/format.h"
#include "input/node_reader.h"

namespace gametree::input {

/// Hands events to a NodeReader. Children that come before their player wait on a tape, since the
/// player decides what a list among them means; in a document with aliases everything does, so that
/// copies of copies are counted before the first is made.
///
/// Memory: O(depth) and the tape. What is played is never recorded again: however deep children
/// stand before their player, they cost one pass more.
class TreeReader final : public EventSink {
 public:
  /// Both borrowed. Offsets of events count in `job.text`.
  TreeReader(ReadJob& job, TreeBuilder& builder)
      : builder_(builder), tape_(job.text), nodes_(job, builder), text_left_(job.text.size()) {}

  /// There may be aliases. Before the first event.
  void expect_aliases();

  bool on_event(const Event& event) override;

 private:
  /// Events still to be played.
  struct Span {
    std::size_t next = 0;
    std::size_t end = 0;
  };

  bool record(const Event& event);
  bool finish_recording();
  bool play_waiting_children();
  bool play();
  bool play_next(std::vector<Span>& spans);
  bool count_text(const Event& event);

  TreeBuilder& builder_;
  EventTape tape_;
  NodeReader nodes_;
  bool has_aliases_ = false;
  bool is_recording_ = false;
  bool is_waiting_ = false;    // the tape holds children that wait for their player
  std::size_t depth_ = 0;      // begins without their end, while recording
  std::size_t text_left_ = 0;  // bytes of text that may still be played
};

}  // namespace gametree::input
