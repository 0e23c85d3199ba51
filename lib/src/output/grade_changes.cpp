/// \file
/// What changed since an earlier run, told to a teacher.
#include "output/grade_changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

#include "gametree/messages.h"
#include "gametree/text.h"
#include "output/grade_parts.h"
#include "output/phrases.h"

namespace gametree::output {
namespace {

constexpr std::size_t kLongAnswer = 40;

std::string points_or(const std::optional<Number>& points, std::string_view none) {
  return points ? points_text(*points) : std::string(none);
}

/// ` (+1.5)`.
std::string difference(const std::optional<Number>& before, const std::optional<Number>& after) {
  if (!before || !after || *before == *after) return "";
  const Number by = *after - *before;
  return " (" + std::string(by > 0 ? "+" : "") + points_text(by) + ")";
}

std::string quoted(std::string_view text) {
  return text.empty() ? "nothing" : "\"" + shown(text, kLongAnswer) + "\"";
}

/// Why an item is worth something else.
std::string reason_of(const ItemChange& change) {
  if (change.before == nullptr) return "it is asked now";
  if (change.after == nullptr) return "it is not asked any more";
  switch (change.cause) {
    case ChangeCause::answer:
      return "the answer was " + quoted(change.before->given) + " and is " +
             quoted(change.after->given);
    case ChangeCause::key:
      return "right was " + quoted(change.before->expected) + " and is " +
             quoted(change.after->expected);
    case ChangeCause::mark:
    case ChangeCause::grading:
      break;
  }
  return "the same answer and key, graded otherwise";
}

std::string item_line(const ItemChange& change) {
  const std::string_view id = change.after == nullptr ? change.before->id : change.after->id;
  std::string line = shown(id) + ": ";
  if (change.before != nullptr && change.after != nullptr)
    line += with_hyphens(change.before->status) + ", now " +
            with_hyphens(to_text(change.after->status)) + "; ";
  return line + reason_of(change);
}

/// Why a question as a whole is worth something else.
std::string_view reason_of(ChangeCause cause) {
  switch (cause) {
    case ChangeCause::mark:
      return "by a person's mark";
    case ChangeCause::key:
      return "the exercise asks something else";
    case ChangeCause::answer:
    case ChangeCause::grading:
      break;
  }
  return "the same answers, worth other points";
}

void write_question(const QuestionChange& change, const Exercise& exercise, Buffer& out) {
  out.add(fmt::format("    {}: {}, was {}", shown(exercise.questions.at(change.question).id),
                      points_or(change.after, "pending"), points_or(change.before, "pending")));
  out.add(change.cause ? fmt::format("; {}\n", reason_of(*change.cause)) : "\n");
  for (const ItemChange& item : change.items) out.add("      " + item_line(item) + "\n");
}

void write_change(const GradeChange& change, const GradeReport& report, Buffer& out) {
  const GradedSubmission& now = report.book.submissions.at(change.submission);
  const std::optional<Number> score = shown_score(now, report.missing_zero);
  out.add("  " + who(now) + ": " + points_or(score, with_hyphens(to_text(now.state))));
  if (change.before == nullptr) {
    out.add(", new\n");
    return;
  }
  const EarlierSubmission& before = *change.before;
  out.add(", was " + points_or(before.score, shown(before.state)) +
          difference(before.score, score) + "\n");
  for (const QuestionChange& question : change.questions)
    write_question(question, report.book.exercise, out);
}

}  // namespace

void write_changes(const GradeReport& report, const Style& style, Buffer& out) {
  if (report.changes == nullptr) return;
  const GradeChanges& changes = *report.changes;
  out.add("\n" + style.strong("Changed") + "  ");
  out.add(fmt::format("{} of {}\n", grouped(changes.changed.size()),
                      counted(report.book.submissions.size(), "submission", "submissions")));
  for (const GradeChange& change : changes.changed) write_change(change, report, out);
  for (const EarlierSubmission* gone : changes.gone)
    out.add("  " + shown(gone->student.empty() ? gone->file : gone->student, kLongId) +
            ": not here any more, was " + points_or(gone->score, shown(gone->state)) + "\n");
}

const GradeChange* find_change(const GradeReport& report, std::size_t submission) {
  if (report.changes == nullptr) return nullptr;
  const std::vector<GradeChange>& all = report.changes->changed;
  const auto found = std::ranges::lower_bound(all, submission, {}, &GradeChange::submission);
  return found == all.end() || found->submission != submission ? nullptr : &*found;
}

}  // namespace gametree::output
