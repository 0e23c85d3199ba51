/// \file
/// A person's marks: read from a CSV, and laid over the grades of a class.
#include "gametree/marks.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include "base/text.h"
#include "handin/table.h"
#include "input/event.h"

namespace gametree {
namespace {

using handin::Table;

struct Columns {
  Table::Column student, question, points;
  std::optional<Table::Column> comment;
};

Result<Columns> find_columns(const Table& table) {
  const auto student = table.need_column({"student", "student_id", "id"});
  if (!student) return student.error();
  const auto question = table.need_column({"question"});
  if (!question) return question.error();
  const auto points = table.need_column({"points"});
  if (!points) return points.error();
  return Columns{*student, *question, *points, table.find_column({"comment"})};
}

Result<std::size_t> find_question(const Table& table, Table::Column column, const Table::Row& row,
                                  const Exercise& exercise) {
  const std::string id = nfc(row.cell(column));
  std::vector<std::string_view> ids;
  for (const Question& question : exercise.questions) {
    if (nfc(question.id) == id) return ids.size();
    ids.push_back(question.id);
  }
  return table.error(ErrorCode::mark_no_question,
                     {input::shortened(id), std::string(nearest(id, ids))}, row.offset(column));
}

/// None: the cell is blank.
Result<std::optional<Number>> read_points(const Table& table, Table::Column column,
                                          const Table::Row& row, const Number& most) {
  const std::string_view text = row.cell(column);
  if (text.empty()) return std::optional<Number>();
  const ParsedNumber points = parse_number(text);
  if (!points.number || points.number->is_infinite())
    return table.error(ErrorCode::mark_no_points, {input::shortened(text)}, row.offset(column));
  if (*points.number < 0 || *points.number > most)
    return table.error(ErrorCode::mark_out_of_range, {input::shortened(text), to_text(most)},
                       row.offset(column));
  return points.number;
}

std::string student_key(std::string_view text, const Roster* roster) {
  const RosterStudent* student = roster == nullptr ? nullptr : roster->find(text);
  return comparable_id(student == nullptr ? text : student->id());
}

GradedQuestion& grade_of(GradedSubmission& submission, std::size_t question) {
  auto place =
      std::ranges::lower_bound(submission.questions, question, {}, &GradedQuestion::question);
  if (place == submission.questions.end() || place->question != question) {
    place = submission.questions.insert(place, GradedQuestion());
    place->question = question;
  }
  return *place;
}

void lay_over(GradedSubmission& submission, std::size_t question, const Mark& mark,
              const Number& max_score) {
  GradedQuestion& graded = grade_of(submission, question);
  graded.mark = mark;
  if (!mark.points) return;
  graded.score = *mark.points;
  graded.max_score = max_score;
}

bool has_all_points(const GradedSubmission& submission, const Exercise& exercise) {
  return submission.questions.size() == exercise.questions.size() &&
         std::ranges::all_of(submission.questions, [](const GradedQuestion& question) {
           return question.mark && question.mark->points;
         });
}

/// Whether a person's points can make it count. Whose an unmatched one is, and which of two counts,
/// they don't say.
bool waits_for_points(const GradedSubmission& submission) {
  return submission.state == SubmissionState::ungradable ||
         submission.state == SubmissionState::missing;
}

void add_up(GradedSubmission& submission, const Exercise& exercise) {
  if (waits_for_points(submission)) {
    if (!has_all_points(submission, exercise)) return;
    submission.state = SubmissionState::graded;
  }
  Number score, max_score;
  for (const GradedQuestion& question : submission.questions) {
    score = score + question.score;
    max_score = max_score + question.max_score;
  }
  if (submission.state == SubmissionState::graded) submission.score = score;
  submission.max_score = max_score;
}

}  // namespace

Result<Marks> Marks::read(std::string_view text, const std::string& source,
                          const Exercise& exercise, const Roster* roster) {
  const Result<Table> table = Table::read(text, source);
  if (!table) return table.error();
  const Result<Columns> columns = find_columns(*table);
  if (!columns) return columns.error();
  Marks marks;
  for (const Table::Row& row : table->rows()) {
    const std::string_view student = row.cell(columns->student);
    if (student.empty())
      return table->error(ErrorCode::table_blank_cell, {"student"}, row.offset(columns->student));
    const auto question = find_question(*table, columns->question, row, exercise);
    if (!question) return question.error();
    const Question& asked = exercise.questions[*question];
    const auto points = read_points(*table, columns->points, row, asked.points);
    if (!points) return points.error();
    const Offset place = row.offset(columns->student);
    const std::string shown = input::shortened(student);
    Entry entry{.mark = {.points = *points},
                .unused = table->error(ErrorCode::mark_of_nobody, {shown, ""}, place)};
    if (columns->comment) entry.mark.comment = row.cell(*columns->comment);
    OfStudent& theirs = marks.students_[student_key(student, roster)];
    const auto [first, is_new] = theirs.try_emplace(*question, std::move(entry));
    if (!is_new)
      return table->error(ErrorCode::mark_repeats,
                          {shown, asked.id, fmt::format("{}", first->second.unused.place->line)},
                          place);
  }
  return marks;
}

std::vector<Error> Marks::apply(std::vector<GradedSubmission>& submissions,
                                const Exercise& exercise) const {
  std::set<std::string> known;
  for (GradedSubmission& submission : submissions) {
    if (!submission.student) continue;
    const std::string id = comparable_id(submission.student->id);
    known.insert(id);
    const auto theirs = students_.find(id);
    if (theirs == students_.end()) continue;
    for (const auto& [question, entry] : theirs->second)
      lay_over(submission, question, entry.mark, exercise.questions[question].points);
    add_up(submission, exercise);
  }
  const std::vector<std::string_view> ids(known.begin(), known.end());
  constexpr std::size_t kGuesses = 20;  // one takes as long as there are students
  std::vector<Error> unused;
  for (const auto& [id, theirs] : students_) {
    if (known.contains(id)) continue;
    Error& error = unused.emplace_back(theirs.begin()->second.unused);
    if (unused.size() <= kGuesses) error.facts.back() = nearest(id, ids);
  }
  std::ranges::sort(unused, {}, &Error::offset);
  return unused;
}

}  // namespace gametree
