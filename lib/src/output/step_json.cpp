/// \file
/// One step of a search as a JSON object: ready-made pieces, and the path kept as it grows.
#include "output/step_json.h"

#include <algorithm>
#include <cstring>

#include "output/plain_number.h"
#include "output/words.h"

namespace gametree::output {
namespace {

// All pieces of a step, with its plain numbers.
constexpr std::size_t kPieces = 768;

/// A piece of text that is copied with what lies behind it: so many bytes at once cost less than
/// their number does. What is written next overwrites the rest.
template <std::size_t room>
struct Piece {
  constexpr Piece(std::string_view piece) : size(piece.size()) {  // NOLINT: a text is a piece
    std::copy(piece.begin(), piece.end(), text.begin());
  }
  char* put(char* at) const {
    std::memcpy(at, text.data(), room);
    return at + size;
  }

  std::array<char, room> text{};
  std::size_t size;
};

/// What stands between a step's number and its path, by TraceEvent.
constexpr std::array<Piece<48>, 6> kEvents{{
    {R"(, "event": "enter", "node": {"path": ")"},
    {R"(, "event": "leaf", "node": {"path": ")"},
    {R"(, "event": "eval", "node": {"path": ")"},
    {R"(, "event": "update", "node": {"path": ")"},
    {R"(, "event": "cut", "node": {"path": ")"},
    {R"(, "event": "exit", "node": {"path": ")"},
}};

/// What stands between a node's reference and its depth, by Player, and of a leaf.
constexpr std::array<Piece<32>, 4> kPlayers{{
    {R"(}, "player": "MAX", "depth": )"},
    {R"(}, "player": "MIN", "depth": )"},
    {R"(}, "player": "CHANCE", "depth": )"},
    {R"(}, "player": "LEAF", "depth": )"},
}};

/// By Bound.
constexpr std::array<Piece<32>, 3> kBounds{{
    {R"(, "bound": "exact")"},
    {R"(, "bound": "<=")"},
    {R"(, "bound": ">=")"},
}};

constexpr std::size_t kPadding = PathCursor::kPadding;

template <std::size_t size>
char* put(char* at, const char (&piece)[size]) {
  std::memcpy(at, piece, size - 1);
  return at + size - 1;
}

char* put(char* at, std::string_view text) {
  std::memcpy(at, text.data(), text.size());
  return at + text.size();
}

/// Of a text with so much behind it that may be read too.
char* put_padded(char* at, const char* text, std::size_t size) {
  std::memcpy(at, text, kPadding);
  if (size > kPadding) [[unlikely]]
    std::memcpy(at + kPadding, text + kPadding, size - kPadding);
  return at + size;
}

char* put_bound(char* at, Bound bound) { return kBounds[static_cast<std::size_t>(bound)].put(at); }

char* put_depth(char* at, std::uint32_t depth) {
  constexpr std::uint32_t kDigits = 10;
  if (depth >= kDigits) return write_plain_integer(depth, at);
  *at = static_cast<char>('0' + depth);
  return at + 1;
}

bool is_arrival(TraceEvent event) { return event <= TraceEvent::eval; }

}  // namespace

StepJson::StepJson(const SearchedTree& tree, const Rules& rules, const Layout& layout, Buffer& out)
    : layout_(layout),
      refs_(tree),
      cutoffs_(tree, rules, JsonWriter::in_object(out)),
      out_(out),
      add_to_texts_([this](std::string_view text) {
        texts_ += text;
        return true;
      }),
      new_texts_(add_to_texts_) {}

// The last four digits are made anew, those before them once in as many steps.
inline char* StepJson::step_number(char* at, std::uint64_t number) {
  if (number < kSmallNumbers) return write_small(static_cast<std::uint32_t>(number), at);
  const std::uint64_t high = number / kSmallNumbers;
  if (high != high_) {
    high_ = high;
    high_size_ =
        static_cast<std::size_t>(write_plain_integer(high, high_text_.data()) - high_text_.data());
  }
  std::memcpy(at, high_text_.data(), high_text_.size());
  return write_four(static_cast<std::uint32_t>(number % kSmallNumbers), at + high_size_);
}

// The piece is `, "key": `.
template <std::size_t size>
inline char* StepJson::number(char* at, const char (&piece)[size], const Number& value) {
  constexpr std::size_t kBefore = 3;
  constexpr std::size_t kAround = 6;
  if (!has_plain_json(value)) [[unlikely]]
    return inexact_number(at, std::string_view(piece + kBefore, size - 1 - kAround), value);
  return write_plain_json(value, put(at, piece));
}

char* StepJson::inexact_number(char* at, std::string_view key, const Number& value) {
  out_.take(at);
  JsonWriter json = JsonWriter::in_object(out_);
  write_number(json, key, value);
  return out_.room(needed_);
}

inline char* StepJson::window(char* at, const Window& window) {
  at = number(at, R"(, "alpha": )", window.alpha);
  return number(at, R"(, "beta": )", window.beta);
}

// From behind the quote that opens the path.
inline char* StepJson::reference(char* at, std::size_t depth) const {
  const Level& level = levels_[depth];
  at = put_padded(at, path_.data(), level.path_length);
  *at++ = '"';
  const std::size_t texts_begin = depth == 0 ? 0 : levels_[depth - 1].texts_end;
  if (level.texts_end != texts_begin)
    at = put(at, std::string_view(texts_).substr(texts_begin, level.texts_end - texts_begin));
  return at;
}

// A node is one ply below its parent, whose reference stays.
inline void StepJson::arrive(const TraceStep& step) {
  if (refs_.has_texts())
    arrive_with_texts(step);
  else
    path_ = refs_.path(step.node);
  if (levels_.size() <= step.depth) levels_.resize(step.depth + 1);
  levels_[step.depth] = {path_.size(), texts_.size()};
  needed_ = kPieces + 2 * (path_.size() + texts_.size());
}

void StepJson::arrive_with_texts(const TraceStep& step) {
  const NodeRef ref = refs_(step.node);
  path_ = ref.path;
  texts_.resize(step.depth == 0 ? 0 : levels_[step.depth - 1].texts_end);
  JsonWriter json = JsonWriter::in_object(new_texts_);
  if (ref.name) write_string(json, "name", *ref.name);
  if (ref.action) write_string(json, "action", *ref.action);
  new_texts_.flush();
}

inline char* StepJson::opening(char* at, const TraceStep& step) {
  at = put(at, R"({"step": )");
  at = step_number(at, step.number);
  at = kEvents[static_cast<std::size_t>(step.event)].put(at);
  at = reference(at, step.depth);
  const std::size_t player = step.player ? static_cast<std::size_t>(*step.player) : 3;
  at = kPlayers[player].put(at);
  return put_depth(at, step.depth);
}

inline char* StepJson::update(char* at, const TraceStep& step) {
  at = put(at, R"(, "child": {"path": ")");
  at = reference(at, step.depth + 1);
  at = number(at, R"(, "value": )", step.child->value);
  at = put_bound(at, step.child->bound);
  *at++ = '}';
  at = number(at, R"(, "value": )", *step.value);
  if (step.bound) at = put_bound(at, *step.bound);
  if (step.window) at = window(at, *step.window);
  constexpr std::string_view kBest = R"(, "best": true)";
  put(at, kBest);  // it is as often there as not: no branch
  return at + (step.best_changed ? kBest.size() : 0);
}

char* StepJson::cut(char* at, const TraceStep& step) {
  out_.take(at);
  cutoffs_.cutoff_facts(*step.cutoff, layout_.cut_lists);
  return out_.room(kPieces);
}

inline char* StepJson::read(char* at, const TraceStep& step) {
  if (step.window) at = window(at, *step.window);
  return number(at, R"(, "value": )", *step.value);
}

inline char* StepJson::event(char* at, const TraceStep& step) {
  switch (step.event) {
    case TraceEvent::enter:
      return step.window ? window(at, *step.window) : at;
    case TraceEvent::leaf:
    case TraceEvent::eval:
      return read(at, step);
    case TraceEvent::update:
      return update(at, step);
    case TraceEvent::cut:
      return cut(at, step);
    case TraceEvent::exit:
      return put_bound(number(at, R"(, "value": )", *step.value), *step.bound);
  }
  return at;
}

void StepJson::skip(const TraceStep& step) {
  if (is_arrival(step.event)) arrive(step);
}

void StepJson::write(const TraceStep& step) {
  if (is_arrival(step.event)) arrive(step);
  char* at = event(opening(out_.room(needed_), step), step);
  at[0] = '}';
  at[1] = '\n';
  out_.take(at + (layout_.line_ends ? 2 : 1));
}

}  // namespace gametree::output
