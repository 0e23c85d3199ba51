/// \file
/// The bridge between the library's questions and answers, and JSON.
#include "answer/asking.h"

#include <algorithm>
#include <stdexcept>

#include "gametree/read_tree.h"
#include "gametree/reference.h"

namespace gametree::test {
namespace {

using nlohmann::json;

struct TypeName {
  const char* name;
  QuestionType type;
};

constexpr TypeName kTypes[] = {
    {"node-values", QuestionType::node_values},
    {"best-action", QuestionType::best_action},
    {"cut-leaves", QuestionType::cut_leaves},
    {"cut-nodes", QuestionType::cut_nodes},
    {"read-leaves", QuestionType::read_leaves},
    {"read-nodes", QuestionType::read_nodes},
    {"cutoffs", QuestionType::cutoffs},
    {"windows", QuestionType::windows},
    {"count", QuestionType::count},
    {"trace", QuestionType::trace},
    {"principal-line", QuestionType::principal_line},
    {"number", QuestionType::number},
    {"choice", QuestionType::choice},
    {"text", QuestionType::text},
};

struct ColumnWord {
  const char* name;
  Column column;
};

constexpr ColumnWord kColumns[] = {
    {"node", Column::node}, {"after", Column::after}, {"alpha", Column::alpha},
    {"beta", Column::beta}, {"kind", Column::kind},   {"value", Column::value},
};

template <class Row>
const Row& named(const std::string& name, const Row* first, const Row* last) {
  const Row* row = std::find_if(first, last, [&](const Row& r) { return r.name == name; });
  if (row == last) throw std::runtime_error("no word " + name);
  return *row;
}

void read_options(Question& question, const json& options) {
  if (options == "true-false") {
    question.true_false = true;
    question.options = {{"true", {}, {}, {}}, {"false", {}, {}, {}}};
    return;
  }
  for (const auto& [key, text] : options.items())
    question.options.push_back({key, Texts(text.get<std::string>()), {}, {}});
}

void read_key(Question& question, const GameTree& tree, const std::string& key, const json& value) {
  if (key == "type") return;
  if (key == "rules") return;  // what the search does is no matter here
  if (key == "of") {
    question.of = value;
  } else if (key == "expect") {
    question.expect = typed_from(nlohmann::ordered_json::parse(value.dump()));
  } else if (key == "nodes") {
    question.nodes.clear();
    for (const std::string node : value) question.nodes.push_back(find_node(tree, node).value());
  } else if (key == "at" && question.type == QuestionType::best_action) {
    question.at_node = find_node(tree, value.get<std::string>()).value();
  } else if (key == "at") {
    question.at_exit = value == "exit";
  } else if (key == "which") {
    question.every_best = value == "all";
  } else if (key == "unit") {
    question.topmost = value == "topmost";
  } else if (key == "ends") {
    question.own_ends = value == "own";
  } else if (key == "pruned_as") {
    question.pruned_as = value.get<std::vector<std::string>>();
  } else if (key == "columns") {
    for (const std::string column : value)
      question.columns.push_back(named(column, std::begin(kColumns), std::end(kColumns)).column);
  } else if (key == "options") {
    read_options(question, value);
  } else {
    throw std::runtime_error("no key " + key);
  }
}

bool is_ordered(QuestionType type) {
  return type == QuestionType::read_leaves || type == QuestionType::read_nodes ||
         type == QuestionType::principal_line || type == QuestionType::cutoffs ||
         type == QuestionType::trace || type == QuestionType::number;
}

std::string number_text(const Number& number) { return to_text(number); }

json claim_json(const Claim& claim) {
  std::string sign;
  if (claim.bound == Bound::exact) sign = "=";
  if (claim.bound == Bound::at_most) sign = "<=";
  if (claim.bound == Bound::at_least) sign = ">=";
  const std::string text = sign + number_text(claim.number.value);
  if (claim.number.may_be_thousands) return {{"number", text}, {"if_wrong", "invalid"}};
  return text;
}

json value_json(const GameTree& tree, const Piece::Value& value) {
  if (const auto* node = std::get_if<NodeId>(&value)) return tree.path(*node);
  if (const auto* claim = std::get_if<Claim>(&value)) return claim_json(*claim);
  if (std::holds_alternative<Pruned>(value)) return "pruned";
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* kind = std::get_if<KindCell>(&value)) {
    if (*kind == KindCell::alpha) return "alpha";
    return *kind == KindCell::beta ? "beta" : "chance";
  }
  throw std::runtime_error("a piece that is read has a value");
}

json piece_json(const GameTree& tree, const Piece& piece) {
  switch (piece.state) {
    case ReadState::blank:
      return "blank";
    case ReadState::none:
      return "none";
    case ReadState::read:
      return value_json(tree, piece.value);
    case ReadState::invalid:
      if (!piece.problem) throw std::runtime_error("what is invalid says why");
      return "invalid";
  }
  return {};
}

json window_json(const Question& question, const GameTree& tree, NodeId node,
                 const WindowPieces& window) {
  if (window.pruned) return "pruned";
  if (question.own_ends)
    return piece_json(tree, tree.player(node) == Player::min ? window.beta : window.alpha);
  const json alpha = piece_json(tree, window.alpha);
  const json beta = piece_json(tree, window.beta);
  if (alpha == beta && (alpha == "blank" || alpha == "invalid")) return alpha;
  return {alpha, beta};
}

json per_node_json(const Question& question, const GameTree& tree, const Answer& answer) {
  json nodes = json::object();
  for (std::size_t i = 0; i < question.nodes.size(); ++i) {
    const NodeId node = question.nodes[i];
    nodes[tree.path(node)] = question.type == QuestionType::windows
                                 ? window_json(question, tree, node, answer.windows.at(i))
                                 : piece_json(tree, answer.values.at(i));
  }
  return nodes;
}

json list_json(const Question& question, const GameTree& tree, const Answer& answer) {
  json read = json::array();
  json invalid = json::array();
  for (const Piece& piece : answer.pieces)
    if (piece.state == ReadState::invalid)
      invalid.push_back(piece.given);
    else
      read.push_back(piece_json(tree, piece));
  read = expected_as(question, read);
  return invalid.empty() ? read : json{{"list", read}, {"invalid", invalid}};
}

bool asks_for_one(const Question& question) {
  const bool expects_several = question.expect && question.expect->kind == Typed::Kind::list;
  if (question.type == QuestionType::best_action) return !question.every_best;
  if (question.type == QuestionType::number || question.type == QuestionType::choice)
    return !expects_several;
  return question.type == QuestionType::count;
}

json rows_json(const GameTree& tree, const Answer& answer) {
  json rows = json::array();
  for (const std::vector<Piece>& row : answer.rows) {
    json cells = json::array();
    for (const Piece& piece : row) cells.push_back(piece_json(tree, piece));
    rows.push_back(cells);
  }
  return rows;
}

std::string with_double_quotes(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  return text;
}

}  // namespace

GameTree tree_from(const std::string& sexpr) {
  ReadOptions options;
  options.format = "sexpr";
  return read_tree(sexpr, options).value();
}

Question question_from(const json& keys, const GameTree& tree) {
  Question question;
  question.id = "q";
  question.type = named(keys.at("type"), std::begin(kTypes), std::end(kTypes)).type;
  question.ordered =
      question.type == QuestionType::read_leaves || question.type == QuestionType::read_nodes;
  for (NodeId node = 0; node < tree.size(); ++node)
    if (!tree.is_leaf(node)) question.nodes.push_back(node);
  for (const auto& [key, value] : keys.items()) read_key(question, tree, key, value);
  return question;
}

Typed typed_from(const nlohmann::ordered_json& value) {
  Typed typed;
  if (value.is_array()) {
    typed.kind = Typed::Kind::list;
    for (const auto& item : value) typed.items.push_back(typed_from(item));
  } else if (value.is_object()) {
    typed.kind = Typed::Kind::mapping;
    for (const auto& [key, item] : value.items()) typed.pairs.emplace_back(key, typed_from(item));
  } else {
    typed.text = value.is_string() ? value.get<std::string>() : value.dump();
  }
  return typed;
}

json expected_as(const Question& question, json expected) {
  if (expected.is_object())
    for (auto& [key, value] : expected.items())
      if (key == "list" || key == "all_of") value = expected_as(question, value);
  if (!expected.is_array() || is_ordered(question.type)) return expected;
  std::sort(expected.begin(), expected.end());
  expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
  return expected;
}

json reads_as(const Question& question, const GameTree& tree, const Answer& answer) {
  if (answer.state == ReadState::blank) return "blank";
  if (answer.state == ReadState::none) return "none";
  if (answer.state == ReadState::invalid) {
    if (!answer.problem) throw std::runtime_error("what is invalid says why");
    return "invalid";
  }
  if (question.type == QuestionType::node_values || question.type == QuestionType::windows)
    return per_node_json(question, tree, answer);
  if (question.type == QuestionType::cutoffs || question.type == QuestionType::trace)
    return rows_json(tree, answer);
  json pieces = list_json(question, tree, answer);
  if (question.type == QuestionType::text) return {{"text", answer.pieces.at(0).given}};
  if (answer.is_either_or) return {{"all_of", pieces}};
  return asks_for_one(question) && pieces.is_array() ? pieces.at(0) : pieces;
}

Asking::Asking(const std::string& sexpr, const std::string& question_keys)
    : tree(tree_from(sexpr)) {
  question = question_from(json::parse(with_double_quotes(question_keys)), tree);
}

Answer Asking::answer(const Typed& typed) const {
  return read_answer(question, tree, {{"q", "", typed}});
}

Answer Asking::answer(const std::string& text) const {
  Typed typed;
  typed.text = text;
  return answer(typed);
}

std::string Asking::shown(const Answer& answer) const {
  std::string text = reads_as(question, tree, answer).dump();
  std::replace(text.begin(), text.end(), '"', '\'');
  return text;
}

std::string Asking::read(const std::string& text) const { return shown(answer(text)); }

std::string Asking::read_file(std::string json) const {
  return shown(answer(typed_from(nlohmann::ordered_json::parse(with_double_quotes(json)))));
}

std::string Asking::read_columns(
    const std::vector<std::pair<std::string, std::string>>& columns) const {
  std::vector<TypedEntry> entries;
  for (const auto& [node, text] : columns) {
    Typed typed;
    typed.text = text;
    entries.push_back({"q", node, typed});
  }
  return shown(read_answer(question, tree, entries));
}

}  // namespace gametree::test
