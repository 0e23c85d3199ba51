/// \file
/// Answers as people would type them. What is written is read again: where a name does not come
/// back as the same, paths are written instead.
#include <algorithm>
#include <string>
#include <utility>

#include "answer/indexes.h"
#include "answer/nodes.h"
#include "answer/problems.h"
#include "answer/typed_text.h"

namespace gametree {
namespace answer {
namespace {

// Reads as nothing that any question asks for.
constexpr std::string_view kUnreadable = "?";

/// How nodes and rows are written.
enum class Style {
  plain,  ///< by name or label where that is clear; one-column rows bare
  paths,  ///< by path; each row a list
};

/// `2.50` for 5/2 with two decimals; a number that has more is written whole.
std::string decimal_text(const Number& number, unsigned places, char point) {
  Number scaled = number.sign() < 0 ? -number : number;
  for (unsigned place = 0; place < places; ++place) scaled = scaled * 10;
  if (number.is_infinite() || !scaled.is_integer() || places == 0) return to_text(number);
  std::string digits = to_text(scaled);
  if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
  digits.insert(digits.size() - places, 1, point);
  return (number.sign() < 0 ? "-" : "") + digits;
}

std::string number_text(const TypedNumber& number) {
  constexpr unsigned kThousand = 3;
  if (number.may_be_thousands) return decimal_text(number.value, kThousand, ',');
  if (!number.decimals) return to_text(number.value);
  return decimal_text(number.value, *number.decimals, '.') + (number.goes_on ? "..." : "");
}

std::string claim_text(const Claim& claim) {
  std::string number = number_text(claim.number);
  if (!claim.bound) return number;
  switch (*claim.bound) {
    case Bound::exact:
      return "=" + number;
    case Bound::at_most:
      return "<=" + number;
    case Bound::at_least:
      return ">=" + number;
  }
  return number;
}

std::string given_or_unreadable(const Piece& piece) {
  return piece.given.empty() ? std::string(kUnreadable) : piece.given;
}

Typed list_of(std::vector<Typed> items) {
  Typed list;
  list.kind = Typed::Kind::list;
  list.items = std::move(items);
  return list;
}

class AnswerWriter {
 public:
  AnswerWriter(const Question& question, const NodeIndex& index, Style style)
      : question_(question), index_(index), style_(style) {}

  [[nodiscard]] Typed write(const Answer& answer) const;

 private:
  [[nodiscard]] Typed write_values(const Answer& answer) const;
  [[nodiscard]] Typed write_windows(const Answer& answer) const;
  [[nodiscard]] Typed write_rows(const Answer& answer) const;
  [[nodiscard]] Typed write_line(const Answer& answer) const;
  [[nodiscard]] Typed write_pieces(const Answer& answer) const;
  [[nodiscard]] bool is_list() const;
  [[nodiscard]] std::string window_text(const WindowPieces& window) const;
  [[nodiscard]] std::string piece_text(const Piece& piece, const NodeReader& reader) const;
  [[nodiscard]] std::string node_text(NodeId node, const NodeReader& reader) const;
  [[nodiscard]] std::string step_text(NodeId parent, NodeId node) const;
  /// The names and labels by which a node may be called.
  [[nodiscard]] std::vector<std::string> callings(NodeId node) const;
  [[nodiscard]] std::string path(NodeId node) const { return index_.whole_path(node); }

  const Question& question_;
  const NodeIndex& index_;
  Style style_;
};

std::vector<std::string> AnswerWriter::callings(NodeId node) const {
  std::vector<std::string> texts;
  if (style_ == Style::paths) return texts;
  for (const auto& text : {index_.tree().name(node), index_.tree().action(node)})
    if (text && !is_blank(clean(*text, index_.cleaning()))) texts.emplace_back(*text);
  return texts;
}

std::string AnswerWriter::node_text(NodeId node, const NodeReader& reader) const {
  for (const std::string& text : callings(node)) {
    const std::optional<Piece> piece = reader.read(clean(text, index_.cleaning()));
    if (piece && is_read(*piece) && std::get<NodeId>(piece->value) == node) return text;
  }
  return path(node);
}

std::string AnswerWriter::step_text(NodeId parent, NodeId node) const {
  const auto is_node = [&](const std::string& text) {
    const Found found = index_.find_child(parent, clean(text, index_.cleaning()));
    return found.is_one() && found.node() == node;
  };
  std::vector<std::string> texts = callings(node);
  std::ranges::reverse(texts);  // a step is an action first
  const auto text = std::ranges::find_if(texts, is_node);
  if (text != texts.end()) return *text;
  const std::string whole = path(node);
  const std::string number = whole.substr(whole.rfind('/') + 1);
  const bool is_free = index_.find_child(parent, number).is_none();
  return style_ == Style::plain && is_free ? number : whole;
}

std::string AnswerWriter::piece_text(const Piece& piece, const NodeReader& reader) const {
  if (piece.state == ReadState::blank) return {};
  if (piece.state == ReadState::none) return "none";
  if (is_invalid(piece)) return given_or_unreadable(piece);
  if (const auto* node = std::get_if<NodeId>(&piece.value)) return node_text(*node, reader);
  if (const auto* claim = std::get_if<Claim>(&piece.value)) return claim_text(*claim);
  if (const auto* kind = std::get_if<KindCell>(&piece.value)) return std::string(to_text(*kind));
  if (const auto* text = std::get_if<std::string>(&piece.value)) return *text;
  return "pruned";
}

Typed AnswerWriter::write_values(const Answer& answer) const {
  const NodeReader keys(index_, Place::key);
  Typed mapping;
  for (std::size_t i = 0; i < question_.nodes.size(); ++i) {
    if (answer.values[i].state == ReadState::blank) continue;
    mapping.kind = Typed::Kind::mapping;
    mapping.pairs.emplace_back(node_text(question_.nodes[i], keys),
                               typed_text(piece_text(answer.values[i], keys)));
  }
  return mapping;
}

std::string AnswerWriter::window_text(const WindowPieces& window) const {
  if (window.pruned) return "pruned";
  const auto end_text = [](const Piece& end) {
    if (is_invalid(end)) return std::string(kUnreadable);
    return is_read(end) ? claim_text(std::get<Claim>(end.value)) : std::string();
  };
  const std::string alpha = end_text(window.alpha);
  const std::string beta = end_text(window.beta);
  if (question_.own_ends) return alpha + beta;  // one of them is blank
  if (alpha.empty()) return beta.empty() ? beta : "beta = " + beta;
  if (beta.empty()) return "alpha = " + alpha;
  const bool has_comma = (alpha + beta).find(',') != std::string::npos;
  return "[" + alpha + (has_comma ? "; " : ", ") + beta + "]";
}

Typed AnswerWriter::write_windows(const Answer& answer) const {
  const NodeReader keys(index_, Place::key);
  Typed mapping;
  for (std::size_t i = 0; i < question_.nodes.size(); ++i) {
    const std::string text = window_text(answer.windows[i]);
    if (text.empty()) continue;
    mapping.kind = Typed::Kind::mapping;
    mapping.pairs.emplace_back(node_text(question_.nodes[i], keys), typed_text(text));
  }
  return mapping;
}

Typed AnswerWriter::write_rows(const Answer& answer) const {
  const NodeReader reader(index_, Place::list);
  std::vector<Typed> rows;
  for (const std::vector<Piece>& row : answer.rows) {
    std::vector<Typed> cells;
    cells.reserve(row.size());
    for (const Piece& piece : row) cells.push_back(typed_text(piece_text(piece, reader)));
    const bool is_bare = cells.size() == 1 && style_ == Style::plain;
    rows.push_back(is_bare ? std::move(cells.front()) : list_of(std::move(cells)));
  }
  return list_of(std::move(rows));
}

Typed AnswerWriter::write_line(const Answer& answer) const {
  if (answer.pieces.empty()) return typed_text("/");
  std::vector<Typed> steps;
  steps.reserve(answer.pieces.size());
  NodeId at = 0;
  for (const Piece& piece : answer.pieces) {
    const auto* node = std::get_if<NodeId>(&piece.value);
    steps.push_back(
        typed_text(node == nullptr ? given_or_unreadable(piece) : step_text(at, *node)));
    if (node != nullptr) at = *node;
  }
  return list_of(std::move(steps));
}

/// Whether the answer is a list even where it has one element.
bool AnswerWriter::is_list() const {
  const AnswerForm form = form_of(question_.type);
  if (form == AnswerForm::nodes_read || form == AnswerForm::nodes_cut) return true;
  if (form == AnswerForm::action) return question_.every_best;
  const bool may_be_several = form == AnswerForm::numbers || form == AnswerForm::options;
  return may_be_several && question_.expect && question_.expect->kind == Typed::Kind::list;
}

Typed AnswerWriter::write_pieces(const Answer& answer) const {
  const bool is_action = form_of(question_.type) == AnswerForm::action;
  const NodeReader reader(index_, is_action ? Place::action : Place::list, question_.at_node);
  std::vector<Typed> items;
  for (const Piece& piece : answer.pieces) items.push_back(typed_text(piece_text(piece, reader)));
  if (items.size() == 1 && !is_list()) return std::move(items.front());
  return list_of(std::move(items));
}

Typed AnswerWriter::write(const Answer& answer) const {
  if (answer.state == ReadState::blank) return {};
  if (answer.state == ReadState::none)
    return style_ == Style::plain ? typed_text("none") : list_of({});
  if (answer.state == ReadState::invalid)
    return typed_text(answer.given.empty() ? std::string(kUnreadable) : answer.given);
  const AnswerForm form = form_of(question_.type);
  if (form == AnswerForm::values) return write_values(answer);
  if (form == AnswerForm::windows) return write_windows(answer);
  if (form == AnswerForm::line) return write_line(answer);
  if (form == AnswerForm::cutoff_rows || form == AnswerForm::visit_rows) return write_rows(answer);
  return write_pieces(answer);
}

/// Whether `read` is what was written as `piece`. A number that was not typed has no decimals, and
/// is written with all it needs.
bool is_same(const Piece& piece, const Piece& read) {
  const auto* claim = std::get_if<Claim>(&piece.value);
  const auto* read_claim = std::get_if<Claim>(&read.value);
  if (claim == nullptr || read_claim == nullptr || claim->number.decimals)
    return piece.state == read.state && piece.value == read.value;
  Claim same = *read_claim;
  same.number.decimals = std::nullopt;
  return piece.state == read.state && *claim == same;
}

bool are_same(const std::vector<Piece>& pieces, const std::vector<Piece>& read) {
  return std::ranges::equal(pieces, read, is_same);
}

bool is_same_window(const WindowPieces& window, const WindowPieces& read) {
  return window.pruned == read.pruned && is_same(window.alpha, read.alpha) &&
         is_same(window.beta, read.beta);
}

bool mean_the_same(const Answer& answer, const Answer& read) {
  return answer.state == read.state && are_same(answer.values, read.values) &&
         are_same(answer.pieces, read.pieces) &&
         std::ranges::equal(answer.windows, read.windows, is_same_window) &&
         std::ranges::equal(answer.rows, read.rows, are_same) &&
         answer.is_either_or == read.is_either_or;
}

}  // namespace
}  // namespace answer

Typed AnswerReader::write(const Question& question, const Answer& answer) const {
  using answer::Style;
  Typed typed = answer::AnswerWriter(question, indexes_->plain, Style::plain).write(answer);
  if (answer::mean_the_same(answer, read(question, {{question.id, "", typed}}))) return typed;
  return answer::AnswerWriter(question, indexes_->plain, Style::paths).write(answer);
}

Typed write_answer(const Question& question, const GameTree& tree, const Answer& answer) {
  return AnswerReader(tree).write(question, answer);
}

}  // namespace gametree
