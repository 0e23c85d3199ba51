/// \file
/// What was understood of an answer, item by item.
#pragma once

#include <string>
#include <vector>

#include "gametree/answer.h"
#include "gametree/exercise.h"

namespace gametree::output {

/// A node of a question that asks several, else a whole question.
struct UnderstoodItem {
  std::string node;  ///< empty: the whole
  std::string given;
  ReadState state{};
  std::string reads;  ///< in the form in which it can be typed; empty where nothing was read
  std::vector<const Error*> problems;
};

std::vector<UnderstoodItem> understood_items(const Question& question, const GameTree& tree,
                                             const Answer& answer);

/// `blank`, `none`, `read`, `invalid`.
std::string_view word(ReadState state);

}  // namespace gametree::output
