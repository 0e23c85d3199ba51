/// \file
/// The class in the export of each platform gets the grades that were worked out by hand, however
/// it is handed to the program.
#include <gametree/text.h>

#include <string>

#include "school.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

/// Somebody should look: there are files that are nobody's or can't be read.
constexpr int kLook = 1;

void check_grades(const School::Graded& graded, const std::string& rows) {
  INFO(graded.err);
  CHECK(graded.status == kLook);
  CHECK(differences(rows, graded.csv) == "");
  CHECK(differences(rows, graded.json) == "");
}

/// The same, but that the reader of archives composes the names it finds.
void check_archive(School::Graded graded, const std::string& rows) {
  graded.csv = nfc(graded.csv);
  graded.json = nfc(graded.json);
  check_grades(graded, nfc(rows));
}

}  // namespace

TEST_CASE("class30: each export gives the table, from a folder and from an archive",
          "[class30][exports]") {
  for (const Export& all : exports()) {
    const School school;
    const std::string& name = all.platform;
    INFO(name);
    school.put_folder(all, "e");
    school.put_archive(all, "e.zip");
    school.write("map.csv", groups_map(all, "e"));
    school.write("zip_map.csv", groups_map(all, "e.zip"));
    const std::string rows = Table(all).text();

    check_grades(school.grade("hw1.yaml e --roster roster.csv --map map.csv --attempt latest"),
                 rows);
    check_archive(
        school.grade("hw1.yaml e.zip --roster roster.csv --map zip_map.csv --attempt latest"),
        rows);
    check_grades(school.grade("--attempt latest --map map.csv --roster roster.csv --layout " +
                              name + " hw1.yaml e/"),
                 rows);
  }
}

TEST_CASE("class30: an export in two halves gives the table in either order",
          "[class30][exports]") {
  for (const Export& all : exports()) {
    const School school;
    INFO(all.platform);
    school.put_halves(all, "one", "two");
    // Which half a group's file is in does not matter: the other's path is no file's.
    school.write("map.csv", groups_map(all, "one") + groups_map(all, "two").substr(13));
    const std::string rows = Table(all).text();

    for (const std::string order : {"one two", "two one"}) {
      check_grades(
          school.grade("hw1.yaml " + order + " --roster roster.csv --map map.csv --attempt latest"),
          rows);
    }
  }
}

}  // namespace gametree::test
