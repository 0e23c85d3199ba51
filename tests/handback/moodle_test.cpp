/// \file
/// Moodle's grading worksheet and its archive of feedback, by hand-worked tables.
#include "filling.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

const std::string kHead =
    "Identifier,Full name,Email address,Grade,Maximum Grade,Grade can be changed,Last modified "
    "(grade),Feedback comments\n";

Fill fill(const std::string& rows, std::vector<GradedSubmission> grades) {
  return {.list = "moodle", .text = kHead + rows, .grades = std::move(grades)};
}

}  // namespace

TEST_CASE("moodle: grade and feedback are filled and nothing else changes", "[handback][moodle]") {
  Fill one = fill(
      "Participant 51,Ana Li,ana@x,,\"8,00\",Yes,\"Monday, 2 February 2026, 9:00 AM\",old\n"
      "Participant 52,Bo,bo@x,3.00,8.00,Yes,-,\"mine, too\"\n",
      {nearly_right("ana@x")});
  CHECK(text(one) ==
        kHead +
            "Participant 51,Ana Li,ana@x,7,\"8,00\",Yes,\"Monday, 2 February 2026, 9:00 "
            "AM\",<p>values: 3 of 4<br>move: 1 of 1<br>cut: 3 of 3</p>\n"
            "Participant 52,Bo,bo@x,3.00,8.00,Yes,-,\"mine, too\"\n");
  CHECK(told(one) == "1+1");
  CHECK(filled(one)->most == Number(8));
  one.feedback = Feedback::full;
  CHECK(text(one).find("\"<p>values: 3 of 4<br>a: wrong (your answer 12, right 3)<br>move: 1 of "
                       "1<br>cut: 3 of 3</p>\"\n") != std::string::npos);
  one.feedback = Feedback::hints;
  const std::string hinted = text(one);
  CHECK(hinted.find("a: wrong (your answer 12): ") != std::string::npos);
  CHECK(hinted.find("right 3") == std::string::npos);
}

TEST_CASE("moodle: what was typed is text in a cell", "[handback][moodle]") {
  GradedSubmission hostile = nearly_right("ana@x");
  hostile.questions[0].items[1].given = "=cmd|' /C calc'!A0\n<script>\"&\x1b[2J";
  Fill one = fill("Participant 51,Ana,ana@x,,8,Yes,-,\n", {hostile});
  one.feedback = Feedback::full;
  const std::string result = text(one);

  CHECK(result.find("your answer =cmd|&#39; /C calc&#39;!A0 ⏎ &lt;script&gt;&quot;&amp;") !=
        std::string::npos);
  CHECK(result.find('\x1b') == std::string::npos);
  CHECK(result.find("<script>") == std::string::npos);
  CHECK(result.find(",\"<p>values") != std::string::npos);
}

TEST_CASE("moodle: rows that would be passed over are told", "[handback][moodle]") {
  const Fill some = fill(
      "Participant 51,,a@x,,6.50,Yes,-,\nParticipant 52,,b@x,,8.00,No,-,\n"
      "Participant 53,,c@x,,7,Yes,-,\n",
      {nearly_right("a@x"), nearly_right("b@x"), nearly_right("c@x")});

  CHECK(told(some) ==
        "1+2 | 2: \"a@x\" has 7 points, and the most here is 6.5; the row is left as it was | 3: "
        "the grade of \"b@x\" can't be changed, by what stands here; the row is left as it was");
  CHECK(text(some).find("Participant 53,,c@x,7,7,Yes,-,<p>") != std::string::npos);
}

TEST_CASE("moodle: labels in another language are renamed", "[handback][moodle]") {
  const std::string sheet =
      "ID;Bewertung;Maximale Bewertung;Bewertung kann geändert werden\n"
      "Teilnehmer/in51;;10,00;Ja\nTeilnehmer/in52;;10,00;Nein\n";
  Fill one{.list = "moodle", .text = sheet, .grades = {nearly_right("51"), nearly_right("52")}};
  CHECK(text(one) ==
        "there is no column \"Grade\" here; the titles are: ID, Bewertung, Maximale Bewertung, "
        "Bewertung kann geändert werden");
  one.columns = {{"Bewertung", "Grade"}, {"nowhere", "Feedback comments"}};
  CHECK(told(one) == "2+0");
  CHECK(filled(one)->remarks.size() == 3);
  CHECK(filled(one)->renamed == std::vector<std::string>{"Bewertung"});
  one.columns.push_back({"maximale bewertung", "Maximum Grade"});
  one.columns.push_back({"Bewertung kann gea\u0308ndert werden", "Grade can be changed"});
  CHECK(text(one) ==
        "ID;Bewertung;Maximale Bewertung;Bewertung kann geändert werden\n"
        "Teilnehmer/in51;7;10,00;Ja\nTeilnehmer/in52;;10,00;Nein\n");
}

TEST_CASE("moodle: pages of feedback stand in the participant's folder", "[handback][moodle]") {
  const Exercise exercise = three_branches();
  const auto paths = [&](const std::string& roster, std::vector<GradedSubmission> grades) {
    const GradeBook book{exercise, 8, std::move(grades)};
    const Roster known = *Roster::read(roster, "r.csv");
    const MoodleFeedbacks feedbacks = moodle_feedback({.book = book}, known.students());
    std::string all = std::to_string(feedbacks.left_out);
    for (const MoodleFeedback& page : feedbacks.pages)
      all += " | " + std::to_string(page.submission) + " " + page.path;
    return all;
  };
  const std::string head = "student_id,name,moodle_participant\n";

  CHECK(paths(head + "a,Ana Li,Participant 51\nb,Bo,\nc,Cy,53\n",
              {nearly_right("a"), nearly_right("b"), in_state("c", SubmissionState::missing)}) ==
        "1 | 0 Ana Li_51_assignsubmission_file/feedback.md");
  // A group's members, and what a folder can't be called.
  CHECK(paths(head + "a,../a_b\\c,51\nb,~.Đặng  Ý.,52\nc,\x1b\xE2\x80\xAE,53\nd,x,5a\n",
              {nearly_right("a"), nearly_right("b"), nearly_right("c"), nearly_right("d")}) ==
        "1 | 0 a b c_51_assignsubmission_file/feedback.md | 1 Đặng Ý_52_assignsubmission_file/"
        "feedback.md | 2 Participant_53_assignsubmission_file/feedback.md");
}

}  // namespace gametree::test
