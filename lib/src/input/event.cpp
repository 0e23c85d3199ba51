/// \file
/// What readers of events share.
#include "input/event.h"

#include "base/text.h"

namespace gametree::input {

std::optional<Player> to_player(std::string_view word) {
  for (const Player player : {Player::max, Player::min, Player::chance})
    if (same_word(word, to_text(player))) return player;
  return std::nullopt;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kShown = 60;  // longer than any word that was meant as one
  return cut_text(text, kShown);
}

}  // namespace gametree::input
