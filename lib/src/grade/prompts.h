/// \file
/// Parts of prompts that several types of questions share.
#pragma once

#include <string>

#include "gametree/exercise.h"
#include "gametree/tree.h"
#include "grade/question_kind.h"

namespace gametree::grade {

/// What the node is called, safe to print.
std::string called(const GameTree& tree, NodeId node);

/// The nodes asked, with commas between, safe to print; empty where they are all inner nodes.
std::string asked_nodes(const Question& question, const GameTree& tree);

/// `what`, and where the order counts, `order`.
Prompt list_prompt(const Question& question, PromptPhrase what, PromptPhrase order);

bool has_column(const Question& question, Column column);

/// Whether alpha or beta is asked.
bool has_window(const Question& question);

/// The columns by their words in files, which answers may repeat.
std::string column_words(const Question& question);

/// Whether the exercise expects several answers, not one.
bool expects_several(const Question& question);

}  // namespace gametree::grade
