/// \file
/// A tree in a terminal as in a textbook: level below level, parents above their children.
#include "output/picture/picture_text_levels.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "output/picture/picture_text_row.h"
#include "output/picture/picture_text_strokes.h"

namespace gametree::output {
namespace {

using Places = std::vector<std::uint32_t>;

/// The strongest of the edges to the first so many children, and of those to the rest.
struct Strokes {
  Strokes(const Picture& picture, const Places& children)
      : first(children.size() + 1), rest(children.size() + 1) {
    for (std::size_t i = 0; i < children.size(); ++i)
      first[i + 1] = strongest({first[i], stroke_of(picture.nodes[children[i]])});
    for (std::size_t i = children.size(); i-- > 0;)
      rest[i] = strongest({rest[i + 1], stroke_of(picture.nodes[children[i]])});
  }

  std::vector<Stroke> first, rest;
};

class Levels {
 public:
  Levels(const Picture& picture, const TextPlaces& places, const PictureLook& look, Buffer& out)
      : picture_(picture),
        places_(places),
        signs_(look.ascii ? Signs::ascii : Signs::unicode),
        row_(Style(look.colors)),
        out_(out),
        children_(picture.nodes.size()),
        below_(picture.nodes.size()) {
    for (std::uint32_t place = 1; place < picture.nodes.size(); ++place) {
      const PictureNode& drawn = picture.nodes[place];
      children_[drawn.parent].push_back(place);
      below_[drawn.parent] = strongest({below_[drawn.parent], stroke_of(drawn)});
    }
  }

  void write() {
    for (std::size_t level = 0; level < places_.levels.size(); ++level) {
      if (level > 0) edges_above(places_.levels[level]);
      nodes(places_.levels[level]);
      if (level + 1 < places_.levels.size()) branches_below(places_.levels[level]);
    }
  }

 private:
  void nodes(const Places& level);
  void branches_below(const Places& level);
  void branch(std::uint32_t parent);
  void edges_above(const Places& level);
  void edge_texts(const Places& level, std::string TextPlace::*text);

  [[nodiscard]] std::size_t column_of(std::uint32_t place) const {
    return places_.nodes[place].column;
  }

  /// A text at its node's column.
  void centred(std::uint32_t place, std::string_view text, Ink ink) {
    row_.skip_to(column_of(place) - left_of_centre(display_columns(text)));
    row_.add(text, ink);
  }
  void vertical(std::uint32_t place, Stroke stroke) {
    const Ink ink = stroke == Stroke::heavy ? Ink::strong : Ink::plain;
    centred(place, glyph({.up = stroke, .down = stroke}, signs_), ink);
  }

  const Picture& picture_;
  const TextPlaces& places_;
  Signs signs_;
  TextRow row_;
  Buffer& out_;
  std::vector<Places> children_;
  std::vector<Stroke> below_;  // of each node, the strongest of the edges to its children
};

/// Each text of a node in a row of its own; below the last an edge goes on to where it branches.
void Levels::nodes(const Places& level) {
  std::size_t rows = 0;
  for (const std::uint32_t place : level) rows = std::max(rows, places_.nodes[place].lines.size());
  for (std::size_t i = 0; i < rows; ++i) {
    for (const std::uint32_t place : level) {
      const std::vector<std::string>& lines = places_.nodes[place].lines;
      if (i < lines.size())
        centred(place, lines[i], ink_of(picture_.nodes[place]));
      else
        vertical(place, below_[place]);
    }
    row_.end(out_);
  }
}

void Levels::branches_below(const Places& level) {
  for (const std::uint32_t parent : level)
    if (!children_[parent].empty()) branch(parent);
  row_.end(out_);
}

/// From the column of a parent to those of its children: what a column shows of edges to one side
/// of it is the strongest of them.
void Levels::branch(std::uint32_t parent) {
  const Places& children = children_[parent];
  const std::size_t from = column_of(parent);
  const Strokes strokes(picture_, children);
  const std::size_t last = std::max(from, column_of(children.back()));
  std::size_t before = 0;  // children whose columns were passed
  for (std::size_t column = std::min(from, column_of(children.front())); column <= last; ++column) {
    const bool has_child = before < children.size() && column_of(children[before]) == column;
    const std::size_t passed = has_child ? before + 1 : before;
    Crossing at;
    if (column == from) at.up = below_[parent];
    if (has_child) at.down = stroke_of(picture_.nodes[children[before]]);
    at.left = column <= from ? strokes.first[before] : strokes.rest[before];
    at.right = column < from ? strokes.first[passed] : strokes.rest[passed];
    before = passed;
    const Stroke here = strongest({at.up, at.right, at.down, at.left});
    row_.skip_to(column);
    row_.add(glyph(at, signs_), here == Stroke::heavy ? Ink::strong : Ink::plain);
  }
}

/// What is at the edges between where they branch and the nodes; nothing in most trees.
void Levels::edges_above(const Places& level) {
  const auto is_cut = [this](std::uint32_t place) { return picture_.nodes[place].cut; };
  if (std::ranges::any_of(level, is_cut)) {
    for (const std::uint32_t place : level)
      if (is_cut(place))
        centred(place, cut_mark(signs_), Ink::cut);
      else
        vertical(place, stroke_of(picture_.nodes[place]));
    row_.end(out_);
  }
  edge_texts(level, &TextPlace::action);
  edge_texts(level, &TextPlace::probability);
}

void Levels::edge_texts(const Places& level, std::string TextPlace::*text) {
  const auto has_none = [&](std::uint32_t place) { return (places_.nodes[place].*text).empty(); };
  if (std::ranges::all_of(level, has_none)) return;
  for (const std::uint32_t place : level)
    if (has_none(place))
      vertical(place, stroke_of(picture_.nodes[place]));
    else
      centred(place, places_.nodes[place].*text, ink_of(picture_.nodes[place]));
  row_.end(out_);
}

}  // namespace

void write_levels(const Picture& picture, const TextPlaces& places, const PictureLook& look,
                  Buffer& out) {
  Levels(picture, places, look, out).write();
}

}  // namespace gametree::output
