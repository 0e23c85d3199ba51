/// \file
/// The published cases in tests/cases, one JSON object a line.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/number.h"
#include "gametree/read_tree.h"
#include "gametree/search.h"

namespace gametree::test {

inline std::vector<nlohmann::json> read_cases(std::string_view file) {
  std::ifstream input(std::string(GAMETREE_SOURCE_DIR "/tests/cases/") + std::string(file));
  if (!input) throw std::runtime_error("no such file of cases");
  std::vector<nlohmann::json> cases;
  for (std::string line; std::getline(input, line);) cases.push_back(nlohmann::json::parse(line));
  return cases;
}

/// A number of a case: JSON's, or a text such as "7/3".
inline Number number_of(const nlohmann::json& value) {
  return parse_number(value.is_string() ? value.get<std::string>() : value.dump()).number.value();
}

inline GameTree tree_of(const std::string& text, std::string_view format) {
  ReadOptions options;
  options.format = format;
  return read_tree(text, options).value();
}

/// The children of the root that share its value, by plain search under the same other rules.
inline std::vector<NodeId> optimal_children(const GameTree& tree, Rules rules) {
  rules.algorithm = Algorithm::automatic;
  return search(tree, rules)->best;
}

inline SearchResult alphabeta_of(const GameTree& tree, Rules rules = {}) {
  rules.algorithm = Algorithm::alphabeta;
  return search(tree, rules, {.cutoffs = true, .nodes = true}).value();
}

}  // namespace gametree::test
