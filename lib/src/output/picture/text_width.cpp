/// \file
/// Advance widths of DejaVu Sans 2.37 and Verdana, the larger of both; beyond Latin-1 a letter is
/// as wide as what it is made of, and the rest by what kind of character it is.
#include "output/picture/text_width.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/text.h"

namespace gametree::output {
namespace {

/// Hundredths of the font's size, of U+0020 to U+007E.
constexpr auto kAscii = std::to_array<std::uint8_t>(
    {36,  41, 46, 84, 64, 108, 78, 28, 46, 46, 64, 84, 37, 46, 37, 46,  //  !"#$%&'()*+,-./
     64,  64, 64, 64, 64, 64,  64, 64, 64, 64, 46, 46, 84, 84, 84, 55,  // 0123456789:;<=>?
     100, 69, 69, 70, 78, 64,  58, 78, 76, 43, 46, 70, 56, 87, 75, 79,  // @ABCDEFGHIJKLMNO
     61,  79, 70, 69, 62, 74,  69, 99, 69, 62, 69, 46, 46, 46, 84, 64,  // PQRSTUVWXYZ[\]^_
     64,  62, 64, 55, 64, 62,  36, 64, 64, 28, 35, 60, 28, 98, 64, 62,  // `abcdefghijklmno
     64,  64, 43, 53, 40, 64,  60, 82, 60, 60, 53, 64, 46, 64, 84});    // pqrstuvwxyz{|}~

/// Of U+00A0 to U+00FF.
constexpr auto kLatin1 = std::to_array<std::uint8_t>(
    {36, 41, 64, 64, 64, 64, 46, 64, 64, 100, 55, 65, 84,  46,  100, 64,  //  ¡¢£¤¥¦§¨©ª«¬-®¯
     55, 84, 55, 55, 64, 65, 64, 37, 64, 55,  55, 65, 100, 100, 100, 55,  // °±²³´µ¶·¸¹º»¼½¾¿
     69, 69, 69, 69, 69, 69, 99, 70, 64, 64,  64, 64, 43,  43,  43,  43,  // ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ
     78, 75, 79, 79, 79, 79, 79, 84, 79, 74,  74, 74, 74,  62,  61,  63,  // ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß
     62, 62, 62, 62, 62, 62, 99, 55, 62, 62,  62, 62, 28,  28,  28,  28,  // àáâãäåæçèéêëìíîï
     62, 64, 62, 62, 62, 62, 62, 84, 62, 64,  64, 64, 64,  60,  64,  60});  // ðñòóôõö÷øùúûüýþÿ

struct Known {
  char32_t character;
  double width;
};

/// Common ones that would be guessed too wide, and dashes that would be guessed too narrow.
constexpr auto kKnown = std::to_array<Known>({{U'Đ', .78},
                                              {U'đ', .64},
                                              {U'ı', .28},
                                              {U'–', .64},
                                              {U'—', 1},
                                              {U'‘', .32},
                                              {U'’', .32},
                                              {U'“', .52},
                                              {U'”', .52},
                                              {U'…', 1},
                                              {U'←', .84},
                                              {U'→', .84},
                                              {U'∞', 1},
                                              {U'≈', .84},
                                              {U'≤', .84},
                                              {U'≥', .84},
                                              {U'⸺', 2.2},
                                              {U'⸻', 3.3}});

/// The widest letter of a script.
struct Script {
  char32_t first, last;
  double width;
};

constexpr auto kScripts = std::to_array<Script>({{0x0370, 0x03FF, .95},    // Greek
                                                 {0x0400, 0x045F, 1.15},   // Cyrillic
                                                 {0x0590, 0x05FF, .75}});  // Hebrew

constexpr double kLetter = 1.25;  // of Arabic
constexpr double kSign = 1.75;    // U+2031 is
constexpr double kPicture = 1.4;  // of colour, in a square of its own
constexpr double kIdeograph = 1;

double hundredths(std::uint8_t count) { return count / 100.; }

double guessed_width(utf8proc_int32_t character) {
  const int columns = utf8proc_charwidth(character);
  if (columns == 0) return 0;
  const utf8proc_category_t kind = utf8proc_category(character);
  for (const Script& script : kScripts) {
    const auto code = static_cast<char32_t>(character);
    if (code >= script.first && code <= script.last) return script.width;
  }
  const bool is_letter = kind >= UTF8PROC_CATEGORY_LU && kind <= UTF8PROC_CATEGORY_LO;
  if (columns == 1) return is_letter ? kLetter : kSign;
  return is_letter ? kIdeograph : kPicture;
}

/// Of a character that is not made of others.
double simple_width(utf8proc_int32_t character) {
  const auto code = static_cast<char32_t>(character);
  if (code >= 0x20 && code < 0x7F) return hundredths(kAscii[code - 0x20]);
  if (code >= 0xA0 && code <= 0xFF) return hundredths(kLatin1[code - 0xA0]);
  const auto* known = std::ranges::find(kKnown, code, &Known::character);
  return known != kKnown.end() ? known->width : guessed_width(character);
}

double character_width(char32_t character) {
  if (character <= 0xFF || character == U'…')
    return simple_width(static_cast<utf8proc_int32_t>(character));
  constexpr std::size_t kMost = 32;  // U+FDFA is made of 18
  std::array<utf8proc_int32_t, kMost> parts{};
  int last_class = 0;
  const utf8proc_ssize_t count = utf8proc_decompose_char(
      static_cast<utf8proc_int32_t>(character), parts.data(), kMost,
      static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT), &last_class);
  if (count <= 0 || count > static_cast<utf8proc_ssize_t>(kMost)) return kSign;
  double width = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) width += simple_width(parts[i]);
  return width;
}

}  // namespace

double text_width(std::string_view text) {
  double width = 0;
  while (!text.empty()) width += character_width(take_character(text));
  return width;
}

}  // namespace gametree::output
