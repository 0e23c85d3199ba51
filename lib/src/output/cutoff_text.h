/// \file
/// One cutoff as a paragraph that says why nothing more had to be read.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "gametree/search.h"
#include "output/node_text.h"
#include "output/style.h"

namespace gametree::output {

/// Lists what a cutoff leaves unread.
class CutList {
 public:
  CutList(const SearchedTree& tree, NodeText& text, const Style& style)
      : tree_(tree), text_(text), style_(style) {}

  /// Lines of so many columns, without their ends, that name each child that is cut; of many only
  /// the first.
  std::vector<std::string> operator()(const Cutoff& cutoff, std::size_t columns);

 private:
  std::string cut_child(NodeId child);
  std::string leaves_below(NodeId node);

  const SearchedTree& tree_;
  NodeText& text_;
  const Style& style_;
};

/// Tells the cutoffs of a result one by one.
class CutoffText {
 public:
  CutoffText(const SearchResult& result, NodeText& text, const Style& style)
      : result_(result), text_(text), style_(style), list_(result.tree, text, style) {}

  /// The paragraph of cutoff `index`, from 0, with the empty line before it.
  std::string operator()(std::size_t index);

 private:
  std::string heading(std::size_t index);
  [[nodiscard]] std::string reason(const Cutoff& cutoff) const;
  [[nodiscard]] std::string why(const Cutoff& cutoff) const;
  std::string cut_children(const Cutoff& cutoff);

  const SearchResult& result_;
  NodeText& text_;
  const Style& style_;
  CutList list_;
};

}  // namespace gametree::output
