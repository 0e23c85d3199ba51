/// \file
/// A class settled: owners found, attempts chosen, duplicates marked, the missing added.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "gametree/hand_in.h"
#include "handin/attempts.h"
#include "handin/owners.h"

namespace gametree {
namespace {

using handin::ClassRow;

constexpr std::size_t kGuesses = 200;  // of ids; a whole class may not be on the roster

void append(std::string& out, std::string_view text) {
  out += std::to_string(text.size());
  out += ':';
  out += text;
}

/// All that was typed, and not where it stands.
void append(std::string& out, const Typed& typed) {
  out += static_cast<char>('0' + static_cast<int>(typed.kind));
  append(out, typed.text);
  for (const Typed& item : typed.items) append(out, item);
  for (const auto& [key, value] : typed.pairs) {
    append(out, key);
    append(out, value);
  }
  out += ';';
}

std::size_t content_of(const Submission& submission) {
  std::string text;
  for (const TypedEntry& entry : submission.entries) {
    append(text, entry.question);
    append(text, entry.node);
    append(text, entry.answer);
  }
  return std::hash<std::string>()(text);
}

void set_owner(GradedSubmission& graded, handin::Owner owner) {
  graded.student = std::move(owner.student);
  for (Error& error : owner.diagnostics) graded.diagnostics.push_back(std::move(error));
  if (graded.student || graded.state != SubmissionState::graded) return;
  graded.state = SubmissionState::unmatched;
  graded.score.reset();
}

std::vector<ClassRow> rows_of(std::vector<HandIn>& hand_ins, const ClassRules& rules) {
  std::vector<ClassRow> rows;
  rows.reserve(hand_ins.size());
  std::size_t guesses = kGuesses;
  for (HandIn& hand_in : hand_ins) {
    std::vector<handin::Owner> owners = handin::find_owners(hand_in, rules, guesses);
    for (handin::Owner& owner : owners) {
      const bool is_last = &owner == &owners.back();
      ClassRow row{.graded = is_last ? std::move(hand_in.graded) : hand_in.graded,
                   .facts = hand_in.facts ? &*hand_in.facts : nullptr,
                   .content = hand_in.content};
      set_owner(row.graded, std::move(owner));
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

using ByStudent = std::map<std::string, std::vector<ClassRow*>>;

/// The rows of each student, whose id is the same in all of them then: as it was typed first.
ByStudent by_student(std::vector<ClassRow>& rows) {
  ByStudent students;
  for (ClassRow& row : rows) {
    if (!row.graded.student) continue;
    std::vector<ClassRow*>& theirs = students[comparable_id(row.graded.student->id)];
    theirs.push_back(&row);
    row.graded.student->id = theirs.front()->graded.student->id;
  }
  return students;
}

/// A file in a student's own folder that holds no answer, and was not meant to.
bool is_beside_answers(const ClassRow& row) {
  const GradedSubmission& graded = row.graded;
  const bool is_placed =
      graded.student->matched_by == "layout" || graded.student->matched_by == "map";
  return graded.state == SubmissionState::ungradable && is_placed && !graded.diagnostics.empty() &&
         graded.diagnostics.front().code == ErrorCode::no_answers;
}

std::size_t leave_out_beside_answers(const std::vector<ClassRow*>& theirs) {
  const auto is_graded = [](const ClassRow* row) { return row->is_graded(); };
  if (std::ranges::none_of(theirs, is_graded)) return 0;
  std::size_t count = 0;
  for (ClassRow* row : theirs) {
    if (!is_beside_answers(*row)) continue;
    row->is_left_out = true;
    ++count;
  }
  return count;
}

/// Several that can be graded: none has a score until a person chooses.
void mark_duplicates(const std::vector<ClassRow*>& theirs) {
  const auto counts = [](const ClassRow* row) { return row->is_graded() && !row->is_left_out; };
  if (std::ranges::count_if(theirs, counts) < 2) return;
  for (ClassRow* row : theirs) {
    if (!counts(row)) continue;
    row->graded.state = SubmissionState::duplicate;
    row->graded.score.reset();
  }
}

GradedSubmission missing(const RosterStudent& student, const Number& max_score) {
  GradedSubmission row;
  row.student = Identity{student.id(), ""};
  row.state = SubmissionState::missing;
  row.max_score = max_score;
  return row;
}

}  // namespace

HandIn to_hand_in(GradedSubmission graded, const Submission& submission) {
  return {.graded = std::move(graded),
          .students = submission.students,
          .disagreement = submission.disagreement,
          .content = content_of(submission)};
}

ClassGrades settle_class(std::vector<HandIn> hand_ins, const ClassRules& rules,
                         const Number& max_score) {
  std::vector<ClassRow> rows = rows_of(hand_ins, rules);
  const ByStudent students = by_student(rows);
  ClassGrades grades;
  for (const auto& [id, theirs] : students) {
    grades.without_answers += leave_out_beside_answers(theirs);
    grades.superseded += handin::choose_attempt(theirs, rules.attempt);
    mark_duplicates(theirs);
  }
  for (ClassRow& row : rows)
    if (!row.is_left_out) grades.submissions.push_back(std::move(row.graded));
  if (rules.roster == nullptr) return grades;
  for (const RosterStudent& student : rules.roster->students())
    if (!students.contains(comparable_id(student.id())))
      grades.submissions.push_back(missing(student, max_score));
  return grades;
}

}  // namespace gametree
