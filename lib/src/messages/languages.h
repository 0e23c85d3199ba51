/// \file
/// The languages that errors, steps, notes, prompts and sheets are told in: one row each.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "gametree/error_code.h"
#include "messages/note_phrase.h"
#include "messages/prompts.h"
#include "messages/sheet_phrase.h"
#include "messages/step_phrase.h"

// To add a language: write its files after the models of en.cpp, en_steps.cpp, en_notes.cpp,
// en_prompts.cpp and en_sheets.cpp, then add one line here.
//  X(function, code, name)
#define GAMETREE_LANGUAGES(X) X(english, "en", "English")

namespace gametree::messages {

/// What an error with this code says; template.h tells how its gaps are filled in.
struct Sentence {
  ErrorCode code;
  std::string_view text;
};

struct Language {
  std::string_view code;
  std::string_view name;
  std::span<const Sentence> (*sentences)();
  std::span<const StepSentence> (*steps)();      ///< in the order of GAMETREE_STEP_PHRASES
  std::span<const NoteSentence> (*notes)();      ///< in the order of GAMETREE_NOTES
  std::span<const PromptSentence> (*prompts)();  ///< in the order of GAMETREE_PROMPT_PHRASES
  std::span<const SheetSentence> (*sheets)();    ///< in the order of GAMETREE_SHEET_PHRASES
};

#define X(function, code, name)                         \
  std::span<const Sentence> function();                 \
  std::span<const StepSentence> function##_steps();     \
  std::span<const NoteSentence> function##_notes();     \
  std::span<const PromptSentence> function##_prompts(); \
  std::span<const SheetSentence> function##_sheets();
GAMETREE_LANGUAGES(X)
#undef X

/// The first is the one used where none was asked for.
#define X(function, code, name) \
  Language{(code),              \
           (name),              \
           &(function),         \
           &function##_steps,   \
           &function##_notes,   \
           &function##_prompts, \
           &function##_sheets},
inline constexpr auto kLanguages = std::to_array<Language>({GAMETREE_LANGUAGES(X)});
#undef X

/// The language with that code, else the first.
inline const Language& language_or_first(std::string_view code) {
  const auto* found = std::ranges::find(kLanguages, code, &Language::code);
  return found == kLanguages.end() ? kLanguages.front() : *found;
}

}  // namespace gametree::messages
