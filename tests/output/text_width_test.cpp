/// \file
/// How wide texts are taken to be. DejaVu Sans 2.37 has 2048 units to the font's size; its advances
/// are read off its table hmtx.
#include "output/picture/text_width.h"

#include <string>

#include "support/catch.h"

using gametree::output::text_width;

TEST_CASE("text width: at least that of DejaVu Sans", "[output][picture]") {
  CHECK(text_width("") == 0);
  CHECK(text_width("W") >= 2025. / 2048);
  CHECK(text_width("W") < 1.01);
  CHECK(text_width("0123456789") >= 10 * 1303. / 2048);
  CHECK(text_width("0123456789") < 6.5);
  CHECK(text_width("≤2") >= (1716 + 1303) / 2048.);
  CHECK(text_width("[-∞, ∞]") >= (799 + 739 + 1706 + 651 + 651 + 1706 + 799) / 2048.);
}

TEST_CASE("text width: a letter is as wide as without its marks", "[output][picture]") {
  CHECK(text_width("é") == text_width("e"));
  CHECK(text_width("e\u0301") == text_width("e"));
  CHECK(text_width("ễ") == text_width("e"));
  CHECK(text_width("ượ") == text_width("uo"));
  CHECK(text_width("a\u0300\u0301\u0302\u0323") == text_width("a"));
}

TEST_CASE("text width: ideographs fill their squares and unknown letters get room",
          "[output][picture]") {
  CHECK(text_width("漢字") == 2);
  CHECK(text_width("Щ") >= 1.09);
  CHECK(text_width("ش") >= 1.22);
  CHECK(text_width("\uFDFA") > 5);  // eighteen letters in one
}
