/// \file
/// Grades for spreadsheets: a submission a row, a question a column, and no cell that is run.
#include <algorithm>
#include <string>
#include <string_view>

#include "gametree/messages.h"
#include "gametree/text.h"
#include "output/buffer.h"
#include "output/grade_formats.h"
#include "output/grade_parts.h"

namespace gametree::output {
namespace {

/// A cell by RFC 4180: in quotes where it would end too early without.
std::string cell(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string out = "\"";
  for (const char character : text) {
    if (character == '"') out += '"';
    out += character;
  }
  return out + '"';
}

/// Spreadsheets take a cell that begins like this for a formula. A lone sign is none.
bool looks_like_formula(std::string_view text) {
  return text.size() > 1 &&
         std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
}

/// `text` with its control characters escaped, as a terminal may be what shows the file. Line ends
/// and tabs, which a cell may hold, stay.
std::string without_controls(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\n\t"), text.size());
    out += printable(text.substr(0, end)) + std::string(text.substr(end, 1));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

/// A stranger's text, which is to stay one.
std::string text_cell(std::string_view text) {
  const std::string shown = without_controls(text);
  return cell((looks_like_formula(shown) ? "'" : "") + shown);
}

/// An id has to stay as it is, or it matches none in a gradebook; but where a sign begins it only a
/// number is safe.
std::string id_cell(std::string_view id) {
  const bool has_sign = id.starts_with('+') || id.starts_with('-');
  const bool is_number =
      has_sign && id.size() > 1 && id.find_first_not_of("0123456789", 1) == std::string_view::npos;
  return is_number ? std::string(id) : text_cell(id);
}

std::string points_cell(const GradedQuestion* question) {
  return question == nullptr || is_pending(*question) ? "" : points_text(question->score);
}

void add_part(std::string& note, const std::string& part) {
  if (!note.empty()) note += "; ";
  note += part;
}

bool needs_a_person(ItemStatus status) {
  return status == ItemStatus::invalid || status == ItemStatus::pending;
}

/// What keeps the score from being the last word.
std::string note_text(const GradedSubmission& submission, const Exercise& exercise) {
  std::string note;
  if (submission.state == SubmissionState::duplicate) note = "handed in more than once";
  if (submission.state == SubmissionState::unmatched) note = "nobody knows whose it is";
  for (const GradedQuestion& graded : submission.questions) {
    const Question& question = exercise.questions.at(graded.question);
    for (const GradedItem& item : graded.items)
      if (needs_a_person(item.status) && !is_marked(graded))
        add_part(note, item_name(question, item) + ": " + std::string(to_text(item.status)));
    if (graded.mark) add_part(note, question.id + ": " + mark_text(*graded.mark));
  }
  for (const Error* error : diagnostics(submission)) {
    const std::string line =
        error->place ? "line " + std::to_string(error->place->line) + ": " : "";
    add_part(note, line + sentence(*error));
  }
  return note;
}

std::string heading(const Exercise& exercise) {
  std::string line = "student,file,state,score,max_score";
  for (const Question& question : exercise.questions) line += "," + text_cell(question.id);
  return line + ",note\n";
}

std::string row(const GradeReport& report, const GradedSubmission& submission) {
  const std::optional<Number> score = shown_score(submission, report.missing_zero);
  std::string line = id_cell(student_id(submission));
  line += "," + text_cell(submission.file);
  line += "," + std::string(to_text(submission.state));
  line += "," + (score ? points_text(*score) : "");
  line += "," + points_text(submission.max_score);
  for (const GradedQuestion* question : by_question(report.book, submission))
    line += "," + points_cell(question);
  return line + "," + text_cell(note_text(submission, report.book.exercise)) + "\n";
}

}  // namespace

void write_grade_csv(const GradeReport& report, const Sink& sink) {
  Buffer out(sink);
  out.add(heading(report.book.exercise));
  for (const GradedSubmission& submission : report.book.submissions)
    out.add(row(report, submission));
  out.flush();
}

}  // namespace gametree::output
