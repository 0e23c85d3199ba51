/// \file
/// What platforms can't know, other ways in which they name things, other attempts: each with the
/// rows that differ, worked out by hand.
#include <algorithm>
#include <functional>
#include <string>

#include "school.h"
#include "support/catch.h"
#include "the_class.h"

namespace gametree::test {
namespace {

using std::string;

/// The same export with other paths.
Export moved(Export all, const std::function<string(const string&)>& to) {
  for (File& file : all.submissions) file.path = to(file.path);
  for (auto& [id, path] : all.last_of) path = to(path);
  return all;
}

string replaced(string text, const string& from, const string& to) {
  const auto at = text.find(from);
  return at == string::npos ? text : text.replace(at, from.size(), to);
}

/// In `e`, with the groups that the platform does not know.
School::Graded grade(const School& school, const Export& all, const string& options) {
  school.put_folder(all, "e");
  school.write("map.csv", groups_map(all, "e"));
  return school.grade("hw1.yaml e --roster roster.csv --map map.csv " + options);
}

void check_rows(const School::Graded& graded, const Table& table) {
  INFO(graded.err);
  CHECK(differences(table.text(), graded.csv) == "");
  CHECK(differences(table.text(), graded.json) == "");
}

string without_extra_folder(const string& path) { return path.substr(path.find('/') + 1); }

/// `popescuana_LATE_40101_1099_hw1.yaml` becomes `LATE_anon_40101_1099_hw1.yaml`. The code is the
/// next student's number, so that who reads it as a number is caught.
string anonymous(const string& path) {
  const auto& all = students();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const string number = "_" + all[i].canvas_id + "_", code = all[(i + 1) % all.size()].canvas_id;
    const auto at = path.find(number);
    if (at == string::npos) continue;
    const bool is_late = path.find("_LATE_") != string::npos;
    return (is_late ? "LATE_anon_" : "anon_") + code + "_" + path.substr(at + number.size());
  }
  return "anon_4fK2_" + path.substr(path.find("_49999_") + 7);
}

}  // namespace

TEST_CASE("class30: Canvas without names leaves what files say", "[class30][variations]") {
  const School school;
  const Export all = moved(export_of("canvas"), anonymous);
  school.put_folder(all, "e");
  const auto& last = all.last_of;

  Table table(all);
  // Who says nothing is unknown; s29 hands in with s28, whose file does not say so.
  table.missing({"s03", "s07", "s13", "s14", "s20", "s21", "s22", "s29"});
  table.add("", last.at("s03"), "unmatched", "", "3 1 2 1 1");
  table.add("", last.at("s07"), "unmatched", "", "0 1 2 1 1");
  for (const string id : {"s20", "s21", "s22"}) table.add("", last.at(id), "ungradable", "", "");
  // Nor is it known which attempts are one student's.
  for (const File& file : all.submissions) {
    if (file.path.starts_with("anon_40114_")) {  // s13: zero, perfect
      table.add("", file.path, "unmatched", "",
                file.path == last.at("s13") ? "4 1 2 1 1" : "0 0 0 0 0");
    } else if (file.path.starts_with("anon_40115_")) {  // s14: perfect, zero, carried
      table.add("", file.path, "unmatched", "",
                file.path == last.at("s14")            ? "3 1 2 1 0"
                : file.path.find("-9") != string::npos ? "0 0 0 0 0"
                                                       : "4 1 2 1 1");
    }
  }
  // The file that says s03 is the only one to do so.
  table.drop_nobody(last.at("s23")).set("s03", last.at("s23"), "graded", "9", "4 1 2 1 1");

  check_rows(school.grade("hw1.yaml e --roster roster.csv --attempt latest"), table);
}

TEST_CASE("class30: a map tells whose files without names are", "[class30][variations]") {
  const School school;
  const Export named = export_of("canvas");
  const Export all = moved(named, anonymous);
  school.put_folder(all, "e");
  string map = "path,student\n";
  for (std::size_t i = 0; i < all.submissions.size(); ++i) {
    for (const Student& one : students()) {
      const bool is_his = named.submissions[i].path.find("_" + one.canvas_id + "_") != string::npos;
      if (is_his) map += "e/" + all.submissions[i].path + "," + one.id + "\n";
    }
  }
  for (const string id : {"s26", "s27"}) map += "e/" + all.last_of.at("s25") + "," + id + "\n";
  map += "e/" + all.last_of.at("s28") + ",s29\n";
  school.write("map.csv", map);

  Table table(all);  // a map goes before what the file of s23 says
  table.drop_nobody(all.last_of.at("s23"));
  table.set("s23", all.last_of.at("s23"), "graded", "9", "4 1 2 1 1");
  check_rows(school.grade("hw1.yaml e --roster roster.csv --map map.csv --attempt latest"), table);
}

TEST_CASE("class30: Moodle's older and blind names", "[class30][variations]") {
  const auto older = [](const string& path) { return replaced(path, "_file/", "_file_/"); };
  const auto flat = [](const string& path) { return replaced(path, "_file/", "_file_"); };
  const auto blind = [](const string& path) { return "Participant" + path.substr(path.find('_')); };
  for (const std::function<string(const string&)>& to :
       {std::function<string(const string&)>(older), std::function<string(const string&)>(flat),
        std::function<string(const string&)>(blind)}) {
    const School school;
    const Export all = moved(export_of("moodle"), to);
    check_rows(grade(school, all, "--attempt latest"), Table(all));
  }
}

TEST_CASE("class30: Moodle's folders one by one, one with a formula's sign",
          "[class30][variations]") {
  const School school;
  const Export all = export_of("moodle");
  school.put_folder(all, "e");
  // Each folder is an argument, which `Table` does not have in its paths.
  const string rows =
      "\n" +
      school.run("cd e; gametree grade ../hw1.yaml * --roster ../roster.csv --format csv").out;
  for (const string row : {
           "007,Ana Popescu_61001_assignsubmission_file/hw1.yaml,graded,9,",
           "7,Ana Popescu_61002_assignsubmission_file/hw1.yaml,graded,7,",
           "s03,\"Ann Lee, Jr._61003_assignsubmission_file/hw1.yaml\",graded,8,",
           "s04,Kim O'Brien_61004_assignsubmission_file/hw1.yaml,graded,7.33,",
           "s05,'=Eva Short_61005_assignsubmission_file/hw1.yaml,graded,7.33,",
           "s14,Jon Berg_7_assignsubmission_file/hw1.yaml,graded,7,",
       }) {
    INFO(row);
    CHECK(rows.find("\n" + row) != string::npos);
  }
}

TEST_CASE("class30: more files in a student's own folder", "[class30][variations]") {
  for (const string platform : {"moodle", "gradescope", "github"}) {
    const School school;
    INFO(platform);
    Export all = export_of(platform);
    const string path = all.last_of.at("s04"), folder = "e/" + path.substr(0, path.rfind('/') + 1);
    school.put(folder + "README.md", "# Homework\nHow to hand in.\n");
    school.put(folder + "notes.pdf", answers("pdf"));
    school.put(folder + "photo.png", "\x89PNG\r\n\x1A\n");
    const auto graded = grade(school, all, "--attempt latest");
    INFO(graded.err);
    // All else is as it was. What is said of the other files is not asked here.
    CHECK(differences(Table(all).text(), graded.csv).find("- ") == string::npos);
  }
}

TEST_CASE("class30: Gradescope's and GitHub's folders within another", "[class30][variations]") {
  for (const string platform : {"gradescope", "github"}) {
    const School school;
    INFO(platform);
    const Export all = export_of(platform);
    school.put_folder(all, "down/export_77");
    const Export deeper = moved(all, [](const string& path) { return "export_77/" + path; });
    check_rows(school.grade("hw1.yaml down --roster roster.csv --attempt latest"), Table(deeper));
  }
}

TEST_CASE("class30: GitHub's folder of repositories with grades.csv in it",
          "[class30][variations]") {
  const School school;
  const Export all = export_of("github");
  school.put_folder(all, ".");
  static_cast<void>(school.run("mv grades.csv hw1-submissions"));
  check_rows(school.grade("hw1.yaml hw1-submissions --roster roster.csv --attempt latest"),
             Table(moved(all, without_extra_folder)));
}

TEST_CASE("class30: GitHub without grades.csv knows logins, and no teams",
          "[class30][variations]") {
  const School school;
  Export all = export_of("github");
  std::erase_if(all.others, [](const File& file) { return file.path == "grades.csv"; });
  // A team's name is nobody's login. A file that names a group is the group's; one that names Amy
  // alone comes from a repository that is not hers by the roster, and somebody should look.
  Table table(all);
  table.missing({"s28", "s29"});
  table.add("", all.last_of.at("s28"), "unmatched", "", "2 1 0 0 0");
  check_rows(grade(school, all, "--attempt latest"), table);
}

TEST_CASE("class30: who hands in may name his group, or himself alone", "[class30][variations]") {
  const School school;
  const Export all = export_of("autolab");
  school.put_folder(all, "e");
  // Ada's file names three. Amy's does not name Gus, so there is nothing of him.
  Table table(all);
  table.missing({"s29"});
  check_rows(school.grade("hw1.yaml e --roster roster.csv --attempt latest"), table);
}

TEST_CASE("class30: the best attempt", "[class30][variations]") {
  const School school;
  const Export all = export_of("autolab");
  Table table(all);  // the first of s14's three is perfect; s15's two equal ones beat the other
  table.set("s14", "jon@uni.edu_1_hw1.yaml", "graded", "9", "4 1 2 1 1");
  check_rows(grade(school, all, "--attempt best"), table);
}

TEST_CASE("class30: attempts of which none is chosen", "[class30][variations]") {
  const School school;
  const Export all = export_of("autolab");
  Table table(all);
  const string again = "duplicate";
  table.set("s13", "uma@uni.edu_1_hw1.yaml", again, "", "0 0 0 0 0");
  table.add("s13", "uma@uni.edu_9_hw1.yaml", again, "", "4 1 2 1 1");
  table.set("s14", "jon@uni.edu_1_hw1.yaml", again, "", "4 1 2 1 1");
  table.add("s14", "jon@uni.edu_9_hw1.yaml", again, "", "0 0 0 0 0");
  table.add("s14", "jon@uni.edu_10_hw1.yaml", again, "", "3 1 2 1 0");
  table.set("s15", "tom@uni.edu_1_hw1.yaml", again, "", "4 1 1.33 0 1");
  table.add("s15", "tom@uni.edu_9_hw1.yaml", again, "", "0 0 0 0 0");
  table.add("s15", "tom@uni.edu_10_hw1.yaml", again, "", "4 1 1.33 0 1");  // the first again
  table.set("s17", "per@uni.edu_1_hw1.yaml", again, "", "2 1 0 0 0");
  table.add("s17", "per@uni.edu_9_hw1.yaml", again, "", "4 1 2 1 1");
  check_rows(grade(school, all, ""), table);
}

TEST_CASE("class30: the same answers twice are one submission", "[class30][variations]") {
  const School school;
  for (const string version : {"1", "2"}) {
    school.put("e/tom@uni.edu_" + version + "_hw1.yaml", answers("one too many"));
  }
  const auto graded = school.grade("hw1.yaml e --roster roster.csv --attempt latest");
  CHECK(graded.csv.find("hw1.yaml | graded | 7.33 | 4 1 1.33 0 1\n") != string::npos);
  CHECK(graded.csv.find("duplicate") == string::npos);
}

TEST_CASE("class30: nothing is 0 points where a teacher says so", "[class30][variations]") {
  const School school;
  const Export all = export_of("gradescope");
  Table table(all);
  for (const string id : {"s18", "s19", "s23"}) table.set(id, "", "missing", "0", "");
  for (const string id : {"s20", "s21", "s22"}) {
    table.set(id, all.last_of.at(id), "ungradable", "0", "");
  }
  check_rows(grade(school, all, "--attempt latest --missing-zero"), table);
}

}  // namespace gametree::test
