/// \file
/// Text to tree: the formats, and how one is told from another.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/tree.h"

namespace gametree {

/// How a text is to be read. The defaults are those of the command line.
struct ReadOptions {
  std::string source = {};          ///< the text's name in errors; its ending tells the format
  std::string format = {};          ///< a format's name; empty: by the ending, else by the text
  std::optional<Player> root = {};  ///< MAX or MIN: who moves at a bare list at the root (else MAX)
  std::size_t max_nodes = 100'000'000;
  std::size_t max_bytes = std::size_t{4} << 30;
};

/// One format that trees are read from, as `--from` and the endings name it.
struct FormatName {
  std::string_view name;
  std::span<const std::string_view> endings;  ///< with their dots
};

/// The formats, in the order in which help lists them.
std::span<const FormatName> tree_formats();

/// Reads one tree, all of `text`. UTF-8; a byte order mark and CRLF are fine.
///
/// \error  anything about text, numbers, keys and trees in error_code.h, with its place.
/// Cost: one pass, two where neither ending nor first character tells the format; memory for the
///       tree, and O(depth). No recursion.
Result<GameTree> read_tree(std::string_view text, const ReadOptions& options = {});

/// A text that was looked through: its tree, or all that is wrong with it.
struct CheckedTree {
  std::optional<GameTree> tree;  ///< exactly where there is no problem
  std::vector<Error> problems;   ///< in the order of the text; kMaxProblems at most
};

/// As `read_tree`, but goes on after a problem where the rest is still clear: repeated names, wrong
/// probabilities and numbers, missing children. The last of the problems may be one that ended it.
CheckedTree check_tree(std::string_view text, const ReadOptions& options = {});

}  // namespace gametree
