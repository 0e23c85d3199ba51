/// \file
/// An exercise in a file, with the files beside it that it names.
#include "exercise_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "gametree/grade.h"
#include "gametree/text.h"

namespace gametree::cli {
namespace {

Error error_of(const std::string& path, ErrorCode code, std::vector<std::string> facts = {}) {
  return {code, std::move(facts), kNoOffset, path, {}};
}

/// Reads files in the folder of `path`, and notes them in `read`, which is borrowed. Never standard
/// input, whatever their names.
FileReader files_beside(const std::string& path, std::size_t max_bytes,
                        std::vector<std::string>& read) {
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "./" : path.substr(0, slash + 1);
  return [folder, max_bytes, &read](const std::string& file) -> Result<std::string> {
    read.push_back(folder + file);
    Result<InputText> text = read_input(folder + file, max_bytes, nullptr);
    if (text) return std::string(text->view());
    Error error = std::move(text).error();
    error.source.clear();  // the exercise knows it by a better name
    return error;
  };
}

/// The tree with the name that was given, or the only one there is.
Result<GameTree> chosen_tree(const Exercise& exercise, const std::string& path,
                             const std::string& name) {
  const std::vector<NamedTree>& trees = exercise.trees;
  const bool is_alone = trees.size() == 1;
  if (is_alone && name.empty()) return trees.front().tree;
  if (is_alone && trees.front().name.empty()) return error_of(path, ErrorCode::tree_option_unused);
  std::vector<std::string_view> names;
  for (const NamedTree& tree : trees) {
    if (tree.name == name) return tree.tree;
    names.push_back(tree.name);
  }
  const std::string known = fmt::format("{}", fmt::join(names, ", "));
  if (name.empty()) return error_of(path, ErrorCode::tree_option_missing, {known});
  return error_of(path, ErrorCode::tree_option_unknown,
                  {name, std::string(nearest(name, names)), known});
}

/// An exercise and the files in its folder that it names.
struct ExerciseAndFiles : CheckedExercise {
  std::vector<std::string> files;
};

ExerciseAndFiles read_exercise_file(std::string_view text, const std::string& path,
                                    const ReadOptions& options) {
  std::vector<std::string> files;
  ExerciseOptions exercise;
  exercise.source = path;
  exercise.max_nodes = std::min(exercise.max_nodes, options.max_nodes);
  exercise.max_bytes = std::min(exercise.max_bytes, options.max_bytes);
  exercise.read_file = files_beside(path, exercise.max_bytes, files);
  ExerciseAndFiles read{read_exercise(text, exercise), {}};
  read.files = std::move(files);
  if (options.root) {
    read.exercise.reset();
    read.problems.push_back(error_of(path, ErrorCode::root_option_of_exercise));
  }
  return read;
}

/// In the order of the text.
void add_problems(ExerciseFindings findings, std::vector<Error>& problems) {
  std::ranges::move(findings.problems, std::back_inserter(problems));
  std::ranges::stable_sort(problems, {}, &Error::offset);
}

}  // namespace

bool holds_exercise(std::string_view text, const std::string& path, const ReadOptions& options) {
  const bool may_be =
      options.format.empty() || options.format == "yaml" || options.format == "json";
  return may_be && is_exercise(text, options.format.empty() ? path : "text." + options.format);
}

Result<GameTree> tree_of_exercise(std::string_view text, const std::string& path,
                                  const InputOptions& options) {
  ExerciseAndFiles read = read_exercise_file(text, path, options);
  if (!read.exercise) return std::move(read.problems.front());
  return chosen_tree(*read.exercise, path, options.tree);
}

ExerciseWithKeys read_exercise_with_keys(std::string_view text, const std::string& path,
                                         const ReadOptions& options) {
  ExerciseAndFiles read = read_exercise_file(text, path, options);
  ExerciseWithKeys keyed{
      std::move(read.exercise), {std::move(read.problems), {}}, std::move(read.files)};
  if (!keyed.exercise) {
    if (read.sound) add_problems(check_exercise(*read.sound, text), keyed.findings.problems);
    return keyed;
  }
  keyed.findings = check_exercise(*keyed.exercise, text);
  if (!keyed.findings.problems.empty()) keyed.exercise.reset();
  return keyed;
}

CheckReport check_exercise_file(std::string_view text, const std::string& path,
                                const ReadOptions& options) {
  ExerciseWithKeys read = read_exercise_with_keys(text, path, options);
  CheckReport report{.source = path, .kind = FileKind::exercise};
  report.problems = std::move(read.findings.problems);
  if (!read.exercise) return report;
  report.warnings = std::move(read.findings.warnings);
  Number points;
  for (const Question& question : read.exercise->questions) points = points + question.points;
  report.exercise = {read.exercise->trees.size(), read.exercise->questions.size(), points};
  return report;
}

}  // namespace gametree::cli
