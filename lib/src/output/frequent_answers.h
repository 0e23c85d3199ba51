/// \file
/// The wrong answers that several students gave.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "gametree/grade.h"
#include "output/buffer.h"
#include "output/style.h"

namespace gametree::output {

/// A wrong answer, and how many gave it.
struct FrequentAnswer {
  std::size_t question = 0;          ///< its number in the exercise
  const GradedItem* item = nullptr;  ///< as the first of them gave it
  std::size_t times = 0;             ///< at least twice
  std::size_t of = 0;                ///< by how many the item was answered
  bool same_reason = true;           ///< whether all were told the same
};

/// Of each question the most frequent ones, not all of many: question by question, most frequent
/// first, then in the order in which they came. Answers are the same but for case and blanks.
/// Only what has a score counts.
std::vector<FrequentAnswer> frequent_answers(const GradeBook& book);

/// They as a table, with the reason; nothing where there are none.
void write_frequent_answers(const GradeBook& book, const Style& style, Buffer& out);

}  // namespace gametree::output
