/// \file
/// Exercises for tests, made by hand rather than read.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/read_tree.h"
#include "gametree/reference.h"

namespace gametree::test {

/// Questions on one tree, one after the other.
class ExerciseBuilder {
 public:
  explicit ExerciseBuilder(std::string_view sexpr) {
    ReadOptions options;
    options.format = "sexpr";
    exercise_.id = "test";
    exercise_.trees.push_back({"", read_tree(sexpr, options).value()});
  }

  ExerciseBuilder& ask(std::string id, QuestionType type,
                       const std::vector<std::string>& nodes = {}) {
    Question question;
    question.id = std::move(id);
    question.type = type;
    for (const std::string& node : nodes)
      question.nodes.push_back(find_node(exercise_.trees.front().tree, node).value());
    exercise_.questions.push_back(std::move(question));
    return *this;
  }

  [[nodiscard]] const Exercise& exercise() const { return exercise_; }

 private:
  Exercise exercise_;
};

}  // namespace gametree::test
