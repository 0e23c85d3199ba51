/// \file
/// What the nodes that a question asks are called: as `write_answer` calls them.
#include "output/answers_nodes.h"

#include "gametree/answer.h"

namespace gametree::output {

std::vector<std::string> node_keys(const Question& question, const GameTree& tree) {
  if (question.nodes.empty()) return {};
  Answer answer;
  answer.state = ReadState::read;
  if (form_of(question.type) == AnswerForm::windows)
    answer.windows.assign(question.nodes.size(),
                          WindowPieces{.pruned = true, .alpha = {}, .beta = {}});
  else
    answer.values.assign(question.nodes.size(), Piece{.state = ReadState::read, .value = Pruned{}});
  std::vector<std::string> keys;
  for (const auto& [key, value] : write_answer(question, tree, answer).pairs) keys.push_back(key);
  // One node asked may take its answer without a key.
  if (keys.size() != question.nodes.size()) keys.clear();
  for (std::size_t i = keys.size(); i < question.nodes.size(); ++i)
    keys.push_back(tree.path(question.nodes[i]));
  return keys;
}

}  // namespace gametree::output
