/// \file
/// `gametree check`: whether trees and exercises are well formed.
#include "cmd_check.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

#include "answers_options.h"
#include "gametree/report.h"
#include "input_file.h"
#include "options.h"
#include "overwrite.h"

namespace gametree::cli {
namespace {

/// Exit status of a file, from what was found in it.
int status_of_file(const CheckReport& report) {
  if (report.problems.empty()) return kDone;
  const bool was_opened = report.problems.front().code != ErrorCode::cannot_read_file;
  return was_opened ? kNeedsALook : kFailed;
}

int check_files(const CheckOptions& options, OutputFile& output, Streams& streams) {
  const ReportFormat& format = *find_report_format(options.output.format);
  int status = refuse_overwriting("check", options.files, {options.output.file}, streams);
  if (status != kDone) return status;
  for (const std::string& file : options.files) {
    if (output.is_closed()) break;
    const CheckReport report = check_file(file, options.read, streams);
    const int file_status = status_of_file(report);
    status = std::max(status, file_status);
    // What is wrong in a file is the result; that there is no such file is not.
    if (file_status == kFailed) print_error(report.problems.front(), streams);
    if (file_status != kFailed || options.output.format != "text")
      format.write_check(report, sink_into(output));
  }
  return status;
}

}  // namespace

const CommandText kCheckText{
    .name = "check",
    .arguments = "FILE...",
    .summary = "whether trees and exercises are well formed, and what is wrong where",
    .detail = "Exit status 1: a file has a problem; 3: a file can't be read.",
    .example =
        "$ echo '(CHANCE (0.3 1) (0.6 2))' | gametree check -\n"
        "-:1:2: error: the probabilities of this CHANCE node sum to 0.9, not 1\n"
        "  1 | (CHANCE (0.3 1) (0.6 2))\n"
        "    |  ^",
};

void setup_check(CLI::App& app, CheckOptions& options) {
  add_files(app, options.files);
  add_read_options(app, options.read);
  app.add_option("--exercise", options.answers.exercise,
                 "FILE... are answers to this: say what was understood")
      ->type_name("FILE");
  add_columns_option(app, options.answers.read);
  add_format_options(app, options.output);
  add_file_option(app, options.output);
  add_color_option(app, options.output);
}

int run_check(const CheckOptions& options, Streams& streams) {
  return with_output(options.output, streams, [&](OutputFile& output) {
    if (options.answers.exercise.empty()) return check_files(options, output, streams);
    AnswersCheck answers = options.answers;
    answers.read.max_bytes = std::min(answers.read.max_bytes, options.read.max_bytes);
    return check_answers(answers, options.files, options.output, output, streams);
  });
}

}  // namespace gametree::cli
