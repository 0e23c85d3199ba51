/// \file
/// What each step of a trace as JSON begins with: `{"step": 12`.
#include "output/step_number.h"

#include <charconv>
#include <string_view>

namespace gametree::output {

void StepNumber::start(std::uint64_t number) {
  constexpr std::string_view kKey = R"({"step": )";
  next_ = number;
  kKey.copy(text_.data(), kKey.size());
  const char* const end =
      std::to_chars(text_.data() + kKey.size(), text_.data() + kRoom, number).ptr;
  size_ = static_cast<std::size_t>(end - text_.data());
}

// From the last digit on, a 9, up to one that can be counted on; before the first is the key.
void StepNumber::carry() {
  std::size_t place = size_ - 1;
  while (text_[place] == '9') text_[place--] = '0';
  if (text_[place] == ' ')
    start(next_);
  else
    ++text_[place];
}

}  // namespace gametree::output
