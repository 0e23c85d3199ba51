/// \file
/// The writers of pictures, a file each.
#pragma once

#include "gametree/picture_report.h"

namespace gametree::output {

void write_picture_text(const Picture& picture, const PictureLook& look, const Sink& sink);
void write_picture_svg(const Picture& picture, const PictureLook& look, const Sink& sink);
void write_picture_dot(const Picture& picture, const PictureLook& look, const Sink& sink);
void write_picture_tikz(const Picture& picture, const PictureLook& look, const Sink& sink);

}  // namespace gametree::output
