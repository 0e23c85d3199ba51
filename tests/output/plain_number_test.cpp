/// \file
/// Numbers as plain JSON: each as it is read back.
#include "output/plain_number.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "support/catch.h"

using gametree::Number;
using namespace gametree::output;

namespace {

std::string written(const Number& number) {
  std::array<char, 2 * kPlainNumber> text{};
  const char* const end = write_plain_json(number, text.data());
  return std::string(text.data(), static_cast<std::size_t>(end - text.data()));
}

}  // namespace

TEST_CASE("plain number: every integer of four digits, and those behind it", "[plain_number]") {
  for (std::int64_t value = -10'100; value <= 10'100; ++value) {
    REQUIRE(written(Number(value)) == std::to_string(value));
    REQUIRE(is_small(Number(value)) == (value > -10'000 && value < 10'000));
  }
}

TEST_CASE("plain number: large ones and infinities", "[plain_number]") {
  for (const std::int64_t value : {std::int64_t{1} << 53, -(std::int64_t{1} << 53)})
    CHECK(written(Number(value)) == std::to_string(value));
  CHECK(written(Number::infinity()) == "\"inf\"");
  CHECK(written(Number::minus_infinity()) == "\"-inf\"");
  CHECK_FALSE(is_small(Number::infinity()));
  CHECK_FALSE(is_small(Number::fraction(1, 2)));
  CHECK_FALSE(is_small(Number(INT64_MIN)));
}
