/// \file
/// Files as students hand them in, from the bytes to what the answers mean: the published cases.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "answer/asking.h"
#include "gametree/answer.h"
#include "gametree/submission.h"
#include "support/cases.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

using nlohmann::json;

Exercise exercise_of(const json& row) {
  Exercise exercise;
  exercise.trees.push_back({"", tree_from(row.at("tree"))});
  for (json keys : row.at("questions")) {
    const std::string id = keys.at("id");
    keys.erase("id");
    Question question = question_from(keys, exercise.trees.front().tree);
    question.id = id;
    exercise.questions.push_back(std::move(question));
  }
  return exercise;
}

/// A submission in the form of `reads_as`.
json file_reads_as(const Exercise& exercise, const Submission& submission) {
  if (submission.ungradable) return {{"state", "ungradable"}};
  json read = {{"student", submission.students.at(0)}};
  for (const Question& question : exercise.questions) {
    const GameTree& tree = exercise.trees[question.tree].tree;
    std::vector<TypedEntry> entries;
    for (const TypedEntry& entry : submission.entries)
      if (entry.question == question.id) entries.push_back(entry);
    read["answers"][question.id] = reads_as(question, tree, read_answer(question, tree, entries));
  }
  for (const Error& error : submission.passed_over)
    read["passed_over"].push_back(error.facts.at(0));
  return read;
}

/// A mapping in which each node is blank is a blank.
json blank_as_one(const json& expected) {
  const bool is_blank =
      expected.is_object() && std::all_of(expected.begin(), expected.end(),
                                          [](const json& value) { return value == "blank"; });
  return is_blank ? json("blank") : expected;
}

json file_expected_as(const Exercise& exercise, json expected) {
  if (expected.contains("answers"))
    for (const Question& question : exercise.questions)
      expected["answers"][question.id] =
          expected_as(question, blank_as_one(expected["answers"].at(question.id)));
  return expected;
}

}  // namespace

TEST_CASE("file cases: every published file reads as it says", "[answer]") {
  std::size_t run = 0;
  for (const json& row : read_cases("answers.jsonl")) {
    if (!row.contains("file")) continue;
    ++run;
    CAPTURE(row.dump());
    const Exercise exercise = exercise_of(row);
    SubmissionOptions options;
    options.source = row.at("name");

    const auto read = read_submissions(row.at("file").get<std::string>(), exercise, options);

    json expected = row.at("reads_as");
    if (!expected.is_array()) expected = json::array({expected});
    REQUIRE(read.size() == expected.size());
    for (std::size_t i = 0; i < read.size(); ++i)
      CHECK(file_reads_as(exercise, read[i]) == file_expected_as(exercise, expected[i]));
  }
  CHECK(run == 11);
}

}  // namespace gametree::test
