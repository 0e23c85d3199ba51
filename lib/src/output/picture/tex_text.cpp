/// \file
/// Texts from strangers in TeX, so that they are never commands and no engine stops at them.
#include "output/picture/tex_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "base/text.h"
#include "output/picture/text_width.h"

namespace gametree::output {
namespace {

struct Spelling {
  char32_t character;
  std::string_view tex;
};

/// What means something to TeX, or is another character in some fonts, and what is in none.
constexpr auto kSpellings = std::to_array<Spelling>({
    {U'\\', "\\textbackslash{}"},
    {U'{', "\\{"},
    {U'}', "\\}"},
    {U'$', "\\$"},
    {U'&', "\\&"},
    {U'#', "\\#"},
    {U'_', "\\_"},
    {U'%', "\\%"},
    {U'^', "\\textasciicircum{}"},
    {U'~', "\\textasciitilde{}"},
    {U'<', "\\textless{}"},
    {U'>', "\\textgreater{}"},
    {U'|', "\\textbar{}"},
    {U'\'', "\\textquotesingle{}"},
    {U'`', "\\textasciigrave{}"},
    {U'"', "\\texttt{\\char34}"},
    {U'[', "{[}"},  // after a line's end it would be an option
    {U'*', "{*}"},  // as well
    {U'\u00A0', "~"},
    {U'…', "\\dots{}"},
    {U'≤', "$\\leq$"},
    {U'≥', "$\\geq$"},
    {U'≠', "$\\neq$"},
    {U'≈', "$\\approx$"},
    {U'∞', "$\\infty$"},
    {U'→', "$\\rightarrow$"},
    {U'←', "$\\leftarrow$"},
    {U'−', "$-$"},
});

/// A letter and what is left of it without its marks.
struct Family {
  char base;
  std::u32string_view letters;
};

/// What T5 has, and no other encoding of Latin.
constexpr auto kVietnamese = std::to_array<Family>({
    {'a', U"ảạằắẳẵặầấẩẫậ"},
    {'A', U"ẢẠẰẮẲẴẶẦẤẨẪẬ"},
    {'e', U"ẻẽẹềếểễệ"},
    {'E', U"ẺẼẸỀẾỂỄỆ"},
    {'i', U"ỉị"},
    {'I', U"ỈỊ"},
    {'o', U"ỏọồốổỗộơờớởỡợ"},
    {'O', U"ỎỌỒỐỔỖỘƠỜỚỞỠỢ"},
    {'u', U"ủụưừứửữự"},
    {'U', U"ỦỤƯỪỨỬỮỰ"},
    {'y', U"ỳỷỹỵ"},
    {'Y', U"ỲỶỸỴ"},
});

/// What T1 has and OT1 can't put together.
constexpr std::u32string_view kOnlyT1 = U"«»‚„‹›ÐÞðþĄąĐđĘęĮįŊŋŲų";

constexpr std::u32string_view kEasySigns = U"–—‘’“”•†‡€™‰";

/// What neither has of the characters below.
constexpr std::u32string_view kNeither = U"ĦħĸĿŀŉŦŧſ";

bool is_in(std::u32string_view letters, char32_t c) {
  return letters.find(c) != std::u32string_view::npos;
}

/// Whether LaTeX has it in every encoding, if from pieces.
bool is_easy(char32_t c) {
  if (c < 0x80) return true;
  const bool is_near = (c > 0xA0 && c < 0x180) || (c >= U'Ș' && c <= U'ț');
  return is_in(kEasySigns, c) || (is_near && !is_in(kOnlyT1, c) && !is_in(kNeither, c));
}

std::string_view spelling(char32_t c) {
  const auto* found = std::ranges::find(kSpellings, c, &Spelling::character);
  return found == kSpellings.end() ? "" : found->tex;
}

/// The letter without its marks if it is one of T5's own, else 0.
char vietnamese_base(char32_t c) {
  for (const Family& family : kVietnamese)
    if (is_in(family.letters, c)) return family.base;
  return 0;
}

/// Whether some encoding of Latin has it.
bool is_latin(char32_t c) { return is_easy(c) || is_in(kOnlyT1, c) || vietnamese_base(c) != 0; }

/// Whether Unicode promises that it is no character, which some engines take amiss.
bool is_never_assigned(char32_t c) {
  return (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
}

/// Whether two of them in a row would become one character.
bool makes_ligature(char32_t c) { return c == '-' || c == '<' || c == '>' || c == ','; }

/// Writes a text word by word, since letters of one word should come from one font.
class TexText {
 public:
  void add(char32_t c) {
    if (c == ' ') {
      end_word();
      // One that TeX would pass over: at the start, at the end or after another.
      text_ += last_ == ' ' ? "\\ " : " ";
    } else {
      if (c == last_ && makes_ligature(c)) both("\\kern0pt{}");
      add_visible(c);
    }
    last_ = c;
  }

  std::string finish() {
    end_word();
    if (text_.ends_with(' ') && !text_.ends_with("\\ ")) text_.insert(text_.size() - 1, "\\");
    return std::move(text_);
  }

 private:
  void add_visible(char32_t c) {
    std::string self;
    append_character(self, c);
    const std::string_view spelt = spelling(c);
    if (!spelt.empty()) {
      both(spelt);
    } else if (is_easy(c)) {
      both(self);
    } else if (const char base = vietnamese_base(c); base != 0) {
      word_ += self;
      plain_ += base;
      is_vietnamese_ = true;
    } else if (is_in(kOnlyT1, c)) {
      both(fmt::format("\\gametreetext{{T1}}{{{}}}{{{}}}", self, code_point_text(c)));
    } else if (is_never_assigned(c)) {
      both(fmt::format("\\gametreecode{{{:X}}}", static_cast<std::uint32_t>(c)));
    } else {
      both(fmt::format("\\gametreechar{{{}}}{{{:04X}}}", self, static_cast<std::uint32_t>(c)));
    }
  }

  void both(std::string_view tex) {
    word_ += tex;
    plain_ += tex;
  }

  void end_word() {
    if (is_vietnamese_)
      text_ += fmt::format("\\gametreetext{{T5}}{{{}}}{{{}}}", word_, plain_);
    else
      text_ += word_;
    word_.clear();
    plain_.clear();
    is_vietnamese_ = false;
  }

  std::string text_;
  std::string word_;
  std::string plain_;  // the word, where there is no T5
  bool is_vietnamese_ = false;
  char32_t last_ = ' ';
};

}  // namespace

std::string tex_text(std::string_view text) {
  const std::string composed = nfc(text);
  TexText out;
  for (std::string_view rest = composed; !rest.empty();) out.add(take_character(rest));
  return out.finish();
}

std::string tex_formula(std::string_view label) {
  std::string tex = "$";
  while (!label.empty()) {
    const char32_t c = take_character(label);
    const std::string_view spelt = c < 0x80 ? "" : spelling(c);
    if (!spelt.empty())
      tex.append(spelt.substr(1, spelt.size() - 2)) += ' ';  // without its own dollars
    else if (c == 'e')
      tex += "\\mathrm{e}";  // of 1e+30
    else if (c == '+')
      tex += "{+}";
    else
      append_character(tex, c);
  }
  return tex += '$';
}

std::string_view tex_definitions() {
  // \Umathchar is there in XeTeX and LuaTeX, whose fonts are Unicode's.
  return "  \\def\\gametreetext#1#2#3{\\ifdefined\\Umathchar#2\\else\n"
         "    \\ifcsname T@#1\\endcsname{\\fontencoding{#1}\\selectfont#2}\\else#3\\fi\\fi}\n"
         "  \\def\\gametreecode#1{{\\scriptsize U+#1}}\n"
         "  \\def\\gametreechar#1#2{\\ifdefined\\Umathchar\n"
         "    \\iffontchar\\font\"#2 #1\\else\\gametreecode{#2}\\fi\\else\\gametreecode{#2}\\fi}\n";
}

double tex_width(std::string_view text) {
  constexpr double kCodePoint = 3.2;  // U+1F3B2 in small letters
  double ems = text_width(text);
  while (!text.empty()) {
    const char32_t c = take_character(text);
    if (!is_latin(c) && spelling(c).empty()) ems += kCodePoint;
  }
  return ems;
}

}  // namespace gametree::output
