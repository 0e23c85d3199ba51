/// \file
/// The entry of `also_accept` that a question was scored by.
#pragma once

#include <string>

#include "gametree/exercise.h"
#include "output/json_writer.h"

namespace gametree::output {

/// `"rules": {...}` with the rules that the entry says, or its `answer`; `{}` without an entry.
void write_alternative(JsonWriter& json, const Alternative* entry);

/// The same for people: `cut_on >, order reversed`, or `another accepted answer`.
std::string alternative_text(const Alternative& entry);

/// A typed value as JSON: texts, lists and mappings.
void write_typed(JsonWriter& json, const Typed& typed);

}  // namespace gametree::output
