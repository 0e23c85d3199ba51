/// \file
/// Long texts, cut to what a picture has room for.
#include "output/picture/short_text.h"

#include <vector>

#include "base/text.h"

namespace gametree::output {
namespace {

constexpr int kMostMarks = 3;  // on a letter

/// How much of a text that is cut is its end.
constexpr double kTail = 1.0 / 3;

/// Each letter with its marks.
std::vector<std::string> letters_of(std::string_view text) {
  std::vector<std::string> letters;
  int marks = 0;  // on the last letter
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view before = rest;
    take_character(rest);
    const std::string_view self = before.substr(0, before.size() - rest.size());
    const bool is_mark = display_columns(self) == 0 && !letters.empty();
    marks = is_mark ? marks + 1 : 0;
    if (!is_mark)
      letters.emplace_back(self);
    else if (marks <= kMostMarks)
      letters.back() += self;
  }
  return letters;
}

/// How many letters of a text stay.
struct Kept {
  std::size_t head = 0, tail = 0;
};

Kept kept_of(const std::vector<std::string>& letters, const TextRoom& room) {
  const double free = room.widest - room.width(room.dots);
  Kept kept;
  double used = 0;
  const auto takes = [&](const std::string& letter, double most) {
    const double width = room.width(letter);
    if (used + width > most) return false;
    used += width;
    return true;
  };
  const std::size_t count = letters.size();
  while (kept.tail < count && takes(letters[count - 1 - kept.tail], kTail * free)) ++kept.tail;
  while (kept.head + kept.tail < count && takes(letters[kept.head], free)) ++kept.head;
  return kept;
}

}  // namespace

std::string shortened(std::string_view text, const TextRoom& room) {
  const std::vector<std::string> letters = letters_of(text);
  std::string whole;
  for (const std::string& letter : letters) whole += letter;
  if (room.width(whole) <= room.widest) return whole;
  const Kept kept = kept_of(letters, room);
  std::string cut;
  for (std::size_t i = 0; i < kept.head; ++i) cut += letters[i];
  cut += room.dots;
  for (std::size_t i = letters.size() - kept.tail; i < letters.size(); ++i) cut += letters[i];
  return cut;
}

std::string shortened(std::string_view text, std::size_t columns, Signs signs) {
  return shortened(
      text,
      {.width = [](std::string_view part) { return static_cast<double>(display_columns(part)); },
       .widest = static_cast<double>(columns),
       .dots = signs == Signs::ascii ? "..." : "…"});
}

}  // namespace gametree::output
