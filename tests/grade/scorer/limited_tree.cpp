/// \file
/// Which nodes are in the limited tree, and what they are truly worth, the reference says.
#include "grade/scorer/limited_tree.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace scorer {
namespace {

using Written = std::map<std::string, const Node*>;

void write_down(const Node& node, const std::string& path, LimitedTree& tree, Written& nodes) {
  nodes[path] = &node;
  tree.whole.push_back({path, {}});
  for (std::size_t i = 0; i < node.children.size(); ++i) {
    const std::string above = path == "/" ? path : path + "/";
    write_down(node.children[i], above + std::to_string(i + 1), tree, nodes);
  }
}

std::string path_above(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == 0 ? "/" : path.substr(0, slash);
}

Player role_of(Player word, const Rules& rules) {
  if (word != Player::min) return word;
  if (rules.min_as == reference::MinAs::chance) return Player::chance;
  return rules.min_as == reference::MinAs::max ? Player::max : Player::min;
}

void set_parent(LimitedTree& tree, std::size_t spot, std::size_t parent, const Node& written) {
  tree.spots[spot].parent = parent;
  tree.spots[parent].children.push_back(spot);
  const bool plays_at_random = written.player == Player::min;
  if (plays_at_random) tree.spots[spot].probability = Rational(1, written.children.size());
}

}  // namespace

std::size_t LimitedTree::end(std::size_t spot) const {
  std::size_t last = spot + 1;
  for (const std::size_t child : spots[spot].children) last = end(child);
  return last;
}

std::vector<std::size_t> LimitedTree::leaves(std::size_t spot) const {
  std::vector<std::size_t> found;
  for (std::size_t below = spot; below < end(spot); ++below)
    if (is_leaf(below)) found.push_back(below);
  return found;
}

bool LimitedTree::is_under_chance(std::size_t spot) const {
  const std::optional<std::size_t> parent = spots[spot].parent;
  return parent && (spots[*parent].role == Player::chance || is_under_chance(*parent));
}

bool LimitedTree::is_or_has_chance(std::size_t spot) const {
  for (std::size_t below = spot; below < end(spot); ++below)
    if (spots[below].role == Player::chance) return true;
  return false;
}

LimitedTree limit(const Node& tree, const Rules& rules) {
  LimitedTree limited;
  Written written;
  write_down(tree, "/", limited, written);
  std::map<std::string, std::size_t> numbers;
  for (std::size_t i = 0; i < limited.whole.size(); ++i) numbers[limited.whole[i].path] = i;
  std::map<std::string, std::size_t> spots;
  for (const reference::NodeRecord& record : reference::search(tree, rules).nodes) {
    const std::size_t number = limited.spots.size();
    spots[record.path] = number;
    limited.whole[numbers[record.path]].spot = number;
    Spot spot;
    spot.whole = numbers[record.path];
    spot.role = role_of(record.player, rules);
    spot.truth = record.true_value;
    spot.eval = written[record.path]->eval;
    spot.probability = written[record.path]->probability;
    limited.spots.push_back(std::move(spot));
    if (number == 0) continue;
    const std::string above = path_above(record.path);
    set_parent(limited, number, spots.at(above), *written[above]);
  }
  for (Spot& spot : limited.spots)
    if (spot.children.empty()) spot.role = Player::leaf;
  return limited;
}

Exact worth(const LimitedTree& tree, std::size_t spot, const std::vector<Exact>& values) {
  const Spot& node = tree.spots[spot];
  if (node.role == Player::max) return *std::max_element(values.begin(), values.end());
  if (node.role == Player::min) return *std::min_element(values.begin(), values.end());
  Exact sum = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Rational& probability = tree.spots[node.children[i]].probability;
    if (probability == 0) continue;
    if (sum.infinity * values[i].infinity < 0) throw std::logic_error("inf and -inf in a mean");
    if (sum.infinity == 0 && values[i].infinity != 0) sum = values[i];
    if (sum.infinity == 0) sum = Rational(sum.finite + probability * values[i].finite);
  }
  return sum;
}

}  // namespace scorer
