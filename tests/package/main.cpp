// Evaluates a tree by alpha-beta and prints what it cuts.
#include <gametree/messages.h>
#include <gametree/read_tree.h>
#include <gametree/search.h>

#include <iostream>

int main() {
  const auto tree = gametree::read_tree("((3 12 8) (2 4 6) (14 5 2))");
  if (!tree) {
    std::cerr << gametree::render(tree.error());
    return 1;
  }

  gametree::Rules rules;
  rules.algorithm = gametree::Algorithm::alphabeta;
  const auto result = gametree::search(*tree, rules, {.cutoffs = true});
  if (!result) {
    std::cerr << gametree::render(result.error());
    return 1;
  }

  std::cout << "value " << gametree::to_text(result->value) << '\n';
  for (const gametree::Cutoff& cutoff : result->cutoffs) {
    for (const gametree::NodeId node : cutoff.cut) {
      std::cout << "cut " << result->tree.searched().path(node) << '\n';
    }
  }
}
