/// \file
/// Any text as JSON has it between quotes. Most texts stay as they are.
#include "output/json_text.h"

#include <array>
#include <cstdint>

#include "base/text.h"
#include "output/json_writer.h"

namespace gametree::output {
namespace {

enum Care : std::uint8_t { none = 0, escape = 1, utf8 = 2 };

/// By byte: what may have to be done about it.
constexpr std::array<std::uint8_t, 256> kCare = [] {
  std::array<std::uint8_t, 256> care{};
  for (std::size_t byte = 0; byte < care.size(); ++byte) {
    if (byte < 0x20 || byte == 0x7F || byte == '"' || byte == '\\')
      care[byte] = escape;
    else
      care[byte] = byte > 0x7F ? utf8 : none;
  }
  return care;
}();

std::string as_json(std::string_view text) {
  std::string json;
  const Sink add = [&json](std::string_view piece) {
    json += piece;
    return true;
  };
  Buffer out(add);
  JsonWriter(out).string(text);
  out.flush();
  return json.substr(1, json.size() - 2);
}

}  // namespace

std::string_view inside_quotes(std::string_view text, std::string& changed) {
  unsigned care = none;
  for (const char character : text) care |= kCare[static_cast<unsigned char>(character)];
  if (care == none) return text;
  if (care == utf8 && find_invalid_utf8(text) == std::string_view::npos) return text;
  return changed = as_json(text);
}

}  // namespace gametree::output
