/// \file
/// An error as the command line prints it: place, sentence, line and caret; a note in words.
#include "gametree/messages.h"

#include <fmt/format.h>

#include "base/text.h"
#include "messages/languages.h"
#include "messages/template.h"

namespace gametree {
namespace {

/// `hw1.yaml:4:7: `, or as much of it as is known.
std::string position(const Error& error) {
  if (error.source.empty()) return "";
  const std::string source = printable(error.source);
  if (!error.place) return source + ": ";
  return fmt::format("{}:{}:{}: ", source, error.place->line, error.place->column);
}

/// The line with its number, and the caret under the place.
std::string quoted_line(const Place& place) {
  const std::string number = fmt::format("{}", place.line);
  const std::string line = place.excerpt.empty() ? "" : " " + place.excerpt;
  return fmt::format("  {} |{}\n  {:{}} | {}^\n", number, line, "", number.size(),
                     blanks_as_wide_as(place.excerpt, place.caret));
}

}  // namespace

std::string sentence(const Error& error) {
  const messages::Language& language = messages::kLanguages.front();
  return messages::fill_in(messages::find_sentence(language.sentences(), error.code), error.facts);
}

std::string sentence(const Note& note) {
  if (note.empty()) return "";
  const auto row = static_cast<std::size_t>(note.code) - 1;
  std::string said = messages::fill_in(messages::kLanguages.front().notes()[row].text, note.facts);
  for (const Note& each : note.more) said += "; " + sentence(each);
  return said;
}

std::string render(const Error& error, Severity severity) {
  const std::string_view word = severity == Severity::error ? "error" : "warning";
  std::string out = fmt::format("{}{}: {}\n", position(error), word, sentence(error));
  if (error.place) out += quoted_line(*error.place);
  return out;
}

}  // namespace gametree
