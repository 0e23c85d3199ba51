/// \file
/// Grades filled into the lists that Canvas and Moodle export: afterwards a list is, byte for byte,
/// the one written by hand.
#include <functional>
#include <set>
#include <string>

#include "school.h"
#include "support/catch.h"
#include "the_class.h"

namespace gametree::test {
namespace {

using std::string;

const string kCommand =
    "gametree grade hw1.yaml e --roster roster.csv --map map.csv --attempt latest ";

/// What stands in the cell of a student's grade.
using Cell = std::function<string(const Row&)>;

/// Before: some have an older grade, one is excused.
string before(const Row& row) {
  if (row.id == "007") return "3";
  if (row.id == "s19") return "EX";
  if (row.id == "s20") return "4.5";
  return "";
}

/// After: scores; where there is none, what was there stays.
string after(const Row& row) { return row.score.empty() ? before(row) : row.score; }

/// Canvas has last names first, and puts `'` before what a spreadsheet would run.
string canvas_student(const Student& one) {
  if (one.id == "s05") return "'=Short, Eva";
  if (one.id == "s03") return "Lee, Jr., Ann";
  const auto blank = one.name.rfind(' ');
  return one.name.substr(blank + 1) + ", " + one.name.substr(0, blank);
}

/// With a byte order mark, columns before and behind, a row of maxima, the test student.
string gradebook(const Cell& cell) {
  string out =
      "\xEF\xBB\xBFStudent,ID,SIS User ID,SIS Login ID,Root Account,Section,Essay (9000),"
      "Nine leaves (9001),Nine leaves again (9002),Current Score,Final Score\n"
      "    Points Possible,,,,,,20,9,9,(read only),(read only)\n";
  for (std::size_t i = 0; i < students().size(); ++i) {
    const Student& one = students()[i];
    out += csv_cell(canvas_student(one)) + "," + one.canvas_id + "," + one.id + "," + one.login +
           ",uni.edu,\"A1\",15.50," + cell(truth()[i]) + ",,\"77,5\",77.5\n";
  }
  return out + "\"Student, Test\",49000,,0a1b2c3d,uni.edu,A1,,,,0.0,0.0\n";
}

/// All cells quoted, lines as Windows ends them, in no order of the class.
string worksheet(const Cell& cell) {
  string out =
      "Identifier,\"Full name\",\"Email address\",Status,Grade,\"Maximum Grade\","
      "\"Grade can be changed\",\"Last modified (submission)\",\"Last modified (grade)\"\r\n";
  for (std::size_t i = students().size(); i-- > 0;) {
    const Student& one = students()[i];
    out += "\"Participant " + one.participant + "\",\"" + one.name + "\"," + one.email +
           ",\"Submitted for grading - \"," + cell(truth()[i]) +
           ",9.00,Yes,\"Monday, 2 February 2026, 9:00 AM\",-\r\n";
  }
  return out;
}

string replaced(string text, const string& from, const string& to) {
  const auto at = text.find(from);
  REQUIRE(at != string::npos);
  return text.replace(at, from.size(), to);
}

void put_class(const School& school, const string& platform) {
  const Export all = export_of(platform);
  school.put_folder(all, "e");
  school.write("map.csv", groups_map(all, "e"));
}

string bytes_that_differ(const string& expected, const string& actual) {
  return expected == actual ? "" : differences(expected, actual) + "(the bytes differ)";
}

}  // namespace

TEST_CASE("class30: Canvas's gradebook is filled in place", "[class30][fill]") {
  const School school;
  put_class(school, "canvas");
  school.write("gradebook.csv", gradebook(before));

  const Outcome outcome =
      school.run(kCommand + "--assignment 'Nine leaves' --fill canvas=gradebook.csv");
  INFO(outcome.err);
  CHECK(outcome.status == 1);
  CHECK(bytes_that_differ(gradebook(after), school.read("gradebook.csv")) == "");
  // Once more changes nothing; nor does the title have to be said where it is the exercise's.
  static_cast<void>(school.run(kCommand + "--fill canvas=gradebook.csv"));
  CHECK(bytes_that_differ(gradebook(after), school.read("gradebook.csv")) == "");
}

TEST_CASE("class30: Canvas's gradebook is the roster where there is no other", "[class30][fill]") {
  const School school;
  put_class(school, "canvas");
  school.write("gradebook.csv", gradebook(before));

  const Outcome outcome = school.run(
      "gametree grade hw1.yaml e --map map.csv --attempt latest --assignment 'Nine leaves' "
      "--fill canvas=gradebook.csv");
  INFO(outcome.err);
  // It knows no e-mails: the files of these two say one, and could be anybody's.
  const auto known = [](const Row& row) {
    return row.id == "s06" || row.id == "s12" ? before(row) : after(row);
  };
  CHECK(bytes_that_differ(gradebook(known), school.read("gradebook.csv")) == "");
}

TEST_CASE("class30: any platform's grades go into Canvas's gradebook", "[class30][fill]") {
  for (const string platform : {"gradescope", "autolab", "github"}) {
    INFO(platform);
    const School school;
    put_class(school, platform);
    school.write("gradebook.csv", gradebook(before));
    const Outcome outcome =
        school.run(kCommand + "--assignment 'Nine leaves' --fill canvas=gradebook.csv");
    INFO(outcome.err);
    CHECK(bytes_that_differ(gradebook(after), school.read("gradebook.csv")) == "");
  }
}

TEST_CASE("class30: an assignment that is not there leaves the gradebook as it was",
          "[class30][fill]") {
  const School school;
  put_class(school, "canvas");
  school.write("gradebook.csv", gradebook(before));

  const Outcome outcome =
      school.run(kCommand + "--assignment 'Ten leaves' --fill canvas=gradebook.csv");
  CHECK(outcome.status > 1);
  CHECK(outcome.err.find("Nine leaves") != string::npos);  // what was meant
  CHECK(school.read("gradebook.csv") == gradebook(before));
}

TEST_CASE("class30: Moodle's worksheet is filled in place", "[class30][fill]") {
  const School school;
  put_class(school, "moodle");
  // Moodle excuses nobody.
  const auto blank = [](const Row& row) { return before(row) == "EX" ? "" : before(row); };
  const auto filled = [&](const Row& row) { return row.score.empty() ? blank(row) : row.score; };
  school.write("worksheet.csv", worksheet(blank));

  const Outcome outcome = school.run(kCommand + "--fill moodle=worksheet.csv");
  INFO(outcome.err);
  CHECK(outcome.status == 1);
  CHECK(bytes_that_differ(worksheet(filled), school.read("worksheet.csv")) == "");
}

TEST_CASE("class30: Moodle's rows that take no grade stay, and are told", "[class30][fill]") {
  const School school;
  put_class(school, "moodle");
  const auto with_traps = [](const Cell& cell) {
    // s16 is locked, s08's most is less than his 9 points, s30 has no row.
    const auto shown = [&](const Row& row) {
      return row.id == "s16" || row.id == "s08" ? "" : cell(row);
    };
    string text = worksheet(shown);
    text = replaced(text, "ida@uni.edu,\"Submitted for grading - \",,9.00,Yes",
                    "ida@uni.edu,\"Submitted for grading - \",,9.00,No");
    text = replaced(text, "yulia@uni.edu,\"Submitted for grading - \",,9.00",
                    "yulia@uni.edu,\"Submitted for grading - \",,5.00");
    const auto at = text.find("\"Participant 61030\"");
    return text.erase(at, text.find('\n', at) + 1 - at);
  };
  const auto blank = [](const Row&) { return ""; };
  school.write("worksheet.csv", with_traps(blank));

  const Outcome outcome = school.run(kCommand + "--fill moodle=worksheet.csv");
  CHECK(bytes_that_differ(with_traps([](const Row& row) { return row.score; }),
                          school.read("worksheet.csv")) == "");
  for (const string id : {"\"s16\"", "\"s08\"", "\"s30\""}) {
    INFO(id << outcome.err);
    CHECK(outcome.err.find(id) != string::npos);
  }
}

// Excused is a person's word: neither a score nor a zero for what is missing takes it away.
TEST_CASE("class30: who is excused in Canvas stays so", "[class30][fill]") {
  const School school;
  put_class(school, "canvas");
  const auto excused = [](const Row& row) { return row.id == "s19" ? "EX" : ""; };
  const auto zeros = [](const Row& row) -> string {
    if (row.id == "s19") return "EX";
    return row.score.empty() ? "0" : row.score;
  };
  school.write("gradebook.csv", gradebook(excused));

  static_cast<void>(school.run(kCommand + "--missing-zero --fill canvas=gradebook.csv"));
  CHECK(bytes_that_differ(gradebook(zeros), school.read("gradebook.csv")) == "");
}

TEST_CASE("class30: Moodle's feedback is a page for each student who has a grade",
          "[class30][fill]") {
  const School school;
  put_class(school, "moodle");
  const Outcome outcome = school.run(kCommand + "--moodle-feedback feedback.zip");
  INFO(outcome.err);
  // Unpacked by a reader that is another's.
  static_cast<void>(
      school.run("mkdir f && cd f && LC_ALL=C.UTF-8 cmake -E tar xf ../feedback.zip"));
  const string names = school.run("cd f && find . -type f | LC_ALL=C sort").out;

  for (std::size_t i = 0; i < students().size(); ++i) {
    const Row& row = truth()[i];
    const string number = "_" + students()[i].participant + "_assignsubmission_file";
    INFO(row.id << " " << number << "\n" << names);
    const auto at = names.find(number);
    if (row.state == "missing") CHECK(at == string::npos);
    if (row.state != "graded") continue;
    REQUIRE(at != string::npos);
    CHECK(names.find(number, at + 1) == string::npos);  // one page each
    const string page =
        school.run("cat f/*" + number + "*/* 2>/dev/null || cat f/*" + number + "*").out;
    CHECK(page.find(row.score + " of 9") != string::npos);
  }
}

}  // namespace gametree::test
