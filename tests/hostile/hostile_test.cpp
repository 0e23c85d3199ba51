/// \file
/// Hostile submissions among honest ones: the honest ones' grades are byte for byte the same.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "hostile/kinds.h"
#include "hostile/measured_run.h"
#include "support/catch.h"
#include "support/sandbox.h"

namespace gametree::test {
namespace {

namespace fs = std::filesystem;

/// What a run may hold: the program, one file of the largest size that is read and what it becomes.
/// Sanitizers hold several times as much.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t kMostBytes = std::size_t{8} << 30;
#else
constexpr std::size_t kMostBytes = std::size_t{1} << 30;
#endif

/// An exercise, and six students who mean well.
class HonestClass : public Sandbox {
 public:
  HonestClass() {
    write("x.yaml",
          "exercise: x\ntree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}}}\n"
          "rules: {algorithm: alphabeta}\nquestions:\n"
          "  - {id: values, type: node-values, rules: {algorithm: minimax}, points: 3}\n"
          "  - {id: move, type: best-action}\n  - {id: cut, type: cut-leaves, points: 2}\n");
    static_cast<void>(run("mkdir hw"));
    write("hw/s1.yaml", "student: s1\nvalues: {a: 3, b: 2, /: 3}\nmove: a\ncut: [4, 6]\n");
    write("hw/s2.yaml", "student: s2\nvalues: {a: 12, b: 2, /: 12}\nmove: a\ncut: 4\n");
    write("hw/s3.json", R"({"student": "s3", "answers": {"move": "b", "cut": "none"}})");
    write("hw/s4.csv", "student,values.a,move\ns4,3,a\ns5,8,b\n");
    write("hw/zoe.yaml", "student: zoë\nvalues: {a: 3, b: two, /: 3}\nmove: L\n");
  }

  /// Grades the class into a line a submission; asks for no more than a bound of memory.
  void grade(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments{"grade", "x.yaml", "hw", "--export", "jsonl=grades.jsonl"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const MeasuredRun ran = measured_run(*this, arguments);
    CHECK_FALSE(ran.is_hung);
    CHECK((ran.status == 0 || ran.status == 1));
    CHECK(ran.bytes < kMostBytes);
  }

  /// The lines of those who are no strangers.
  [[nodiscard]] std::vector<std::string> honest() const {
    std::vector<std::string> lines;
    std::istringstream all(read("grades.jsonl"));
    for (std::string line; std::getline(all, line);)
      if (line.find(R"("file": "hw/x-)") == std::string::npos) lines.push_back(line);
    return lines;
  }
};

const std::vector<std::string>& grades_alone() {
  static const std::vector<std::string> kLines = [] {
    const HonestClass alone;
    alone.grade();
    return alone.honest();
  }();
  return kLines;
}

/// How the honest grades differ from those without strangers, in short: a line may be a book.
/// Empty: they don't.
std::string difference(const HonestClass& with) {
  const std::vector<std::string> lines = with.honest();
  const auto [one, other] = std::ranges::mismatch(lines, grades_alone());
  if (one == lines.end() && lines.size() == grades_alone().size()) return "";
  return one == lines.end() ? "fewer lines" : one->substr(0, 300);
}

/// Bytes that would move a terminal's cursor or start a command there.
bool has_controls(const std::string& text, std::string_view allowed) {
  return std::ranges::any_of(text, [allowed](const char c) {
    const bool is_control = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    return is_control && allowed.find(c) == std::string_view::npos;
  });
}

/// Characters by which a text pretends to be another one: overrides of direction, C1 controls.
bool has_disguises(const std::string& text) {
  for (const std::string_view disguise :
       {"\xE2\x80\xAE", "\xE2\x80\xAD", "\xE2\x81\xA6", "\xE2\x81\xA7", "\xC2\x9B"})
    if (text.find(disguise) != std::string::npos) return true;
  return false;
}

/// The cells of a CSV; quotes are taken off.
std::vector<std::string> cells(const std::string& csv) {
  std::vector<std::string> all(1);
  bool is_quoted = false;
  for (const char c : csv) {
    if (c == '"')
      is_quoted = !is_quoted;
    else if (!is_quoted && (c == ',' || c == '\n'))
      all.emplace_back();
    else
      all.back() += c;
  }
  return all;
}

bool is_formula(const std::string& cell) {
  if (cell.empty() || std::string_view("=+-@\t\r").find(cell.front()) == std::string_view::npos)
    return false;
  return cell.size() > 1 && cell.find_first_not_of("0123456789.", 1) != std::string::npos;
}

}  // namespace

TEST_CASE("hostile: there are honest grades to compare with", "[hostile]") {
  const std::vector<std::string> lines = grades_alone();
  REQUIRE(lines.size() == 6);
  // 3 + 1 + 2; a is wrong and the root follows, then half of the leaves; nothing.
  CHECK(lines[0].find(R"("state": "graded", "score": 6,)") != std::string::npos);
  CHECK(lines[1].find(R"("state": "graded", "score": 4,)") != std::string::npos);
  CHECK(lines[2].find(R"("state": "graded", "score": 0,)") != std::string::npos);
}

TEST_CASE("hostile: each kind alone and all together change no honest grade and reach no reader",
          "[hostile]") {
  const HonestClass with;
  std::set<std::string_view> names;
  for (const HostileKind& kind : hostile_kinds()) {
    CAPTURE(kind.name);
    const HonestClass alone;
    kind.hand_in(alone);
    alone.grade();
    CHECK(difference(alone) == "");
    const std::string to = "hw/x-" + std::to_string(names.size());
    static_cast<void>(
        with.run("mkdir " + to + "; mv '" + alone.folder().string() + "'/hw/x-* " + to));
    names.insert(kind.name);
  }
  CHECK(names.size() == hostile_kinds().size());
  CHECK(names.size() >= 40);
  with.write("canary", "as it was\n");
  with.grade({"--export", "csv=grades.csv", "--export", "markdown=grades.md", "--feedback-dir",
              "feedback", "-o", "table.txt"});

  CHECK(difference(with) == "");
  CHECK(with.read("canary") == "as it was\n");
  for (const std::string name : {"table.txt", "err", "grades.csv", "grades.md"}) {
    CAPTURE(name);
    const std::string text = with.read(name);
    CHECK_FALSE(text.empty());
    CHECK_FALSE(has_controls(text, name == "grades.csv" ? "\n\t" : "\n"));
    CHECK_FALSE(has_disguises(text));
    CHECK(text.find("root:") == std::string::npos);  // of /etc/passwd
  }
  const std::vector<std::string> all = cells(with.read("grades.csv"));
  CHECK(std::ranges::none_of(all, is_formula));
  for (const std::string_view markup : {"<script", "<img", "](javascript", "![]("})
    CHECK(with.read("grades.md").find(markup) == std::string::npos);
  for (const fs::directory_entry& file : fs::directory_iterator(with.folder() / "feedback"))
    CHECK(file.is_regular_file());
  static_cast<void>(with.run("chmod -R u+rwx hw"));
}

TEST_CASE("hostile: who pretends to be another one is found out where the platform says who it is",
          "[hostile]") {
  const Sandbox box;
  const HonestClass source;
  box.write("x.yaml", source.read("x.yaml"));
  box.write("roster.csv", "student_id,moodle_participant\ns1,101\ns2,102\n");
  const std::string folders =
      "mkdir -p 'hw/Ann Li_101_assignsubmission_file' 'hw/Bob Ma_102_assignsubmission_file'; ";
  static_cast<void>(box.run(folders));
  box.write("hw/Ann Li_101_assignsubmission_file/a.yaml", "student: s1\nmove: a\n");
  const std::string grade =
      "gametree grade x.yaml hw --roster roster.csv --format csv 2>/dev/null | cut -d, -f1,3,4 | "
      "grep -e ^s1 -e unmatched";
  CHECK(box.run(grade).out == "s1,graded,1\n");
  box.write("hw/Bob Ma_102_assignsubmission_file/a.yaml", "student: s1\nmove: b\n");
  CHECK(box.run(grade).out == "s1,graded,1\n,unmatched,\n");
}

TEST_CASE("hostile: files that change while they are read", "[hostile]") {
  const HonestClass with;
  for (int round = 0; round < 5; ++round) {
    // One grows and shrinks, one is replaced, one comes and goes, one becomes a link, a folder.
    static_cast<void>(with.run(
        "cd hw; (for i in {1..400}; do yes 'move: a' | head -c $((i * 5000 % 900000)) >x-1.yaml; "
        "done) & (for i in {1..400}; do echo 'move: a' >x-2.tmp; mv x-2.tmp x-2.yaml; "
        "rm -f x-3.yaml; echo 'move: b' >x-3.yaml; done) & (for i in {1..200}; do rm -rf x-4.yaml; "
        "ln -s /etc/passwd x-4.yaml; rm -f x-4.yaml; mkdir x-4.yaml; done) & "
        "cd ..; for i in {1..12}; do gametree grade x.yaml hw --export jsonl=grades.jsonl "
        ">out 2>err; echo $? >>statuses; grep -c '\"file\": \"hw/[sz]' grades.jsonl >>counts; "
        "done; kill $(jobs -p) 2>/dev/null; wait"));
    CHECK(difference(with) == "");
    CHECK(with.read("out").find("root:") == std::string::npos);
  }
  CHECK(with.run("grep -vx '[01]' statuses; grep -vx 6 counts").out.empty());
}

}  // namespace gametree::test
