/// \file
/// Moodle: a folder `Ann Lee_51234_assignsubmission_file`, or such a beginning of a file's name.
#include <algorithm>

#include "handin/name_parts.h"

namespace gametree::handin {
namespace {

/// The local word for a participant stands in place of the name where marking is blind.
constexpr std::string_view kBlind = "Participant";

bool is_plugin(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

std::optional<PlatformFacts> read_name(std::string_view name) {
  const NameParts parts(name);
  if (!is_number(parts[1]) || parts[2] != "assignsubmission" || !is_plugin(parts[3]))
    return std::nullopt;
  PlatformFacts facts = facts_of({StudentKey::moodle_participant, std::string(parts[1]), false});
  if (parts[0] != kBlind) facts.students.front().called = std::string(parts[0]);
  facts.file = std::string(parts.from(4));
  return facts;
}

}  // namespace

std::optional<PlatformFacts> moodle_facts(Parts parts, const ExportList* /*list*/) {
  // The outermost one: below it stands what a student named.
  for (const std::string& part : parts) {
    std::optional<PlatformFacts> facts = read_name(part);
    if (!facts) continue;
    if (facts->file.empty() && &part != &parts.back()) facts->file = parts.back();
    return facts;
  }
  return std::nullopt;
}

}  // namespace gametree::handin
