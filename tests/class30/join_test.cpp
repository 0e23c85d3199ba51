/// \file
/// Grades for platforms that take none back from a file: the CSV of grades, joined with the
/// platform's own list of the class, has each student's score.
#include <gametree/text.h>

#include <map>
#include <string>

#include "school.h"
#include "support/catch.h"
#include "the_class.h"

namespace gametree::test {
namespace {

using std::string;

/// From ids, composed, to scores: what a sheet of grades looks up.
std::map<string, string> scores(const School& school, const Export& all) {
  school.put_folder(all, "e");
  school.write("map.csv", groups_map(all, "e"));
  const Outcome outcome = school.run(
      "gametree grade hw1.yaml e --roster roster.csv --map map.csv --attempt latest --format csv");
  std::map<string, string> out;
  for (const auto& row : csv_rows(outcome.out)) {
    if (!row[0].empty()) CHECK(out.emplace(nfc(row[0]), row[3]).second);
  }
  return out;
}

}  // namespace

TEST_CASE("class30: scores found by the platform's own list", "[class30][join]") {
  for (const string platform : {"autolab", "github"}) {
    INFO(platform);
    const School school;
    const auto found = scores(school, export_of(platform));
    CHECK(found.size() == 1 + students().size());  // the line of titles too
    for (const Row& row : truth()) {
      INFO(row.id);
      const auto at = found.find(nfc(row.id));
      REQUIRE(at != found.end());
      CHECK(at->second == row.score);
    }
  }
}

}  // namespace gametree::test
