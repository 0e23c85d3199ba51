/// \file
/// The writers of trees, one file each. write_tree.cpp is the table.
#pragma once

#include <string>

#include "gametree/error.h"
#include "gametree/tree.h"

namespace gametree::output {

Result<std::string> write_sexpr(const GameTree& tree);
Result<std::string> write_json(const GameTree& tree);
Result<std::string> write_yaml(const GameTree& tree);

}  // namespace gametree::output
