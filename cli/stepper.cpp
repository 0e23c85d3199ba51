/// \file
/// Steps looked at one at a time: a place among those seen, and a new one past their end.
#include "stepper.h"

namespace gametree::cli {

bool Stepper::add(std::string_view step) {
  seen_.emplace_back(step);
  for (std::size_t at = seen_.size() - 1; at < seen_.size();) {
    show_(seen_[at]);
    switch (ask_()) {
      case StepWish::next:
        ++at;
        break;
      case StepWish::back:
        if (at > 0) --at;
        break;
      case StepWish::quit:
        return false;
    }
  }
  return true;
}

}  // namespace gametree::cli
