/// \file
/// Names first; then numbers and paths; then what stands around them falls away.
#include "answer/nodes.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "answer/clean.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/typed_number.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

// Past this a text is a path or a name, and nothing is looked for around it.
constexpr std::size_t kLongest = 500;
constexpr int kDeepest = 4;     // words and remarks around one node
constexpr int kMostDashes = 8;  // tried as the one between parent and child
constexpr std::size_t kMostLetters = 200;

/// The first arrow at or after `from`; {npos, 0}: none.
std::pair<std::size_t, std::size_t> find_arrow(std::string_view text, std::size_t from) {
  constexpr std::array<std::string_view, 8> kArrows{"-->", "->", "→", "⟶", "➔", "➜", "➝", "⇒"};
  std::pair<std::size_t, std::size_t> first{std::string_view::npos, 0};
  for (const std::string_view arrow : kArrows)
    if (const std::size_t at = text.find(arrow, from); at < first.first) first = {at, arrow.size()};
  return first;
}

bool has_empty(const std::vector<std::string_view>& parts) {
  return std::ranges::any_of(parts, [](std::string_view part) { return part.empty(); });
}

std::string_view without_leading_sign(std::string_view text) {
  if (text.starts_with(':') || text.starts_with('=')) text.remove_prefix(1);
  return trim(text);
}

}  // namespace

std::optional<AfterNoun> split_noun(std::string_view text) {
  if (text.starts_with('#')) return AfterNoun{trim(text.substr(1))};
  const std::size_t sign = text.find_first_of(":=");
  if (sign != std::string_view::npos) {
    const std::string_view word = trim(text.substr(0, sign));
    const std::string_view rest = trim(text.substr(sign + 1));
    if (is_word(word, Word::leaf)) return AfterNoun{rest, true};
    if (is_word(word, Word::node) || is_word(word, Word::move) || is_word(word, Word::option))
      return AfterNoun{rest};
  }
  if (const auto rest = after_word(text, {Word::leaf}))
    return AfterNoun{without_leading_sign(*rest), true};
  if (const auto rest = after_word(text, {Word::node, Word::move}))
    return AfterNoun{without_leading_sign(*rest)};
  return std::nullopt;
}

std::optional<BeforeRemark> split_remark(std::string_view text) {
  const Brackets brackets(text);
  for (std::size_t at = 1; at + 1 < text.size(); ++at)
    if (brackets.close_of(at) == text.size() - 1)
      return BeforeRemark{trim(text.substr(0, at)),
                          trim(text.substr(at + 1, text.size() - at - 2))};
  const std::size_t sign = text.find_last_of(":=");
  if (sign == std::string_view::npos || sign == 0) return std::nullopt;
  const std::string_view value = trim(text.substr(sign + 1));
  if (!plain_number(value)) return std::nullopt;
  return BeforeRemark{trim(text.substr(0, sign)), value};
}

std::vector<std::string_view> split_at_arrows(std::string_view text) {
  std::vector<std::string_view> parts;
  std::size_t from = 0;
  for (auto [at, length] = find_arrow(text, 0); at != std::string_view::npos;
       std::tie(at, length) = find_arrow(text, from)) {
    parts.push_back(trim(text.substr(from, at - from)));
    from = at + length;
  }
  parts.push_back(trim(text.substr(from)));
  return parts;
}

std::optional<Piece> NodeReader::read(std::string_view text) const {
  for (const std::string_view inner : unwrapped(text)) {
    std::optional<Piece> piece = whole(inner, 0);
    if (!piece) continue;
    piece->given = text;
    return piece;
  }
  return std::nullopt;
}

std::optional<Piece> NodeReader::whole(std::string_view text, int depth) const {
  if (text.empty() || depth > kDeepest) return std::nullopt;
  if (std::optional<Piece> piece = named(text)) return piece;
  if (std::optional<Piece> piece = placed(text)) return piece;
  if (text.size() > kLongest) return std::nullopt;
  if (std::optional<Piece> piece = before_remark(text, depth)) return piece;
  if (std::optional<Piece> piece = by_arrow(text)) return piece;
  if (std::optional<Piece> piece = by_dash(text)) return piece;
  return after_noun(text, depth);
}

Piece NodeReader::found(std::string_view given, NodeId node) const {
  if (place_ == Place::action && (node == 0 || index_.parent(node) != parent_))
    return invalid_piece(
        given, problem(ErrorCode::answer_not_an_action, {shown(given), index_.path(parent_)}));
  return read_piece(given, node);
}

Piece NodeReader::ambiguous(std::string_view given, const Found& nodes) const {
  return invalid_piece(given,
                       problem(ErrorCode::ambiguous_node, {shown(given), index_.listed(nodes)}));
}

std::optional<Piece> NodeReader::named(std::string_view text) const {
  const Found nodes =
      place_ == Place::action ? index_.find_child(parent_, text) : index_.find(text);
  if (nodes.is_none()) return std::nullopt;
  return nodes.is_one() ? found(text, nodes.node()) : ambiguous(text, nodes);
}

/// By where it is or what it is worth.
std::optional<Piece> NodeReader::placed(std::string_view text) const {
  if (place_ == Place::action) return action(text);
  if (place_ == Place::list)
    if (std::optional<Piece> piece = valued(text)) return piece;
  if (const std::optional<NodeId> node = index_.follow(text)) return found(text, *node);
  if (place_ == Place::key && is_digits(text))
    if (const std::optional<NodeId> node = index_.child(0, text)) return found(text, *node);
  if (is_word(text, Word::root)) return found(text, 0);
  return std::nullopt;
}

std::optional<Piece> NodeReader::action(std::string_view text) const {
  if (is_digits(text)) {
    const std::optional<NodeId> node = index_.child(parent_, text);
    return node ? std::optional(found(text, *node)) : std::nullopt;
  }
  const std::optional<NodeId> node = anywhere(text);
  return node ? std::optional(found(text, *node)) : std::nullopt;
}

/// By a leaf's value; a path that looks the same makes it two.
std::optional<Piece> NodeReader::valued(std::string_view text) const {
  const std::optional<TypedNumber> number = plain_number(text);
  if (!number) return std::nullopt;
  const Found leaves = index_.leaves_worth(number->value);
  const std::optional<NodeId> at_path = index_.follow(text);
  // The blank of `- 3` parts no elements.
  if (leaves.is_none() && !at_path && text.find(' ') != std::string_view::npos)
    return invalid_piece(text, problem_with(ErrorCode::answer_no_such_leaf, text));
  if (leaves.is_none()) return std::nullopt;
  if (at_path && (!leaves.is_one() || leaves.node() != *at_path)) {
    return invalid_piece(text,
                         problem(ErrorCode::answer_path_or_value,
                                 {shown(text), index_.path(*at_path), index_.listed(leaves)}));
  }
  if (leaves.is_one()) return found(text, leaves.node());
  return invalid_piece(
      text, problem(ErrorCode::answer_ambiguous_leaf, {shown(text), index_.listed(leaves)}));
}

std::optional<NodeId> NodeReader::anywhere(std::string_view text) const {
  const Found nodes = index_.find(text);
  if (nodes.is_one()) return nodes.node();
  if (!nodes.is_none()) return std::nullopt;
  if (const std::optional<NodeId> node = index_.follow(text)) return node;
  if (is_word(text, Word::root)) return 0;
  return std::nullopt;
}

std::optional<NodeId> NodeReader::node(std::string_view text) const {
  std::optional<Piece> piece = named(text);
  if (!piece) piece = placed(text);
  if (!piece && text.size() <= kLongest) piece = by_arrow(text);
  if (!piece && text.size() <= kLongest) piece = by_dash(text);
  if (!piece && text.size() <= kLongest) piece = after_noun(text, kDeepest);
  if (!piece || !is_read(*piece)) return std::nullopt;
  return std::get<NodeId>(piece->value);
}

std::optional<Piece> NodeReader::before_remark(std::string_view text, int depth) const {
  const std::optional<BeforeRemark> parts = split_remark(text);
  if (!parts) return std::nullopt;
  std::optional<Piece> piece = whole(parts->head, depth + 1);
  if (!piece || !is_read(*piece)) return piece;
  if (!names_other(parts->remark, std::get<NodeId>(piece->value))) return piece;
  return invalid_piece(
      text, problem(ErrorCode::answer_remark_names_node, {shown(text), shown(parts->head)}));
}

bool NodeReader::names_other(std::string_view remark, NodeId node) const {
  const auto is_other = [&](std::string_view word) {
    const Found nodes = index_.find(word);
    return !nodes.is_none() && (!nodes.is_one() || nodes.node() != node);
  };
  const std::vector<std::string_view> words = words_of(remark);
  return is_other(remark) || std::ranges::any_of(words, is_other);
}

std::optional<Piece> NodeReader::after_noun(std::string_view text, int depth) const {
  const std::optional<AfterNoun> parts = split_noun(text);
  if (!parts || parts->rest.empty()) return std::nullopt;
  if (place_ == Place::list && !parts->is_leaf && plain_number(parts->rest)) {
    std::optional<Piece> piece = named(parts->rest);
    return piece ? piece
                 : invalid_piece(text, problem_with(ErrorCode::answer_number_after_word, text));
  }
  if (depth < kDeepest) return whole(parts->rest, depth + 1);
  std::optional<Piece> piece = named(parts->rest);
  return piece ? piece : placed(parts->rest);
}

std::optional<Piece> NodeReader::by_arrow(std::string_view text) const {
  std::vector<std::string_view> parts = split_at_arrows(text);
  if (parts.size() == 1) parts = split(text, ">");
  return parts.size() == 1 ? std::nullopt : chain(parts, text);
}

/// A dash may belong to a name, so that each is tried.
std::optional<Piece> NodeReader::by_dash(std::string_view text) const {
  std::optional<Piece> none_fits;
  std::size_t at = text.find('-', 1);
  for (int tried = 0; at != std::string_view::npos && tried < kMostDashes; ++tried) {
    std::optional<Piece> piece = chain({trim(text.substr(0, at)), trim(text.substr(at + 1))}, text);
    if (piece && is_read(*piece)) return piece;
    if (!none_fits) none_fits = std::move(piece);
    at = text.find('-', at + 1);
  }
  std::optional<Piece> all = none_fits ? std::nullopt : chain(split(text, "-"), text);
  return all && is_read(*all) ? all : none_fits;
}

std::optional<Piece> NodeReader::chain(const std::vector<std::string_view>& parts,
                                       std::string_view given) const {
  if (parts.size() < 2 || has_empty(parts)) return std::nullopt;
  std::optional<NodeId> node = anywhere(parts.front());
  if (!node)
    if (const std::optional<AfterNoun> noun = split_noun(parts.front()))
      node = anywhere(noun->rest);
  if (!node) return std::nullopt;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    std::optional<Piece> child = child_of(*node, parts[i]);
    if (!child || is_invalid(*child)) return child;
    node = std::get<NodeId>(child->value);
  }
  return found(given, *node);
}

std::optional<Piece> NodeReader::child_of(NodeId parent, std::string_view text) const {
  Found nodes = index_.find_child(parent, text);
  const std::optional<TypedNumber> number = plain_number(text);
  if (nodes.is_none() && number) nodes = index_.children_worth(parent, number->value);
  if (nodes.is_one()) return read_piece(text, nodes.node());
  if (!nodes.is_none()) return ambiguous(text, nodes);
  if (!number && index_.find(text).is_none() && !index_.follow(text)) return std::nullopt;
  return invalid_piece(text,
                       problem(ErrorCode::answer_not_a_child, {shown(text), index_.path(parent)}));
}

std::optional<Piece> NodeReader::child(std::string_view parent, std::string_view child) const {
  std::optional<Piece> piece = chain({parent, child}, child);
  return piece && is_read(*piece) ? piece : std::nullopt;
}

bool NodeReader::read_letters(std::string_view text, std::vector<Piece>& out) const {
  if (text.size() > kMostLetters) return false;
  std::vector<Piece> letters;
  for (std::string_view rest = text; !rest.empty();) {
    const char* const first = rest.data();
    const bool is_digit = *first >= '0' && *first <= '9';
    if (!is_word_character(take_character(rest)) || is_digit) return false;
    std::optional<Piece> piece = named({first, static_cast<std::size_t>(rest.data() - first)});
    if (!piece || !is_read(*piece)) return false;
    letters.push_back(*std::move(piece));
  }
  if (letters.size() < 2) return false;
  if (is_any_word(text))
    letters = {invalid_piece(text, problem_with(ErrorCode::answer_ambiguous_word, text))};
  out.insert(out.end(), letters.begin(), letters.end());
  return true;
}

Error NodeReader::why_not(std::string_view text) const {
  if (place_ == Place::action)
    return problem(ErrorCode::answer_not_an_action, {shown(text), index_.path(parent_)});
  if (place_ == Place::list && plain_number(text))
    return problem_with(ErrorCode::answer_no_such_leaf, text);
  std::string near;
  if (suggestions_left_ > 0) {
    --suggestions_left_;
    near = index_.near(text);
  }
  return problem(ErrorCode::unknown_node, {shown(text), std::move(near)});
}

}  // namespace gametree::answer
