/// \file
/// Long texts, cut to what a picture has room for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "output/picture/labels.h"

namespace gametree::output {

/// How wide a text may be, and by which measure.
struct TextRoom {
  double (*width)(std::string_view text);  ///< a text is as wide as its letters together
  double widest;                           ///< that of `dots` at least
  std::string_view dots = "…";
};

/// `text`; or, where it has no room, its beginning and its end with dots between them, since names
/// that begin alike often differ at their end. Letters keep their marks, three of them at most:
/// more would stand in the lines above and below.
/// Cost: linear.
std::string shortened(std::string_view text, const TextRoom& room);

/// The same by the columns that it takes in a terminal.
std::string shortened(std::string_view text, std::size_t columns, Signs signs);

}  // namespace gametree::output
