/// \file
/// Whose a hand-in is: what the sources say, put together.
#include "handin/owners.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "base/text.h"
#include "handin/called.h"
#include "handin/candidates.h"
#include "input/event.h"

namespace gametree::handin {
namespace {

Error problem(ErrorCode code, std::vector<std::string> facts) {
  for (std::string& fact : facts) fact = input::shortened(fact);
  return {code, std::move(facts), kNoOffset, {}, {}};
}

/// What the export says.
struct Exported {
  std::vector<Candidate> students;
  std::vector<Error> obstacles;  // why a student of it is nobody
  bool differs = false;          // it means several students by one
};

class Decision {
 public:
  Decision(const HandIn& hand_in, const ClassRules& rules, std::size_t& guesses)
      : hand_in_(hand_in), rules_(rules), guesses_(guesses) {}

  std::vector<Owner> owners();

 private:
  [[nodiscard]] Exported exported() const;
  [[nodiscard]] Error obstacle(const PlatformStudent& student) const;
  [[nodiscard]] std::vector<Owner> agreed(const Exported& exported,
                                          std::vector<Candidate> named) const;
  [[nodiscard]] std::optional<Error> find_other_number(const Candidate& named) const;
  [[nodiscard]] std::optional<Error> find_other_numbers(const std::vector<Candidate>& named) const;
  [[nodiscard]] std::vector<Owner> owners_of(const std::vector<Candidate>& candidates,
                                             std::vector<Error> obstacles = {}) const;
  [[nodiscard]] std::vector<Error> remarks(const Candidate& owner) const;

  [[nodiscard]] std::string near_id(const std::string& id) const;

  const HandIn& hand_in_;
  const ClassRules& rules_;
  std::size_t& guesses_;
};

std::vector<Owner> unmatched(std::vector<Error> why) { return {{std::nullopt, std::move(why)}}; }

bool is_among(const Candidate& candidate, const std::vector<Candidate>& others) {
  return std::ranges::any_of(others, [&](const Candidate& c) { return is_same(c, candidate); });
}

/// The first of `candidates` that is not among `others`; end: there is none.
auto first_beside(const std::vector<Candidate>& candidates, const std::vector<Candidate>& others) {
  return std::ranges::find_if(candidates, [&](const Candidate& c) { return !is_among(c, others); });
}

/// Why what the export says of a student leads to nobody.
Error Decision::obstacle(const PlatformStudent& student) const {
  const std::string layout(hand_in_.layout);
  if (student.names.empty())
    return problem(ErrorCode::code_of_nobody, {layout, hand_in_.facts->code});
  const PlatformName& name = student.names.front();
  return problem(ErrorCode::number_of_nobody, {layout, name.text, std::string(to_text(name.key))});
}

Exported Decision::exported() const {
  Exported exported;
  if (!hand_in_.facts) return exported;
  for (const PlatformStudent& student : hand_in_.facts->students) {
    Result<std::optional<Candidate>> found = by_layout(student, hand_in_.layout, rules_.roster);
    if (!found) {
      exported.differs = true;
      exported.obstacles.push_back(std::move(found.error()));
    } else if (*found) {
      if (!is_among(**found, exported.students)) exported.students.push_back(**found);
    } else {
      exported.obstacles.push_back(obstacle(student));
    }
  }
  if (hand_in_.facts->students.empty()) exported.obstacles.push_back(obstacle({}));
  return exported;
}

/// A roster that has another number for the student whom the file names.
std::optional<Error> Decision::find_other_number(const Candidate& named) const {
  if (named.listed == nullptr || !hand_in_.facts || hand_in_.facts->students.size() != 1)
    return std::nullopt;
  for (const PlatformName& name : hand_in_.facts->students.front().names) {
    const std::string& known = named.listed->key(name.key);
    if (!known.empty() && comparable_id(name.key, known) != comparable_id(name.key, name.text))
      return problem(ErrorCode::file_differs, {std::string(hand_in_.layout), name.text, named.id});
  }
  return std::nullopt;
}

/// The same where it has other numbers for all whom the file names: none of them handed it in. A
/// team's repository may be called by the team's name.
std::optional<Error> Decision::find_other_numbers(const std::vector<Candidate>& named) const {
  if (named.size() > 1 && hand_in_.layout == "github") return std::nullopt;
  std::optional<Error> first;
  for (const Candidate& candidate : named) {
    std::optional<Error> other = find_other_number(candidate);
    if (!other) return std::nullopt;
    if (!first) first = std::move(other);
  }
  return first;
}

/// What is odd about an owner, and decides nothing. A map was written by a person who knew; and
/// whom a group's file names, the platform calls by the name of who handed it in.
std::vector<Error> Decision::remarks(const Candidate& owner) const {
  if (owner.matched_by == "map") return {};
  if (owner.matched_by == "file" && hand_in_.students.size() > 1) return {};
  if (owner.listed == nullptr || !hand_in_.facts || hand_in_.facts->students.size() != 1) return {};
  const std::string& called = hand_in_.facts->students.front().called;
  if (may_be_called(called, owner.listed->name)) return {};
  return {problem(ErrorCode::called_otherwise, {called, owner.listed->name})};
}

std::string Decision::near_id(const std::string& id) const {
  if (guesses_ == 0) return "";
  --guesses_;
  return rules_.roster->near_id(id);
}

/// Each known student; and nobody, once, for all that are not.
std::vector<Owner> Decision::owners_of(const std::vector<Candidate>& candidates,
                                       std::vector<Error> obstacles) const {
  std::vector<Owner> owners;
  for (const Candidate& candidate : candidates) {
    if (rules_.roster != nullptr && candidate.listed == nullptr)
      obstacles.push_back(problem(ErrorCode::not_on_roster, {candidate.id, near_id(candidate.id)}));
    else
      owners.push_back(
          {Identity{candidate.id, std::string(candidate.matched_by)}, remarks(candidate)});
  }
  if (!obstacles.empty()) owners.push_back({std::nullopt, std::move(obstacles)});
  return owners;
}

/// The export's word and the file's. One may name fewer: who hands in for a group may name
/// himself alone, or the platform may know of him alone.
std::vector<Owner> Decision::agreed(const Exported& exported, std::vector<Candidate> named) const {
  const std::vector<Candidate>& students = exported.students;
  if (students.empty()) {
    if (std::optional<Error> other = find_other_numbers(named)) return unmatched({*other});
    return owners_of(named);
  }
  const auto other_named = first_beside(named, students);
  if (other_named == named.end()) return owners_of(students, exported.obstacles);
  const auto other = first_beside(students, named);
  if (other != students.end())
    return unmatched({problem(ErrorCode::file_differs,
                              {std::string(hand_in_.layout), other->id, other_named->id})});
  std::erase_if(named, [&](const Candidate& c) { return is_among(c, students); });
  named.insert(named.begin(), students.begin(), students.end());
  return owners_of(named);
}

std::vector<Owner> Decision::owners() {
  if (const auto* mapped = rules_.map == nullptr ? nullptr : rules_.map->find(hand_in_.paths))
    return owners_of(by_ids(*mapped, "map", rules_.roster));
  if (hand_in_.disagreement) return unmatched({*hand_in_.disagreement});
  const Exported says = exported();
  if (says.differs) return unmatched(says.obstacles);
  std::vector<Candidate> named = by_ids(hand_in_.students, "file", rules_.roster);
  if (!named.empty()) return agreed(says, std::move(named));
  if (hand_in_.facts) return owners_of(says.students, says.obstacles);
  if (hand_in_.stem.empty()) return unmatched({});
  return owners_of(by_ids({hand_in_.stem}, "stem", rules_.roster));
}

}  // namespace

std::vector<Owner> find_owners(const HandIn& hand_in, const ClassRules& rules,
                               std::size_t& guesses) {
  return Decision(hand_in, rules, guesses).owners();
}

}  // namespace gametree::handin
