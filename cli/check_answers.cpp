/// \file
/// `gametree check --exercise`: what was understood of answers, and not whether it is right.
#include "check_answers.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "answer_files.h"
#include "find_files.h"
#include "gametree/answers_report.h"
#include "gametree/messages.h"
#include "load_exercise.h"
#include "overwrite.h"

namespace gametree::cli {
namespace {

std::vector<TypedEntry> entries_of(const Submission& submission, const std::string& question) {
  std::vector<TypedEntry> entries;
  for (const TypedEntry& entry : submission.entries)
    if (entry.question == question) entries.push_back(entry);
  return entries;
}

UnderstoodSubmission understand(const Submission& submission, const Exercise& exercise) {
  UnderstoodSubmission understood{.file = submission.file,
                                  .line = submission.line,
                                  .students = submission.students,
                                  .ungradable = submission.ungradable,
                                  .answers = {},
                                  .passed_over = submission.passed_over};
  if (submission.disagreement) understood.passed_over.push_back(*submission.disagreement);
  if (submission.ungradable) return understood;
  for (const Question& question : exercise.questions)
    understood.answers.push_back(read_answer(question, exercise.trees.at(question.tree).tree,
                                             entries_of(submission, question.id)));
  return understood;
}

/// A file that can't be opened is no finding in it.
int status_of_submission(const UnderstoodSubmission& submission) {
  if (submission.ungradable && submission.ungradable->code == ErrorCode::cannot_read_file)
    return kFailed;
  return needs_a_look(submission) ? kNeedsALook : kDone;
}

/// Leaves out what was told of the file before: a column is passed over in each of its rows.
void drop_told(std::vector<Error>& errors, std::set<std::string>& told) {
  std::erase_if(errors, [&](const Error& error) {
    // Two columns of one title are two findings; without a place there is one of a kind.
    return !told.insert(render(error)).second;
  });
}

/// Writes what was understood of each submission in one file. Returns the exit status.
int check_file_of_answers(const HandedFile& file, const Exercise& exercise,
                          const OutputOptions& options, OutputFile& output, Streams& streams) {
  const bool is_text = options.format != "json";
  const auto write = is_text ? write_understood_text : write_understood_json;
  int status = kDone;
  std::set<std::string> told;
  for (const Submission& submission : file.submissions) {
    if (output.is_closed()) return status;
    UnderstoodSubmission understood = understand(submission, exercise);
    const int found = status_of_submission(understood);
    status = std::max(status, found);
    // What is wrong in a file is the result; that there is no such file is not.
    if (found == kFailed) print_error(*understood.ungradable, streams);
    if (found == kFailed && is_text) continue;
    if (is_text) drop_told(understood.passed_over, told);
    write({.exercise = exercise, .submission = understood, .colors = colors(options, streams)},
          sink_into(output));
  }
  return status;
}

}  // namespace

int check_answers(const AnswersCheck& check, const std::vector<std::string>& files,
                  const OutputOptions& options, OutputFile& output, Streams& streams) {
  int status = kDone;
  const std::optional<LoadedExercise> loaded = load_exercise(check.exercise, streams, status);
  if (!loaded) return status;
  const std::vector<FoundFile> found = find_answer_files(files, check.exercise, streams);
  std::vector<std::string> inputs = loaded->files;
  for (const FoundFile& file : found) inputs.push_back(file.path);
  status = refuse_overwriting("check", inputs, {options.file}, streams);
  if (status != kDone) return status;
  AnswerFiles reader(loaded->exercise, check.read, streams);
  for (const FoundFile& place : found) {
    const ReadFiles read = reader.read(place);
    print(read.said, streams.err);
    reader.note_columns(read);
    for (const HandedFile& file : read.files) {
      if (output.is_closed()) return status;
      status =
          std::max(status, check_file_of_answers(file, loaded->exercise, options, output, streams));
    }
  }
  return std::max(status, reader.tell_missing_columns());
}

}  // namespace gametree::cli
