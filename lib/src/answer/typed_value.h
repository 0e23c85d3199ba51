/// \file
/// Values as what was typed: step 6, where a mapping is one, a list of its keys, or a blank.
#pragma once

#include <string>
#include <vector>

#include "answer/file_text.h"
#include "gametree/exercise.h"
#include "gametree/typed.h"
#include "input/value.h"

namespace gametree::answer_file {

/// A key and its value. A key without a value that holds a pair, `{B:5}`, is the pair.
struct KeyedValue {
  std::string key;
  Offset offset = 0;  ///< of the key
  input::Value value;
};

/// What a mapping holds.
std::vector<KeyedValue> take_pairs(input::Value mapping);

/// What was typed for `question`, or for one node of it.
Typed to_typed(input::Value value, const Question& question, const GameTree& tree, FileText& file);

}  // namespace gametree::answer_file
