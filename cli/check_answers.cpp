/// \file
/// `gametree check --exercise`: what was understood of answers, and not whether it is right.
#include "check_answers.h"

#include <algorithm>
#include <optional>

#include "answer_files.h"
#include "gametree/answers_report.h"
#include "load_exercise.h"

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

}  // namespace

int check_answers(const AnswersCheck& check, const std::vector<std::string>& files,
                  const OutputOptions& options, OutputFile& output, Streams& streams) {
  int status = kDone;
  const std::optional<Exercise> exercise = load_exercise(check.exercise, streams, status);
  if (!exercise) return status;
  const auto write = options.format == "json" ? write_understood_json : write_understood_text;
  for (const std::string& file : find_answer_files(files, check.exercise, streams)) {
    for (const Submission& submission : read_answer_file(file, *exercise, check.read, streams)) {
      if (output.is_closed()) return status;
      const UnderstoodSubmission understood = understand(submission, *exercise);
      status = std::max(status, status_of_submission(understood));
      write({.exercise = *exercise, .submission = understood, .colors = colors(options, streams)},
            sink_into(output));
    }
  }
  return status;
}

}  // namespace gametree::cli
