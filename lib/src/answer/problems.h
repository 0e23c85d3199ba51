/// \file
/// How readers say what they read, and why they could not.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "gametree/answer.h"

namespace gametree::answer {

/// What was typed, as far as an error shows it.
inline std::string shown(std::string_view text) {
  constexpr std::size_t kShown = 60;
  return cut_text(text, kShown);
}

inline Error problem(ErrorCode code, std::vector<std::string> facts) {
  Error error;
  error.code = code;
  error.facts = std::move(facts);
  return error;
}

/// The commonest: a problem with what was typed.
inline Error problem_with(ErrorCode code, std::string_view typed) {
  return problem(code, {shown(typed)});
}

inline Piece invalid_piece(std::string_view given, Error why) {
  Piece piece;
  piece.state = ReadState::invalid;
  piece.given = given;
  piece.problem = std::move(why);
  return piece;
}

inline Piece read_piece(std::string_view given, Piece::Value value) {
  Piece piece;
  piece.state = ReadState::read;
  piece.given = given;
  piece.value = std::move(value);
  return piece;
}

inline bool is_read(const Piece& piece) { return piece.state == ReadState::read; }
inline bool is_invalid(const Piece& piece) { return piece.state == ReadState::invalid; }

}  // namespace gametree::answer
