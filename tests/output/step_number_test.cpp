/// \file
/// How the steps of a trace are counted as text.
#include "output/step_number.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "support/catch.h"

using gametree::output::StepNumber;

TEST_CASE("step number: it counts", "[step_number]") {
  StepNumber counter;
  for (std::uint64_t number = 1; number <= 1'100'000; ++number, counter.next()) {
    std::array<char, 2 * StepNumber::kRoom> text{};
    const char* const end = counter.put(text.data());
    const std::string_view written(text.data(), static_cast<std::size_t>(end - text.data()));
    REQUIRE(written == "{\"step\": " + std::to_string(number));
  }
}
