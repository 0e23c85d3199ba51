/// \file
/// A picture in words: nodes in order, children in parentheses.
#include "output/picture/outline.h"

#include <cstddef>
#include <string_view>
#include <vector>

#include "output/phrases.h"
#include "output/picture/labels.h"

namespace gametree::output {
namespace {

constexpr std::size_t kMostNodes = 200;

std::string_view word(const Picture& picture, const PictureNode& drawn) {
  if (drawn.shape == Shape::square) return "";
  return to_text(picture.tree.player(drawn.node));
}

void add_word(std::string& text, std::string_view word) {
  if (word.empty()) return;
  if (!text.empty() && text.back() != ' ' && text.back() != '(') text += ' ';
  text += word;
}

void add_node(std::string& text, std::string_view player, const PictureNode& drawn,
              const NodeLabels& labels) {
  if (drawn.cut) add_word(text, "cut");
  add_word(text, labels.action);
  if (!labels.action.empty()) text += ':';
  add_word(text, labels.probability);
  add_word(text, player);
  add_word(text, labels.name);
  add_word(text, labels.value);
  add_word(text, labels.window);
  add_word(text, labels.hidden);
}

}  // namespace

std::string picture_outline(const Picture& picture) {
  if (picture.nodes.size() > kMostNodes) return counted(picture.nodes.size(), "node", "nodes");
  const std::vector<NodeLabels> labels = picture_labels(picture, Signs::unicode);
  std::string text;
  std::size_t level = 0;
  for (std::size_t i = 0; i < picture.nodes.size(); ++i) {
    const PictureNode& drawn = picture.nodes[i];
    if (drawn.level > level) text += " (";
    if (drawn.level < level) text.append(level - drawn.level, ')');
    if (i > 0 && drawn.level <= level) text += ", ";
    level = drawn.level;
    add_node(text, word(picture, drawn), drawn, labels[i]);
  }
  return text.append(level, ')');
}

}  // namespace gametree::output
