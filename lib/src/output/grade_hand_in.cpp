/// \file
/// What one student or one group handed in, taken together: what counts of it, or what went wrong.
#include "output/grade_hand_in.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "gametree/grade_report.h"
#include "gametree/messages.h"
#include "gametree/text.h"
#include "output/grade_parts.h"
#include "output/grade_told.h"

namespace gametree {
namespace {

/// A file, or a row of it. A group's has a submission a student.
using Place = std::pair<std::string_view, std::size_t>;

/// What was handed in, by its place.
using HandedIn = std::map<Place, std::vector<const GradedSubmission*>>;

HandedIn handed_in(const GradeBook& book) {
  HandedIn places;
  for (const GradedSubmission& submission : book.submissions)
    if (submission.state != SubmissionState::missing)
      places[{submission.file, submission.line}].push_back(&submission);
  return places;
}

/// The students of one place, whose ids are the same wherever they stand in a book; empty: nobody
/// is known.
std::set<std::string_view> students_of(const std::vector<const GradedSubmission*>& submissions) {
  std::set<std::string_view> students;
  for (const GradedSubmission* submission : submissions)
    if (submission->student) students.insert(submission->student->id);
  return students;
}

}  // namespace

std::size_t count_hand_ins(const GradeBook& book) {
  std::size_t of_nobody = 0;
  std::set<std::set<std::string_view>> owners;
  for (const auto& [place, submissions] : handed_in(book)) {
    std::set<std::string_view> students = students_of(submissions);
    if (students.empty())
      ++of_nobody;
    else
      owners.insert(std::move(students));
  }
  return of_nobody + owners.size();
}

namespace output {
namespace {

constexpr std::size_t kMostTold = 20;  // of each kind: the rest is more of the same

/// The student's own name for it, and not where it lies here.
std::string name_of(const GradedSubmission& submission) {
  const std::string_view file = submission.file;
  std::string name = shown(file.substr(file.rfind('/') + 1));
  if (file == "-" || name.empty()) name = "the file";
  return submission.line == 0 ? name : name + ", line " + std::to_string(submission.line);
}

void add_diagnostics(const GradedSubmission& submission, std::vector<std::string>& sentences) {
  const std::vector<const Error*> all = told_diagnostics(submission);
  for (std::size_t i = 0; i < std::min(all.size(), kMostTold); ++i)
    sentences.push_back(told_place(*all[i]) + printable(sentence(*all[i])));
}

void add_unreadable(const std::vector<const GradedSubmission*>& submissions,
                    std::vector<std::string>& sentences) {
  for (std::size_t i = 0; i < std::min(submissions.size(), kMostTold); ++i) {
    sentences.push_back("No answer in " + name_of(*submissions[i]) + " can be read.");
    add_diagnostics(*submissions[i], sentences);
  }
}

std::string several(const std::vector<const GradedSubmission*>& submissions) {
  std::string names;
  for (std::size_t i = 0; i < std::min(submissions.size(), kMostTold); ++i)
    names += (i == 0 ? "" : "; ") + name_of(*submissions[i]);
  if (submissions.size() > kMostTold) names += "; …";
  return "There are answers in more than one place: " + names +
         ". Hand in again, with one of them alone.";
}

}  // namespace

OneHandIn::OneHandIn(const GradeBook& book) {
  for (const auto& [place, submissions] : handed_in(book)) {
    const bool is_readable = submissions.front()->state != SubmissionState::ungradable;
    (is_readable ? readable_ : unreadable_).push_back(submissions.front());
  }
}

const GradedSubmission* OneHandIn::counted() const {
  return readable_.size() == 1 ? readable_.front() : nullptr;
}

Number OneHandIn::score() const {
  Number sum;
  if (counted() != nullptr)
    for (const GradedQuestion& question : counted()->questions) sum = sum + question.score;
  return sum;
}

std::vector<std::string> OneHandIn::told(Feedback level) const {
  std::vector<std::string> sentences;
  if (readable_.size() > 1) return {several(readable_)};
  if (counted() != nullptr && level != Feedback::score) add_diagnostics(*counted(), sentences);
  add_unreadable(unreadable_, sentences);
  if (counted() != nullptr) return sentences;
  sentences.emplace_back(unreadable_.empty()
                             ? "Nothing was handed in: there is no file. Hand in your answers."
                             : "Correct it and hand in again.");
  return sentences;
}

}  // namespace output
}  // namespace gametree
