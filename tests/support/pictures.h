/// \file
/// Pictures of small trees, and what is looked for in those that were written.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "gametree/picture_report.h"
#include "gametree/read_tree.h"

namespace gametree::test {

/// The tree alone.
inline Picture plain_picture(std::string_view sexpr) {
  ReadOptions options;
  options.format = "sexpr";
  return make_picture(read_tree(std::string(sexpr), options).value());
}

/// The tree searched by alpha-beta.
inline Picture searched_picture(std::string_view sexpr, const PictureView& view = {}) {
  Rules rules;
  rules.algorithm = Algorithm::alphabeta;
  const GameTree tree = plain_picture(sexpr).tree;
  return make_picture(search(tree, rules, {.cutoffs = true, .nodes = true}).value(), view);
}

/// How often `piece` stands in `text`.
inline std::size_t count(std::string_view text, std::string_view piece) {
  std::size_t found = 0;
  for (std::size_t at = text.find(piece); at != text.npos; at = text.find(piece, at + 1)) ++found;
  return found;
}

}  // namespace gametree::test
