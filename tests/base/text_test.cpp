/// \file
/// Texts from strangers: UTF-8, sameness, near misses, places, what is safe to print.
#include "base/text.h"

#include <array>
#include <string>
#include <vector>

#include "support/catch.h"

using namespace gametree;
using namespace std::string_literals;

TEST_CASE("text: UTF-8 of every length is valid", "[base][text]") {
  CHECK(find_invalid_utf8("") == std::string_view::npos);
  CHECK(find_invalid_utf8("plain ASCII that is longer than one word") == std::string_view::npos);
  CHECK(find_invalid_utf8("é — 日本 \U0001F600") == std::string_view::npos);
}

TEST_CASE("text: the first byte that is not UTF-8 is found", "[base][text]") {
  struct Row {
    std::string text;
    std::size_t at;
  };
  const auto row = GENERATE(values<Row>({
      {"Ren\xE9", 3},                        // Latin-1
      {"12345678\xFF", 8},                   // just past a word
      {"1234567\xC3", 7},                    // cut off
      {"\xC0\xAF", 0},                       // a slash in two bytes
      {"a\xED\xA0\x80", 1},                  // a surrogate
      {"\xF4\x90\x80\x80", 0},               // past U+10FFFF
      {std::string(100, 'x') + "\x80", 100}  // a continuation without a start
  }));

  CHECK(find_invalid_utf8(row.text) == row.at);
}

TEST_CASE("text: NFC composes and leaves ASCII alone", "[base][text]") {
  CHECK(nfc("plain") == "plain");
  CHECK(nfc("e\u0301") == "\u00E9");
  CHECK(nfc("\u00E9") == "\u00E9");
}

TEST_CASE("text: sameness but for case goes past ASCII", "[base][text]") {
  CHECK(same_but_for_case("Max", "mAX"));
  CHECK(same_but_for_case("\u00C9", "e\u0301"));
  CHECK(same_but_for_case("STRASSE", "stra\u00DFe"));
  CHECK_FALSE(same_but_for_case("max", "min"));
}

TEST_CASE("text: a label may hold anything but slashes and control and format characters",
          "[base][text]") {
  CHECK_FALSE(forbidden_in_label("two tails").has_value());
  CHECK_FALSE(forbidden_in_label("日本: \"#\" ~").has_value());
  CHECK(forbidden_in_label("a/b") == U'/');
  CHECK(forbidden_in_label("a\tb") == U'\t');
  CHECK(forbidden_in_label("a\u202Eb") == char32_t{0x202E});
  CHECK(forbidden_in_label("a\0b"s) == char32_t{0});
  CHECK(forbidden_in_label("a\u0085") == char32_t{0x85});
}

TEST_CASE("text: code points are written as Unicode does", "[base][text]") {
  CHECK(code_point_text(U'/') == "U+002F");
  CHECK(code_point_text(0x1F600) == "U+1F600");
}

TEST_CASE("text: the nearest word is found within one or two slips", "[base][text]") {
  constexpr std::array<std::string_view, 4> kWords{"MAX", "MIN", "CHANCE", "LEAF"};
  struct Row {
    std::string_view word, nearest;
  };
  const auto row = GENERATE(values<Row>({
      {"MAXX", "MAX"},
      {"mx", "MAX"},
      {"MNI", "MIN"},  // transposed: one slip
      {"CHNCE", "CHANCE"},
      {"CAHNEC", "CHANCE"},
      {"chanse", "CHANCE"},
      {"NAN", ""},  // two slips from MAX and MIN: too many for three letters
      {"EXPECT", ""},
      {"", ""},
  }));

  CHECK(nearest(row.word, kWords) == row.nearest);
}

TEST_CASE("text: a place has line and column from 1 in bytes", "[base][text]") {
  const Place place = find_place("a\nxé b\nc", 6);

  CHECK(place.line == 2);
  CHECK(place.column == 5);  // x, two bytes of é, a blank
  CHECK(place.excerpt == "xé b");
  CHECK(place.caret == 3);
}

TEST_CASE("text: a place may be the end of the text or of a line", "[base][text]") {
  const Place end = find_place("ab\ncd", 5);
  CHECK(end.line == 2);
  CHECK(end.column == 3);
  CHECK(end.caret == 2);

  const Place line_end = find_place("ab\r\ncd", 2);
  CHECK(line_end.line == 1);
  CHECK(line_end.excerpt == "ab");
  CHECK(line_end.caret == 2);

  const Place after_last = find_place("ab\n", 3);
  CHECK(after_last.line == 2);
  CHECK(after_last.column == 1);
  CHECK(after_last.excerpt.empty());
}

TEST_CASE("text: an excerpt shows one character for each of the line", "[base][text]") {
  const Place place = find_place(
      "\ta\x01\u202E\x7F"
      "b",
      7);

  CHECK(place.excerpt == " a\u2401\uFFFD\u2421b");
  CHECK(place.caret == 5);
}

TEST_CASE("text: bytes that are not UTF-8 have a stand-in each", "[base][text]") {
  const Place place = find_place(
      "a\xFF\xFE"
      "b",
      3);

  CHECK(place.excerpt == "a\uFFFD\uFFFDb");
  CHECK(place.caret == 3);
}

TEST_CASE("text: a line of 100 characters is shown whole", "[base][text]") {
  const Place place = find_place(std::string(100, 'x'), 99);

  CHECK(place.excerpt == std::string(100, 'x'));
  CHECK(place.caret == 99);
}

TEST_CASE("text: of a longer line an excerpt is shown", "[base][text]") {
  const std::string line = std::string(500, 'a') + "!" + std::string(500, 'b');

  SECTION("around the place") {
    const Place place = find_place(line, 500);
    // An ellipsis and 59 characters before, the place, 38 characters after and an ellipsis: 100.
    CHECK(place.excerpt == "…" + std::string(59, 'a') + "!" + std::string(38, 'b') + "…");
    CHECK(place.caret == 60);
    CHECK(place.column == 501);
  }
  SECTION("from its start") {
    const Place place = find_place(line, 10);
    CHECK(place.excerpt == std::string(99, 'a') + "…");
    CHECK(place.caret == 10);
  }
  SECTION("to its end") {
    const Place place = find_place(line, 1000);
    CHECK(place.excerpt == "…" + std::string(60, 'b'));
    CHECK(place.caret == 60);
  }
}

TEST_CASE("text: the width of wide characters and marks is kept in blanks", "[base][text]") {
  CHECK(blanks_as_wide_as("ab", 2) == "  ");
  CHECK(blanks_as_wide_as("日本x", 3) == "\u3000\u3000 ");
  CHECK(blanks_as_wide_as("e\u0301x", 3) == "  ");
}

TEST_CASE("text: printable text can't move the cursor", "[base][text]") {
  CHECK(printable("plain é") == "plain é");
  CHECK(printable("a\nb\x1B[2J") == "a\\u{A}b\\u{1B}[2J");
  CHECK(printable("\u202Exyz") == "\\u{202E}xyz");
  CHECK(printable("a\xFF") == "a\uFFFD");
}

TEST_CASE("text: a long text is cut after whole characters", "[base][text]") {
  CHECK(cut_text("ééé", 3) == "ééé");
  CHECK(cut_text("ééé", 2) == "éé…");
}
