/// \file
/// Ids and platforms' names, looked up in a roster.
#include "handin/candidates.h"

#include <algorithm>
#include <utility>

#include "input/event.h"

namespace gametree::handin {
namespace {

/// Who is called so. What identifies by itself may be the roster's id too.
const RosterStudent* find(const Roster& roster, const PlatformName& name) {
  if (name.key == StudentKey::id) return roster.find(name.text);
  if (const RosterStudent* student = roster.find(name.key, name.text)) return student;
  const bool may_be_id = name.key == StudentKey::email || name.key == StudentKey::sid;
  return may_be_id ? roster.find(StudentKey::id, name.text) : nullptr;
}

/// All who are called by any of the names, once each.
std::vector<const RosterStudent*> find_all(const Roster* roster, const PlatformStudent& student) {
  std::vector<const RosterStudent*> all;
  for (const PlatformName& name : student.names) {
    const RosterStudent* listed = roster == nullptr ? nullptr : find(*roster, name);
    if (listed != nullptr && std::ranges::find(all, listed) == all.end()) all.push_back(listed);
  }
  return all;
}

}  // namespace

bool is_same(const Candidate& a, const Candidate& b) {
  if (a.listed != nullptr && b.listed != nullptr) return a.listed == b.listed;
  return std::ranges::find_first_of(a.names, b.names) != a.names.end();
}

std::vector<Candidate> by_ids(const std::vector<std::string>& ids, std::string_view matched_by,
                              const Roster* roster) {
  std::vector<Candidate> all;
  for (const std::string& id : ids) {
    Candidate candidate{.id = id, .matched_by = matched_by, .names = {comparable_id(id)}};
    candidate.listed = roster == nullptr ? nullptr : roster->find(id);
    if (candidate.listed != nullptr) candidate.id = candidate.listed->id();
    const auto same = [&](const Candidate& other) { return is_same(other, candidate); };
    if (std::ranges::none_of(all, same)) all.push_back(std::move(candidate));
  }
  return all;
}

Result<std::optional<Candidate>> by_layout(const PlatformStudent& student, std::string_view layout,
                                           const Roster* roster) {
  Candidate candidate{.id = "", .matched_by = "layout"};
  for (const PlatformName& name : student.names) {
    if (!name.is_identity) continue;
    if (candidate.id.empty()) candidate.id = name.text;
    candidate.names.push_back(comparable_id(name.text));
  }
  const std::vector<const RosterStudent*> listed = find_all(roster, student);
  if (listed.size() > 1)
    return Error{
        ErrorCode::export_differs,
        {std::string(layout), input::shortened(listed[0]->id()), input::shortened(listed[1]->id())},
        kNoOffset,
        {},
        {}};
  if (!listed.empty()) {
    candidate.listed = listed.front();
    candidate.id = candidate.listed->id();
  }
  if (candidate.id.empty()) return std::optional<Candidate>();
  return std::optional(std::move(candidate));
}

}  // namespace gametree::handin
