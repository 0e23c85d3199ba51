/// \file
/// A tree in a terminal as in a textbook: level below level, parents above their children.
#pragma once

#include "gametree/picture_report.h"
#include "output/buffer.h"
#include "output/picture/picture_text_places.h"

namespace gametree::output {

void write_levels(const Picture& picture, const TextPlaces& places, const PictureLook& look,
                  Buffer& out);

}  // namespace gametree::output
