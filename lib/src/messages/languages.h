/// \file
/// The languages that errors are told in: one row each.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "gametree/error_code.h"

// To add a language: write its file after the model of en.cpp, then add one line here.
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
};

#define X(function, code, name) std::span<const Sentence> function();
GAMETREE_LANGUAGES(X)
#undef X

/// The first is the one used where none was asked for.
#define X(function, code, name) Language{(code), (name), &(function)},
inline constexpr auto kLanguages = std::to_array<Language>({GAMETREE_LANGUAGES(X)});
#undef X

}  // namespace gametree::messages
