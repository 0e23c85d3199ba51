/// \file
/// One question after another, each with what is wrong in it.
#pragma once

#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "exercise/alternatives.h"
#include "exercise/fields.h"
#include "exercise/problems.h"
#include "exercise/question_types.h"
#include "exercise/scalars.h"
#include "exercise/settings.h"
#include "exercise/trees.h"
#include "gametree/exercise.h"
#include "input/value.h"

namespace gametree::exercise {

/// What all questions of an exercise share. Borrowed.
struct QuestionsJob {
  const std::vector<TreeEntry>& trees;
  SharedRules& shared;
  const Lines& lines;
  Problems& problems;
  Budget& budget;
};

/// Reads the questions of one exercise, in order.
class QuestionReader {
 public:
  explicit QuestionReader(const QuestionsJob& job) : job_(job) {}

  /// The next one. It is as good as it could be read: what is wrong was noted.
  Question read(const input::Value& value);

 private:
  const TypeRow* read_type(const input::Value& value);  // null: none that is known
  void refuse_other_keys(const Fields& fields, QuestionType type);
  void read_id(Question& question, Fields& fields);
  bool may_be_id(const std::string& id, Offset where);
  void read_tree(Question& question, const Fields& fields);
  void read_rules(Question& question, const Fields& fields);
  void read_common(Question& question, const Fields& fields);
  void remember(const Question& question);
  [[nodiscard]] const GameTree* tree_of(const Question& question) const;

  QuestionsJob job_;
  std::size_t count_ = 0;
  bool has_tree_ = false;  // whether the question's tree is known
  std::unordered_set<std::string> ids_;
  Earlier earlier_;
};

}  // namespace gametree::exercise
