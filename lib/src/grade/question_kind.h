/// \file
/// The table of question types: how each makes its key, and what follow-through it has.
#pragma once

#include <cstdint>
#include <memory>

#include "gametree/error.h"
#include "gametree/exercise.h"
#include "grade/key.h"

namespace gametree::grade {

/// What a wrong value may carry along.
enum class Follows : std::uint8_t {
  nothing,
  own_values,  ///< the question's values follow from each other
  search,      ///< the key of the search that returns the student's values counts too
};

/// A type's row. Each has its file in grade/questions.
struct QuestionKind {
  /// Makes the key from the search. Null: the type's key is what the exercise expects.
  Result<std::unique_ptr<Key>> (*from_search)(const KeySource& source);
  /// Makes the key that an answer is: what the exercise expects, or accepts too. Null: none is.
  /// \param own  the key from the search, if there is one.
  std::unique_ptr<Key> (*from_answer)(const KeySource& source, const Answer& answer,
                                      const Key* own);
  Follows follows = Follows::nothing;
};

/// The row of a type.
const QuestionKind& question_kind(QuestionType type);

}  // namespace gametree::grade
