/// \file
/// The options of commands that read or write answers.
#include "answers_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <limits>
#include <string_view>

#include "gametree/answers_report.h"
#include "gametree/text.h"
#include "option_values.h"
#include "options.h"

namespace gametree::cli {
namespace {

std::vector<std::string_view> format_names() {
  std::vector<std::string_view> names;
  for (const AnswersFormat& format : answers_formats()) names.push_back(format.name);
  return names;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> read_columns(const std::string& given) {
  std::vector<std::pair<std::string, std::string>> columns;
  for (std::size_t begin = 0; begin <= given.size();) {
    const std::size_t end = std::min(given.find(',', begin), given.size());
    const std::string pair = given.substr(begin, end - begin);
    // The last one: a title may hold the sign, a question's id does not.
    const std::size_t equals = pair.rfind('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == pair.size())
      throw CLI::ValidationError(
          fmt::format("--columns needs TITLE=NAME, such as 'Email Address=student', not \"{}\"",
                      printable(pair)));
    columns.emplace_back(pair.substr(0, equals), pair.substr(equals + 1));
    begin = end + 1;
  }
  return columns;
}

void add_columns_option(CLI::App& app, SubmissionOptions& options) {
  app.add_option_function<std::string>(
         "--columns",
         [&options](const std::string& given) { options.columns = read_columns(given); },
         "a CSV's columns: 'Email Address=student,Response 1=values.a'")
      ->type_name("TITLE=NAME,...");
}

void add_submission_options(CLI::App& app, SubmissionOptions& options) {
  add_columns_option(app, options);
  app.add_option_function<std::string>(
         "--max-bytes",
         [&options](const std::string& given) {
           options.max_bytes =
               read_count("--max-bytes", given, std::numeric_limits<std::size_t>::max() / 4);
         })
      ->type_name("N");
}

void add_answers_formats(CLI::App& app, OutputOptions& output) {
  const CLI::Option* format =
      app.add_option_function<std::string>(
             "--format",
             [&output](const std::string& given) {
               output.format = answers_formats()[read_word("format", given, format_names())].name;
             })
          ->type_name(alternatives(format_names()));
  add_json_flag(app, *format, output.format, "");
}

void add_language_option(CLI::App& app, std::string& language) {
  app.add_option("--lang", language, "the language of texts that the exercise has in several")
      ->type_name("CODE");
}

}  // namespace gametree::cli
