/// \file
/// The words of the notes that grades give as reasons.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "gametree/note.h"

namespace gametree::messages {

/// The words of a note; template.h tells how its gaps are filled in.
struct NoteSentence {
  NoteCode code;
  std::string_view text;
};

/// How many facts each note has, in the order of the codes.
#define X(code, facts) std::size_t{facts},
inline constexpr auto kNoteFacts = std::to_array<std::size_t>({GAMETREE_NOTES(X)});
#undef X

}  // namespace gametree::messages
