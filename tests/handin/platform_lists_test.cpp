/// \file
/// Rosters that platforms give: Canvas's gradebook and Moodle's grading worksheet.
#include <string>
#include <vector>

#include "gametree/messages.h"
#include "gametree/roster.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

/// `id/email/login/canvas_id/participant/name` of each student, or what is wrong.
std::vector<std::string> students(const std::string& text, const ColumnNames& columns = {}) {
  const Result<Roster> roster = Roster::read(text, "r.csv", columns);
  if (!roster) return {render(roster.error())};
  std::vector<std::string> all;
  for (const RosterStudent& student : roster->students())
    all.push_back(student.id() + "/" + student.key(StudentKey::email) + "/" +
                  student.key(StudentKey::login) + "/" + student.key(StudentKey::canvas_id) + "/" +
                  student.key(StudentKey::moodle_participant) + "/" + student.name);
  return all;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("platform lists: Canvas's gradebook is a roster", "[handin][roster]") {
  CHECK(
      students("\xEF\xBB\xBFStudent,ID,SIS User ID,SIS Login ID,Section,HW 1 (901),Final Score\r\n"
               "    Points Possible,,,,,10,(read only)\r\n"
               "\"Li, Ana\",40122,007,ana@x.org,A,,\r\n"
               "\r\n"
               "\"Wu, Bo\",40123,,bwu,A,EX,\r\n"
               "\"Zo, Cy\",40124,,,A,-,\r\n"
               ",,,,,,\r\n"
               "\"Student, Test\",40999,,abcdef,A,,\r\n") ==
      Lines{"007/ana@x.org/ana@x.org/40122//Li, Ana", "bwu//bwu/40123//Wu, Bo",
            "40124///40124//Zo, Cy"});
  CHECK(students("LastName;FirstName;ID;Section;HW (1)\nLi;Ana;5;A;\nStudent;Test;6;A;\n") ==
        Lines{"5///5//Ana Li"});
}

TEST_CASE("platform lists: Moodle's worksheet is a roster in any language", "[handin][roster]") {
  CHECK(students("Identifier,Full name,ID number,Email address,Grade\n"
                 "Participant 51234,Ana Li,007,ana@x.org,\n"
                 "Participant 51235,Bo Wu,,Bo@x.org,\n"
                 "Participant 51236,Cy Zo,,,\n") ==
        Lines{"007/ana@x.org///Participant 51234/Ana Li",
              "Bo@x.org/Bo@x.org///Participant 51235/Bo Wu", "51236////Participant 51236/Cy Zo"});
  const std::string german =
      "ID;Vollständiger Name;E-Mail-Adresse;Bewertung\n"
      "Teilnehmer/in51234;Ana Li;ana@x.org;\nTeilnehmer/in51235;Bo Wu;bo@x.org;\n";
  // A title that a roster of one's own may have too: it is one, as far as anybody can tell.
  CHECK(students(german).front() == "Teilnehmer/in51234/////");
  CHECK(Roster::read(german, "r.csv", {}, "moodle")->students().front().id() == "51234");
  CHECK(students("Kennung" + german.substr(2),
                 {{"E-Mail-Adresse", "Email address"}, {"Vollständiger name", "Full name"}}) ==
        Lines{"ana@x.org/ana@x.org///Teilnehmer/in51234/Ana Li",
              "bo@x.org/bo@x.org///Teilnehmer/in51235/Bo Wu"});
  // A group is no participant, since others are in it.
  CHECK(students("group,name\nTeam 1,Ana\nTeam 1,Bo\n").front().find("no column \"student_id\"") !=
        std::string::npos);
}

TEST_CASE("platform lists: a participant is found with and without the word", "[handin][roster]") {
  const Result<Roster> roster =
      Roster::read("Identifier,Grade\nParticipant 7,\nParticipant 08,\n", "r.csv");
  REQUIRE(roster);
  for (const char* text : {"7", "Participant 7", "Participant7", "参加者7"}) {
    CAPTURE(text);
    const RosterStudent* found = roster->find(StudentKey::moodle_participant, text);
    REQUIRE(found != nullptr);
    CHECK(found->id() == "7");
  }
  CHECK(roster->find(StudentKey::moodle_participant, "8") == nullptr);
  CHECK(roster->find(StudentKey::moodle_participant, "A1 7") == nullptr);
}

TEST_CASE("platform lists: a roster of one's own stays one", "[handin][roster]") {
  CHECK(students("Student,ID,Section\nana,1,A\n") == Lines{"ana/////"});
  CHECK(students("student_id,ID,Section,HW (1)\ns1,1,A,\n") == Lines{"s1/////"});
  CHECK(students("Matrikel,Name\n007,Ana\n", {{"matrikel", "student_id"}}) == Lines{"007/////Ana"});
  // What a table of answers calls so is not what the roster means, where it has the title itself.
  CHECK(students("id,Email Address\n007,a@x\n", {{"Email Address", "student"}}) ==
        Lines{"007/////"});
  const Result<Roster> roster =
      Roster::read("Matrikel\n1\n", "r.csv", {{"Matrikel", "id"}, {"Other", "name"}});
  REQUIRE(roster);
  CHECK(roster->renamed() == Lines{"Matrikel"});
}

TEST_CASE("platform lists: what two students share is told", "[handin][roster]") {
  const std::string head = "Student,ID,SIS User ID,SIS Login ID,Section,HW (1)\n";
  CHECK(students(head + "A,1,ab1,,S,\nB,2,AB1,,S,\n").size() == 2);
  CHECK(students(head + "A,1,ab1,,S,\nPoints Possible,,,,,\nB,1,ab2,,S,\n").front() ==
        "r.csv:4:3: error: canvas_id \"1\" stands in line 2 already; each is one student's\n"
        "  4 | B,1,ab2,,S,\n    |   ^\n");
  CHECK(students(head + "A,1,u,,S,\nB,2,,u,S,\n")
            .front()
            .find("r.csv:3:5: error: student_id \"u\"") == 0);
}

}  // namespace gametree::test
