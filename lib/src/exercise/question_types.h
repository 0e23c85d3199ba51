/// \file
/// The types of questions as files have them: their names and keys.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "gametree/exercise.h"

namespace gametree::exercise {

/// A type of question as files have it.
struct TypeRow {
  QuestionType type;
  std::string_view name;
  AnswerForm form;
  std::string_view keys;  ///< of its own, with a blank between them; `!`: has to be given
};

/// All types, in the order of QuestionType.
std::span<const TypeRow> question_types();

/// The keys that questions of every type have.
const std::vector<std::string_view>& common_keys();

/// The keys that only some types have, each once.
std::vector<std::string_view> special_keys();

/// The keys of that type alone.
std::vector<std::string_view> keys_of(QuestionType type);

/// Those of them that have no default.
std::vector<std::string_view> needed_keys(QuestionType type);

/// The types with that key: `cutoffs, trace`.
std::string types_with(std::string_view key);

}  // namespace gametree::exercise
