/// \file
/// A tree in a terminal, a line a node: what stands below a node is indented.
#pragma once

#include "gametree/picture_report.h"
#include "output/buffer.h"
#include "output/picture/labels.h"

namespace gametree::output {

/// Nodes too deep for their indent say how many plies below the root they are instead.
///
/// \param labels  of each node.
/// Cost: O(nodes), if many times the columns.
void write_indented(const Picture& picture, const std::vector<NodeLabels>& labels,
                    const PictureLook& look, Buffer& out);

}  // namespace gametree::output
