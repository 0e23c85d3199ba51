/// \file
/// Exercises and answers built by hand, and the grades they get.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gametree/grade.h"
#include "gametree/messages.h"
#include "gametree/reference.h"
#include "grade/exercise_keys.h"
#include "grade/reading.h"
#include "support/cases.h"

namespace gametree::test {

/// Understands what these tests type: numbers, options, nodes, and lists of them.
class PlainReading final : public grade::Reading {
 public:
  [[nodiscard]] Answer answer(const Question& question, const GameTree& tree,
                              const Typed& typed) const override {
    Answer answer;
    answer.state = ReadState::read;
    const bool is_list = typed.kind == Typed::Kind::list;
    for (const Typed& each : is_list ? typed.items : std::vector{typed})
      answer.pieces.push_back(piece(question, tree, each.text));
    for (const Piece& piece : answer.pieces)
      if (piece.state == ReadState::invalid) answer.state = ReadState::invalid;
    return answer;
  }
  /// Alternatives here say all rules.
  [[nodiscard]] Rules rules(const Rules& base, const RulesPart& part) const override {
    return part.given.empty() ? base : part.values;
  }

 private:
  static Piece piece(const Question& question, const GameTree& tree, const std::string& text) {
    Piece piece;
    piece.state = ReadState::read;
    piece.given = text;
    if (question.type == QuestionType::choice) {
      piece.value = text;
    } else if (const auto number = parse_number(text).number;
               number &&
               (question.type == QuestionType::number || question.type == QuestionType::count)) {
      piece.value = Claim{TypedNumber{*number, {}, false}, {}};
    } else if (const auto node = find_node(tree, text)) {
      piece.value = *node;
    } else {
      piece.state = ReadState::invalid;
    }
    return piece;
  }
};

inline Rules alphabeta_rules() {
  Rules rules;
  rules.algorithm = Algorithm::alphabeta;
  return rules;
}

inline Question question_of(QuestionType type, std::string id, Rules rules = {}) {
  Question question;
  question.id = std::move(id);
  question.type = type;
  question.rules = std::move(rules);
  return question;
}

inline std::vector<NodeId> inner_nodes(const GameTree& tree) {
  std::vector<NodeId> nodes;
  for (NodeId node = 0; node < tree.size(); ++node)
    if (!tree.is_leaf(node)) nodes.push_back(node);
  return nodes;
}

inline Piece piece_of(Piece::Value value) {
  Piece piece;
  piece.state = ReadState::read;
  piece.value = std::move(value);
  return piece;
}
inline Piece number_piece(const Number& number) {
  return piece_of(Claim{TypedNumber{number, {}, false}, {}});
}
inline Piece bound_piece(const Number& number, Bound bound) {
  return piece_of(Claim{TypedNumber{number, {}, false}, bound});
}
inline Piece invalid_piece(std::string given) {
  Piece piece;
  piece.state = ReadState::invalid;
  piece.given = std::move(given);
  piece.problem = Error{ErrorCode::not_a_number, {piece.given}, kNoOffset, {}, {}};
  return piece;
}

inline Answer values_answer(std::vector<Piece> values) {
  Answer answer;
  answer.state = ReadState::read;
  answer.values = std::move(values);
  return answer;
}
inline Answer numbers_answer(std::initializer_list<Number> numbers) {
  std::vector<Piece> values;
  for (const Number& number : numbers) values.push_back(number_piece(number));
  return values_answer(std::move(values));
}
inline Answer pieces_answer(std::vector<Piece> pieces) {
  Answer answer;
  answer.state = ReadState::read;
  answer.pieces = std::move(pieces);
  return answer;
}
inline Answer nodes_answer(const std::vector<NodeId>& nodes) {
  std::vector<Piece> pieces;
  for (const NodeId node : nodes) pieces.push_back(piece_of(node));
  return pieces_answer(std::move(pieces));
}
inline Answer none_answer() {
  Answer answer;
  answer.state = ReadState::none;
  return answer;
}
inline WindowPieces window_of(const Number& alpha, const Number& beta) {
  return {false, number_piece(alpha), number_piece(beta)};
}
inline Answer windows_answer(std::vector<WindowPieces> windows) {
  Answer answer;
  answer.state = ReadState::read;
  answer.windows = std::move(windows);
  return answer;
}
inline Answer rows_answer(std::vector<std::vector<Piece>> rows) {
  Answer answer;
  answer.state = ReadState::read;
  answer.rows = std::move(rows);
  return answer;
}

inline Exercise exercise_of(const std::string& tree, std::vector<Question> questions) {
  Exercise exercise;
  exercise.trees = {{"", tree_of(tree, "sexpr")}};
  for (Question& question : questions) {
    const bool is_by_node =
        question.type == QuestionType::node_values || question.type == QuestionType::windows;
    if (is_by_node && question.nodes.empty())
      question.nodes = inner_nodes(exercise.trees.front().tree);
  }
  exercise.questions = std::move(questions);
  return exercise;
}

/// The grades of one student's answers.
inline std::vector<GradedQuestion> grades(const Exercise& exercise,
                                          const std::vector<Answer>& answers) {
  const PlainReading reading;
  return grade::ExerciseKeys(exercise, reading).grade(answers);
}

/// The grade of the only question.
inline GradedQuestion grade_of(const std::string& tree, const Question& question,
                               const Answer& answer) {
  return grades(exercise_of(tree, {question}), {answer}).front();
}

/// Its points, as text.
inline std::string points(const std::string& tree, const Question& question, const Answer& answer) {
  return to_text(grade_of(tree, question, answer).score);
}

/// `correct 1; wrong 0`: the items' statuses and points.
inline std::string summary(const GradedQuestion& question) {
  std::string text;
  for (const GradedItem& item : question.items) {
    if (!text.empty()) text += "; ";
    text += std::string(to_text(item.status)) + " " + to_text(item.points);
  }
  return text;
}

/// The key of the only question, or its error's code.
inline Result<Answer> key_of(const std::string& tree, const Question& question) {
  const Exercise exercise = exercise_of(tree, {question});
  const PlainReading reading;
  grade::KeyMaker maker(exercise, reading);
  const auto key = maker.key(exercise.questions.front(), question.rules);
  if (!key) return key.error();
  return (*key)->answer();
}

/// The nodes in a key's pieces.
inline std::vector<NodeId> key_nodes(const std::string& tree, const Question& question) {
  std::vector<NodeId> nodes;
  const Answer key = key_of(tree, question).value();
  for (const Piece& piece : key.pieces) nodes.push_back(std::get<NodeId>(piece.value));
  return nodes;
}

/// 0 root; 1 a: 2 3 4; 5 b: 6 7 8; 9 c: 10 11 12. Under alpha-beta b is cut after its first leaf,
/// and c is not: only its last leaf is <= 3.
inline const std::string kBranches = "(MAX a: (MIN 3 12 8) b: (MIN 2 4 6) c: (MIN 14 5 2))";

}  // namespace gametree::test
