/// \file
/// How wide texts are taken to be. DejaVu Sans 2.37 has 2048 units to the font's size; its advances
/// are read off its table hmtx.
#include "output/picture/text_width.h"

#include <string>

#include "support/catch.h"

using gametree::output::fitted_text;
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

TEST_CASE("fitted text: what fits stays whole", "[output][picture]") {
  CHECK(fitted_text("", 3) == "");
  CHECK(fitted_text("abc", text_width("abc")) == "abc");
}

TEST_CASE("fitted text: of what does not fit the beginning and the end stay", "[output][picture]") {
  // An ellipsis is 1 wide and a digit 0.64. Of 3 that leaves 2: one digit in the last third of it,
  // and two before.
  CHECK(fitted_text("1234567890", 3) == "12…0");
  CHECK(fitted_text("1234567890", 1) == "…");
  CHECK(text_width(fitted_text(std::string(1000, 'W'), 8)) <= 8);
}

TEST_CASE("fitted text: no mark is parted from its letter", "[output][picture]") {
  // A letter is 0.62 wide: of 2.9 one fits into the last third of 1.9, and two before.
  CHECK(fitted_text("e\u0323\u0302e\u0323\u0302e\u0323\u0302e\u0323\u0302e\u0323\u0302", 2.9) ==
        "e\u0323\u0302e\u0323\u0302…e\u0323\u0302");
}

TEST_CASE("fitted text: marks do not pile up", "[output][picture]") {
  std::string pile = "e";
  for (int i = 0; i < 50; ++i) pile += "\u0301";
  CHECK(fitted_text(pile + "a", 9) == "e\u0301\u0301\u0301a");
}
