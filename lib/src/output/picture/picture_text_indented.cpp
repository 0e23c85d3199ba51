/// \file
/// A tree in a terminal, a line a node: what stands below a node is indented.
#include "output/picture/picture_text_indented.h"

#include <algorithm>
#include <string>
#include <vector>

#include "output/picture/picture_text_label.h"
#include "output/picture/picture_text_row.h"
#include "output/picture/picture_text_strokes.h"

namespace gametree::output {
namespace {

constexpr std::size_t kIndent = 3;
constexpr std::size_t kLongestText = 60;

/// So many levels that most of a line is left to say what is there, and that a chain of any depth
/// costs a line a node.
std::size_t most_indents(std::size_t columns) {
  return std::clamp<std::size_t>(columns * 3 / 5 / kIndent, 4, 60);
}

/// For each node what leads on from its edge to the siblings after it.
std::vector<Stroke> strokes_after(const Picture& picture) {
  std::vector<Stroke> after(picture.nodes.size());
  std::vector<Stroke> below(picture.nodes.size());  // to the children seen so far, last first
  for (std::size_t place = picture.nodes.size(); place-- > 1;) {
    const PictureNode& drawn = picture.nodes[place];
    after[place] = below[drawn.parent];
    below[drawn.parent] = strongest({below[drawn.parent], stroke_of(drawn)});
  }
  return after;
}

class Indented {
 public:
  Indented(const Picture& picture, const PictureLook& look, Buffer& out)
      : picture_(picture),
        signs_(look.ascii ? Signs::ascii : Signs::unicode),
        most_indents_(most_indents(look.columns)),
        after_(strokes_after(picture)),
        row_(Style(look.colors)),
        out_(out) {}

  void line(std::size_t place, const NodeLabels& labels) {
    const PictureNode& drawn = picture_.nodes[place];
    if (drawn.level > 0) {
      rails_.resize(std::min<std::size_t>(drawn.level - 1, most_indents_), Stroke::none);
      for (const Stroke rail : rails_) add_rail(rail);
      add_edge(place);
      rails_.push_back(after_[place]);
    }
    row_.add(one_line(drawn, labels, signs_, kLongestText), ink_of(drawn));
    row_.end(out_);
  }

 private:
  void add_rail(Stroke stroke) {
    const Ink ink = stroke == Stroke::heavy ? Ink::strong : Ink::plain;
    row_.add(glyph({.up = stroke, .down = stroke}, signs_), ink);
    row_.add("  ", Ink::plain);
  }

  void add_edge(std::size_t place) {
    const PictureNode& drawn = picture_.nodes[place];
    const Stroke stroke = stroke_of(drawn);
    const Stroke after = after_[place];
    if (drawn.level <= most_indents_)
      row_.add(glyph({.up = strongest({stroke, after}), .right = stroke, .down = after}, signs_),
               ink_of(drawn));
    else
      row_.add(std::to_string(drawn.level), ink_of(drawn));
    row_.add(drawn.cut ? cut_mark(signs_) : glyph({.right = stroke, .left = stroke}, signs_),
             drawn.cut ? Ink::cut : ink_of(drawn));
    row_.add(" ", Ink::plain);
  }

  const Picture& picture_;
  Signs signs_;
  std::size_t most_indents_;
  std::vector<Stroke> after_;
  std::vector<Stroke> rails_;  // by level: what passes a line on its way to a sibling further down
  TextRow row_;
  Buffer& out_;
};

}  // namespace

void write_indented(const Picture& picture, const std::vector<NodeLabels>& labels,
                    const PictureLook& look, Buffer& out) {
  Indented indented(picture, look, out);
  for (std::size_t place = 0; place < picture.nodes.size() && out.is_open(); ++place)
    indented.line(place, labels[place]);
}

}  // namespace gametree::output
