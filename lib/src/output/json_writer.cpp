/// \file
/// JSON as it is said: no document in memory, commas and escapes seen to.
#include "output/json_writer.h"

#include <cstddef>
#include <string>

#include "base/text.h"

namespace gametree::output {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

bool needs_escape(char character) {
  const auto byte = static_cast<unsigned char>(character);
  return byte < 0x20 || byte == 0x7F || byte == '"' || byte == '\\';
}

/// What JSON writes instead of a character that needs it.
std::string escape(char character) {
  switch (character) {
    case '"':
      return "\\\"";
    case '\\':
      return "\\\\";
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      break;
  }
  const auto byte = static_cast<unsigned char>(character);
  constexpr std::string_view kDigits = "0123456789abcdef";
  return {'\\', 'u', '0', '0', kDigits[byte >> 4], kDigits[byte & 0xF]};
}

/// The key of the exact text beside a number.
std::string exact_key(std::string_view key) { return std::string(key) + "_exact"; }

}  // namespace

void JsonWriter::open(char bracket) {
  separate();
  out_.add(bracket);
  needs_comma_ = false;
}

void JsonWriter::close(char bracket) {
  out_.add(bracket);
  needs_comma_ = true;
}

void JsonWriter::string(std::string_view text) {
  separate();
  out_.add('"');
  for (;;) {
    const std::size_t valid = find_invalid_utf8(text);
    escaped(text.substr(0, valid));
    if (valid == std::string_view::npos) break;
    out_.add(kReplacement);
    text.remove_prefix(valid + 1);
  }
  out_.add('"');
  needs_comma_ = true;
}

void JsonWriter::text_key(std::string_view key) {
  string(key);
  out_.add(": ");
  needs_comma_ = false;
}

void JsonWriter::escaped(std::string_view utf8) {
  std::size_t done = 0;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    if (!needs_escape(utf8[i])) continue;
    out_.add(utf8.substr(done, i - done));
    out_.add(escape(utf8[i]));
    done = i + 1;
  }
  out_.add(utf8.substr(done));
}

void write_number(JsonWriter& json, std::string_view key, const Number& value) {
  json.key(key);
  json.number(value);
  if (has_plain_json(value)) return;
  if (!is_exact_in_json(value)) write_string(json, exact_key(key), to_text(value));
}

void write_numbers(JsonWriter& json, std::string_view key, const Number& a, const Number& b) {
  json.key(key);
  json.open_array();
  json.number(a);
  json.number(b);
  json.close_array();
  if (is_exact_in_json(a) && is_exact_in_json(b)) return;
  json.key(exact_key(key));
  json.open_array();
  json.string(to_text(a));
  json.string(to_text(b));
  json.close_array();
}

}  // namespace gametree::output
