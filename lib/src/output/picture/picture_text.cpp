/// \file
/// Pictures for a terminal: as in a textbook where that fits, else a line a node.
#include "output/buffer.h"
#include "output/picture/labels.h"
#include "output/picture/picture_formats.h"
#include "output/picture/picture_text_indented.h"
#include "output/picture/picture_text_levels.h"
#include "output/picture/picture_text_places.h"

namespace gametree::output {

void write_picture_text(const Picture& picture, const PictureLook& look, const Sink& sink) {
  Buffer out(sink);
  const Signs signs = look.ascii ? Signs::ascii : Signs::unicode;
  const std::vector<NodeLabels> labels = picture_labels(picture, signs);
  if (const auto places = text_places(picture, labels, signs, look.columns))
    write_levels(picture, *places, look, out);
  else
    write_indented(picture, labels, look, out);
  out.flush();
}

}  // namespace gametree::output
