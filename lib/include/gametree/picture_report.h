/// \file
/// Pictures of trees, written: for a terminal, a page, Graphviz or TeX.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "gametree/picture.h"
#include "gametree/report.h"

namespace gametree {

/// How a picture is to look. A form passes over what is not its own.
struct PictureLook {
  std::string_view title = {};   ///< what the picture is of, for those who can't see it; a text
                                 ///< from a stranger
  std::size_t columns = 80;      ///< text: as wide as that where it can be
  bool ascii = false;            ///< text: no character past ASCII but those of names
  Colors colors = Colors::none;  ///< text
  bool standalone = false;       ///< tikz: a document that compiles as it stands
};

/// A form of pictures.
struct PictureFormat {
  std::string_view name;  ///< as `--format` names it
  std::string_view summary;
  std::size_t max_nodes;  ///< a larger picture can't be read, or not by what reads this form
  void (*write)(const Picture&, const PictureLook&, const Sink&);
};

/// The forms, default first.
std::span<const PictureFormat> picture_formats();

/// The form of that name; null if there is none.
const PictureFormat* find_picture_format(std::string_view name);

/// A picture as one string, in a form of `picture_formats()`.
std::string to_string(const Picture& picture, std::string_view format = "text",
                      const PictureLook& look = {});

}  // namespace gametree
