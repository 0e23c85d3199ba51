/// \file
/// Answers in CSV: a row a student, and what each column is about.
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "answer/csv.h"
#include "answer/file_kinds.h"
#include "answer/question_keys.h"
#include "base/text.h"
#include "input/event.h"

namespace gametree::answer_file {
namespace {

constexpr std::array<std::string_view, 2> kStudentColumns{"student", "id"};

struct Column {
  const Question* question = nullptr;
  std::string node = {};
  bool names_student = false;
  bool has_title = true;
};

class CsvFile {
 public:
  explicit CsvFile(const FileJob& job) : job_(job), keys_(job.exercise, kStudentColumns) {}

  SubmissionFile read();

 private:
  std::string title(std::string_view typed);
  void set_columns(const CsvRow& header);
  Submission ungradable(ErrorCode code, Offset where);
  Submission submission(CsvRow& row);
  void add_answer(Submission& to, const Column& column, CsvCell& cell);
  void pass_over_columns(Submission& submission);
  void read_rows(CsvReader& rows);
  void tell_unnamed(const CsvRow& header);
  [[nodiscard]] bool has_questions() const;
  [[nodiscard]] bool has_student_column() const;
  [[nodiscard]] std::string all_titles() const;

  const FileJob& job_;
  QuestionKeys keys_;
  std::vector<Column> columns_;
  std::vector<Error> unknown_;                           // columns, the first of them
  std::vector<std::pair<std::size_t, Offset>> unnamed_;  // rows without a student, and their place
  PassedOver passed_over_;
  SubmissionFile file_;
};

/// What a column is called after `--columns`.
std::string CsvFile::title(std::string_view typed) {
  std::string name = nfc(trimmed(typed));
  const auto& renamed = job_.options.columns;
  auto found = std::ranges::find_if(
      renamed, [&](const auto& rename) { return nfc(trimmed(rename.first)) == name; });
  if (found == renamed.end())
    found = std::ranges::find_if(
        renamed, [&](const auto& rename) { return same_but_for_case(rename.first, name); });
  if (found == renamed.end()) return name;
  file_.renamed.push_back(found->first);
  return found->second;
}

void CsvFile::set_columns(const CsvRow& header) {
  constexpr std::size_t kMostUnknown = 50;
  constexpr std::size_t kMostTitles = 1000;
  for (const CsvCell& cell : header.cells) {
    const std::string name = title(cell.text);
    if (!name.empty() && file_.titles.size() < kMostTitles)
      file_.titles.push_back(input::shortened(trimmed(cell.text)));
    const KeyMeaning meaning = keys_.find(name);
    columns_.push_back({.question = meaning.question,
                        .node = std::string(meaning.node),
                        .names_student = !meaning.word.empty(),
                        .has_title = !name.empty()});
    if (!meaning.is_known() && !name.empty() && unknown_.size() < kMostUnknown)
      unknown_.push_back(keys_.passed_over(name, meaning, cell.offset, job_.file));
  }
}

Submission CsvFile::ungradable(ErrorCode code, Offset where) {
  Submission broken = job_.submission();
  broken.line = job_.file.line(where);
  broken.ungradable = job_.file.error(code, {}, where);
  return broken;
}

void CsvFile::pass_over_columns(Submission& submission) {
  for (const Error& error : unknown_) {
    if (!passed_over_.has_room(submission)) return;
    passed_over_.add(submission, error);
  }
}

void CsvFile::add_answer(Submission& to, const Column& column, CsvCell& cell) {
  // A blank is no answer; were it an entry, short rows below a long header would fill the memory.
  if (trimmed(cell.text).empty()) return;
  if (column.question != nullptr) {
    Typed typed{.text = std::move(cell.text), .line = job_.file.line(cell.offset)};
    to.entries.push_back({column.question->id, column.node, std::move(typed)});
  } else if (!column.has_title && passed_over_.has_room(to)) {
    passed_over_.add(to, job_.file.error(ErrorCode::cell_without_column,
                                         {input::shortened(trimmed(cell.text))}, cell.offset));
  }
}

Submission CsvFile::submission(CsvRow& row) {
  static const Column kNoColumn{.has_title = false};
  if (row.broken_at) return ungradable(ErrorCode::csv_quote, *row.broken_at);
  Submission read = job_.submission();
  read.line = job_.file.line(row.offset());
  pass_over_columns(read);
  std::vector<std::vector<std::string>> named;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const Column& column = i < columns_.size() ? columns_[i] : kNoColumn;
    const std::string_view text = trimmed(row.cells[i].text);
    if (column.names_student && !text.empty())
      named.push_back({std::string(text)});
    else
      add_answer(read, column, row.cells[i]);
  }
  set_students(read, named, job_.file, row.offset());
  if (named.empty()) unnamed_.emplace_back(file_.submissions.size(), row.offset());
  return read;
}

bool CsvFile::has_questions() const {
  return std::ranges::any_of(columns_, [](const Column& c) { return c.question != nullptr; });
}

bool CsvFile::has_student_column() const {
  return std::ranges::any_of(columns_, [](const Column& c) { return c.names_student; });
}

std::string CsvFile::all_titles() const {
  std::string all;
  for (const std::string& title : file_.titles) all += (all.empty() ? "" : ", ") + title;
  return all;
}

void CsvFile::read_rows(CsvReader& rows) {
  while (std::optional<CsvRow> row = rows.next()) file_.submissions.push_back(submission(*row));
}

/// Once where there is no column for it, else at each row that lacks it.
void CsvFile::tell_unnamed(const CsvRow& header) {
  if (!has_student_column()) {
    file_.findings.push_back(
        job_.file.error(ErrorCode::no_student_column, {all_titles()}, header.offset()));
    return;
  }
  for (const auto& [index, where] : unnamed_) {
    Submission& row = file_.submissions[index];
    if (passed_over_.has_room(row))
      passed_over_.add(row, job_.file.error(ErrorCode::no_student_in_row, {}, where));
  }
}

SubmissionFile CsvFile::read() {
  const std::string_view text = job_.file.text();
  CsvReader rows(text, csv_separator(text));
  file_.is_csv = true;
  if (names_separator(text)) rows.next();
  std::optional<CsvRow> header = rows.next();
  if (!header || header->broken_at) {
    file_.submissions = {header ? ungradable(ErrorCode::csv_quote, *header->broken_at)
                                : ungradable(ErrorCode::no_answers, 0)};
    return std::move(file_);
  }
  set_columns(*header);
  if (!has_questions()) {
    file_.submissions = {ungradable(ErrorCode::no_answers, header->offset())};
    pass_over_columns(file_.submissions.front());
    return std::move(file_);
  }
  read_rows(rows);
  // The file's own name may say whose a single row is.
  if (file_.submissions.size() > 1) tell_unnamed(*header);
  return std::move(file_);
}

}  // namespace

SubmissionFile read_csv_file(const FileJob& job) { return CsvFile(job).read(); }

}  // namespace gametree::answer_file
