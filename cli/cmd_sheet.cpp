/// \file
/// `gametree sheet`: an exercise as it is handed out.
#include "cmd_sheet.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "all_keys.h"
#include "answers_options.h"
#include "gametree/search.h"
#include "load_exercise.h"
#include "option_values.h"
#include "options.h"
#include "overwrite.h"

namespace gametree::cli {
namespace {

std::vector<std::string_view> format_names() {
  std::vector<std::string_view> names;
  for (const SheetFormat& format : sheet_formats()) names.push_back(format.name);
  return names;
}

/// Searches each question's tree, for its picture. One that its rules don't fit has no key either,
/// unless the question does not look at it.
std::vector<std::optional<SearchResult>> searches(const Exercise& exercise) {
  std::vector<std::optional<SearchResult>> results;
  for (const Question& question : exercise.questions) {
    Result<SearchResult> result = search(exercise.trees.at(question.tree).tree, question.rules,
                                         {.cutoffs = true, .nodes = true});
    if (result)
      results.emplace_back(std::move(*result));
    else
      results.emplace_back();
  }
  return results;
}

int write_sheet(const SheetOptions& options, OutputFile& output, Streams& streams) {
  int status = kDone;
  const std::optional<LoadedExercise> loaded = load_exercise(options.file, streams, status);
  if (!loaded) return status;
  status = refuse_overwriting("sheet", loaded->files, {options.output.file}, streams);
  if (status != kDone) return status;
  const Exercise& exercise = loaded->exercise;
  std::optional<SheetKey> key;
  if (options.key) {
    std::optional<AllKeys> keys = all_keys(exercise, options.file, streams, status);
    if (!keys) return status;
    key = SheetKey{std::move(keys->answers), std::move(keys->reasons), searches(exercise)};
  }
  find_sheet_format(options.output.format)
      ->write({.exercise = exercise, .key = key ? &*key : nullptr, .language = options.language},
              sink_into(output));
  return status;
}

}  // namespace

const CommandText kSheetText{
    .name = "sheet",
    .arguments = "EXERCISE",
    .summary = "the exercise to be handed out: pictures, prompts, room for answers",
    .detail =
        "One file that needs no other, and without a key in it: html is printed from a browser,\n"
        "tex compiled by pdflatex. With --key it is the teacher's copy.",
    .example =
        "$ gametree sheet exercises/three-branches/exercise.yaml --format markdown | grep -A5 '^| "
        "n'\n"
        "| node | value |\n"
        "|---|---|\n"
        "| / (root) |  |\n"
        "| a |  |\n"
        "| b |  |\n"
        "| c |  |",
};

void setup_sheet(CLI::App& app, SheetOptions& options) {
  add_file(app, options.file);
  app.add_flag("--key", options.key, "with the answers and the reasons, and what the search found");
  add_language_option(app, options.language);
  app.add_option_function<std::string>(
         "--format",
         [&options](const std::string& given) {
           options.output.format = sheet_formats()[read_word("format", given, format_names())].name;
         })
      ->type_name(alternatives(format_names()));
  add_color_option(app, options.output);
  add_file_option(app, options.output);
}

int run_sheet(const SheetOptions& options, Streams& streams) {
  return with_output(options.output, streams,
                     [&](OutputFile& output) { return write_sheet(options, output, streams); });
}

}  // namespace gametree::cli
