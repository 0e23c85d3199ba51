/// \file
/// An exercise that can be graded by, from a file.
#include "load_exercise.h"

#include <utility>
#include <vector>

#include "exercise_file.h"
#include "input_file.h"

namespace gametree::cli {
namespace {

void refuse(const std::vector<Error>& problems, const std::string& path, Streams& streams,
            int& status) {
  for (Error error : problems) {
    if (error.source.empty()) error.source = path;
    print_error(error, streams);
  }
  status = kFailed;
}

}  // namespace

std::optional<LoadedExercise> load_exercise(const std::string& path, Streams& streams,
                                            int& status) {
  const ReadOptions options;
  const Result<InputText> text = read_input(path, options.max_bytes, streams.in);
  if (!text) {
    refuse({text.error()}, path, streams, status);
    return std::nullopt;
  }
  ExerciseWithKeys read = read_exercise_with_keys(text->view(), path, options);
  if (!read.exercise) {
    refuse(read.findings.problems, path, streams, status);
    return std::nullopt;
  }
  LoadedExercise loaded{*std::move(read.exercise), {path}};
  for (std::string& file : read.files) loaded.files.push_back(std::move(file));
  return loaded;
}

}  // namespace gametree::cli
