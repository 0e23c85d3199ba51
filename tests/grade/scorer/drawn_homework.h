/// \file
/// Random homework: a tree, and questions on it with random settings.
#pragma once

#include <random>
#include <string>

#include "gametree/exercise.h"
#include "grade/scorer/homework.h"

namespace scorer {

/// None where the tree that was drawn leaves nothing to ask.
std::optional<Homework> draw_homework(std::mt19937_64& random);

/// The same for the library.
gametree::Exercise to_exercise(const Homework& homework);

/// For messages.
std::string describe(const Homework& homework);

}  // namespace scorer
