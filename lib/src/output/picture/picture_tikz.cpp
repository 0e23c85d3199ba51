/// \file
/// Pictures for TeX: coordinates, then edges, then what stands on them.
#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "output/buffer.h"
#include "output/picture/picture_formats.h"
#include "output/picture/picture_tikz_places.h"
#include "output/picture/tex_text.h"

namespace gametree::output {
namespace {

constexpr std::string_view kNeeds =
    "% Needs \\usepackage{tikz} and \\usetikzlibrary{shapes.geometric}; under pdfLaTeX, for names "
    "in\n"
    "% Vietnamese, \\usepackage[T5,T1]{fontenc} too.\n";

constexpr std::string_view kDocument =
    "% For pdflatex, xelatex or lualatex.\n"
    "\\documentclass[border=4mm]{standalone}\n"
    "\\ifdefined\\Umathchar\\else % pdfTeX\n"
    "  \\usepackage[utf8]{inputenc}\n"
    "  \\IfFileExists{t5enc.def}{\\usepackage[T5,T1]{fontenc}}{\\usepackage[T1]{fontenc}}\n"
    "  \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}\n"
    "\\fi\n"
    "\\usepackage{tikz}\n"
    "\\usetikzlibrary{shapes.geometric}\n"
    "\\begin{document}\n";

/// The styles. Letters have a size of their own, since the places are made for it.
std::string head(double scale) {
  std::string text = fmt::format("\\begin{{tikzpicture}}[x={0:.4g}cm, y={0:.4g}cm,\n", scale);
  text +=
      "  every node/.style={fill=white, inner sep=1pt, align=center,\n"
      "    font=\\fontsize{8}{9.5}\\selectfont";
  if (scale < 1) text += fmt::format(", scale={0:.4g}}}, every pic/.style={{scale={0:.4g}", scale);
  text += fmt::format(
      "}},\n"
      "  polygon/.style={{draw, regular polygon, regular polygon sides=3, inner sep=0pt,\n"
      "    minimum size={:.4g}cm}},\n",
      2 * kTikzRadius);
  text += fmt::format(
      "  max/.style={{polygon}}, min/.style={{polygon, shape border rotate=180}},\n"
      "  chance/.style={{draw, circle, minimum size={:.4g}cm}},\n"
      "  leaf/.style={{draw, minimum size=0.5cm, inner sep=2pt}},\n",
      1.6 * kTikzRadius);
  text += fmt::format(
      "  at right/.style={{anchor=south west, align=left, xshift={0:.4g}cm}},\n"
      "  at left/.style={{anchor=south east, align=right, xshift=-{0:.4g}cm}},\n"
      "  under/.style={{anchor=north, yshift=-{1:.4g}cm}},\n",
      kTikzRadius * scale, 0.29 * scale);
  text += fmt::format(
      "  on edge/.style={{pos={:.4g}}},\n"
      "  on line/.style={{line width=1.6pt}},\n"
      "  unread/.style={{dashed, draw=gray, text=gray}},\n"
      "  cut/.pic={{\\draw[solid, black, line width=0.8pt]\n"
      "    (-0.07,-0.13) -- (-0.01,0.13) (0.01,-0.13) -- (0.07,0.13);}}]\n",
      kTikzEdgeText);
  return text;
}

std::string_view style_word(Shape shape) {
  switch (shape) {
    case Shape::up:
      return "max";
    case Shape::down:
      return "min";
    case Shape::circle:
      return "chance";
    case Shape::square:
      return "leaf";
  }
  return "";
}

std::string_view marks(const PictureNode& drawn) {
  if (drawn.on_line) return "on line";
  return drawn.unread ? "unread" : "";
}

std::string edge_line(const PictureNode& drawn, const TikzNode& node, std::size_t place) {
  const std::string_view style = marks(drawn);
  std::string line = style.empty() ? "  \\draw" : fmt::format("  \\draw[{}]", style);
  line += fmt::format(" (n{}) -- (n{})", drawn.parent, place);
  if (!node.edge.empty()) line += fmt::format(" node[on edge] {{{}}}", node.edge);
  if (drawn.cut) line += fmt::format(" pic[pos={}, sloped] {{cut}}", node.edge.empty() ? 0.6 : 0.3);
  return line + ";\n";
}

std::string node_lines(const PictureNode& drawn, const TikzNode& node, std::size_t place) {
  const std::string_view more = marks(drawn);
  std::string lines = fmt::format("  \\node[{}{}{}] at (n{}) {{{}}};\n", style_word(drawn.shape),
                                  more.empty() ? "" : ", ", more, place, node.inside);
  if (node.beside.empty()) return lines;
  const std::string_view beside = node.is_left ? "at left" : "at right";
  const std::string_view where = drawn.shape == Shape::square ? "under" : beside;
  return lines + fmt::format("  \\node[{}{}] at (n{}) {{{}}};\n", where,
                             drawn.unread ? ", text=gray" : "", place, node.beside);
}

std::string body(const Picture& picture, const TikzPlaces& places) {
  std::string text;
  for (std::size_t i = 0; i < places.nodes.size(); ++i)
    text += fmt::format("  \\coordinate (n{}) at ({:.2f},{:.2f});\n", i, places.nodes[i].x,
                        places.nodes[i].y);
  for (std::size_t i = 1; i < places.nodes.size(); ++i)
    text += edge_line(picture.nodes[i], places.nodes[i], i);
  for (std::size_t i = 0; i < places.nodes.size(); ++i)
    text += node_lines(picture.nodes[i], places.nodes[i], i);
  return text;
}

}  // namespace

void write_picture_tikz(const Picture& picture, const PictureLook& look, const Sink& sink) {
  const TikzPlaces places = tikz_places(picture);
  const std::string lines = body(picture, places);
  Buffer out(sink);
  out.add(look.standalone ? kDocument : kNeeds);
  if (places.scale < 1)
    out.add(fmt::format("% Scaled by {:.4g}: TeX has no lengths past 575 cm.\n", places.scale));
  out.add(head(places.scale));
  if (lines.find("\\gametree") != std::string::npos) out.add(tex_definitions());
  out.add(lines);
  out.add("\\end{tikzpicture}\n");
  if (look.standalone) out.add("\\end{document}\n");
  out.flush();
}

}  // namespace gametree::output
