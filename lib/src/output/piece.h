/// \file
/// Pieces of text that are copied with what lies behind them: so many bytes at once cost less than
/// their number does. What is written next overwrites the rest.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace gametree::output {

/// A text that is known when the program is compiled. `kRoom` bytes are written.
template <std::size_t kRoom>
struct Piece {
  constexpr Piece(std::string_view piece) : size(piece.size()) {  // NOLINT: a text is a piece
    std::copy(piece.begin(), piece.end(), text.begin());
  }
  /// Returns its end.
  char* put(char* at) const {
    std::memcpy(at, text.data(), kRoom);
    return at + size;
  }

  std::array<char, kRoom> text{};
  std::size_t size;
};

[[gnu::cold, gnu::noinline]] inline char* put_long(char* at, const char* text, std::size_t size) {
  std::memcpy(at, text, size);
  return at + size;
}

/// The same of any text, behind which so many bytes may be read too.
template <std::size_t kRoom>
[[gnu::always_inline]] inline char* put_padded(char* at, const char* text, std::size_t size) {
  if (size > kRoom) [[unlikely]]
    return put_long(at, text, size);
  std::memcpy(at, text, kRoom);
  return at + size;
}

}  // namespace gametree::output
