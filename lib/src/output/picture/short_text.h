/// \file
/// Long texts, cut to what a picture has room for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "output/picture/labels.h"

namespace gametree::output {

/// `text`, or as much of it as fits `columns` with `…` at its end. Marks stay with their letters.
std::string shortened(std::string_view text, std::size_t columns, Signs signs);

}  // namespace gametree::output
