/// \file
/// Pictures for Graphviz, which finds the places itself.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "output/buffer.h"
#include "output/phrases.h"
#include "output/picture/dot_text.h"
#include "output/picture/labels.h"
#include "output/picture/picture_formats.h"
#include "output/picture/short_text.h"

namespace gametree::output {
namespace {

/// What a class would say, if the language had any: each says all that differs from the defaults.
constexpr std::string_view kHead =
    "  graph [charset=\"UTF-8\", ordering=out, splines=line, nodesep=0.15, ranksep=0.4];\n"
    "  node [fontsize=12, margin=\"0.05,0.03\", width=0.4, height=0.35];\n"
    "  edge [dir=none, fontsize=10];\n";
constexpr std::string_view kOnLine = ", penwidth=3";
constexpr std::string_view kUnread = ", style=dashed, color=gray40, fontcolor=gray40";
/// Two strokes across the edge, short of the node.
constexpr std::string_view kCut = ", dir=forward, arrowhead=noneteetee";

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kLongestAction = 24;
/// Past so many columns a circle would be a moon to the tree.
constexpr std::size_t kWidestCircle = 10;

std::string_view shape_word(Shape shape, std::size_t columns) {
  switch (shape) {
    case Shape::up:
      return "triangle";
    case Shape::down:
      return "invtriangle";
    case Shape::circle:
      return columns > kWidestCircle ? "ellipse" : "circle";
    case Shape::square:
      return "box";
  }
  return "";
}

/// Those that are not empty, below each other.
std::string label(std::initializer_list<std::string_view> lines) {
  std::string text;
  for (const std::string_view line : lines) {
    if (line.empty()) continue;
    if (!text.empty()) text += "\\n";
    text += dot_escaped(line);
  }
  return text;
}

std::string node_line(const PictureNode& drawn, const NodeLabels& labels, std::size_t place) {
  const std::string name = shortened(labels.name, kLongestName, Signs::unicode);
  const std::string eval = labels.eval.empty() ? "" : "eval " + labels.eval;
  return fmt::format("  n{} [shape={}, label=\"{}\"{}{}];\n", place,
                     shape_word(drawn.shape, std::max(width(name), width(labels.window))),
                     label({name, labels.value, labels.window, eval, labels.hidden}),
                     drawn.on_line ? kOnLine : "", drawn.unread ? kUnread : "");
}

std::string edge_line(const PictureNode& drawn, const NodeLabels& labels, std::size_t place) {
  const std::string action = shortened(labels.action, kLongestAction, Signs::unicode);
  // The blank keeps the text off its edge.
  return fmt::format("  n{} -> n{} [label=\" {}\"{}{}{}];\n", drawn.parent, place,
                     label({action, labels.probability}), drawn.on_line ? kOnLine : "",
                     drawn.unread ? kUnread : "", drawn.cut ? kCut : "");
}

}  // namespace

void write_picture_dot(const Picture& picture, const PictureLook& look, const Sink& sink) {
  Buffer out(sink);
  out.add(fmt::format("digraph \"{}\" {{\n", dot_escaped(look.title)));
  out.add(kHead);
  const std::vector<NodeLabels> labels = picture_labels(picture, Signs::unicode);
  for (std::size_t place = 0; place < picture.nodes.size() && out.is_open(); ++place) {
    const PictureNode& drawn = picture.nodes[place];
    out.add(node_line(drawn, labels[place], place));
    if (place > 0) out.add(edge_line(drawn, labels[place], place));
  }
  out.add("}\n");
  out.flush();
}

}  // namespace gametree::output
