/// \file
/// Rosters and maps: what they know, and what is wrong with them, to the column.
#include "gametree/roster.h"

#include <string>
#include <vector>

#include "gametree/messages.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

const std::string kClass =
    "student_id,name,Email,login,Canvas ID,moodle-participant,github,sid,section\n"
    "007,Ana Li,Ana@x.org,ali,40122,Participant 51234,Octo-Ann,9001,A\n"
    "7,\"Li, Ana\",ana2@x.org,ali2,40123,51235,,9002,A\n"
    "Jos\u00E9,José Núñez,,,,,,,B\n";

Roster roster() { return *Roster::read(kClass, "roster.csv"); }

std::string id_of(const RosterStudent* student) { return student == nullptr ? "-" : student->id(); }

std::string problem(const std::string& text) {
  const Result<Roster> read = Roster::read(text, "r.csv");
  return read ? "" : render(read.error());
}

std::vector<std::vector<std::string>> called(const std::vector<std::string>& paths) {
  std::vector<std::vector<std::string>> all;
  for (const std::string& path : paths) all.push_back(path_parts(path));
  return all;
}

}  // namespace

TEST_CASE("roster: ids are texts and are found by all that a student is called",
          "[handin][roster]") {
  const Roster students = roster();

  CHECK(students.students().size() == 3);
  CHECK(id_of(students.find("007")) == "007");
  CHECK(id_of(students.find("7")) == "7");
  CHECK(id_of(students.find("07")) == "-");
  CHECK(id_of(students.find("ANA@X.org")) == "007");
  CHECK(id_of(students.find("ali2")) == "7");
  CHECK(id_of(students.find("Ana Li")) == "-");
  CHECK(id_of(students.find("Jose\u0301")) == "Jos\u00E9");
  CHECK(id_of(students.find(StudentKey::canvas_id, "40122")) == "007");
  CHECK(id_of(students.find("40122")) == "-");
  CHECK(id_of(students.find(StudentKey::moodle_participant, "51234")) == "007");
  CHECK(id_of(students.find(StudentKey::moodle_participant, "51235")) == "7");
  CHECK(id_of(students.find(StudentKey::github, "octo-ann")) == "007");
  CHECK(id_of(students.find(StudentKey::sid, "9002")) == "7");
  CHECK(students.near_id("Joés") == "Jos\u00E9");
  CHECK(students.near_id("nobody").empty());
}

TEST_CASE("roster: spreadsheets write it in several ways", "[handin][roster]") {
  for (const char* text :
       {"\xEF\xBB\xBFstudent_id;name\r\n007;\"Li; Ana\"\r\n", "sep=;\nID;name\n007;x\n",
        "Student\tname\n007\tx\n", "name,id\rAna, 007 \r\r"}) {
    CAPTURE(text);
    const Result<Roster> read = Roster::read(text, "r.csv");
    REQUIRE(read);
    REQUIRE(read->students().size() == 1);
    CHECK(read->students().front().id() == "007");
  }
}

TEST_CASE("roster: what is wrong is told with its place", "[handin][roster]") {
  CHECK(problem("name,email\nAna,a@x\n") ==
        "r.csv:1:1: error: there is no column \"student_id\" here; the titles are: name, email\n"
        "  1 | name,email\n    | ^\n");
  CHECK(problem("").find("r.csv:1:1: error: there is no column \"student_id\" here\n") == 0);
  CHECK(problem("student_id,name\ns1,A\n,B\n")
            .find("r.csv:3:1: error: this row has no student_id\n") == 0);
  CHECK(problem("student_id,email\ns1,A@x\ns2,b@x\ns3,a@X\n")
            .find("r.csv:4:4: error: email \"a@X\" stands in line 2 already; each is one "
                  "student's\n") == 0);
  CHECK(problem("student_id\nJos\u00E9\nJose\u0301\n").find("r.csv:3:1: error: student_id") == 0);
  CHECK(problem("student_id\n\"s1\n").find("r.csv:2:1: error: where this quoted cell ends") == 0);
  CHECK(problem("student_id\ns\xE9\n").find("r.csv:2:2: error: byte 0xE9 is not UTF-8") == 0);
}

TEST_CASE("map: a path leads to students and the longest counts", "[handin][map]") {
  const Result<StudentMap> read = StudentMap::read(
      "path,student\n./hw//ann.yaml,s1\nhw/team,s2\nhw/team,s3\nhw/team/own.yaml,s4\n"
      "Jose\u0301.yaml,s5\n",
      "m.csv");
  REQUIRE(read);
  const auto found = [&](const std::vector<std::string>& paths) {
    const std::vector<std::string>* students = read->find(called(paths));
    return students == nullptr ? std::vector<std::string>() : *students;
  };

  CHECK(found({"hw/ann.yaml"}) == std::vector<std::string>{"s1"});
  CHECK(found({"x/hw/ann.yaml", "hw/ann.yaml"}) == std::vector<std::string>{"s1"});
  CHECK(found({"hw/team/a/b.yaml"}) == std::vector<std::string>{"s2", "s3"});
  CHECK(found({"hw/team/own.yaml"}) == std::vector<std::string>{"s4"});
  CHECK(found({"Jos\u00E9.yaml"}) == std::vector<std::string>{"s5"});
  CHECK(found({"hw/ann.yaml.zip", "team", ""}).empty());
}

TEST_CASE("map: rows that lead to no file are told", "[handin][map]") {
  const Result<StudentMap> read = StudentMap::read(
      "path,student\nhw/ann.yaml,s1\nhw/bbo.yaml,s2\nnowhere/at/all,s3\n", "m.csv");
  REQUIRE(read);
  const std::vector<Error> unused =
      read->find_unused({called({"hw/ann.yaml", "ann.yaml"}), called({"hw/bob.yaml"})});

  REQUIRE(unused.size() == 2);
  CHECK(render(unused[0]).find(
            "m.csv:3:1: error: no file of answers is \"hw/bbo.yaml\"; did you mean "
            "\"hw/bob.yaml\"?\n") == 0);
  CHECK(render(unused[1]).find("m.csv:4:1: error: no file of answers is \"nowhere/at/all\"\n") ==
        0);
}

TEST_CASE("map: what is wrong is told with its place", "[handin][map]") {
  const auto problem_of = [](const std::string& text) {
    const Result<StudentMap> map = StudentMap::read(text, "m.csv");
    return map ? "" : render(map.error());
  };
  CHECK(problem_of("path\na\n").find("m.csv:1:1: error: there is no column \"student\"") == 0);
  CHECK(problem_of("path,student\na,\n").find("m.csv:2:3: error: this row has no student\n") == 0);
  CHECK(problem_of("path,student\n,s1\n").find("m.csv:2:1: error: this row has no path\n") == 0);
}

TEST_CASE("map: what a platform says of one submission is true of all its files", "[handin][map]") {
  const auto students_of = [](const std::string& text) {
    const Result<StudentMap> map = StudentMap::read(text, "m.json");
    if (!map) return std::vector<std::string>{render(map.error())};
    CHECK(map->find_unused({called({"a.yaml"})}).empty());
    CHECK(map->find({}) != nullptr);
    return *map->find(called({"anywhere/b.yaml"}));
  };
  const auto begins = [&](const std::string& text, const std::string& problem) {
    CAPTURE(text, students_of(text));
    return students_of(text).front().starts_with(problem);
  };

  CHECK(students_of(R"({"id": 5, "assignment": {"id": 1}, "users": [
          {"id": 1, "email": "ann@x.org", "name": "Ann"}, {"email": " Bob@x.org "}],
          "previous_submissions": [{"results": {"users": []}}]})") ==
        std::vector<std::string>{"ann@x.org", "Bob@x.org"});
  CHECK(students_of("\xEF\xBB\xBF\r\n {\"users\": [{\"email\": \"a\"}]}") ==
        std::vector<std::string>{"a"});
  CHECK(begins(R"({"users": [{"email": null}, {}, 7, {"email": " "}, {"email": ["a"]}]})",
               "m.json:1:11: error: no student is named under users here"));
  CHECK(begins("{}", "m.json:1:1: error: no student is named"));
  CHECK(begins(R"({"users": "ann"})", "m.json:1:11: error: no student is named"));
  CHECK(begins(R"({"users": [)", "m.json:1:"));
  CHECK(begins("{\"users\": \"\xE9\"}", "m.json:1:"));
}

}  // namespace gametree::test
