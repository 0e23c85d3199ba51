/// \file
/// Any bytes as JSON.
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  gametree::fuzz::check_reader(data, size, "json");
  return 0;
}
