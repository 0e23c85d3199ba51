/// \file
/// One row a type, in the order of GAMETREE_QUESTION_TYPES.
#include "grade/question_kind.h"

#include <array>

namespace gametree::grade {

#define X(id, name, form, keys) QuestionKind id##_kind();
GAMETREE_QUESTION_TYPES(X)
#undef X

const QuestionKind& question_kind(QuestionType type) {
#define X(id, name, form, keys) id##_kind(),
  static const auto kKinds = std::to_array<QuestionKind>({GAMETREE_QUESTION_TYPES(X)});
#undef X
  return kKinds[static_cast<std::size_t>(type)];
}

}  // namespace gametree::grade
