/// \file
/// Rounding: two decimals at least, halves either way.
#include "gametree/answer.h"
#include "support/catch.h"

using namespace gametree;

namespace {

TypedNumber typed(const std::string& text, unsigned decimals) {
  return {parse_number(text).number.value(), decimals, false};
}

const Number kSevenThirds = Number::fraction(7, 3);

}  // namespace

TEST_CASE("number match: an integer has to be exact", "[grade]") {
  CHECK(is_right({3, {}, false}, 3, {}));
  CHECK(is_right(typed("3.00", 2), 3, {}));
  CHECK_FALSE(is_right(typed("3.001", 3), 3, {}));
}

TEST_CASE("number match: a fraction may be rounded to two decimals or more", "[grade]") {
  CHECK(is_right({kSevenThirds, {}, false}, kSevenThirds, {}));
  CHECK(is_right(typed("2.33", 2), kSevenThirds, {}));
  CHECK(is_right(typed("2.333", 3), kSevenThirds, {}));
  CHECK_FALSE(is_right(typed("2.3", 1), kSevenThirds, {}));
  CHECK_FALSE(is_right(typed("2.34", 2), kSevenThirds, {}));
  CHECK_FALSE(is_right(typed("2.330", 3), kSevenThirds, {}));
}

// 1/8 = 0.125 lies halfway between 0.12 and 0.13.
TEST_CASE("number match: a half is rounded either way", "[grade]") {
  CHECK(is_right(typed("0.12", 2), Number::fraction(1, 8), {}));
  CHECK(is_right(typed("0.13", 2), Number::fraction(1, 8), {}));
  CHECK_FALSE(is_right(typed("0.11", 2), Number::fraction(1, 8), {}));
}

TEST_CASE("number match: a tolerance widens it and infinities are themselves alone", "[grade]") {
  CHECK(is_right({4, {}, false}, 3, Number(1)));
  CHECK_FALSE(is_right({5, {}, false}, 3, Number(1)));
  CHECK(is_right({Number::infinity(), {}, false}, Number::infinity(), {}));
  CHECK_FALSE(is_right({Number::infinity(), {}, false}, 3, Number(1)));
  CHECK_FALSE(is_right({3, {}, false}, Number::minus_infinity(), Number(1)));
}
