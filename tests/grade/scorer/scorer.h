/// \file
/// A small second grader, made of GRADING's sentences alone, for the tests to compare grades with.
#pragma once

#include <vector>

#include "grade/scorer/homework.h"

namespace scorer {

enum class Verdict { correct, follow_through, partial, wrong, blank, invalid };

/// What is scored: a node of node-values or windows, else a whole question.
struct Item {
  Rational points;
  Verdict verdict = Verdict::wrong;
};

struct QuestionScore {
  Rational points;
  std::vector<Item> items;
};

/// The scores of one student's answers, one for each task.
std::vector<QuestionScore> score(const Homework& homework, const std::vector<Answer>& answers);

}  // namespace scorer
