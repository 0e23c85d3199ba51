/// \file
/// Facts put into the gaps of a sentence, safe to print and not too long.
#include "messages/template.h"

#include "base/text.h"

namespace gametree::messages {
namespace {

/// Characters of a fact that are shown at most.
constexpr std::size_t kLongestFact = 200;

std::string shown(std::string_view fact, FactLength length) {
  return length == FactLength::whole ? std::string(fact) : printable(cut_text(fact, kLongestFact));
}

}  // namespace

std::string fill_in(std::string_view text, std::span<const std::string> facts, FactLength length) {
  std::string out;
  const auto fact = [&](std::size_t i) {
    return i < facts.size() ? std::string_view(facts[i]) : std::string_view();
  };
  while (!text.empty()) {
    const Piece piece = first_piece(text);
    const bool given = !fact(piece.fact).empty();
    switch (piece.kind) {
      case Piece::Kind::text:
        out += piece.inside;
        break;
      case Piece::Kind::fact:
        out += shown(fact(piece.fact), length);
        break;
      case Piece::Kind::if_given:
        out += given ? fill_in(piece.inside, facts, length) : "";
        break;
      case Piece::Kind::if_empty:
        out += given ? "" : fill_in(piece.inside, facts, length);
        break;
    }
    text.remove_prefix(piece.length);
  }
  return out;
}

}  // namespace gametree::messages
