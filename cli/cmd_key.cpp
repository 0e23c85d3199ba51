/// \file
/// `gametree key`: the answers that grade to full marks.
#include "cmd_key.h"

#include <optional>

#include "all_keys.h"
#include "answers_options.h"
#include "load_exercise.h"
#include "options.h"
#include "overwrite.h"

namespace gametree::cli {
namespace {

int write_key(const KeyOptions& options, OutputFile& output, Streams& streams) {
  int status = kDone;
  const std::optional<LoadedExercise> loaded = load_exercise(options.file, streams, status);
  if (!loaded) return status;
  status = refuse_overwriting("key", loaded->files, {options.output.file}, streams);
  if (status != kDone) return status;
  const Exercise& exercise = loaded->exercise;
  const auto keys = all_keys(exercise, options.file, streams, status);
  if (!keys) return status;
  find_answers_format(options.output.format)
      ->write_key({.exercise = exercise,
                   .answers = keys->answers,
                   .reasons = keys->reasons,
                   .language = options.language},
                  sink_into(output));
  return status;
}

}  // namespace

const CommandText kKeyText{
    .name = "key",
    .arguments = "EXERCISE",
    .summary = "the answers that grade to full marks, with reasons",
    .detail = "",
    .example =
        "$ gametree key exercises/three-branches/exercise.yaml | grep -A1 '    a: '\n"
        "    a: 3  # MIN takes the least of 3, 12, 8\n"
        "    b: 2  # MIN takes the least of 2, 4, 6",
};

void setup_key(CLI::App& app, KeyOptions& options) {
  add_file(app, options.file);
  add_language_option(app, options.language);
  add_answers_formats(app, options.output);
  add_color_option(app, options.output);
  add_file_option(app, options.output);
}

int run_key(const KeyOptions& options, Streams& streams) {
  return with_output(options.output, streams,
                     [&](OutputFile& output) { return write_key(options, output, streams); });
}

}  // namespace gametree::cli
