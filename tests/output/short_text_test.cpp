/// \file
/// Texts that a picture has no room for.
#include "output/picture/short_text.h"

#include <string>

#include "output/picture/text_width.h"
#include "support/catch.h"

using gametree::output::shortened;
using gametree::output::Signs;
using gametree::output::text_width;

namespace {

std::string fitted(const std::string& text, double widest) {
  return shortened(text, {.width = text_width, .widest = widest});
}

}  // namespace

TEST_CASE("short text: what has room stays whole", "[output][picture]") {
  CHECK(fitted("", 3).empty());
  CHECK(fitted("abc", text_width("abc")) == "abc");
  CHECK(shortened("abcdef", 6, Signs::unicode) == "abcdef");
}

TEST_CASE("short text: else its beginning and its end stay", "[output][picture]") {
  // An ellipsis is 1 wide and a digit 0.64. Of 3 that leaves 2: one digit in the last third of it,
  // and two before.
  CHECK(fitted("1234567890", 3) == "12…0");
  CHECK(fitted("1234567890", 1) == "…");
  CHECK(text_width(fitted(std::string(1000, 'W'), 8)) <= 8);
  // Five columns beside the ellipsis, of which one is in the last third; three beside three dots.
  CHECK(shortened("abcdefg", 6, Signs::unicode) == "abcd…g");
  CHECK(shortened("abcdefg", 6, Signs::ascii) == "ab...g");
  // Two columns each: none in the last third of five.
  CHECK(shortened("漢字漢字", 6, Signs::unicode) == "漢字…");
}

TEST_CASE("short text: no mark is parted from its letter", "[output][picture]") {
  // A letter is 0.62 wide: of 2.9 one fits into the last third of 1.9, and two before.
  CHECK(fitted("e\u0323\u0302e\u0323\u0302e\u0323\u0302e\u0323\u0302e\u0323\u0302", 2.9) ==
        "e\u0323\u0302e\u0323\u0302…e\u0323\u0302");
  CHECK(shortened("e\u0301e\u0301e\u0301e\u0301", 3, Signs::unicode) == "e\u0301e\u0301…");
}

TEST_CASE("short text: marks do not pile up", "[output][picture]") {
  std::string pile = "e";
  for (int i = 0; i < 50; ++i) pile += "\u0301";
  CHECK(fitted(pile + "a", 9) == "e\u0301\u0301\u0301a");
  CHECK(shortened(pile + "a", 9, Signs::unicode) == "e\u0301\u0301\u0301a");
}

TEST_CASE("short text: names that differ at their end alone still do", "[output][picture]") {
  const std::string one = "invest in company Alpha now", other = "invest in company Alpha never";
  CHECK(fitted(one, 10) != fitted(other, 10));
  CHECK(shortened(one, 20, Signs::unicode) != shortened(other, 20, Signs::unicode));
}
