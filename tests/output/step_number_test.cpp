/// \file
/// How the steps of a trace are counted as text.
#include "output/step_number.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>

#include "support/catch.h"

using gametree::output::StepNumber;

namespace {

std::string put(StepNumber& counter, std::uint64_t number) {
  std::array<char, 2 * StepNumber::kRoom> text{};
  const char* const end = counter.put(text.data(), number);
  return std::string(text.data(), static_cast<std::size_t>(end - text.data()));
}

std::string expected(std::uint64_t number) { return "{\"step\": " + std::to_string(number); }

}  // namespace

TEST_CASE("step number: it counts on", "[step_number]") {
  StepNumber counter;
  for (std::uint64_t number = 1; number <= 11'111; ++number)
    REQUIRE(put(counter, number) == expected(number));
}

TEST_CASE("step number: steps may be left out", "[step_number]") {
  StepNumber counter;
  for (const std::uint64_t number :
       {3ULL, 4ULL, 19ULL, 20ULL, 998ULL, 999ULL, 1000ULL, 5ULL, 6ULL, 999'999'999'999ULL,
        1'000'000'000'000ULL, 18'446'744'073'709'551'614ULL, 18'446'744'073'709'551'615ULL})
    CHECK(put(counter, number) == expected(number));
}
