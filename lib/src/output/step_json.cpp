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

/// What stands behind a node's path, up to a tail that is the event's: by one copy, into which a
/// depth of one digit is put.
struct AfterPath {
  static constexpr std::size_t kRoom = 64;

  constexpr AfterPath(std::string_view player, std::string_view tail) {
    char* at = text.data();
    const auto add = [&at](std::string_view piece) {
      at = std::copy(piece.begin(), piece.end(), at);
    };
    add(R"("}, "player": ")");
    add(player);
    add(R"(", "depth": )");
    digit = static_cast<std::size_t>(at++ - text.data());
    add(tail);
    size = static_cast<std::size_t>(at - text.data());
  }

  std::array<char, kRoom> text{};
  std::size_t digit = 0, size = 0;
};

/// By Player, and of a leaf.
constexpr std::size_t kLeafPlayer = 3;
using AfterPaths = std::array<AfterPath, 4>;

constexpr AfterPaths after_paths(std::string_view tail) {
  return {{{"MAX", tail}, {"MIN", tail}, {"CHANCE", tail}, {"LEAF", tail}}};
}

/// By Tail.
constexpr std::array<AfterPaths, 3> kAfterPaths{{
    after_paths(""),
    after_paths(R"(, "value": )"),
    after_paths(R"(, "child": {"path": ")"),
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

// The last four digits are made anew, what stands before them once in as many steps.
inline char* StepJson::step_number(char* at, std::uint64_t number) {
  constexpr std::string_view kBefore = R"({"step": )";
  if (number < kSmallNumbers)
    return write_small(static_cast<std::uint32_t>(number), put(at, kBefore));
  const std::uint64_t high = number / kSmallNumbers;
  if (high != high_) {
    high_ = high;
    char* end = write_plain_integer(high, put(high_text_.data(), kBefore));
    high_size_ = static_cast<std::size_t>(end - high_text_.data());
  }
  std::memcpy(at, high_text_.data(), high_text_.size());
  return write_four(static_cast<std::uint32_t>(number % kSmallNumbers), at + high_size_);
}

// The piece is `, "key": `.
template <std::size_t size>
inline char* StepJson::number(char* at, const char (&piece)[size], const Number& value) {
  constexpr std::size_t kBefore = 3;
  constexpr std::size_t kAround = 6;
  if (!is_small(value)) [[unlikely]]
    return large_number(at, std::string_view(piece + kBefore, size - 1 - kAround), value);
  return write_small(value, put(at, piece));
}

// Or one that is no integer.
char* StepJson::large_number(char* at, std::string_view key, const Number& value) {
  out_.take(at);
  JsonWriter json = JsonWriter::in_object(out_);
  write_number(json, key, value);
  return out_.room(needed_);
}

inline char* StepJson::window(char* at, const Window& window) {
  at = number(at, R"(, "alpha": )", window.alpha);
  return number(at, R"(, "beta": )", window.beta);
}

inline std::string_view StepJson::texts(std::size_t depth) const {
  const std::size_t begin = depth == 0 ? 0 : levels_[depth - 1].texts_end;
  return std::string_view(texts_).substr(begin, levels_[depth].texts_end - begin);
}

// From behind the quote that opens the path.
inline char* StepJson::path(char* at, std::size_t depth) const {
  return put_padded(at, path_.data(), levels_[depth].path_length);
}

// The node of a step, and what is said of it in each event, then the tail.
[[gnu::always_inline]] inline char* StepJson::node(char* at, const TraceStep& step,
                                                   Tail tail) const {
  at = kEvents[static_cast<std::size_t>(step.event)].put(at);
  at = path(at, step.depth);
  const std::size_t player = step.player ? static_cast<std::size_t>(*step.player) : kLeafPlayer;
  const AfterPath& rest = kAfterPaths[static_cast<std::size_t>(tail)][player];
  constexpr std::uint32_t kDigits = 10;
  if (step.depth >= kDigits || refs_.has_texts())
    return after_texts(at, step.depth, {rest.text.data(), rest.size}, rest.digit);
  std::memcpy(at, rest.text.data(), AfterPath::kRoom);
  at[rest.digit] = static_cast<char>('0' + step.depth);
  return at + rest.size;
}

// The same where there is more than the path, or a depth of several digits.
char* StepJson::after_texts(char* at, std::size_t depth, std::string_view rest,
                            std::size_t digit) const {
  *at++ = '"';
  at = put(at, texts(depth));
  at = put(at, rest.substr(1, digit - 1));
  at = write_plain_integer(depth, at);
  return put(at, rest.substr(digit + 1));
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

[[gnu::always_inline]] inline char* StepJson::update(char* at, const TraceStep& step) {
  at = path(node(at, step, Tail::child), step.depth + 1);
  *at++ = '"';
  if (refs_.has_texts()) at = put(at, texts(step.depth + 1));
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
  out_.take(node(at, step, Tail::whatever));
  cutoffs_.cutoff_facts(*step.cutoff, layout_.cut_lists);
  return out_.room(kPieces);
}

// Without a window the value follows at once.
[[gnu::always_inline]] inline char* StepJson::value(char* at, const TraceStep& step) {
  if (!step.window && is_small(*step.value)) [[likely]]
    return write_small(*step.value, node(at, step, Tail::value));
  at = node(at, step, Tail::whatever);
  if (step.window) at = window(at, *step.window);
  return number(at, R"(, "value": )", *step.value);
}

[[gnu::always_inline]] inline char* StepJson::event(char* at, const TraceStep& step) {
  switch (step.event) {
    case TraceEvent::enter:
      at = node(at, step, Tail::whatever);
      return step.window ? window(at, *step.window) : at;
    case TraceEvent::leaf:
    case TraceEvent::eval:
      return value(at, step);
    case TraceEvent::update:
      return update(at, step);
    case TraceEvent::cut:
      return cut(at, step);
    case TraceEvent::exit:
      return put_bound(value(at, step), *step.bound);
  }
  return at;
}

void StepJson::skip(const TraceStep& step) {
  if (is_arrival(step.event)) arrive(step);
}

void StepJson::write(const TraceStep& step) {
  if (is_arrival(step.event)) arrive(step);
  char* at = event(step_number(out_.room(needed_), step.number), step);
  at[0] = '}';
  at[1] = '\n';
  out_.take(at + (layout_.line_ends ? 2 : 1));
}

}  // namespace gametree::output
