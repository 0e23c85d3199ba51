/// \file
/// What every form of sheets does alike: strangers' texts line by line, pictures drawn.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/picture_report.h"
#include "output/sheet/model.h"

namespace gametree::output {

/// The lines of a text, printable and without blanks around them; not the blank ones at its ends.
std::vector<std::string> lines_of(std::string_view text);

/// The lines of a file, printable, with all their blanks.
std::vector<std::string> file_lines(std::string_view text);

/// The picture in that form; none where it is too large for it.
std::optional<std::string> drawn(const SheetPicture& picture, std::string_view form,
                                 const PictureLook& look = {});

}  // namespace gametree::output
