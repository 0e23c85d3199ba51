/// \file
/// Files that no student should have written: not text, too large, too deep, and all of it fast.
#include <array>
#include <ctime>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/messages.h"
#include "gametree/submission.h"
#include "support/catch.h"
#include "typed_forms.h"

namespace gametree::test {
namespace {

std::string repeated(std::string_view part, std::size_t count) {
  std::string text;
  text.reserve(part.size() * count);
  for (std::size_t i = 0; i < count; ++i) text += part;
  return text;
}

constexpr std::array<std::string_view, 3> kNames{"a.yaml", "a.json", "a.csv"};

}  // namespace

TEST_CASE("hostile: bytes that are no text are ungradable with their line", "[submission]") {
  for (const std::string_view name : kNames) {
    const Submission read = read_one("student: s1\nm: \xE9\n", name);
    REQUIRE(read.ungradable);
    CHECK(read.ungradable->code == ErrorCode::not_utf8);
    CHECK(read.ungradable->source == name);
    CHECK(read.ungradable->place->line == 2);
    CHECK(read.ungradable->place->column == 4);
    CHECK(read.file == name);
    CHECK(read.students.empty());
  }
  CHECK(read_one("\xFF\xFEm\0:\0"
                 "C\0",
                 "a.yaml")
            .ungradable);
}

TEST_CASE("hostile: a file without answers is ungradable", "[submission]") {
  for (const std::string_view text :
       {"", " ", "\n\n", "# nothing\n", "student: s1\n", "answers:\n", "answers: {}\n", "[]", "{}",
        "I was ill this week.\n", "foo: 1\nbar: 2\n", "---\n...\n", "\xEF\xBB\xBF", "null"}) {
    CAPTURE(text);
    for (const std::string_view name : kNames) {
      const auto read = read_file(name, text);
      REQUIRE(read.size() == 1);
      REQUIRE(read[0].ungradable);
      CHECK_FALSE(render(*read[0].ungradable).empty());
    }
  }
}

TEST_CASE("hostile: a blank form is no such file", "[submission]") {
  CHECK_FALSE(read_one("answers:\n  v: {B: , C: }\n  m:\n").ungradable);
  CHECK_FALSE(read_one("m:C\nv:\n\t\n").ungradable);
}

TEST_CASE("hostile: a file past the limits is ungradable", "[submission]") {
  SubmissionOptions options;
  options.source = "a.yaml";
  options.max_bytes = 10;
  const auto read = read_submissions("student: s1\nm: C\n", case_exercise(), options);
  REQUIRE(read.size() == 1);
  REQUIRE(read[0].ungradable);
  CHECK(read[0].ungradable->code == ErrorCode::too_many_bytes);

  const Submission many = read_one("m: [" + repeated("1,", 1'100'000) + "]");
  REQUIRE(many.ungradable);
  CHECK(many.ungradable->code == ErrorCode::too_many_answers);
}

TEST_CASE("hostile: what is nested too deep costs its own question", "[submission]") {
  const std::string deep = repeated("[", 1000) + repeated("]", 1000);
  CHECK(forms(read_one("m: C\ncut: " + deep + "\n")) == Forms{"m 'C'", "cut '" + deep + "'"});

  CHECK(forms(read_one("{\"m\": " + deep + "}", "a.json")) == Forms{"m '" + deep + "}'"});

  const Submission json = read_one(deep, "a.json");
  REQUIRE(json.ungradable);
  CHECK(json.ungradable->code == ErrorCode::answers_too_deep);
}

TEST_CASE("hostile: groups have an end", "[submission]") {
  const Submission read = read_one("m: C\nstudents: [" + repeated("s, ", 3) + "a]\n");
  CHECK(read.students.size() == 2);

  std::string all;
  for (int i = 0; i < 1000; ++i) all += "s" + std::to_string(i) + ",";
  const Submission crowd = read_one("m: C\nstudents: [" + all + "]\n");
  CHECK(crowd.students.empty());
  REQUIRE(crowd.disagreement);
  CHECK(crowd.disagreement->code == ErrorCode::too_many_students);
}

TEST_CASE("hostile: what is said of a file has an end", "[submission]") {
  CHECK(read_one("m: C\n" + repeated("foo: 1\n", 10'000)).passed_over.size() == 50);
  CHECK(read_one("m:C\n" + repeated("bar\n", 10'000)).passed_over.size() == 50);

  std::size_t said = 0;
  const std::string csv = "m," + repeated("foo,", 1000) + "\n" + repeated("C\n", 3'000);
  for (const Submission& row : read_file("a.csv", csv)) said += row.passed_over.size();
  CHECK(said <= 100'000);
}

TEST_CASE("hostile: large files take no longer than their size", "[submission]") {
#ifdef NDEBUG
  constexpr std::size_t kMany = 100'000;
  constexpr std::size_t kSize = std::size_t{16} << 20;
#else
  constexpr std::size_t kMany = 20'000;
  constexpr std::size_t kSize = std::size_t{2} << 20;
#endif
  constexpr std::size_t kItems = 5 * kMany;
  struct Large {
    std::string_view name;
    std::string text;
  };
  // Anything quadratic would take minutes.
  const std::vector<std::function<Large()>> files{
      [] {
        return Large{"a.csv", "student,m\n" + repeated("s1,C\n", kMany)};
      },
      [] {
        return Large{"a.csv", repeated("v.x,", kMany) + "m\n" + repeated("1,", kMany) + "C"};
      },
      [] {
        return Large{"a.csv", repeated("v.x,", kMany) + "m\n" + repeated("1\n", kMany)};
      },
      [] {
        return Large{"a.csv", "m\n" + repeated("\"\"\"a\n", kMany)};
      },
      [] {
        return Large{"a.csv", "m\n" + repeated("\"a\"\" \"\n", kMany)};
      },
      [] {
        return Large{"a.csv", "student,id,m\n" + repeated("\"a\n\",b,1\n", kMany)};
      },
      [] {
        return Large{"a.csv", "m\n\"" + std::string(kSize - 10, '"')};
      },
      [] {
        return Large{"a.csv", "m\n" + std::string(kSize - 10, 'x')};
      },
      [] {
        return Large{"a.csv", "m\n" + std::string(kSize - 10, ' ')};
      },
      [] {
        return Large{"a.yaml", "m: " + std::string(kSize - 10, 'x')};
      },
      [] {
        return Large{"a.yaml", std::string(kSize - 10, 'x') + ": C"};
      },
      [] {
        return Large{"a.yaml", "m: \"" + std::string(kSize - 10, '\\')};
      },
      [] {
        return Large{"a.yaml", "m: \"" + repeated("\\u00e9", kSize / 7) + "\""};
      },
      [] {
        return Large{"a.yaml", "m: " + std::string(kSize - 10, ' ') + "C"};
      },
      [] {
        return Large{"a.yaml", "m: C" + repeated(" #a", kMany) + std::string(kSize / 2, ' ')};
      },
      [] {
        return Large{"a.yaml", "m: " + repeated("[", kItems)};
      },
      [] {
        return Large{"a.yaml", "m: " + repeated("(", kSize - 10)};
      },
      [] {
        return Large{"a.yaml", "m: [" + repeated("(", kSize - 10) + "]"};
      },
      [] {
        return Large{"a.yaml", "m: [" + repeated("'a ,", kItems) + "]"};
      },
      [] {
        return Large{"a.yaml", "m: [" + repeated("''x,", kItems) + "]"};
      },
      [] {
        return Large{"a.yaml", "m: [a\n" + repeated("  b\n", kItems) + "]"};
      },
      [] {
        return Large{"a.yaml", "cut: {" + repeated("K, ", kMany) + "}"};
      },
      [] {
        return Large{"a.yaml", repeated("m: C\n", kMany)};
      },
      [] {
        return Large{"a.yaml", repeated("v: {B:5, C:2}\n", kMany)};
      },
      [] {
        return Large{"a.yaml", "m:\n" + repeated("  - [K]\n", kMany)};
      },
      [] {
        return Large{"a.yaml", "m: C\n" + repeated(" x\n", kMany)};
      },
      [] {
        return Large{"a.yaml", repeated("m:\n", kMany)};
      },
      [] {
        return Large{"a.yaml", repeated("m:C\n", kMany)};
      },
      [] {
        return Large{"a.yaml", repeated("m:\n\n", kMany) + "x"};
      },
      [] {
        return Large{"a.yaml", repeated("m: |\n", kMany)};
      },
      [] {
        return Large{"a.yaml", repeated("foo:C\n", kMany)};
      },
      [] {
        return Large{"a.yaml", "v:\n\t" + repeated("B: 5, ", kMany)};
      },
      [] {
        return Large{"a.yaml", "v:\n\tB: 5" + repeated(",\"C\"", kMany)};
      },
      [] {
        return Large{"a.yaml", "v:\n" + repeated("\tB: 5\n", kMany)};
      },
      [] {
        return Large{"a.yaml", "students: " + repeated("a,", kMany) + "\nm: C"};
      },
      [] {
        return Large{"a.json", "{\"m\": [" + repeated("1,", kItems) + "1]}"};
      },
      [] {
        return Large{"a.json", "{\"m\": " + repeated("[", kItems)};
      },
      [] {
        return Large{"a.json", "{\"m\": \"" + std::string(kSize - 20, 'x') + "\"}"};
      },
      [] {
        return Large{"a.json", "{\"m\": 1" + repeated(",\"foo\":1", kMany) + "}"};
      },
  };
  for (std::size_t i = 0; i < files.size(); ++i) {
    const Large large = files[i]();
    CAPTURE(i, large.text.substr(0, 40));
    const std::clock_t begin = std::clock();

    const auto read = read_file(large.name, large.text);

    const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    CHECK(read.size() <= large.text.size() / 2);
    CHECK(took < 20);  // sanitized; else the slowest takes a second
  }
}

}  // namespace gametree::test
