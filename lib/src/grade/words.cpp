/// \file
/// The words of statuses and states, as outputs have them.
#include "gametree/grade.h"

namespace gametree {

std::string_view to_text(ItemStatus status) {
  switch (status) {
    case ItemStatus::correct:
      return "correct";
    case ItemStatus::follow_through:
      return "follow_through";
    case ItemStatus::partial:
      return "partial";
    case ItemStatus::wrong:
      return "wrong";
    case ItemStatus::blank:
      return "blank";
    case ItemStatus::invalid:
      return "invalid";
    case ItemStatus::pending:
      return "pending";
  }
  return "";
}

std::string_view to_text(SubmissionState state) {
  switch (state) {
    case SubmissionState::graded:
      return "graded";
    case SubmissionState::ungradable:
      return "ungradable";
    case SubmissionState::missing:
      return "missing";
    case SubmissionState::unmatched:
      return "unmatched";
    case SubmissionState::duplicate:
      return "duplicate";
  }
  return "";
}

}  // namespace gametree
