/// \file
/// Where the nodes of a small tree stand in a terminal, as in a textbook.
#include "output/picture/picture_text_places.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "output/picture/picture_text_label.h"
#include "output/picture/short_text.h"
#include "picture/tidy_layout.h"

namespace gametree::output {
namespace {

/// A deeper picture scrolls away; a line a node shows more of it at once.
constexpr std::size_t kMostLevels = 20;
constexpr std::size_t kLongestText = 20;

/// From generous to narrow. Columns are whole: between texts of siblings that are 2 apart one stays
/// free. The little more keeps it so where the sums that lead to the axes were rounded.
constexpr std::array<TidyGaps, 2> kGaps{
    {{.siblings = 4.000001, .others = 6.000001}, {.siblings = 2.000001, .others = 3.000001}}};

/// The column of an axis. Of two that are as near, the left one, as for a text of even width.
std::size_t column_at(double axis) { return static_cast<std::size_t>(std::ceil(axis - 0.501)); }

/// Empty where there are too many levels.
std::vector<std::vector<std::uint32_t>> levels_of(const Picture& picture) {
  std::vector<std::vector<std::uint32_t>> levels;
  for (std::uint32_t place = 0; place < picture.nodes.size(); ++place) {
    const std::size_t level = picture.nodes[place].level;
    if (level >= kMostLevels) return {};
    if (level == levels.size()) levels.emplace_back();
    levels[level].push_back(place);
  }
  return levels;
}

std::size_t widest(const TextPlace& place) {
  std::size_t columns = std::max(display_columns(place.action), display_columns(place.probability));
  for (const std::string& line : place.lines) columns = std::max(columns, display_columns(line));
  return columns;
}

TextPlace texts_of(const PictureNode& drawn, const NodeLabels& labels, Signs signs) {
  return {.lines = short_lines(drawn, labels, signs, kLongestText),
          .action = shortened(labels.action, kLongestText, signs),
          .probability = labels.probability};
}

std::vector<TidyNode> boxes_of(const Picture& picture, const std::vector<TextPlace>& nodes) {
  std::vector<TidyNode> boxes;
  for (std::size_t place = 0; place < nodes.size(); ++place) {
    const std::size_t width = std::max<std::size_t>(widest(nodes[place]), 1);
    const std::size_t left = left_of_centre(width);
    boxes.push_back({.parent = picture.nodes[place].parent,
                     .left = static_cast<double>(left),
                     .right = static_cast<double>(width - 1 - left)});
  }
  return boxes;
}

}  // namespace

std::optional<TextPlaces> text_places(const Picture& picture, const std::vector<NodeLabels>& labels,
                                      Signs signs, std::size_t columns) {
  const std::size_t most_on_level = columns / 2 + 1;
  if (picture.nodes.size() > kMostLevels * most_on_level) return std::nullopt;
  TextPlaces places;
  places.levels = levels_of(picture);
  if (places.levels.empty()) return std::nullopt;

  for (std::size_t place = 0; place < picture.nodes.size(); ++place)
    places.nodes.push_back(texts_of(picture.nodes[place], labels[place], signs));
  const std::vector<TidyNode> boxes = boxes_of(picture, places.nodes);
  for (const TidyGaps& gaps : kGaps) {
    const TidyLayout layout = tidy_layout(boxes, gaps);
    if (std::round(layout.width) + 1 > static_cast<double>(columns)) continue;
    for (std::size_t place = 0; place < boxes.size(); ++place)
      places.nodes[place].column = column_at(layout.axes[place]);
    return places;
  }
  return std::nullopt;
}

}  // namespace gametree::output
