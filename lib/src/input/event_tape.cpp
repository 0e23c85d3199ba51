/// \file
/// The tape's layout, and how it counts what aliases will multiply.
#include "input/event_tape.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace gametree::input {
namespace {

// The head of a record, from its lowest bit: the offset, kind, style, player, place of the text.
constexpr unsigned kOffsetBits = 48;
constexpr unsigned kKindAt = kOffsetBits;
constexpr unsigned kStyleAt = kKindAt + 3;
constexpr unsigned kPlayerAt = kStyleAt + 2;
constexpr unsigned kTextAt = kPlayerAt + 2;
constexpr std::uint64_t kOffsetMask = (std::uint64_t{1} << kOffsetBits) - 1;

constexpr std::uint64_t kAtOffset = 0;
constexpr std::uint64_t kAfterQuote = 1;
constexpr std::uint64_t kStored = 2;

constexpr std::size_t kMany = std::numeric_limits<std::size_t>::max();

std::uint64_t bits(std::uint64_t head, unsigned at, unsigned count) {
  return (head >> at) & ((std::uint64_t{1} << count) - 1);
}

std::uint64_t bits_of(std::optional<Player> player) {
  return player ? static_cast<std::uint64_t>(*player) + 1 : 0;
}

// Copies of copies count past any integer.
std::size_t add_up(std::size_t a, std::size_t b) { return a > kMany - b ? kMany : a + b; }

}  // namespace

void EventTape::record(const Event& event) {
  Record record{event.offset & kOffsetMask, 0};
  record.head |= static_cast<std::uint64_t>(event.kind) << kKindAt;
  record.head |= static_cast<std::uint64_t>(event.style) << kStyleAt;
  switch (event.kind) {
    case EventKind::begin_sequence:
    case EventKind::begin_mapping:
      open_.push_back({.begin = size(),
                       .anchor = event.anchor,
                       .is_mapping = event.kind == EventKind::begin_mapping});
      break;
    case EventKind::end:
      break;
    case EventKind::alias:
      record.body = event.anchor;
      break;
    case EventKind::scalar: {
      const std::uint64_t place = store_text(event);
      record.head |= place << kTextAt;
      record.body = place == kStored ? texts_.size() : event.text.size();
      break;
    }
  }
  records_.push_back(record);
  if (event.kind == EventKind::end) close();
  if (event.kind == EventKind::scalar) {
    keep(event.anchor, {size() - 1, 1, true});
    add({1, true, event.text});
  }
  if (event.kind == EventKind::alias) {
    const Anchored& node = anchored_[event.anchor];
    const std::string_view text = node.is_scalar ? stored_text(records_[node.first]) : "";
    add({node.nodes, node.is_scalar, text});
  }
}

// Where the text is in the source, or kStored after it was put at the end of texts_.
std::uint64_t EventTape::store_text(const Event& event) {
  const auto stands_at = [&](Offset offset) {
    return offset <= source_.size() && source_.substr(offset).starts_with(event.text);
  };
  if (stands_at(event.offset)) return kAtOffset;
  if (stands_at(event.offset + 1)) return kAfterQuote;
  const std::uint64_t length = event.text.size();
  texts_.append(event.text);
  texts_.append(reinterpret_cast<const char*>(&length), sizeof length);
  return kStored;
}

std::string_view EventTape::stored_text(const Record& record) const {
  const std::uint64_t place = bits(record.head, kTextAt, 2);
  if (place != kStored) {
    const Offset offset = (record.head & kOffsetMask) + (place == kAfterQuote ? 1 : 0);
    return source_.substr(offset, record.body);
  }
  std::uint64_t length = 0;
  const std::size_t end = record.body - sizeof length;
  std::memcpy(&length, texts_.data() + end, sizeof length);
  return std::string_view(texts_).substr(end - length, length);
}

void EventTape::add(const Item& item) {
  last_nodes_ = item.nodes;
  if (open_.empty()) return;
  Open& open = open_.back();
  if (open.is_mapping)
    add_to_mapping(open, item);
  else
    add_to_sequence(open, item);
}

// Notes the player, so that children before it can be played in one go. A scalar may be an
// attribute, which is no node.
void EventTape::add_to_mapping(Open& mapping, const Item& item) {
  mapping.at_key = !mapping.at_key;
  if (!mapping.at_key) {
    mapping.says_player = item.is_scalar && item.text == "player";
    return;
  }
  if (!item.is_scalar) mapping.nodes = add_up(mapping.nodes, item.nodes);
  std::uint64_t& head = records_[mapping.begin].head;
  if (!mapping.says_player || !item.is_scalar || bits(head, kPlayerAt, 2) != 0) return;
  head |= bits_of(to_player(item.text)) << kPlayerAt;
}

void EventTape::add_to_sequence(Open& sequence, const Item& item) {
  sequence.nodes = add_up(sequence.nodes, item.nodes);
  if (sequence.items == 0) sequence.begins_with_scalar = item.is_scalar;
  if (sequence.items == 1) sequence.second = item.nodes;
  if (sequence.items < 3) ++sequence.items;
}

// A sequence of two may be a pair of a probability and a node; any other is a node and its
// children, or the children alone.
void EventTape::close() {
  const Open open = open_.back();
  open_.pop_back();
  records_[open.begin].body = size();
  const bool may_be_pair = !open.is_mapping && open.items == 2 && open.begins_with_scalar;
  const std::size_t nodes = std::max<std::size_t>(1, may_be_pair ? open.second : open.nodes);
  keep(open.anchor, {open.begin, nodes, false});
  add({nodes, false, {}});
}

void EventTape::keep(AnchorId anchor, const Anchored& node) {
  if (anchor == 0) return;
  if (anchor >= anchored_.size()) anchored_.resize(anchor + 1);
  anchored_[anchor] = node;
}

void EventTape::clear() {
  records_.clear();
  texts_.clear();
}

bool EventTape::is_complete(AnchorId anchor) const {
  return anchor < anchored_.size() && anchored_[anchor].nodes > 0;
}

Event EventTape::event(std::size_t number) const {
  const Record& record = records_[number];
  Event event{.kind = static_cast<EventKind>(bits(record.head, kKindAt, 3)),
              .style = static_cast<ScalarStyle>(bits(record.head, kStyleAt, 2)),
              .offset = record.head & kOffsetMask};
  if (event.kind == EventKind::scalar) event.text = stored_text(record);
  if (event.kind == EventKind::alias) event.anchor = record.body;
  const std::uint64_t player = bits(record.head, kPlayerAt, 2);
  if (player != 0) event.player = static_cast<Player>(player - 1);
  return event;
}

std::size_t EventTape::after(std::size_t first) const {
  const auto kind = static_cast<EventKind>(bits(records_[first].head, kKindAt, 3));
  const bool is_container = kind == EventKind::begin_sequence || kind == EventKind::begin_mapping;
  return is_container ? records_[first].body : first + 1;
}

}  // namespace gametree::input
