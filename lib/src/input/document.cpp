/// \file
/// Recording and playing: which events wait, and when they are read.
#include "input/document.h"

#include <fmt/format.h>

#include <string>

namespace gametree::input {
namespace {

// What aliases may copy. A label of a megabyte and a hundred thousand aliases of it would fill the
// memory from a small file.
constexpr std::size_t kMaxCopiedText = std::size_t{1} << 26;

bool begins(const Event& event) {
  return event.kind == EventKind::begin_sequence || event.kind == EventKind::begin_mapping;
}

}  // namespace

void TreeReader::expect_aliases() {
  has_aliases_ = true;
  is_recording_ = true;
  text_left_ += kMaxCopiedText;
}

bool TreeReader::on_event(const Event& event) {
  if (nodes_.waits_for_player() && begins(event)) is_recording_ = true;
  if (is_recording_) return record(event);
  return nodes_.read(event) && (!is_waiting_ || play_waiting_children());
}

bool TreeReader::record(const Event& event) {
  if (event.kind == EventKind::alias && !tape_.is_complete(event.anchor))
    return builder_.fail(
        {ErrorCode::yaml_cyclic_alias, {std::string(event.text)}, event.offset, {}, {}});
  tape_.record(event);
  if (begins(event)) ++depth_;
  if (event.kind == EventKind::end) --depth_;
  return depth_ > 0 || finish_recording();
}

bool TreeReader::finish_recording() {
  is_recording_ = false;
  if (!builder_.expect(tape_.last_nodes(), tape_.event(0).offset)) return false;
  if (has_aliases_) return play();
  is_waiting_ = true;
  nodes_.leave_out_children();
  return true;
}

// As soon as the player is known; without one the node's end is an error.
bool TreeReader::play_waiting_children() {
  if (!nodes_.resume_children()) return true;
  is_waiting_ = false;
  const bool is_read = play();
  tape_.clear();
  return is_read;
}

bool TreeReader::play() {
  std::vector<Span> spans{{0, tape_.size()}};
  while (!spans.empty())
    if (!play_next(spans)) return false;
  return true;
}

bool TreeReader::play_next(std::vector<Span>& spans) {
  Span& span = spans.back();
  if (span.next == span.end) {
    spans.pop_back();
    return true;
  }
  const Event event = tape_.event(span.next);
  if (event.kind == EventKind::alias) {
    ++span.next;
    const std::size_t first = tape_.first(event.anchor);
    spans.push_back({first, tape_.after(first)});
    return true;
  }
  if (nodes_.waits_for_player() && begins(event)) {
    // The tape knows no player that follows: what is wrong stands after the children.
    span.next = tape_.after(span.next);
    nodes_.leave_out_children();
    return true;
  }
  ++span.next;
  return count_text(event) && nodes_.read(event);
}

bool TreeReader::count_text(const Event& event) {
  if (event.text.size() > text_left_)
    return builder_.fail({ErrorCode::yaml_copies_too_long,
                          {fmt::format("{}", kMaxCopiedText)},
                          event.offset,
                          {},
                          {}});
  text_left_ -= event.text.size();
  return true;
}

}  // namespace gametree::input
