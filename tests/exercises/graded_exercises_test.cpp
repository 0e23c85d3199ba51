/// \file
/// Each exercise's sample answers get the grades that its grades.yaml works out by hand.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/messages.h"
#include "gametree/reference.h"
#include "gametree/submission.h"
#include "input/value.h"
#include "support/catch.h"

using gametree::Exercise;
using gametree::GradedItem;
using gametree::GradedQuestion;
using gametree::GradedSubmission;
using gametree::Grader;
using gametree::Number;
using gametree::Question;
using gametree::QuestionType;
using gametree::Submission;
using gametree::input::Value;

namespace fs = std::filesystem;

namespace {

// 1. Files.

std::string read_file(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw std::runtime_error("can't read " + path.string());
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<fs::path> folders() {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(fs::path(GAMETREE_SOURCE_DIR) / "exercises"))
    if (entry.is_directory()) found.push_back(entry.path());
  std::ranges::sort(found);
  return found;
}

/// The exercise of a folder, with the trees that lie beside it.
Exercise read_folder(const fs::path& folder) {
  gametree::ExerciseOptions options;
  options.source = (folder / "exercise.yaml").string();
  options.read_file = [&](const std::string& name) {
    return gametree::Result<std::string>(read_file(folder / name));
  };
  gametree::CheckedExercise checked = read_exercise(read_file(options.source), options);
  for (const gametree::Error& problem : checked.problems) UNSCOPED_INFO(render(problem));
  REQUIRE(checked.exercise);
  return *std::move(checked.exercise);
}

Value read_grades(const fs::path& folder) {
  auto value =
      gametree::input::read_value(read_file(folder / "grades.yaml"), &gametree::input::parse_yaml);
  REQUIRE(value);
  return std::move(value).value();
}

// 2. What grades.yaml says.

const Value& need(const Value& mapping, std::string_view key) {
  const Value* value = mapping.find(key);
  if (value == nullptr) throw std::runtime_error("no key " + std::string(key));
  return *value;
}

Number number(const Value& value) { return gametree::parse_number(value.text).number.value(); }

/// Calls `use` with each key and its value.
template <class Use>
void for_each_pair(const Value& mapping, Use use) {
  for (std::size_t i = 0; i + 1 < mapping.items.size(); i += 2)
    use(mapping.items[i].text, mapping.items[i + 1]);
}

// 3. Comparison.

std::size_t question_with_id(const std::vector<Question>& questions, const std::string& id) {
  const auto found = std::ranges::find(questions, id, &Question::id);
  if (found == questions.end()) throw std::runtime_error("no question " + id);
  return static_cast<std::size_t>(found - questions.begin());
}

/// `expected`: `[status, points]`.
void check_item(const GradedItem& item, const Value& expected) {
  CAPTURE(item.given, item.expected);
  REQUIRE(expected.items.size() == 2);
  CHECK(to_text(item.status) == expected.items[0].text);
  CHECK(to_text(item.points) == to_text(number(expected.items[1])));
}

/// The item of a node, called as in exercises and answers.
const GradedItem& item_of(const GradedQuestion& graded, const gametree::GameTree& tree,
                          const std::string& reference) {
  const auto node = find_node(tree, reference);
  REQUIRE(node);
  const auto found = std::ranges::find(graded.items, std::optional(*node), &GradedItem::node);
  if (found == graded.items.end()) throw std::runtime_error("no item " + reference);
  return *found;
}

/// `expected`: one item, or a mapping from nodes to theirs.
void check_question(const GradedQuestion& graded, const gametree::GameTree& tree,
                    const Value& expected) {
  Number sum = 0;
  for (const GradedItem& item : graded.items) sum = sum + item.points;
  CHECK(to_text(graded.score) == to_text(sum));
  if (!expected.is_mapping()) {
    REQUIRE(graded.items.size() == 1);
    return check_item(graded.items.front(), expected);
  }
  CHECK(graded.items.size() == expected.items.size() / 2);
  for_each_pair(expected, [&](const std::string& node, const Value& item) {
    INFO("node " << node);
    check_item(item_of(graded, tree, node), item);
  });
}

void check_questions(const Exercise& exercise, const GradedSubmission& graded,
                     const Value& expected) {
  CHECK(graded.questions.size() == exercise.questions.size());
  CHECK(expected.items.size() / 2 == exercise.questions.size());
  for_each_pair(expected, [&](const std::string& id, const Value& items) {
    INFO("question " << id);
    const std::size_t index = question_with_id(exercise.questions, id);
    const auto found = std::ranges::find(graded.questions, index, &GradedQuestion::question);
    REQUIRE(found != graded.questions.end());
    check_question(*found, exercise.trees[exercise.questions[index].tree].tree, items);
  });
}

/// One entry of `answers` against the file that it names.
void check_sample(const fs::path& folder, const Exercise& exercise, const Grader& grader,
                  const Value& expected) {
  const std::string file = need(expected, "file").text;
  INFO("sample " << file);
  const std::vector<Submission> submissions =
      read_submissions(read_file(folder / file), exercise, {.source = file});
  REQUIRE(submissions.size() == 1);
  CHECK(submissions[0].students == std::vector{need(expected, "student").text});
  CHECK(submissions[0].passed_over.empty());

  const GradedSubmission graded = grader.grade(submissions[0]);
  CHECK(to_text(graded.state) == need(expected, "state").text);
  CHECK(to_text(graded.max_score) == to_text(number(need(expected, "max_score"))));
  CHECK(graded.score);
  if (graded.score) CHECK(to_text(*graded.score) == to_text(number(need(expected, "score"))));
  check_questions(exercise, graded, need(expected, "questions"));
}

std::set<std::string> files_graded(const Value& grades) {
  std::set<std::string> files;
  for (const Value& sample : need(grades, "answers").items) files.insert(need(sample, "file").text);
  return files;
}

}  // namespace

TEST_CASE("graded exercises: each folder has an exercise and four samples and their grades",
          "[exercises]") {
  const std::vector<fs::path> all = folders();
  CHECK(all.size() >= 12);
  for (const fs::path& folder : all) {
    INFO(folder.string());
    CHECK(fs::exists(folder / "exercise.yaml"));
    REQUIRE(fs::exists(folder / "grades.yaml"));
    const std::set<std::string> graded = files_graded(read_grades(folder));
    for (const std::string_view kind : {"messy", "slip", "misconception", "blank"})
      CHECK(graded.contains("answers/" + std::string(kind) + ".yaml"));
    for (const auto& entry : fs::directory_iterator(folder / "answers"))
      CHECK(graded.contains("answers/" + entry.path().filename().string()));
  }
}

TEST_CASE("graded exercises: check finds no problem in them", "[exercises]") {
  for (const fs::path& folder : folders()) {
    INFO(folder.string());
    const Exercise exercise = read_folder(folder);
    const gametree::ExerciseFindings findings = check_exercise(exercise);
    for (const gametree::Error& problem : findings.problems) UNSCOPED_INFO(render(problem));
    CHECK(findings.problems.empty());
    CHECK(exercise.id == folder.filename().string());
  }
}

TEST_CASE("graded exercises: the samples get the grades that were worked out by hand",
          "[exercises]") {
  for (const fs::path& folder : folders()) {
    INFO(folder.string());
    const Exercise exercise = read_folder(folder);
    const Grader grader(exercise);
    const Value grades = read_grades(folder);
    CHECK(to_text(grader.max_score()) == to_text(number(need(grades, "max_score"))));
    for (const Value& sample : need(grades, "answers").items)
      check_sample(folder, exercise, grader, sample);
  }
}

TEST_CASE("graded exercises: together they ask every type of question", "[exercises]") {
  std::set<QuestionType> asked;
  for (const fs::path& folder : folders())
    for (const Question& question : read_folder(folder).questions) asked.insert(question.type);

  for (const QuestionType type :
       {QuestionType::node_values, QuestionType::best_action, QuestionType::cut_leaves,
        QuestionType::cut_nodes, QuestionType::read_leaves, QuestionType::read_nodes,
        QuestionType::cutoffs, QuestionType::windows, QuestionType::count,
        QuestionType::principal_line, QuestionType::trace, QuestionType::number,
        QuestionType::choice, QuestionType::text}) {
    INFO(to_text(type));
    CHECK(asked.contains(type));
  }
}
