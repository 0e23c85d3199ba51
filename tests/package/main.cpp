// Evaluates a tree by alpha-beta and prints what it cuts.
#include <gametree/read_tree.h>
#include <gametree/search.h>

#include <iostream>

int main() {
  const auto tree = gametree::read_tree("((3 12 8) (2 4 6) (14 5 2))");
  gametree::Rules rules;
  rules.algorithm = gametree::Algorithm::alphabeta;
  const auto result = gametree::search(tree.value(), rules, {.cutoffs = true});
  std::cout << "value " << to_text(result->value) << '\n';
  for (const gametree::Cutoff& cutoff : result->cutoffs)
    for (gametree::NodeId node : cutoff.cut) std::cout << "cut " << tree->path(node) << '\n';
}
