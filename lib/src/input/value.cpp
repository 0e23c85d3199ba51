/// \file
/// Events to values and back.
#include "input/value.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace gametree::input {
namespace {

/// Builds a value; what is open stands on a stack.
class ValueBuilder final : public EventSink {
 public:
  explicit ValueBuilder(const ValueLimits& limits) : limits_(limits) {}

  bool on_event(const Event& event) override;

  [[nodiscard]] std::optional<Error>& error() { return error_; }
  [[nodiscard]] std::optional<Value>& root() { return root_; }

 private:
  /// A complete value with an anchor, and what a copy of it costs.
  struct Anchored {
    Value value;
    std::size_t nodes = 0, text = 0;
    bool is_complete = false;
  };
  struct Open {
    Value value;
    AnchorId anchor = 0;
    std::size_t nodes = 0, text = 0;  // of the document before it
  };

  bool fail(ErrorCode code, std::vector<std::string> facts, Offset where);
  bool begin(const Event& event, Value::Kind kind);
  bool end();
  bool scalar(const Event& event);
  bool copy(const Event& event);
  bool count(std::size_t nodes, std::size_t text, Offset where);
  bool keep(AnchorId anchor, const Value& value, std::size_t nodes, std::size_t text);
  void add(Value value);

  ValueLimits limits_;
  std::vector<Open> open_;
  std::vector<Anchored> anchored_;  // by anchor
  std::size_t nodes_ = 0, text_ = 0;
  std::size_t kept_nodes_ = 0, kept_text_ = 0;  // in anchored_
  std::optional<Value> root_;
  std::optional<Error> error_;
};

bool ValueBuilder::fail(ErrorCode code, std::vector<std::string> facts, Offset where) {
  error_ = Error{code, std::move(facts), where, {}, {}};
  return false;
}

bool ValueBuilder::on_event(const Event& event) {
  switch (event.kind) {
    case EventKind::scalar:
      return scalar(event);
    case EventKind::begin_sequence:
      return begin(event, Value::Kind::sequence);
    case EventKind::begin_mapping:
      return begin(event, Value::Kind::mapping);
    case EventKind::end:
      return end();
    case EventKind::alias:
      return copy(event);
  }
  return true;
}

bool ValueBuilder::count(std::size_t nodes, std::size_t text, Offset where) {
  nodes_ += nodes;
  text_ += text;
  if (nodes_ > limits_.nodes)
    return fail(ErrorCode::document_too_large, {fmt::format("{}", limits_.nodes)}, where);
  if (text_ > limits_.text)
    return fail(ErrorCode::yaml_copies_too_long, {fmt::format("{}", limits_.text)}, where);
  return true;
}

bool ValueBuilder::begin(const Event& event, Value::Kind kind) {
  if (open_.size() == limits_.depth)
    return fail(ErrorCode::too_deep,
                {"this document", fmt::format("{}", limits_.depth), "a file of its own"},
                event.offset);
  open_.push_back(
      {{.kind = kind, .offset = event.offset, .end = event.offset}, event.anchor, nodes_, text_});
  return count(1, 0, event.offset);
}

bool ValueBuilder::end() {
  Open done = std::move(open_.back());
  open_.pop_back();
  if (!done.value.items.empty()) done.value.end = done.value.items.back().end;
  if (!keep(done.anchor, done.value, nodes_ - done.nodes, text_ - done.text)) return false;
  add(std::move(done.value));
  return true;
}

bool ValueBuilder::scalar(const Event& event) {
  if (!count(1, event.text.size(), event.offset)) return false;
  Value value{.style = event.style,
              .offset = event.offset,
              .end = event.offset,
              .text = std::string(event.text)};
  if (!keep(event.anchor, value, 1, event.text.size())) return false;
  add(std::move(value));
  return true;
}

bool ValueBuilder::copy(const Event& event) {
  if (event.anchor >= anchored_.size() || !anchored_[event.anchor].is_complete)
    return fail(ErrorCode::yaml_cyclic_alias, {std::string(event.text)}, event.offset);
  const Anchored& anchored = anchored_[event.anchor];
  if (!count(anchored.nodes, anchored.text, event.offset)) return false;
  add(anchored.value);
  return true;
}

// Copies too, whether or not an alias follows: anchors around anchors keep what is inside again.
bool ValueBuilder::keep(AnchorId anchor, const Value& value, std::size_t nodes, std::size_t text) {
  if (anchor == 0) return true;
  kept_nodes_ += nodes;
  kept_text_ += text;
  if (kept_nodes_ > limits_.nodes)
    return fail(ErrorCode::document_too_large, {fmt::format("{}", limits_.nodes)}, value.offset);
  if (kept_text_ > limits_.text)
    return fail(ErrorCode::yaml_copies_too_long, {fmt::format("{}", limits_.text)}, value.offset);
  if (anchored_.size() <= anchor) anchored_.resize(anchor + 1);
  anchored_[anchor] = {value, nodes, text, true};
  return true;
}

void ValueBuilder::add(Value value) {
  if (open_.empty()) {
    root_ = std::move(value);
  } else {
    open_.back().value.items.push_back(std::move(value));
  }
}

}  // namespace

const Value* Value::find(std::string_view key) const {
  if (!is_mapping()) return nullptr;
  for (std::size_t at = 0; at + 1 < items.size(); at += 2)
    if (items[at].is_scalar() && items[at].text == key) return &items[at + 1];
  return nullptr;
}

Result<Value> read_value(std::string_view text, ParseFunction parse, const ValueLimits& limits) {
  ValueBuilder builder(limits);
  std::optional<Error> error = parse(text, builder);
  if (builder.error()) error = std::move(builder.error());
  if (error) return *std::move(error);
  if (!builder.root()) return Error{ErrorCode::empty_document, {}, 0, {}, {}};
  return *std::move(builder.root());
}

bool replay(const Value& value, EventSink& sink) {
  struct Span {
    const Value* next;
    const Value* end;
    bool is_root;  // not inside anything, so that nothing ends after it
  };
  std::vector<Span> spans{{&value, &value + 1, true}};
  while (!spans.empty()) {
    Span& span = spans.back();
    if (span.next == span.end) {
      const bool is_root = span.is_root;
      spans.pop_back();
      if (!is_root && !sink.on_event({.kind = EventKind::end})) return false;
      continue;
    }
    const Value& item = *span.next++;
    if (item.is_scalar()) {
      if (!sink.on_event({.kind = EventKind::scalar,
                          .style = item.style,
                          .offset = item.offset,
                          .text = item.text}))
        return false;
      continue;
    }
    const EventKind kind = item.is_mapping() ? EventKind::begin_mapping : EventKind::begin_sequence;
    if (!sink.on_event({.kind = kind, .offset = item.offset})) return false;
    spans.push_back({item.items.data(), item.items.data() + item.items.size(), false});
  }
  return true;
}

}  // namespace gametree::input
