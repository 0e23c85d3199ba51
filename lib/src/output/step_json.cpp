/// \file
/// One step of a search as a JSON object: ready-made pieces, and the path kept as it grows.
#include "output/step_json.h"

#include <charconv>
#include <cstring>

#include "output/plain_number.h"
#include "output/words.h"

namespace gametree::output {
namespace {

// All pieces of a step, with its plain numbers.
constexpr std::size_t kPieces = 512;

/// What stands between a step's number and its path.
std::string_view event_piece(TraceEvent event) {
  switch (event) {
    case TraceEvent::enter:
      return R"(, "event": "enter", "node": {)";
    case TraceEvent::leaf:
      return R"(, "event": "leaf", "node": {)";
    case TraceEvent::eval:
      return R"(, "event": "eval", "node": {)";
    case TraceEvent::update:
      return R"(, "event": "update", "node": {)";
    case TraceEvent::cut:
      return R"(, "event": "cut", "node": {)";
    case TraceEvent::exit:
      return R"(, "event": "exit", "node": {)";
  }
  return "";
}

/// What stands between a node's reference and its depth.
std::string_view player_piece(const std::optional<Player>& player) {
  if (!player) return R"(}, "player": "LEAF", "depth": )";
  switch (*player) {
    case Player::max:
      return R"(}, "player": "MAX", "depth": )";
    case Player::min:
      return R"(}, "player": "MIN", "depth": )";
    case Player::chance:
      return R"(}, "player": "CHANCE", "depth": )";
  }
  return "";
}

std::string_view bound_piece(Bound bound) {
  switch (bound) {
    case Bound::exact:
      return R"(, "bound": "exact")";
    case Bound::at_most:
      return R"(, "bound": "<=")";
    case Bound::at_least:
      return R"(, "bound": ">=")";
  }
  return "";
}

}  // namespace

inline void StepJson::piece(std::string_view text) {
  std::memcpy(at_, text.data(), text.size());
  at_ += text.size();
}

// The piece is `, "key": `.
inline void StepJson::number(std::string_view piece, const Number& value) {
  if (!has_plain_json(value)) return inexact_number(piece, value);
  this->piece(piece);
  at_ = write_plain_json(value, at_);
}

void StepJson::inexact_number(std::string_view piece, const Number& value) {
  constexpr std::size_t kBefore = 3;
  constexpr std::size_t kAround = 6;
  out_.take(at_);
  JsonWriter json = JsonWriter::in_object(out_);
  write_number(json, piece.substr(kBefore, piece.size() - kAround), value);
  at_ = out_.room(needed_);
}

inline void StepJson::bound(Bound bound) { piece(bound_piece(bound)); }

inline void StepJson::window(const Window& window) {
  number(R"(, "alpha": )", window.alpha);
  number(R"(, "beta": )", window.beta);
}

inline void StepJson::reference(std::size_t depth) {
  const Level& level = levels_[depth];
  const std::size_t texts_begin = depth == 0 ? 0 : levels_[depth - 1].texts_end;
  piece(R"("path": ")");
  piece(path_.substr(0, level.path_length));
  *at_++ = '"';
  if (level.texts_end != texts_begin)
    piece(std::string_view(texts_).substr(texts_begin, level.texts_end - texts_begin));
}

void StepJson::add_texts(const NodeRef& ref) {
  const Sink append = [this](std::string_view text) {
    texts_ += text;
    return true;
  };
  Buffer buffer(append);
  JsonWriter json = JsonWriter::in_object(buffer);
  if (ref.name) write_string(json, "name", *ref.name);
  if (ref.action) write_string(json, "action", *ref.action);
  buffer.flush();
}

// A node is one ply below its parent, whose reference stays.
void StepJson::arrive(const TraceStep& step) {
  const NodeRef ref = refs_(step.node);
  path_ = ref.path;
  levels_.resize(step.depth);
  if (ref.name || ref.action) {
    texts_.resize(levels_.empty() ? 0 : levels_.back().texts_end);
    add_texts(ref);
    levels_.push_back({path_.size(), texts_.size()});
  } else {
    levels_.push_back({path_.size(), levels_.empty() ? 0 : levels_.back().texts_end});
  }
  needed_ = kPieces + 2 * (path_.size() + texts_.size());
}

inline void StepJson::open(const TraceStep& step) {
  at_ = out_.room(needed_);
  piece(R"({"step": )");
  at_ = std::to_chars(at_, at_ + kPlainNumber, step.number).ptr;
  piece(event_piece(step.event));
  reference(step.depth);
  piece(player_piece(step.player));
  at_ = std::to_chars(at_, at_ + kPlainNumber, step.depth).ptr;
}

void StepJson::update(const TraceStep& step) {
  piece(R"(, "child": {)");
  reference(step.depth + 1);
  number(R"(, "value": )", step.child->value);
  bound(step.child->bound);
  *at_++ = '}';
  number(R"(, "value": )", *step.value);
  if (step.bound) bound(*step.bound);
  if (step.window) window(*step.window);
  if (step.best_changed) piece(R"(, "best": true)");
}

void StepJson::cut(const TraceStep& step) {
  out_.take(at_);
  cutoffs_.cutoff_facts(*step.cutoff, has_lists_);
  at_ = out_.room(1);
}

void StepJson::write(const TraceStep& step) {
  const bool is_arrival = step.event == TraceEvent::enter || step.event == TraceEvent::leaf ||
                          step.event == TraceEvent::eval;
  if (is_arrival) arrive(step);
  open(step);
  if (is_arrival && step.window) window(*step.window);
  switch (step.event) {
    case TraceEvent::enter:
      break;
    case TraceEvent::leaf:
    case TraceEvent::eval:
      number(R"(, "value": )", *step.value);
      break;
    case TraceEvent::update:
      update(step);
      break;
    case TraceEvent::cut:
      cut(step);
      break;
    case TraceEvent::exit:
      number(R"(, "value": )", *step.value);
      bound(*step.bound);
      break;
  }
  *at_++ = '}';
  out_.take(at_);
}

}  // namespace gametree::output
