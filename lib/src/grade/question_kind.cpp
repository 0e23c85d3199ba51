/// \file
/// One row a type, in the order of exercise/question_types.h.
#include "grade/question_kind.h"

#include <array>

#include "exercise/question_types.h"

namespace gametree::grade {

#define X(id, name, keys) QuestionKind id##_kind();
GAMETREE_QUESTION_TYPES(X)
#undef X

const QuestionKind& question_kind(QuestionType type) {
#define X(id, name, keys) id##_kind(),
  static const auto kKinds = std::to_array<QuestionKind>({GAMETREE_QUESTION_TYPES(X)});
#undef X
  return kKinds[static_cast<std::size_t>(type)];
}

}  // namespace gametree::grade
