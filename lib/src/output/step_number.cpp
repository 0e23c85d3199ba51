/// \file
/// What each step of a trace as JSON begins with: `{"step": 12`.
#include "output/step_number.h"

namespace gametree::output {

// From the last digit on, a 9, up to one that is none; before the first digit is a blank.
void StepNumber::carry() {
  std::size_t place = size_ - 1;
  while (text_[place] == '9') text_[place--] = '0';
  if (text_[place] != ' ') {
    ++text_[place];
    return;
  }
  text_[place + 1] = '1';
  text_[size_++] = '0';
}

}  // namespace gametree::output
