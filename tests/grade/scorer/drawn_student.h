/// \file
/// Random answers: the key, or what follows from mistakes, and then spoilt; and as they are typed.
#pragma once

#include <random>
#include <vector>

#include "gametree/submission.h"
#include "grade/scorer/homework.h"

namespace scorer {

/// One answer a task.
std::vector<Answer> draw_answers(std::mt19937_64& random, const Homework& homework);

/// What a student would type who means that; the whole submission.
gametree::Submission typed(const Homework& homework, const std::vector<Answer>& answers);

/// For messages.
std::string describe(const gametree::Submission& submission);

}  // namespace scorer
