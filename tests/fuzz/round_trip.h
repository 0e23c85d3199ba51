/// \file
/// What every reader promises: any bytes are a tree or an error; a tree survives each format.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "gametree/messages.h"
#include "gametree/read_tree.h"
#include "gametree/write_tree.h"

namespace gametree::fuzz {

// Aliases and bare lists make large trees of short texts.
inline constexpr std::size_t kMaxNodes = 2000;

[[noreturn]] inline void give_up(std::string_view what, std::string_view text) {
  std::fprintf(stderr, "%.*s:\n%.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(text.size()), text.data());
  std::abort();
}

/// Writes `tree` in `format`, where that can hold it, and reads it again.
inline void check_format(const GameTree& tree, std::string_view format) {
  const Result<std::string> text = write_tree(tree, format);
  if (!text) {
    if (text.error().code != ErrorCode::cannot_write_node) give_up("not written", format);
    return;
  }
  ReadOptions options;
  options.format = format;
  const Result<GameTree> again = read_tree(*text, options);
  if (!again) give_up(render(again.error()), *text);
  if (!(*again == tree)) give_up("another tree", *text);
}

/// Reads `data` as `format`. Aborts where a promise is broken.
inline void check_reader(const std::uint8_t* data, std::size_t size, std::string_view format) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  ReadOptions options;
  options.format = format;
  options.max_nodes = kMaxNodes;
  const Result<GameTree> tree = read_tree(text, options);
  const CheckedTree checked = check_tree(text, options);
  if (checked.tree.has_value() != tree.has_value() || checked.problems.empty() == !tree)
    give_up("read and checked differ", text);
  if (!tree) {
    if (render(tree.error()).empty()) give_up("no sentence", text);
    return;
  }
  for (const std::string_view name : {"sexpr", "json", "yaml"}) check_format(*tree, name);
}

}  // namespace gametree::fuzz
