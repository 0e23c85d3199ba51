/// \file
/// What a tree format is to the rest: a name, endings and a function. formats.cpp is the table.
#pragma once

#include <optional>
#include <string_view>

#include "gametree/read_tree.h"
#include "gametree/tree_builder.h"

namespace gametree::input {

/// What a reader is given beside the text.
struct ReadJob {
  std::string_view text;  ///< valid UTF-8 without a byte order mark; offsets count from its start
  Player root;            ///< who moves at a bare list without an ancestor
  bool saw_bare_list = false;  ///< set by the reader; `--root` is an error without one
};

/// Tells `builder` the tree in `job.text`. False when something was wrong: the error is in the
/// builder (TreeBuilder::fail for the reader's own), with its offset.
using ReadFunction = bool (*)(ReadJob& job, TreeBuilder& builder);

bool read_sexpr(ReadJob& job, TreeBuilder& builder);
bool read_json(ReadJob& job, TreeBuilder& builder);
bool read_yaml(ReadJob& job, TreeBuilder& builder);

}  // namespace gametree::input
