/// \file
/// `gametree grade`: a class's answers, graded.
#include "cmd_grade.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "answer_files.h"
#include "answers_options.h"
#include "feedback_folder.h"
#include "fill_lists.h"
#include "gametree/grade.h"
#include "gametree/text.h"
#include "grade_class.h"
#include "load_exercise.h"
#include "option_values.h"
#include "options.h"
#include "overwrite.h"

namespace gametree::cli {
namespace {

std::vector<std::string_view> format_names() {
  std::vector<std::string_view> names;
  for (const GradeFormat& format : grade_formats()) names.push_back(format.name);
  return names;
}

std::string read_format(const std::string& given) {
  return std::string(grade_formats()[read_word("format", given, format_names())].name);
}

/// `csv=grades.csv`.
Export read_export(const std::string& given) {
  const std::size_t equals = given.find('=');
  if (equals == std::string::npos || equals + 1 == given.size())
    throw CLI::ValidationError(fmt::format(
        "--export needs FORMAT=FILE, such as csv=grades.csv, not \"{}\"", printable(given)));
  return {read_format(given.substr(0, equals)), given.substr(equals + 1)};
}

void add_grade_formats(CLI::App& app, GradeOptions& options) {
  const CLI::Option* format =
      app.add_option_function<std::string>(
             "--format",
             [&options](const std::string& given) { options.output.format = read_format(given); })
          ->type_name(alternatives(format_names()));
  add_json_flag(app, *format, options.output.format, "");
  app.add_option_function<std::vector<std::string>>(
         "--export",
         [&options](const std::vector<std::string>& given) {
           options.exports.clear();
           std::ranges::transform(given, std::back_inserter(options.exports), read_export);
         },
         "write them there too, in that form; as often as wanted")
      ->allow_extra_args(false)
      ->type_name("FORMAT=FILE");
}

void add_feedback_options(CLI::App& app, GradeOptions& options) {
  app.add_option_function<std::string>(
         "--feedback",
         [&options](const std::string& given) {
           constexpr std::array kLevels{Feedback::score, Feedback::hints, Feedback::full};
           options.feedback = kLevels[read_word("feedback", given, {"score", "hints", "full"})];
         })
      ->type_name("score|hints|full");
  app.add_option("--feedback-dir", options.feedback_folder,
                 "a Markdown file for each student, into this folder")
      ->type_name("DIR");
}

/// Two outputs in one file; empty: none.
std::string_view written_twice(const GradeOptions& options) {
  std::vector<std::string_view> files{options.output.file};
  for (const Export& one : options.exports) {
    if (std::ranges::find(files, one.file) != files.end()) return one.file;
    files.push_back(one.file);
  }
  return "";
}

/// The files of answers; those that are not there are told, and make a status.
std::vector<FoundFile> answer_files(const GradeOptions& options, Streams& streams, int& status) {
  const std::vector<std::string> arguments(options.files.begin() + 1, options.files.end());
  std::vector<FoundFile> files;
  for (FoundFile& file : find_answer_files(arguments, options.files.front(), streams)) {
    if (const std::optional<Error> missing = find_missing(file)) {
      print_error(*missing, streams);
      status = kFailed;
    } else {
      files.push_back(std::move(file));
    }
  }
  return files;
}

/// Whether a person has to look at it, whatever the marks.
bool needs_a_look(const GradedSubmission& submission) {
  if (submission.state != SubmissionState::graded && submission.state != SubmissionState::missing)
    return true;
  return std::ranges::any_of(submission.questions, [](const GradedQuestion& question) {
    if (question.mark && question.mark->points) return false;
    return std::ranges::any_of(
        question.items, [](const GradedItem& item) { return item.status == ItemStatus::invalid; });
  });
}

/// The first form of one submission that is to be written; null: there is none.
const GradeFormat* form_of_one(const GradeOptions& options) {
  std::vector<std::string> forms{options.output.format};
  for (const Export& one : options.exports) forms.push_back(one.format);
  for (const std::string& form : forms)
    if (const GradeFormat* found = find_grade_format(form); found->is_of_one) return found;
  return nullptr;
}

/// What a form of one submission makes of the book: kUsage where there are several, which is said;
/// kNeedsALook where there is none.
int check_form_of_one(const GradeOptions& options, const GradeBook& book, Streams& streams) {
  const GradeFormat* form = form_of_one(options);
  if (form == nullptr) return kDone;
  const std::size_t count = count_hand_ins(book);
  if (count <= 1) return count == 1 ? kDone : kNeedsALook;
  print_error({ErrorCode::form_of_one_submission,
               {std::string(form->name), fmt::format("{}", count)},
               kNoOffset,
               {},
               {}},
              streams);
  return kUsage;
}

/// Of no submission at all there may be nothing to say, and that replaces what was said before.
int write_form(const std::string& format, const GradeReport& report, OutputFile& file) {
  file.keep_empty();
  find_grade_format(format)->write(report, sink_into(file));
  return kDone;
}

int write_exports(const GradeOptions& options, const GradeReport& report, Streams& streams) {
  int status = kDone;
  for (const Export& one : options.exports) {
    const OutputOptions output{.format = one.format, .file = one.file};
    const auto write = [&](OutputFile& file) { return write_form(one.format, report, file); };
    status = std::max(status, with_output(output, streams, write));
  }
  return status;
}

/// All that is to be written. The folder of feedback stands for itself too, as it may be no folder.
std::vector<std::string> output_files(const GradeOptions& options, const GradeBook& book) {
  std::vector<std::string> files{options.output.file};
  for (const Export& one : options.exports) files.push_back(one.file);
  if (!options.back.moodle_feedback.empty()) files.push_back(options.back.moodle_feedback);
  if (options.feedback_folder.empty()) return files;
  files.push_back(options.feedback_folder);
  for (const std::string& name : feedback_names(book))
    files.push_back(feedback_path(options.feedback_folder, name));
  return files;
}

/// All that is read.
std::vector<std::string> input_files(std::vector<std::string> inputs,
                                     const std::vector<FoundFile>& files,
                                     const GradeOptions& options) {
  std::ranges::move(paths_of(files), std::back_inserter(inputs));
  std::ranges::move(paths_of(options.who), std::back_inserter(inputs));
  std::ranges::move(paths_of(options.regrade), std::back_inserter(inputs));
  return inputs;
}

/// A list that is filled may be the roster, and nothing else that is read.
int refuse_all_overwriting(std::vector<std::string> inputs, std::vector<std::string> outputs,
                           const GradeOptions& options, Streams& streams) {
  const int refused = refuse_overwriting("grade", inputs, outputs, streams);
  if (refused != kDone || options.back.lists.empty()) return refused;
  std::erase(inputs, options.who.roster);
  std::ranges::move(paths_of(options.back), std::back_inserter(outputs));
  return refuse_overwriting("grade", inputs, outputs, streams);
}

int write_all(const GradeOptions& options, GradeReport report, Streams& streams) {
  int status = write_exports(options, report, streams);
  if (!options.feedback_folder.empty())
    status = std::max(status, write_feedback_folder(options.feedback_folder, report, streams));
  report.colors = colors(options.output, streams);
  const auto write = [&](OutputFile& file) {
    return write_form(options.output.format, report, file);
  };
  return std::max(status, with_output(options.output, streams, write));
}

/// All that a run reads but the answers themselves.
struct Inputs {
  LoadedExercise loaded;
  ClassFiles known;
  RegradeFiles kept;
  std::vector<FoundFile> files;
};

int refuse_options(const GradeOptions& options, Streams& streams) {
  if (options.files.size() < 2)
    return refuse_usage("grade", "ANSWERS are missing; - reads them from standard input", streams);
  if (const std::string_view file = written_twice(options); !file.empty())
    return refuse_usage("grade", printable(file) + " is to be written twice", streams);
  if (const std::string problem = problem_of(options.back, options.who); !problem.empty())
    return refuse_usage("grade", problem, streams);
  return kDone;
}

/// None: something can't be read, which is said, and is the status.
std::optional<Inputs> load_inputs(const GradeOptions& options, Streams& streams, int& status) {
  std::optional<LoadedExercise> loaded = load_exercise(options.files.front(), streams, status);
  if (!loaded) return std::nullopt;
  std::optional<ClassFiles> known =
      load_class(with_listed_roster(options.who, options.back), options.read.columns, streams);
  std::optional<RegradeFiles> kept;
  if (known)
    kept = load_regrade(options.regrade, loaded->exercise,
                        known->roster ? &*known->roster : nullptr, streams);
  if (!kept) {
    status = kFailed;
    return std::nullopt;
  }
  std::vector<FoundFile> files = answer_files(options, streams, status);
  if (files.empty() && status != kDone) return std::nullopt;  // nobody's grades replace no others
  return Inputs{*std::move(loaded), *std::move(known), *std::move(kept), std::move(files)};
}

/// What can't be written, or not there, is refused before anything is.
int refuse_book(const GradeOptions& options, const Inputs& inputs, const GradeBook& book,
                Streams& streams) {
  const int refused =
      refuse_all_overwriting(input_files(inputs.loaded.files, inputs.files, options),
                             output_files(options, book), options, streams);
  return refused != kDone ? refused : check_form_of_one(options, book, streams);
}

/// Whether a class's archive ended too early, or nobody's answers were found: then who is missing
/// may not be, and a list would get zeros of those whose work was lost on the way.
bool lacks_some(const GradeBook& book, const std::vector<FoundFile>& files) {
  if (files.empty()) return true;
  return std::ranges::any_of(files, [&](const FoundFile& file) {
    return file.is_archive && file.is_argument &&
           std::ranges::any_of(book.submissions, [&](const GradedSubmission& submission) {
             return submission.file == file.path && submission.state == SubmissionState::ungradable;
           });
  });
}

/// Fills the platforms' lists first: where one can't be filled, nothing is written; and no list is
/// where something else has failed.
int hand_back(const GradeOptions& options, const GradeReport& report, const Inputs& inputs,
              AnswerFiles& reader, int status, Streams& streams) {
  HandBack back(options.back, options.read.columns, streams);
  const int filled = back.fill(report, inputs.known);
  if (filled > kNeedsALook) return filled;
  status = std::max({status, filled, reader.tell_missing_columns(back.renamed())});
  status = std::max(status, write_all(options, report, streams));
  const bool may_fill = options.back.lists.empty() || !lacks_some(report.book, inputs.files);
  return std::max(status, back.write(report, may_fill ? status : kFailed));
}

}  // namespace

const CommandText kGradeText{
    .name = "grade",
    .arguments = "EXERCISE ANSWERS...",
    .summary = "grades of answers, in files, folders and .zip, with a reason for each lost point",
    .detail =
        "Exit status 1: a person should look at what can't be read or decided; 3: a file is not "
        "there.",
    .example =
        "$ cd exercises/three-branches; gametree grade exercise.yaml answers | sed -n 3,4p\n"
        "student  state   score  values  move  cut  leaves      why\n"
        "s4       graded    2.5       1     0  1.5       0        0",
};

void setup_grade(CLI::App& app, GradeOptions& options) {
  add_files(app, options.files);
  add_class_options(app, options.who);
  add_regrade_options(app, options.regrade);
  add_submission_options(app, options.read);
  app.add_flag("--missing-zero", options.missing_zero,
               "0 points for what is missing or can't be read");
  add_feedback_options(app, options);
  add_fill_options(app, options.back);
  add_grade_formats(app, options);
  add_color_option(app, options.output);
  add_file_option(app, options.output);
}

int run_grade(const GradeOptions& options, Streams& streams) {
  if (const int refused = refuse_options(options, streams); refused != kDone) return refused;
  int status = kDone;
  const std::optional<Inputs> inputs = load_inputs(options, streams, status);
  if (!inputs) return status;
  const Exercise& exercise = inputs->loaded.exercise;
  const Grader grader(exercise);
  AnswerFiles reader(exercise, options.read, streams, &grader);
  std::vector<GradedSubmission> submissions =
      grade_class(inputs->files, reader, grader.max_score(), options.who, inputs->known,
                  options.output.color, streams, status);
  status = std::max(status, inputs->kept.apply_marks(submissions, exercise, streams));
  const GradeBook book{exercise, grader.max_score(), std::move(submissions)};
  const std::optional<GradeChanges> changes = inputs->kept.changes(book);
  const int refused = refuse_book(options, *inputs, book, streams);
  status = std::max(status, refused);
  if (refused > kNeedsALook) return status;
  if (std::ranges::any_of(book.submissions, needs_a_look)) status = std::max(status, kNeedsALook);
  const GradeReport report{.book = book,
                           .feedback = options.feedback,
                           .missing_zero = options.missing_zero,
                           .changes = changes ? &*changes : nullptr};
  return hand_back(options, report, *inputs, reader, status, streams);
}

}  // namespace gametree::cli
