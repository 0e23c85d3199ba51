/// \file
/// Sentences with gaps: `{0}` is a fact, `{?1 ...?}` stands only where fact 1 is not empty, and
/// `{!1 ...!}` only where it is. Other braces are themselves; conditions don't nest.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "gametree/error_code.h"
#include "messages/facts.h"
#include "messages/languages.h"
#include "messages/note_phrase.h"
#include "messages/prompts.h"
#include "messages/sheet_phrase.h"
#include "messages/step_phrase.h"

namespace gametree::messages {

/// What a template begins with: plain text, a gap or a condition.
struct Piece {
  enum class Kind { text, fact, if_given, if_empty };
  Kind kind = Kind::text;
  std::size_t fact = 0;
  std::string_view inside;  ///< the text, or what stands under the condition
  std::size_t length = 0;   ///< in the template
};

constexpr bool is_gap_digit(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// The first piece of `text`, which is not empty.
constexpr Piece first_piece(std::string_view text) {
  const auto digit = [&](std::size_t at) { return static_cast<std::size_t>(text[at] - '0'); };
  if (text.size() > 2 && text[0] == '{') {
    if (is_gap_digit(text, 1) && text[2] == '}') return {Piece::Kind::fact, digit(1), {}, 3};
    const bool given = text[1] == '?';
    if ((given || text[1] == '!') && is_gap_digit(text, 2)) {
      const std::size_t end = text.find(given ? "?}" : "!}");
      return {given ? Piece::Kind::if_given : Piece::Kind::if_empty, digit(2),
              text.substr(3, end - 3), end + 2};
    }
  }
  const std::size_t end = std::min(text.find('{', 1), text.size());
  return {Piece::Kind::text, 0, text.substr(0, end), end};
}

/// Whether every gap of `text` is one of the first `facts`.
constexpr bool fits(std::string_view text, std::size_t facts) {
  while (!text.empty()) {
    const Piece piece = first_piece(text);
    if (piece.kind != Piece::Kind::text && piece.fact >= facts) return false;
    if (piece.kind != Piece::Kind::text && !fits(piece.inside, facts)) return false;
    text.remove_prefix(piece.length);
  }
  return true;
}

/// The sentence of a code; empty if there is none.
constexpr std::string_view find_sentence(std::span<const Sentence> sentences, ErrorCode code) {
  for (const Sentence& sentence : sentences)
    if (sentence.code == code) return sentence.text;
  return "";
}

/// Whether a language has a sentence for every code, with no more gaps than facts.
constexpr bool covers_every_code(std::span<const Sentence> sentences) {
  constexpr int kMoreThanCodes = 1000;
  for (int i = 0; i < kMoreThanCodes; ++i) {
    const auto code = static_cast<ErrorCode>(i);
    const int facts = fact_count(code);
    if (facts < 0) continue;
    const std::string_view text = find_sentence(sentences, code);
    if (text.empty() || !fits(text, static_cast<std::size_t>(facts))) return false;
  }
  return true;
}

/// Whether there is a text for every phrase at its place, with no more gaps than facts.
template <class Phrased>
constexpr bool covers(std::span<const Phrased> sentences, std::span<const std::size_t> facts) {
  if (sentences.size() != facts.size()) return false;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    const Phrased& each = sentences[i];
    const bool is_in_place = static_cast<std::size_t>(each.phrase) == i && !each.text.empty();
    if (!is_in_place || !fits(each.text, facts[i])) return false;
  }
  return true;
}

/// Whether a language has every note at its place, with no more gaps than facts.
constexpr bool covers_every_note(std::span<const NoteSentence> sentences) {
  if (sentences.size() != kNoteFacts.size()) return false;
  for (std::size_t i = 0; i < kNoteFacts.size(); ++i) {
    const NoteSentence& each = sentences[i];
    // The first code says that there is no note.
    const bool is_in_place = static_cast<std::size_t>(each.code) == i + 1 && !each.text.empty();
    if (!is_in_place || !fits(each.text, kNoteFacts[i])) return false;
  }
  return true;
}

/// Whether a language has every phrase of steps.
constexpr bool covers_every_phrase(std::span<const StepSentence> sentences) {
#define X(phrase, facts) std::size_t{facts},
  constexpr auto kFacts = std::to_array<std::size_t>({GAMETREE_STEP_PHRASES(X)});
#undef X
  return covers<StepSentence>(sentences, kFacts);
}

/// Whether a language has every phrase of prompts.
constexpr bool covers_every_prompt(std::span<const PromptSentence> sentences) {
#define X(phrase, facts) std::size_t{facts},
  constexpr auto kFacts = std::to_array<std::size_t>({GAMETREE_PROMPT_PHRASES(X)});
#undef X
  return covers<PromptSentence>(sentences, kFacts);
}

/// Whether a language has every phrase of sheets.
constexpr bool covers_every_sheet_phrase(std::span<const SheetSentence> sentences) {
#define X(phrase, facts) std::size_t{facts},
  constexpr auto kFacts = std::to_array<std::size_t>({GAMETREE_SHEET_PHRASES(X)});
#undef X
  return covers<SheetSentence>(sentences, kFacts);
}

/// How much of a fact is shown: of an error's a screen's worth, since it may be anything.
enum class FactLength : std::uint8_t { cut, whole };

/// The sentence. A fact that is missing counts as empty.
std::string fill_in(std::string_view text, std::span<const std::string> facts,
                    FactLength length = FactLength::cut);

}  // namespace gametree::messages
