/// \file
/// What an AnswerReader knows of its tree.
#pragma once

#include "answer/node_index.h"
#include "gametree/answer.h"

namespace gametree {

struct AnswerReader::Indexes {
  explicit Indexes(const GameTree& tree)
      : plain(tree, answer::Cleaning::full), as_typed(tree, answer::Cleaning::light) {}

  answer::NodeIndex plain;
  answer::NodeIndex as_typed;  ///< where cleaning makes names alike
};

}  // namespace gametree
