/// \file
/// Autolab: `ann@x.org_3_hw.yaml`, the third version of `hw.yaml`.
#include <charconv>

#include "handin/name_parts.h"

namespace gametree::handin {
namespace {

/// PrairieLearn's names begin alike: e-mail, instance, question, variant, number, submission, file.
bool is_prairielearn(const NameParts& rest) {
  for (std::size_t at = 2; at + 3 < rest.size(); ++at)
    if ((at > 2 || !rest[1].empty()) && is_number(rest[at]) && is_number(rest[at + 1]) &&
        is_number(rest[at + 2]) && !rest[at + 3].empty())
      return true;
  return false;
}

std::optional<PlatformFacts> read_name(std::string_view name) {
  const std::size_t sign = name.find('@');
  if (sign == 0 || sign == std::string_view::npos) return std::nullopt;
  const std::size_t end = name.find('_', sign);  // before the sign it is a part of the address
  if (end == std::string_view::npos || end == sign + 1) return std::nullopt;
  const NameParts rest(name.substr(end + 1));
  if (!is_number(rest[0]) || rest.from(1).empty() || is_prairielearn(rest)) return std::nullopt;
  PlatformFacts facts = facts_of({StudentKey::email, std::string(name.substr(0, end))});
  facts.file = std::string(rest.from(1));
  std::uint64_t version = 0;
  if (std::from_chars(rest[0].data(), rest[0].data() + rest[0].size(), version).ec == std::errc())
    facts.attempt = version;
  return facts;
}

}  // namespace

std::optional<PlatformFacts> autolab_facts(Parts parts, const ExportList* /*list*/) {
  return facts_of_file(parts, read_name);
}

}  // namespace gametree::handin
