/// \file
/// A class of three branches, graded by hand.
#pragma once

#include <string>

#include "gametree/grade.h"
#include "gametree/grade_report.h"
#include "gametree/read_tree.h"

namespace gametree::test {

/// a, b and c are worth 3, 2 and 2, the root 3; under alpha-beta 4 and 6 are cut below b.
inline Exercise three_branches() {
  Exercise exercise;
  exercise.id = "three-branches";
  exercise.title = Texts("Three branches");
  exercise.trees.push_back(
      {"", *read_tree("(MAX a: (MIN 3 12 8) b: (MIN :name B 2 4 6) c: (MIN 14 5 2))")});
  Question values;
  values.id = "values";
  values.type = QuestionType::node_values;
  values.points = 4;
  values.nodes = {0, 1, 5, 9};
  Question move;
  move.id = "move";
  move.type = QuestionType::best_action;
  Question cut;
  cut.id = "cut";
  cut.type = QuestionType::cut_leaves;
  cut.points = 3;
  exercise.questions = {values, move, cut};
  return exercise;
}

inline GradedItem item(std::string id, ItemStatus status, Number points, Number max_points,
                       std::string given, std::string expected) {
  GradedItem result;
  result.id = std::move(id);
  result.status = status;
  result.points = std::move(points);
  result.max_points = std::move(max_points);
  result.given = std::move(given);
  result.expected = std::move(expected);
  return result;
}

inline GradedItem at(NodeId node, GradedItem result) {
  result.node = node;
  return result;
}

inline GradedQuestion graded_question(std::size_t number, Number score, Number max_score,
                                      std::vector<GradedItem> items) {
  GradedQuestion question;
  question.question = number;
  question.score = std::move(score);
  question.max_score = std::move(max_score);
  question.items = std::move(items);
  return question;
}

/// `a` wrong, 7 of 8.
inline GradedSubmission nearly_right(const std::string& id) {
  using enum ItemStatus;
  GradedSubmission submission;
  submission.file = id + ".yaml";
  submission.student = Identity{id, "file"};
  submission.state = SubmissionState::graded;
  submission.score = 7;
  submission.max_score = 8;
  submission.questions = {
      graded_question(
          0, 3, 4,
          {at(0, item("/", correct, 1, 1, "3", "3")), at(1, item("a", wrong, 0, 1, "12", "3")),
           at(5, item("B", correct, 1, 1, "2", "2")), at(9, item("c", correct, 1, 1, "2", "2"))}),
      graded_question(1, 1, 1, {item("move", correct, 1, 1, "a", "a")}),
      graded_question(2, 3, 3, {item("cut", correct, 3, 3, "4, 6", "4, 6")})};
  return submission;
}

/// A file that is no answers file.
inline GradedSubmission unreadable(const std::string& id) {
  Error error;
  error.code = ErrorCode::not_utf8;
  error.facts = {"0xE9"};
  error.source = id + ".yaml";
  error.place = Place{.line = 3, .column = 9, .excerpt = "", .caret = 0};
  GradedSubmission submission;
  submission.file = id + ".yaml";
  submission.student = Identity{id, "stem"};
  submission.state = SubmissionState::ungradable;
  submission.max_score = 8;
  submission.diagnostics = {error};
  return submission;
}

/// One number that nobody can read, 7/3 points in all.
inline GradedSubmission half_read(const std::string& id) {
  using enum ItemStatus;
  GradedSubmission submission = nearly_right(id);
  submission.score = Number::fraction(7, 3);
  GradedItem bad = at(5, item("B", invalid, 0, 1, "2 or 3", "2"));
  bad.problem = Error{};
  bad.problem->code = ErrorCode::not_a_number;
  bad.problem->facts = {"2 or 3"};
  submission.questions = {
      graded_question(
          0, Number::fraction(4, 3), 4,
          {at(0, item("/", partial, Number::fraction(1, 3), 1, "3", "3")),
           at(1, item("a", correct, 1, 1, "3", "3")), bad, at(9, item("c", blank, 0, 1, "", "2"))}),
      graded_question(1, 1, 1, {item("move", follow_through, 1, 1, "b", "a")}),
      graded_question(2, 0, 3, {item("cut", blank, 0, 3, "", "4, 6")})};
  return submission;
}

}  // namespace gametree::test
