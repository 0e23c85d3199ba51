/// \file
/// Numbers in few digits, each rounded by hand.
#include "base/rounded_text.h"

#include "base/text.h"
#include "support/catch.h"

using gametree::decimal_text;
using gametree::display_columns;
using gametree::Number;
using gametree::parse_number;

TEST_CASE("rounded text: at most so many places and halves away from 0", "[base]") {
  CHECK(decimal_text(7, 2) == "7");
  CHECK(decimal_text(0, 2) == "0");
  CHECK(decimal_text(100, 2) == "100");
  CHECK(decimal_text(Number::fraction(7, 3), 2) == "2.33");
  CHECK(decimal_text(Number::fraction(-7, 3), 2) == "-2.33");
  CHECK(decimal_text(Number::fraction(1, 2), 2) == "0.5");
  CHECK(decimal_text(Number::fraction(1, 200), 2) == "0.01");
  CHECK(decimal_text(Number::fraction(-1, 200), 2) == "-0.01");
  CHECK(decimal_text(Number::fraction(1, 201), 2) == "0");
  CHECK(decimal_text(Number::fraction(-1, 201), 2) == "0");
  // 1.005 has no double: the one next to it is smaller.
  CHECK(decimal_text(*parse_number("1.005").number, 2) == "1.01");
  CHECK(decimal_text(*parse_number("0.995").number, 2) == "1");
  CHECK(decimal_text(*parse_number("99.9949").number, 2) == "99.99");
  CHECK(decimal_text(Number::fraction(3, 2), 0) == "2");
  CHECK(decimal_text(*parse_number("12345678901234567890.125").number, 2) ==
        "12345678901234567890.13");
}

TEST_CASE("text: columns on a terminal are those of its characters", "[base]") {
  CHECK(display_columns("") == 0);
  CHECK(display_columns("abc") == 3);
  CHECK(display_columns("ăâ") == 2);
  CHECK(display_columns("e\xCC\x81") == 1);
  CHECK(display_columns("学生") == 4);
}
