/// \file
/// A picture in words, for those who can't see it.
#pragma once

#include <string>

#include "gametree/picture.h"

namespace gametree::output {

/// `MAX A 3 (MIN B 3 (3, 12, 8), MIN C ≤2 (2, cut 4, cut 6))`, or the number of nodes of a picture
/// that is too large to be listened to. Names are those of strangers, printable but not quoted.
std::string picture_outline(const Picture& picture);

}  // namespace gametree::output
