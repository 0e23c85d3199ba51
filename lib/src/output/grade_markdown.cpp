/// \file
/// What a student is told: a page of Markdown.
#include <cstddef>
#include <optional>

#include "base/text.h"
#include "gametree/messages.h"
#include "output/buffer.h"
#include "output/grade_changes.h"
#include "output/grade_formats.h"
#include "output/grade_hints.h"
#include "output/grade_parts.h"
#include "output/grade_rules.h"
#include "output/grade_told.h"
#include "output/markdown_text.h"

namespace gametree::output {
namespace {

/// Long answers are the student's own, and need not be told again in full.
constexpr std::size_t kLongAnswer = 200;

std::string answer(std::string_view text) { return escape_markdown(cut_text(text, kLongAnswer)); }

/// The score of an earlier run, where it was another one.
std::optional<Number> score_before(const GradeReport& report, std::size_t submission) {
  const GradeChange* change = find_change(report, submission);
  if (change == nullptr || change->before == nullptr) return std::nullopt;
  const std::optional<Number>& before = change->before->score;
  return before == report.book.submissions[submission].score ? std::nullopt : before;
}

class Page {
 public:
  Page(const GradeReport& report, std::size_t submission, Buffer& out)
      : report_(report),
        exercise_(report.book.exercise),
        submission_(report.book.submissions.at(submission)),
        before_(score_before(report, submission)),
        feedback_(told_level(report)),
        out_(out) {}

  void write() {
    write_heading();
    if (submission_.state == SubmissionState::ungradable) write_ungradable();
    if (submission_.questions.empty()) return;
    write_points();
    if (feedback_ == Feedback::score) return write_comments();
    for (const GradedQuestion& question : submission_.questions) write_question(question);
    write_passed_over();
  }

 private:
  void write_heading();
  void write_ungradable();
  void write_diagnostic(const Error& error);
  void write_points();
  void write_comments();
  void write_question(const GradedQuestion& graded);
  void write_item(const GradedQuestion& graded, const GradedItem& item);
  void write_passed_over();

  const GradeReport& report_;
  const Exercise& exercise_;
  const GradedSubmission& submission_;
  std::optional<Number> before_;
  Feedback feedback_;
  Buffer& out_;
};

void Page::write_heading() {
  const std::string_view title = exercise_.title.in("en");
  out_.add("# " + escape_markdown(title.empty() ? exercise_.id : title) + "\n\n");
  std::string_view who = student_id(submission_);
  if (who.empty()) who = submission_.file;
  out_.add("**" + escape_markdown(who) + "**: ");
  if (const auto score = shown_score(submission_, report_.missing_zero))
    out_.add(out_of(*score, submission_.max_score) + " points\n");
  else
    out_.add("no score yet (" + std::string(to_text(submission_.state)) + ")\n");
  if (before_) out_.add("\nBefore this run: " + points_text(*before_) + "\n");
}

void Page::write_ungradable() {
  out_.add("\nNo answer in this file can be read.\n\n");
  for (const Error* error : told_diagnostics(submission_)) write_diagnostic(*error);
}

void Page::write_diagnostic(const Error& error) {
  out_.add("- " + told_place(error) + escape_markdown(sentence(error)) + "\n");
}

void Page::write_points() {
  out_.add("\n| Question | Points |\n|---|---|\n");
  for (const GradedQuestion& graded : submission_.questions)
    out_.add("| " + escape_markdown(exercise_.questions.at(graded.question).id) + " | " +
             told_points(graded) + " |\n");
}

/// A person's words are told even where reasons are not.
void Page::write_comments() {
  for (const GradedQuestion& graded : submission_.questions)
    if (graded.mark && !graded.mark->comment.empty())
      out_.add("\n" +
               escape_markdown(exercise_.questions.at(graded.question).id + ": " +
                               mark_text(*graded.mark)) +
               "\n");
}

void Page::write_question(const GradedQuestion& graded) {
  const Question& question = exercise_.questions.at(graded.question);
  const bool tells_all = feedback_ == Feedback::full;
  out_.add("\n## " + escape_markdown(question.id) + "\n");
  if (graded.alternative && tells_all)
    out_.add("\nScored by " +
             escape_markdown(alternative_text(question.also_accept.at(*graded.alternative))) +
             ", which is accepted too.\n");
  if (graded.mark) out_.add("\n" + escape_markdown(mark_text(*graded.mark)) + "\n");
  if (graded.items.empty()) return;
  out_.add(tells_all ? "\n| Item | Your answer | Right | Result | Points | Why |\n"
                       "|---|---|---|---|---|---|\n"
                     : "\n| Item | Your answer | Result | Points | Look at |\n"
                       "|---|---|---|---|---|\n");
  for (const GradedItem& item : graded.items) write_item(graded, item);
}

void Page::write_item(const GradedQuestion& graded, const GradedItem& item) {
  const bool tells_all = feedback_ == Feedback::full;
  out_.add("| " + escape_markdown(item.id) + " | " + answer(item.given) + " | ");
  if (tells_all) out_.add(answer(item.expected) + " | ");
  out_.add(with_hyphens(to_text(item.status)) + " | " + out_of(item.points, item.max_points) +
           " | ");
  out_.add(escape_markdown(tells_all ? reason(item) : hint(exercise_, graded, item)) + " |\n");
}

void Page::write_passed_over() {
  const std::vector<const Error*> all = told_diagnostics(submission_);
  if (all.empty() || submission_.state == SubmissionState::ungradable) return;
  out_.add("\n## Also noticed\n\n");
  for (const Error* error : all) write_diagnostic(*error);
}

}  // namespace

void write_grade_markdown(const GradeReport& report, const Sink& sink) {
  Buffer out(sink);
  for (std::size_t i = 0; i < report.book.submissions.size(); ++i) {
    if (i > 0) out.add("\n---\n\n");
    Page(report, i, out).write();
  }
  out.flush();
}

}  // namespace gametree::output

namespace gametree {

void write_feedback(const GradeReport& report, std::size_t submission, const Sink& sink) {
  output::Buffer out(sink);
  output::Page(report, submission, out).write();
  out.flush();
}

}  // namespace gametree
