/// \file
/// The table of question types: what each asks, how it makes its key, what follows from it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/prompt_phrase.h"
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

/// Sentences, one after another.
using Prompt = std::vector<PromptFacts>;

/// What a rule is named for.
struct RuleAsked {
  const GameTree& tree;
  std::optional<NodeId> node;  ///< that an item is about
  const Rules& rules;          ///< it was scored by
};

/// A type's row. Each has its file in grade/questions.
struct QuestionKind {
  /// Makes the key from the search. Null: the type's key is what the exercise expects.
  Result<std::unique_ptr<Key>> (*from_search)(const KeySource& source) = nullptr;
  /// Whether `from_search` looks at the search; else the source has none.
  bool needs_search = true;
  /// Makes the key that an answer is: what the exercise expects, or accepts too. Null: none is.
  /// \param own  the key from the search, if there is one.
  std::unique_ptr<Key> (*from_answer)(const KeySource& source, const Answer& answer,
                                      const Key* own) = nullptr;
  Follows follows = Follows::nothing;
  /// What is asked where the exercise does not say it itself.
  Prompt (*prompt)(const Question& question, const GameTree& tree) = nullptr;
  /// The rule to look at again after a wrong answer: it holds no value that is asked. Null: none.
  std::vector<PromptPhrase> (*rule)(const RuleAsked& asked) = nullptr;
};

/// The row of a type.
const QuestionKind& question_kind(QuestionType type);

/// The rule of a type that always has the same.
template <PromptPhrase kPhrase>
std::vector<PromptPhrase> same_rule(const RuleAsked&) {
  return {kPhrase};
}

}  // namespace gametree::grade
