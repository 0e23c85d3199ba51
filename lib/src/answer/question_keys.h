/// \file
/// What a key or a column is about: a question, a node of one, or the student.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "answer/file_text.h"
#include "gametree/error.h"
#include "gametree/exercise.h"

namespace gametree::answer_file {

/// What a key means. At most one of `word` and `question` is there.
struct KeyMeaning {
  std::string_view word = {};          ///< one of the words that are no question, such as `student`
  const Question* question = nullptr;  ///< null: the key is no question
  std::string_view node = {};          ///< the part of the key after the point; empty: none
  bool is_ambiguous = false;           ///< questions that differ in case alone, none as typed

  [[nodiscard]] bool is_known() const { return question != nullptr || !word.empty(); }
};

/// Keys looked up by step 11: as typed first, else in other letters where that is clear.
class QuestionKeys {
 public:
  /// Both borrowed.
  QuestionKeys(const Exercise& exercise, std::span<const std::string_view> words);

  [[nodiscard]] KeyMeaning find(std::string_view key) const;
  /// What is said of a key that means nothing clear.
  [[nodiscard]] Error passed_over(std::string_view key, const KeyMeaning& meaning, Offset where,
                                  FileText& file) const;

 private:
  template <class Predicate>
  [[nodiscard]] KeyMeaning word(Predicate is_same) const;
  [[nodiscard]] const Question* exact(std::string_view id) const;
  [[nodiscard]] std::vector<const Question*> in_other_case(std::string_view id) const;

  const Exercise& exercise_;
  std::span<const std::string_view> words_;
  std::vector<std::string> ids_;  // of the questions, after NFC
};

}  // namespace gametree::answer_file
