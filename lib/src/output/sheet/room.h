/// \file
/// Room for an answer, by the form of answers; with the key in it, or blank.
#pragma once

#include <string_view>

#include "gametree/answer.h"
#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "output/sheet/model.h"

namespace gametree::output {

/// What there is to be filled in, and by what.
struct RoomReport {
  const Question& question;
  const GameTree& tree;
  std::string_view language;
  const Answer* key = nullptr;              ///< null: nothing is filled in
  const GradedQuestion* reasons = nullptr;  ///< of the key; null: none are known
};

/// Blank, it looks the same whatever the key is: as many rows, lines and boxes.
Room room_for(const RoomReport& report);

}  // namespace gametree::output
