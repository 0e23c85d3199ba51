/// \file
/// Exercises to make sheets of: one with each type of question, those of the repository, and
/// random ones; and their keys.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/messages.h"
#include "gametree/search.h"
#include "gametree/sheet.h"

namespace gametree::test {

/// Throws where the text is no exercise.
inline Exercise exercise_in(const std::string& text, const ExerciseOptions& options = {}) {
  CheckedExercise checked = read_exercise(text, options);
  if (!checked.exercise) throw std::runtime_error(sentence(checked.problems.front()));
  return *std::move(checked.exercise);
}

/// A question of each type, under alpha-beta: 4 and 6 are cut below b.
inline const std::string kEachType =
    "exercise: each\ntitle: Each type\n"
    "tree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}, c: {MIN: [14, 5, 1]}}}\n"
    "rules: {algorithm: alphabeta}\n"
    "questions:\n"
    "  - {id: values, type: node-values, points: 4}\n"
    "  - {id: move, type: best-action}\n"
    "  - {id: moves, type: best-action, which: all, rules: {algorithm: minimax}}\n"
    "  - {id: cut, type: cut-leaves}\n"
    "  - {id: cutn, type: cut-nodes, unit: topmost}\n"
    "  - {id: read, type: read-leaves}\n"
    "  - {id: readn, type: read-nodes}\n"
    "  - {id: rows, type: cutoffs, columns: [node, after, alpha, beta, kind]}\n"
    "  - {id: windows, type: windows, at: arrival}\n"
    "  - {id: ends, type: windows, at: exit, ends: own}\n"
    "  - {id: count, type: count, of: leaves_read}\n"
    "  - {id: line, type: principal-line}\n"
    "  - {id: trace, type: trace, columns: [node, value]}\n"
    "  - {id: number, type: number, expect: 7/3}\n"
    "  - {id: choice, type: choice, options: {a: One, b: Two}, expect: b}\n"
    "  - {id: words, type: text}\n";

inline std::string text_of(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw std::runtime_error("can't read " + path.string());
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Those of the repository.
inline std::vector<Exercise> published_exercises() {
  std::vector<std::filesystem::path> folders;
  const std::filesystem::path all = std::filesystem::path(GAMETREE_SOURCE_DIR) / "exercises";
  for (const auto& entry : std::filesystem::directory_iterator(all))
    if (entry.is_directory()) folders.push_back(entry.path());
  std::ranges::sort(folders);
  std::vector<Exercise> exercises;
  for (const std::filesystem::path& folder : folders) {
    ExerciseOptions options;
    options.read_file = [&folder](const std::string& name) {
      return Result<std::string>(text_of(folder / name));
    };
    exercises.push_back(exercise_in(text_of(folder / "exercise.yaml"), options));
  }
  return exercises;
}

inline SheetKey key_of(const Exercise& exercise) {
  SheetKey key;
  for (std::size_t i = 0; i < exercise.questions.size(); ++i) {
    const Question& question = exercise.questions[i];
    key.answers.push_back(key_answer(exercise, i).value());
    Result<SearchResult> result = search(exercise.trees.at(question.tree).tree, question.rules,
                                         {.cutoffs = true, .nodes = true});
    key.searches.emplace_back();
    if (result) key.searches.back() = std::move(*result);
  }
  key.reasons = Grader(exercise).grade(Submission{}).questions;
  return key;
}

/// In all forms, one after the other.
inline std::string in_all_forms(const SheetReport& report) {
  std::string text;
  for (const SheetFormat& format : sheet_formats()) text += to_string(report, format.name);
  return text;
}

}  // namespace gametree::test
