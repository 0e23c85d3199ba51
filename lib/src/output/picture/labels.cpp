/// \file
/// What is written at the nodes and edges of a picture, before any form quotes it.
#include "output/picture/labels.h"

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

#include "gametree/text.h"
#include "output/phrases.h"

namespace gametree::output {
namespace {

/// Longer paths would be read by nobody, and on a deep chain their sum would be quadratic.
constexpr std::size_t kLongestPath = 60;

std::string number_label(const Number& number, Signs signs) {
  const bool is_ascii = signs == Signs::ascii;
  if (number.is_infinite() && !is_ascii) return number < Number(0) ? "-∞" : "∞";
  std::string text = short_number(number);
  constexpr std::string_view kAbout = "≈";
  if (is_ascii && text.starts_with(kAbout)) text.replace(0, kAbout.size(), "~");
  return text;
}

std::string bound_label(Bound bound, Signs signs) {
  switch (bound) {
    case Bound::exact:
      return "";
    case Bound::at_most:
      return signs == Signs::ascii ? "<=" : "≤";
    case Bound::at_least:
      return signs == Signs::ascii ? ">=" : "≥";
  }
  return "";
}

std::string window_label(const Window& window, Signs signs) {
  return fmt::format("[{}, {}]", number_label(window.alpha, signs),
                     number_label(window.beta, signs));
}

/// Paths and probabilities need a child's number, which is counted while the nodes go by.
class Labeller {
 public:
  Labeller(const Picture& picture, Signs signs)
      : picture_(picture), signs_(signs), children_(picture.nodes.size()) {
    if (picture.view.paths) paths_.reserve(picture.nodes.size());
  }

  NodeLabels next() {
    const PictureNode& drawn = picture_.nodes[place_];
    const GameTree& tree = picture_.tree;
    NodeLabels labels;
    if (drawn.value)
      labels.value = bound_label(drawn.bound, signs_) + number_label(*drawn.value, signs_);
    if (drawn.window) labels.window = window_label(*drawn.window, signs_);
    if (picture_.view.evals && !tree.is_leaf(drawn.node))
      if (const auto eval = tree.eval(drawn.node)) labels.eval = number_label(*eval, signs_);
    if (drawn.hidden > 0) labels.hidden = fmt::format("+{}", drawn.hidden);
    label_edge(drawn, labels);
    if (const auto name = tree.name(drawn.node))
      labels.name = printable(*name);
    else if (picture_.view.paths && !tree.is_leaf(drawn.node))
      labels.name = paths_.back();
    ++place_;
    return labels;
  }

 private:
  void label_edge(const PictureNode& drawn, NodeLabels& labels) {
    const bool is_root = place_ == 0;
    const std::size_t child = is_root ? 0 : children_[drawn.parent]++;
    if (picture_.view.paths) add_path(drawn, child);
    if (is_root) return;
    const GameTree& tree = picture_.tree;
    if (const auto action = tree.action(drawn.node)) labels.action = printable(*action);
    const NodeId parent = picture_.nodes[drawn.parent].node;
    if (tree.player(parent) == Player::chance)
      labels.probability = number_label(tree.probability(parent, child), signs_);
  }

  void add_path(const PictureNode& drawn, std::size_t child) {
    if (place_ == 0) {
      paths_.push_back(picture_.tree.path(drawn.node));
    } else {
      const std::string& parent = paths_[drawn.parent];
      paths_.push_back(fmt::format("{}/{}", parent == "/" ? "" : parent, child + 1));
    }
    std::string& path = paths_.back();
    if (path.size() <= kLongestPath) return;
    // Its end tells it from its neighbours.
    const std::string_view dots = signs_ == Signs::ascii ? "..." : "…";
    path.replace(0, path.find('/', path.size() - kLongestPath + dots.size()), dots);
  }

  const Picture& picture_;
  Signs signs_;
  std::size_t place_ = 0;
  std::vector<std::size_t> children_;  // of each node, those that went by
  std::vector<std::string> paths_;     // of the nodes that went by, where they are called by it
};

}  // namespace

std::vector<NodeLabels> picture_labels(const Picture& picture, Signs signs) {
  std::vector<NodeLabels> labels;
  labels.reserve(picture.nodes.size());
  Labeller labeller(picture, signs);
  for (std::size_t i = 0; i < picture.nodes.size(); ++i) labels.push_back(labeller.next());
  return labels;
}

}  // namespace gametree::output
