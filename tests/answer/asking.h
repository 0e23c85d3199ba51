/// \file
/// Questions in short, and answers as the cases write them: `"/2"`, `"<=2"`, `["/1", "/2"]`.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gametree/answer.h"
#include "gametree/exercise.h"
#include "gametree/tree.h"

namespace gametree::test {

/// A tree as an s-expression.
GameTree tree_from(const std::string& sexpr);

/// A question of a case: its type and keys, with what an exercise leaves out filled in.
Question question_from(const nlohmann::json& keys, const GameTree& tree);

/// A text, a list of texts and lists, or a mapping, as JSON has them: what a file would hold.
Typed typed_from(const nlohmann::ordered_json& value);

/// An answer in the form of `reads_as`. Lists without an order are sorted, each element once.
nlohmann::json reads_as(const Question& question, const GameTree& tree, const Answer& answer);

/// A `reads_as` of a case, with lists sorted as above.
nlohmann::json expected_as(const Question& question, nlohmann::json expected);

/// A question, its tree, and what is read of texts typed for it.
class Asking {
 public:
  Asking(const std::string& sexpr, const std::string& question_keys);

  [[nodiscard]] Answer answer(const Typed& typed) const;
  [[nodiscard]] Answer answer(const std::string& text) const;
  /// Of a text, in the form of `reads_as`, as compact JSON with ' for ".
  [[nodiscard]] std::string read(const std::string& text) const;
  /// Of what a file holds, as JSON with ' for ".
  [[nodiscard]] std::string read_file(std::string json) const;
  /// Of columns `QUESTION.NODE`.
  [[nodiscard]] std::string read_columns(
      const std::vector<std::pair<std::string, std::string>>& columns) const;

  Question question;
  GameTree tree;

 private:
  [[nodiscard]] std::string shown(const Answer& answer) const;
};

}  // namespace gametree::test
