/// \file
/// Which attempt counts, beside the definition taken word for word; and of very many.
#include "handin/attempts.h"

#include <algorithm>
#include <deque>
#include <random>
#include <string>
#include <vector>

#include "support/catch.h"

namespace gametree::test {
namespace {

using handin::ClassRow;

bool is_before(const ClassRow& a, const ClassRow& b) {
  if (a.facts == nullptr || b.facts == nullptr || !a.facts->attempt || !b.facts->attempt)
    return false;
  if (a.facts->series == b.facts->series) return *a.facts->attempt < *b.facts->attempt;
  return b.facts->series == a.facts->series + "-" + std::to_string(*a.facts->attempt);
}

/// The row that each other one is before, or the same as; of several the first by name.
const ClassRow* latest_by_definition(const std::vector<ClassRow*>& rows) {
  const ClassRow* latest = nullptr;
  for (const ClassRow* row : rows) {
    const bool is_latest = std::ranges::all_of(rows, [&](const ClassRow* other) {
      const bool is_same = other->is_graded() && row->is_graded() && other->content == row->content;
      return other == row || is_before(*other, *row) || is_same;
    });
    if (is_latest && (latest == nullptr || row->graded.file < latest->graded.file)) latest = row;
  }
  return latest;
}

/// A student's rows, few of which differ much.
struct Rows {
  std::deque<ClassRow> rows;
  std::deque<PlatformFacts> facts;
  std::vector<ClassRow*> all;

  void add(const std::string& series, std::optional<std::uint64_t> attempt, std::size_t content,
           bool is_graded) {
    facts.push_back({.students = {}, .series = series, .attempt = attempt});
    ClassRow& row = rows.emplace_back();
    row.facts = &facts.back();
    row.content = content;
    row.graded.state = is_graded ? SubmissionState::graded : SubmissionState::ungradable;
    row.graded.file = std::to_string(rows.size() * 7919 % 1000);
    row.graded.score = 1;
    all.push_back(&row);
  }
};

}  // namespace

TEST_CASE("attempts: the latest is what its definition says", "[handin][attempt]") {
  std::mt19937 random(11);
  const std::vector<std::string> series{"hw", "hw-1", "hw-1-1", "hw-2"};
  int chosen = 0;
  for (int round = 0; round < 20'000; ++round) {
    Rows rows;
    const std::size_t kinds = 1 + random() % 4;
    for (std::size_t count = random() % 6; count > 0; --count) {
      const bool has_attempt = random() % 12 > 0;
      rows.add(series[random() % kinds],
               has_attempt ? std::optional<std::uint64_t>(random() % 4) : std::nullopt,
               random() % 3, random() % 5 > 0);
      if (random() % 12 == 0) rows.rows.back().facts = nullptr;
    }
    const ClassRow* expected = latest_by_definition(rows.all);
    const std::size_t left_out = handin::choose_attempt(rows.all, AttemptRule::latest);
    REQUIRE(left_out == (expected == nullptr ? 0 : rows.all.size() - 1));
    for (const ClassRow* row : rows.all)
      REQUIRE(row->is_left_out == (expected != nullptr && row != expected));
    chosen += expected == nullptr ? 0 : 1;
  }
  CHECK(chosen > 5'000);
}

TEST_CASE("attempts: a student who hands in very often is settled at once", "[handin][attempt]") {
  constexpr std::size_t kMany = 200'000;  // each beside each would be hours
  Rows rows;
  for (std::size_t i = 0; i < kMany; ++i) rows.add("hw", i, i, true);

  CHECK(handin::choose_attempt(rows.all, AttemptRule::latest) == kMany - 1);
  CHECK_FALSE(rows.rows.back().is_left_out);
}

}  // namespace gametree::test
