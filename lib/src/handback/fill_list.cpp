/// \file
/// Lists filled: rows, whose they are, and what becomes of each.
#include "gametree/fill_list.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "base/text.h"
#include "handback/csv_edits.h"
#include "handback/list_kind.h"
#include "handin/roster_kind.h"
#include "input/event.h"
#include "output/grade_cell.h"
#include "output/grade_parts.h"

namespace gametree {
namespace {

using handback::CellText;
using handback::CsvEdits;
using handback::ListColumns;
using handback::ListKind;
using handin::RosterColumns;
using handin::Table;

// To add one: write handback/<name>.cpp, declare what it has in list_kind.h, add one line here.
constexpr std::array kKinds{
    ListKind{"canvas", &handback::canvas_columns},
    ListKind{"moodle", &handback::moodle_columns},
};

const ListKind& kind_called(std::string_view name) {
  return *std::ranges::find(kKinds, name, &ListKind::name);
}

/// The local word for no, where a grade is locked.
bool is_no(std::string_view text) {
  constexpr std::array<std::string_view, 16> kWords{"no",    "nein", "non",    "não", "nee", "nu",
                                                    "không", "nej",  "nei",    "ei",  "ne",  "nie",
                                                    "nem",   "нет",  "いいえ", "否"};
  const std::string word = fold_case(text);
  return std::ranges::find(kWords, word) != kWords.end();
}

struct Grade {
  const GradedSubmission* submission;
  Number score;
};

/// The scores that there are, by the student's id.
std::map<std::string, Grade, std::less<>> grades_of(const GradeReport& report) {
  std::map<std::string, Grade, std::less<>> grades;
  for (const GradedSubmission& submission : report.book.submissions)
    if (const auto score = output::shown_score(submission, report.missing_zero);
        score && submission.student)
      grades.try_emplace(submission.student->id, Grade{&submission, *score});
  return grades;
}

class Filling {
 public:
  Filling(const Table& table, const RosterColumns& who, const ListColumns& columns,
          const GradeReport& report, const Roster& roster, CsvEdits& edits)
      : table_(table),
        who_(who),
        columns_(columns),
        report_(report),
        roster_(roster),
        edits_(edits),
        grades_(grades_of(report)) {}

  void add(const Table::Row& row);
  void tell_not_on_list(const std::string& source);
  FilledList& filled() { return filled_; }

 private:
  std::vector<const RosterStudent*> meant(const RosterStudent& listed) const;
  bool fill(const Table::Row& row, const std::string& id);
  bool keep(const Table::Row& row, std::optional<Table::Column> column, ErrorCode code,
            std::vector<std::string> facts);
  std::optional<Number> most(const Table::Row& row);

  const Table& table_;
  const RosterColumns& who_;
  const ListColumns& columns_;
  const GradeReport& report_;
  const Roster& roster_;
  CsvEdits& edits_;
  std::map<std::string, Grade, std::less<>> grades_;
  std::set<std::string, std::less<>> seen_;  // ids that some row means
  FilledList filled_;
};

/// All students whom the row's ids lead to, each once.
std::vector<const RosterStudent*> Filling::meant(const RosterStudent& listed) const {
  std::vector<const RosterStudent*> students;
  for (std::size_t i = 0; i < kStudentKeys; ++i) {
    if (listed.keys.at(i).empty()) continue;
    const RosterStudent* student = roster_.find(static_cast<StudentKey>(i), listed.keys.at(i));
    if (student != nullptr && std::ranges::find(students, student) == students.end())
      students.push_back(student);
  }
  return students;
}

/// Tells why a row stays as it is. False, for short.
bool Filling::keep(const Table::Row& row, std::optional<Table::Column> column, ErrorCode code,
                   std::vector<std::string> facts) {
  for (std::string& fact : facts) fact = input::shortened(fact);
  filled_.findings.push_back(
      table_.error(code, std::move(facts), column ? row.offset(*column) : row.offset(0)));
  return false;
}

std::optional<Number> Filling::most(const Table::Row& row) {
  if (!columns_.row_most) return std::nullopt;
  std::optional<Number> most = handback::listed_number(row.cell(*columns_.row_most));
  if (!filled_.most) filled_.most = most;
  return most;
}

/// Whether the row got a grade.
bool Filling::fill(const Table::Row& row, const std::string& id) {
  const std::optional<Number> row_most = most(row);
  const auto grade = grades_.find(id);
  if (grade == grades_.end()) return false;
  const auto& [submission, score] = grade->second;
  if (columns_.may_change && is_no(row.cell(*columns_.may_change)))
    return keep(row, columns_.may_change, ErrorCode::grade_locked, {id});
  const std::string points = output::points_text(score);
  if (!columns_.excused.empty() && same_word(row.cell(columns_.grade), columns_.excused))
    return keep(row, columns_.grade, ErrorCode::grade_locked, {id});
  if (row_most && *handback::listed_number(points) > *row_most)
    return keep(row, columns_.row_most, ErrorCode::points_above_list,
                {id, points, output::points_text(*row_most)});
  std::vector<CellText> cells{{columns_.grade, points}};
  if (columns_.feedback)
    cells.push_back({*columns_.feedback, output::feedback_html(report_, *submission)});
  std::ranges::sort(cells, {}, &CellText::column);
  edits_.fill(row.cells(), cells);
  return true;
}

void Filling::add(const Table::Row& row) {
  RosterStudent listed = handin::listed_student(row, who_);
  const std::vector<const RosterStudent*> students = meant(listed);
  for (const RosterStudent* student : students) seen_.insert(student->id());
  bool is_filled = false;
  if (students.size() > 1) {
    keep(row, std::nullopt, ErrorCode::row_of_two, {students[0]->id(), students[1]->id()});
  } else if (!students.empty()) {
    is_filled = fill(row, students.front()->id());
    listed.keys[0] = students.front()->id();
    filled_.students.push_back(std::move(listed));
  }
  ++(is_filled ? filled_.filled : filled_.left);
}

/// Who handed in nothing need not be told.
void Filling::tell_not_on_list(const std::string& source) {
  for (const auto& [id, grade] : grades_)
    if (grade.submission->state != SubmissionState::missing && !seen_.contains(id))
      filled_.findings.push_back(
          {ErrorCode::not_on_list, {input::shortened(id)}, kNoOffset, source, {}});
}

std::size_t byte_order_mark(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  return text.starts_with(kMark) ? kMark.size() : 0;
}

}  // namespace

std::vector<std::string_view> list_names() {
  std::vector<std::string_view> names;
  for (const ListKind& kind : kKinds) names.push_back(kind.name);
  return names;
}

Result<FilledList> fill_list(std::string_view list, std::string_view text,
                             const GradeReport& report, const Roster& roster,
                             const FillOptions& options) {
  const ListKind& kind = kind_called(list);
  const handin::RosterKind& of_students = *handin::find_roster_kind(kind.name);
  const Result<Table> table = Table::read(text, options.source, options.columns);
  if (!table) return table.error();
  const Result<RosterColumns> who = of_students.columns(*table);
  if (!who) return who.error();
  Result<ListColumns> columns = kind.columns(*table, report.book.exercise, options);
  if (!columns) return columns.error();
  CsvEdits edits(text, byte_order_mark(text), table->separator());
  Filling filling(*table, *who, *columns, report, roster, edits);
  filling.filled().most = columns->most;
  for (const Table::Row& row : table->rows())
    if (of_students.is_student(row)) filling.add(row);
  filling.tell_not_on_list(options.source);
  FilledList filled = std::move(filling.filled());
  filled.text = edits.text();
  filled.remarks = std::move(columns->missing);
  filled.renamed = table->renamed();
  return filled;
}

}  // namespace gametree
