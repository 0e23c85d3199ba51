/// \file
/// Problems sorted and placed.
#include "exercise/problems.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "gametree/tree_builder.h"

namespace gametree::exercise {

void Problems::note(ErrorCode code, std::vector<std::string> facts, Offset where) {
  note(Error{code, std::move(facts), where, {}, {}}, where);
}

// What several questions share is read for each of their trees, and wrong in each.
void Problems::note(Error error, Offset where) {
  if (is_full()) return;
  const auto is_same = [&](const Noted& noted) {
    return noted.where == where && noted.error.code == error.code &&
           noted.error.facts == error.facts && noted.error.source == error.source;
  };
  if (!error.place) error.offset = where;
  if (error.place || std::ranges::none_of(noted_, is_same))
    noted_.push_back({where, std::move(error)});
}

bool Problems::any_before(Offset where, std::size_t count) const {
  return std::any_of(noted_.begin() + static_cast<std::ptrdiff_t>(count), noted_.end(),
                     [&](const Noted& noted) { return noted.where < where; });
}

bool Problems::is_full() const { return noted_.size() >= kMaxProblems; }

std::vector<Error> Problems::take(std::string_view text, const std::string& source) {
  std::ranges::stable_sort(noted_, {}, &Noted::where);
  std::vector<Error> errors;
  for (Noted& noted : noted_) {
    Error& error = noted.error;
    if (!error.place && error.source.empty()) {
      error.source = source;
      if (error.offset != kNoOffset) error.place = find_place(text, error.offset);
    }
    errors.push_back(std::move(error));
  }
  noted_.clear();
  return errors;
}

bool Budget::spend(std::size_t cost, Offset where, Problems& problems) {
  if (cost <= left_) {
    left_ -= cost;
    return true;
  }
  if (left_ > 0) problems.note(ErrorCode::too_much_to_look_up, {}, where);
  left_ = 0;
  return false;
}

}  // namespace gametree::exercise
