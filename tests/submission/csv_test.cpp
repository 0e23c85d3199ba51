/// \file
/// Answers in CSV: separators, quotation marks, columns, and who a row is from.
#include <string>
#include <string_view>
#include <vector>

#include "gametree/messages.h"
#include "gametree/submission.h"
#include "support/catch.h"
#include "typed_forms.h"

namespace gametree::test {
namespace {

std::vector<Submission> read_csv(std::string_view text) { return read_file("class.csv", text); }

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("csv: the separator is the one that gives the header most columns", "[submission]") {
  for (const char separator : {',', ';', '\t'}) {
    CAPTURE(separator);
    std::string text = "student|v.B|m\n007|2|C\n";
    for (char& c : text)
      if (c == '|') c = separator;

    const auto rows = read_csv(text);

    REQUIRE(rows.size() == 1);
    CHECK(rows[0].students == Ids{"007"});
    CHECK(rows[0].line == 2);
    CHECK(forms(rows[0]) == Forms{"v.B '2'", "m 'C'"});
  }
  // Within quotation marks commas separate nothing.
  CHECK(forms(read_csv("\"student,a,b,c\";m\nx;C\n").at(0)) == Forms{"m 'C'"});
}

TEST_CASE("csv: a first line may name the separator", "[submission]") {
  for (const std::string_view end : {"\n", "\r\n"}) {
    const auto rows =
        read_csv("sep=;" + std::string(end) + "student;m" + std::string(end) + "a,b;C");
    REQUIRE(rows.size() == 1);
    CHECK(rows[0].students == Ids{"a,b"});
    CHECK(forms(rows[0]) == Forms{"m 'C'"});
  }
}

TEST_CASE("csv: a cell is its text", "[submission]") {
  const auto rows = read_csv(
      "student,cut,why\r\n"
      "s1,\"K, Y\",\"one line,\r\nand \"\"another\"\"\"\r\n"
      "s2, -3 ,a \"b\" c\r\n"
      "s3,,");

  REQUIRE(rows.size() == 3);
  CHECK(forms(rows[0]) == Forms{"cut 'K, Y'", "why 'one line,\r\nand \"another\"'"});
  CHECK(forms(rows[1]) == Forms{"cut ' -3 '", "why 'a \"b\" c'"});
  CHECK(rows[1].line == 4);
  CHECK(forms(rows[2]).empty());
  CHECK_FALSE(rows[2].ungradable);
}

TEST_CASE("csv: a byte order mark and every kind of line end are fine", "[submission]") {
  for (const std::string_view end : {"\n", "\r\n", "\r"}) {
    const std::string text =
        "\xEF\xBB\xBFid,m" + std::string(end) + "7,C" + std::string(end) + "8,B";

    const auto rows = read_csv(text);

    REQUIRE(rows.size() == 2);
    CHECK(rows[0].students == Ids{"7"});
    CHECK(forms(rows[1]) == Forms{"m 'B'"});
    CHECK(rows[1].line == 3);
  }
}

TEST_CASE("csv: rows without anything in them are skipped", "[submission]") {
  const auto rows = read_csv("\n\nstudent,m\n\n ,\ns1,C\n,,,\n\n");

  REQUIRE(rows.size() == 1);
  CHECK(rows[0].line == 6);
}

TEST_CASE("csv: cells may be missing, and those without a title are passed over", "[submission]") {
  const auto rows = read_csv("student,m,,cut\ns1\ns2,C,x,K,,more\n");

  REQUIRE(rows.size() == 2);
  CHECK(rows[0].entries.empty());
  CHECK(rows[0].passed_over.empty());
  CHECK(forms(rows[1]) == Forms{"m 'C'", "cut 'K'"});
  CHECK(passed_over(rows[1]) == Forms{"x", "more"});
  CHECK(rows[1].passed_over[1].place->line == 3);
  CHECK(rows[1].passed_over[1].place->column == 11);
}

TEST_CASE("csv: columns are found in any case and by the part before the point", "[submission]") {
  const auto rows = read_csv("ID,V.b,M,Cut,v./1,foo\ns1,1,2,3,4,5\n");

  CHECK(rows.at(0).students == Ids{"s1"});
  CHECK(forms(rows.at(0)) == Forms{"v.b '1'", "m '2'", "cut '3'", "v./1 '4'"});
  CHECK(passed_over(rows.at(0)) == Forms{"foo"});
}

TEST_CASE("csv: a title as typed goes before another case", "[submission]") {
  const Exercise exercise = ExerciseBuilder("(MAX 1 2)")
                                .ask("Q", QuestionType::count)
                                .ask("q", QuestionType::count)
                                .ask("Ab", QuestionType::count)
                                .ask("aB", QuestionType::count)
                                .exercise();
  SubmissionOptions options;
  options.source = "c.csv";

  const auto rows = read_submissions("q,Q,ab\n1,2,3\n", exercise, options);

  CHECK(forms(rows.at(0)) == Forms{"q '1'", "Q '2'"});
  REQUIRE(rows.at(0).passed_over.size() == 1);
  CHECK(rows.at(0).passed_over[0].code == ErrorCode::ambiguous_question);
}

TEST_CASE("csv: columns may go by other names", "[submission]") {
  SubmissionOptions options;
  options.source = "forms.CSV";
  options.columns = {{"Email Address", "student"}, {"Response 1", "v.B"}, {"Response 2", "m"}};

  const auto rows = read_submissions(
      "Timestamp,email address,Response 1,Response 2\nnow,a@b.c,5,C\n", case_exercise(), options);

  REQUIRE(rows.size() == 1);
  CHECK(rows[0].students == Ids{"a@b.c"});
  CHECK(forms(rows[0]) == Forms{"v.B '5'", "m 'C'"});
  CHECK(passed_over(rows[0]) == Forms{"Timestamp"});
}

TEST_CASE("csv: a question in two columns is answered in both where neither is blank",
          "[submission]") {
  const auto rows = read_csv("student,m,m\ns1,C,C\ns2,,C\n");

  CHECK(forms(rows.at(0)) == Forms{"m 'C'", "m 'C'"});
  CHECK(forms(rows.at(1)) == Forms{"m 'C'"});
}

TEST_CASE("csv: two columns for the student agree or are a disagreement", "[submission]") {
  const auto rows = read_csv("student,id,m\ns1,s1,C\n,s2,C\ns3,s4,C\n,,C\n");

  REQUIRE(rows.size() == 4);
  CHECK(rows[0].students == Ids{"s1"});
  CHECK(rows[1].students == Ids{"s2"});
  CHECK(rows[2].students.empty());
  REQUIRE(rows[2].disagreement);
  CHECK(rows[2].disagreement->place->line == 4);
  CHECK(rows[3].students.empty());
  CHECK_FALSE(rows[3].disagreement);
}

TEST_CASE("csv: a quotation mark that leaves cells open costs its own row alone", "[submission]") {
  const auto rows = read_csv(
      "student,m,why\n"
      "s1,C,ok\n"
      "s2,C,\"he said \"no\", then\n"
      "s3,B,fine\n"
      "s4,B,\"never closed\n");

  REQUIRE(rows.size() == 4);
  CHECK_FALSE(rows[0].ungradable);
  REQUIRE(rows[1].ungradable);
  CHECK(rows[1].ungradable->code == ErrorCode::csv_quote);
  CHECK(rows[1].ungradable->place->line == 3);
  CHECK(rows[1].ungradable->place->column == 6);
  CHECK(forms(rows[2]) == Forms{"m 'B'", "why 'fine'"});
  REQUIRE(rows[3].ungradable);
  CHECK(rows[3].line == 5);
}

TEST_CASE("csv: without a column for any question nothing can be graded", "[submission]") {
  for (const std::string_view text :
       {"", "\n\n", "name,answer\nx,y\n", "s1,5,C\n", "\"m,\nx\n", ";;;\n"}) {
    CAPTURE(text);
    const auto rows = read_csv(text);
    REQUIRE(rows.size() == 1);
    CHECK(rows[0].ungradable);
  }
  CHECK(passed_over(read_csv("student,mm\ns1,C\n").at(0)) == Forms{"mm"});
  CHECK(read_csv("student,m\n").empty());
}

TEST_CASE("csv: what is no text is still only a cell", "[submission]") {
  using namespace std::string_view_literals;
  CHECK(forms(read_csv("student,m\ns1,a\0b\x1B[2J\n"sv).at(0)).at(0) == "m 'a\0b\x1B[2J'"sv);
  CHECK(render(read_csv("stu\x1Bm,m,\ns1,C,\n").at(0).passed_over.at(0)).find('\x1B') ==
        std::string::npos);
}

TEST_CASE("csv: a file without a column for students says so once with its titles",
          "[submission]") {
  SubmissionOptions options;
  options.source = "class.csv";
  const SubmissionFile file =
      read_submission_file("Name,m\nann,C\nbob,B\n", case_exercise(), options);

  REQUIRE(file.findings.size() == 1);
  CHECK(render(file.findings[0], Severity::warning)
            .starts_with("class.csv:1:1: warning: no column is \"student\" or \"id\", so that "
                         "nobody knows whose the rows are; --columns 'TITLE=student' says which of "
                         "these titles it is: Name, m\n"));
  REQUIRE(file.submissions.size() == 2);
  CHECK(file.submissions[1].line == 3);
  CHECK(passed_over(file.submissions[1]) == Forms{"Name"});
  // Of one row alone the file's name may tell.
  CHECK(read_submission_file("Name,m\nann,C\n", case_exercise(), options).findings.empty());
}

TEST_CASE("csv: a row whose student is blank is told with its line", "[submission]") {
  const auto rows = read_csv("student,m\ns1,C\n,B\n");

  CHECK(rows.at(0).passed_over.empty());
  REQUIRE(rows.at(1).passed_over.size() == 1);
  CHECK(rows[1].passed_over[0].code == ErrorCode::no_student_in_row);
  CHECK(rows[1].passed_over[0].place->line == 3);
}

TEST_CASE("csv: it is known which columns had another name", "[submission]") {
  SubmissionOptions options;
  options.source = "class.csv";
  options.columns = {{"Emial", "student"}, {"best", "m"}};
  const SubmissionFile file = read_submission_file("Email,Best\na,C\n", case_exercise(), options);

  CHECK(file.is_csv);
  CHECK(file.titles == Forms{"Email", "Best"});
  CHECK(file.renamed == Forms{"best"});
}

TEST_CASE("submissions: an id is the same in every normal form and stays as typed first",
          "[submission]") {
  const std::string composed = "Jos\u00E9";
  const std::string decomposed = "Jose\u0301";

  const auto rows = read_csv("student,id,m\n" + composed + "," + decomposed + ",C\n");
  CHECK(rows.at(0).students == Ids{composed});
  CHECK_FALSE(rows[0].disagreement);
  const auto group = read_file("g.yaml", "students: [" + decomposed + ", " + composed + "]\nm: C");
  CHECK(group.at(0).students == Ids{decomposed});
}

}  // namespace gametree::test
