/// \file
/// Five characters have names in XML; most others stand for themselves.
#include "output/picture/xml_text.h"

#include <cmath>
#include <cstddef>
#include <string>

#include "base/text.h"

namespace gametree::output {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

/// XML 1.0, production 2 (Char).
bool is_in_xml(char32_t character) {
  if (character < 0x20) return character == '\t' || character == '\n' || character == '\r';
  return character < 0xD800 || (character > 0xDFFF && character != 0xFFFE && character != 0xFFFF);
}

void add_character(Buffer& out, char32_t character, std::string_view bytes) {
  switch (character) {
    case U'&':
      return out.add("&amp;");
    case U'<':
      return out.add("&lt;");
    case U'>':
      return out.add("&gt;");
    case U'"':
      return out.add("&quot;");
    case U'\'':
      return out.add("&#39;");
    default:
      return out.add(is_in_xml(character) ? bytes : kReplacement);
  }
}

}  // namespace

void add_xml_text(Buffer& out, std::string_view text) {
  while (!text.empty()) {
    const std::string_view before = text;
    const char32_t character = take_character(text);
    const std::string_view bytes = before.substr(0, before.size() - text.size());
    const bool is_invalid = character == 0xFFFD;  // of a byte that is no UTF-8, too
    add_character(out, character, is_invalid ? kReplacement : bytes);
  }
}

void add_length(Buffer& out, double length) {
  const long long tenths = std::llround(length * 10);
  const long long size = std::abs(tenths);
  if (tenths < 0) out.add('-');
  out.add(std::to_string(size / 10));
  if (size % 10 == 0) return;
  out.add('.');
  out.add(static_cast<char>('0' + size % 10));
}

}  // namespace gametree::output
