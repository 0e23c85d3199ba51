/// \file
/// Where the nodes of a small tree stand in a terminal, as in a textbook.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gametree/picture.h"
#include "output/picture/labels.h"

namespace gametree::output {

/// A node's texts, each in a line of its own, centred at `column`.
struct TextPlace {
  std::size_t column = 0;
  std::vector<std::string> lines;
  std::string action;       // of the edge to it
  std::string probability;  // of the edge to it
};

/// The places of a whole picture.
struct TextPlaces {
  std::vector<TextPlace> nodes;                    ///< in the picture's order
  std::vector<std::vector<std::uint32_t>> levels;  ///< the nodes of each, from left to right
};

/// How far a text that is centred at a column reaches to its left; to its right it may be one more.
inline std::size_t left_of_centre(std::size_t columns) {
  return columns == 0 ? 0 : (columns - 1) / 2;
}

/// None where it does not fit the columns, or is too deep to be looked at.
/// Cost: O(nodes) at most; O(columns) for a tree that is far too large.
std::optional<TextPlaces> text_places(const Picture& picture, const std::vector<NodeLabels>& labels,
                                      Signs signs, std::size_t columns);

}  // namespace gametree::output
