/// \file
/// `gametree form`: the answers file that students fill in.
#include "cmd_form.h"

#include <optional>

#include "answers_options.h"
#include "load_exercise.h"
#include "options.h"
#include "overwrite.h"

namespace gametree::cli {
namespace {

int write_form(const FormOptions& options, OutputFile& output, Streams& streams) {
  int status = kDone;
  const std::optional<LoadedExercise> loaded = load_exercise(options.file, streams, status);
  if (!loaded) return status;
  status = refuse_overwriting("form", loaded->files, {options.output.file}, streams);
  if (status != kDone) return status;
  find_answers_format(options.output.format)
      ->write_form({.exercise = loaded->exercise, .language = options.language}, sink_into(output));
  return status;
}

}  // namespace

const CommandText kFormText{
    .name = "form",
    .arguments = "EXERCISE",
    .summary = "the blank answers file for students",
    .detail = "",
    .example =
        "$ gametree form exercises/three-branches/exercise.yaml | grep -v '#'\n"
        "student:\n"
        "answers:\n"
        "  values:\n"
        "    /:\n"
        "    a:\n"
        "    b:\n"
        "    c:\n"
        "  move:\n"
        "  cut:\n"
        "  leaves:\n"
        "  why:",
};

void setup_form(CLI::App& app, FormOptions& options) {
  add_file(app, options.file);
  add_language_option(app, options.language);
  add_answers_formats(app, options.output);
  add_color_option(app, options.output);
  add_file_option(app, options.output);
}

int run_form(const FormOptions& options, Streams& streams) {
  return with_output(options.output, streams,
                     [&](OutputFile& output) { return write_form(options, output, streams); });
}

}  // namespace gametree::cli
