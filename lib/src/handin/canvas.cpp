/// \file
/// Canvas: `leeann_LATE_40122_9900322_hw-1.yaml`, or `anon_4fK2_9900322_hw.yaml`.
#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "handin/name_parts.h"

namespace gametree::handin {
namespace {

constexpr std::string_view kLate = "LATE";

bool is_word(std::string_view text) {
  while (!text.empty())
    if (!is_word_character(take_character(text))) return false;
  return true;
}

bool is_alphanumeric(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  });
}

/// The file's name where what stands from part `at` on is an attachment and a name; what was typed
/// on the page has no attachment. Empty: neither.
std::string_view file_at(const NameParts& parts, std::size_t at) {
  if (is_number(parts[at]) && !parts.from(at + 1).empty()) return parts.from(at + 1);
  const std::string_view rest = parts.from(at);
  return rest == "text.html" || rest == "link.html" ? rest : "";
}

/// `hw-1.yaml` is what Canvas makes of a second `hw.yaml`.
void set_attempt(PlatformFacts& facts) {
  const std::string_view file = facts.file;
  const std::string_view ending = file.substr(std::min(file.rfind('.'), file.size()));
  const std::string_view stem = file.substr(0, file.size() - ending.size());
  const std::size_t hyphen = stem.rfind('-');
  facts.attempt = 0;
  facts.series = std::string(stem);
  if (hyphen == std::string_view::npos || !is_number(stem.substr(hyphen + 1))) return;
  std::uint64_t number = 0;
  const auto read = std::from_chars(stem.data() + hyphen + 1, stem.data() + stem.size(), number);
  if (read.ec != std::errc()) return;
  facts.attempt = number;
  facts.series = std::string(stem.substr(0, hyphen));
}

PlatformFacts with_file(PlatformFacts facts, std::string_view file, bool is_late) {
  facts.is_late = is_late;
  facts.file = std::string(file);
  set_attempt(facts);
  return facts;
}

/// A code of an anonymous assignment, which leads to nobody.
std::optional<PlatformFacts> anonymous(const NameParts& parts) {
  const std::size_t at = parts[0] == kLate ? 1 : 0;
  if (parts[at] != "anon" || !is_alphanumeric(parts[at + 1])) return std::nullopt;
  const std::string_view file = file_at(parts, at + 2);
  if (file.empty()) return std::nullopt;
  PlatformFacts facts;
  facts.code = std::string(parts[at + 1]);
  return with_file(std::move(facts), file, at == 1);
}

/// The user's number stands in part `at`.
std::optional<PlatformFacts> named(const NameParts& parts, std::size_t at, std::size_t name_end) {
  const std::string_view file = is_number(parts[at]) ? file_at(parts, at + 1) : "";
  if (file.empty()) return std::nullopt;
  PlatformFacts facts = facts_of({StudentKey::canvas_id, std::string(parts[at]), false});
  facts.students.front().called = std::string(parts.first(name_end));
  return with_file(std::move(facts), file, at > name_end);
}

std::optional<PlatformFacts> read_name(std::string_view name) {
  const NameParts parts(name);
  // First, for a code of digits alone fits the other pattern too.
  if (std::optional<PlatformFacts> facts = anonymous(parts)) return facts;
  // The shortest name that leaves two numbers behind it: Canvas leaves no sign in a name but `_`.
  for (std::size_t end = 1; end < parts.size() && is_word(parts[end - 1]); ++end) {
    if (parts[end] == kLate)
      if (std::optional<PlatformFacts> facts = named(parts, end + 1, end)) return facts;
    if (std::optional<PlatformFacts> facts = named(parts, end, end)) return facts;
  }
  return std::nullopt;
}

}  // namespace

std::optional<PlatformFacts> canvas_facts(Parts parts, const ExportList* /*list*/) {
  return facts_of_file(parts, read_name);
}

}  // namespace gametree::handin
