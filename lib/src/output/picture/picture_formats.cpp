/// \file
/// The forms of pictures. To add one: write its function, then add one line here.
#include "output/picture/picture_formats.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace gametree {
namespace {

constexpr auto kFormats = std::to_array<PictureFormat>({
    {"text", "for a terminal", 100'000, output::write_picture_text},
    {"svg", "for pages and slides", 100'000, output::write_picture_svg},
    {"dot", "for Graphviz, which lays it out itself", 5'000, output::write_picture_dot},
    {"tikz", "for TeX", 1'000, output::write_picture_tikz},
});

}  // namespace

std::span<const PictureFormat> picture_formats() { return kFormats; }

const PictureFormat* find_picture_format(std::string_view name) {
  const auto* found = std::ranges::find(kFormats, name, &PictureFormat::name);
  return found == kFormats.end() ? nullptr : found;
}

std::string to_string(const Picture& picture, std::string_view format, const PictureLook& look) {
  assert(find_picture_format(format) != nullptr);
  std::string text;
  find_picture_format(format)->write(picture, look, [&text](std::string_view piece) {
    text += piece;
    return true;
  });
  return text;
}

}  // namespace gametree
