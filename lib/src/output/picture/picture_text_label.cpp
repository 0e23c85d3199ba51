/// \file
/// What a terminal shows at a node, in one line or in a few short ones.
#include "output/picture/picture_text_label.h"

#include <string_view>

#include "output/picture/short_text.h"

namespace gametree::output {
namespace {

/// Empty for a leaf: its number is its shape.
std::string_view shape_sign(Shape shape, Signs signs) {
  const bool is_ascii = signs == Signs::ascii;
  switch (shape) {
    case Shape::up:
      return is_ascii ? "/\\" : "▲";
    case Shape::down:
      return is_ascii ? "\\/" : "▼";
    case Shape::circle:
      return is_ascii ? "()" : "○";
    case Shape::square:
      return "";
  }
  return "";
}

/// Both with `between` between them; one alone where the other is empty.
std::string joined(std::string_view a, std::string_view between, std::string_view b) {
  if (a.empty()) return std::string(b);
  std::string text(a);
  if (!b.empty()) text.append(between).append(b);
  return text;
}

std::string eval_text(const NodeLabels& labels) {
  return labels.eval.empty() ? "" : "eval " + labels.eval;
}

}  // namespace

std::string one_line(const PictureNode& drawn, const NodeLabels& labels, Signs signs,
                     std::size_t columns) {
  const std::string name = shortened(labels.name, columns, signs);
  const std::string edge =
      joined(shortened(labels.action, columns, signs), ", ", labels.probability);
  const std::string_view is = drawn.bound == Bound::exact ? " = " : " ";
  std::string text = joined(shape_sign(drawn.shape, signs), " ", joined(name, is, labels.value));
  for (const std::string& more : {labels.window, eval_text(labels), labels.hidden})
    text = joined(text, " ", more);
  return joined(edge, ": ", text);
}

std::vector<std::string> short_lines(const PictureNode& drawn, const NodeLabels& labels,
                                     Signs signs, std::size_t columns) {
  std::vector<std::string> lines;
  const std::string name = shortened(labels.name, columns, signs);
  for (const std::string& line : {joined(shape_sign(drawn.shape, signs), " ", name), labels.value,
                                  labels.window, eval_text(labels), labels.hidden})
    if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace gametree::output
