/// \file
/// What a terminal shows at a node, in one line or in a few short ones.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "gametree/picture.h"
#include "output/picture/labels.h"

namespace gametree::output {

/// `left, 0.5: ▼ B ≤2 [3, ∞] +12`. Names and actions are shortened to `columns`, each.
std::string one_line(const PictureNode& drawn, const NodeLabels& labels, Signs signs,
                     std::size_t columns);

/// The same below each other: `▼ B`, `≤2`, `[3, ∞]`, `+12`, without what is said of the edge.
std::vector<std::string> short_lines(const PictureNode& drawn, const NodeLabels& labels,
                                     Signs signs, std::size_t columns);

}  // namespace gametree::output
