/// \file
/// What is written at the nodes and edges of a picture, before any form quotes it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "gametree/picture.h"

namespace gametree::output {

/// How signs that ASCII lacks are spelt: `≤` and `∞`, or `<=` and `inf`.
enum class Signs : std::uint8_t { unicode, ascii };

/// The texts of a node and of the edge to it; empty where there is none. Names and labels come from
/// strangers: printable, but neither markup nor TeX before a form quotes them.
struct NodeLabels {
  std::string name;         ///< its name; else its path, where the picture calls nodes by it
  std::string value;        ///< `3`, `7/3`, `≤2`
  std::string window;       ///< `[3, ∞]`
  std::string eval;         ///< a static estimate
  std::string action;       ///< of the edge to it
  std::string probability;  ///< of the edge to it
  std::string hidden;       ///< how many nodes below it are left out: `+12`
};

/// Those of all nodes, in the order of `picture.nodes`. Cost: O(nodes and their texts).
std::vector<NodeLabels> picture_labels(const Picture& picture, Signs signs);

}  // namespace gametree::output
