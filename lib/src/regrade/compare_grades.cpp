/// \file
/// Two runs compared: who is who in both, and what made points change.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "gametree/regrade.h"
#include "gametree/roster.h"

namespace gametree {
namespace {

bool is_pending(const std::vector<GradedItem>& items) {
  return !items.empty() && std::ranges::all_of(items, [](const GradedItem& item) {
    return item.status == ItemStatus::pending;
  });
}

/// What a question counted; none: it waited for a person, or was not there.
std::optional<Number> counted(const EarlierQuestion* question) {
  if (question == nullptr) return std::nullopt;
  const bool is_waiting = !question->mark_points && !question->items.empty() &&
                          std::ranges::all_of(question->items, [](const EarlierItem& item) {
                            return item.status == to_text(ItemStatus::pending);
                          });
  return is_waiting ? std::nullopt : std::optional(question->score);
}

std::optional<Number> mark_points(const GradedQuestion* question) {
  return question == nullptr || !question->mark ? std::nullopt : question->mark->points;
}

std::optional<Number> counted(const GradedQuestion* question) {
  if (question == nullptr) return std::nullopt;
  const bool is_waiting = !mark_points(question) && is_pending(question->items);
  return is_waiting ? std::nullopt : std::optional(question->score);
}

ChangeCause cause_of(const EarlierItem& before, const GradedItem& after) {
  if (before.given != after.given) return ChangeCause::answer;
  if (before.expected != after.expected) return ChangeCause::key;
  return ChangeCause::grading;
}

/// The items whose points or status are not what they were, and those that came or went.
std::vector<ItemChange> changed_items(const EarlierQuestion& before, const GradedQuestion& after) {
  std::map<std::string_view, const EarlierItem*> earlier;
  for (const EarlierItem& item : before.items) earlier.emplace(item.id, &item);
  std::vector<ItemChange> changes;
  for (const GradedItem& item : after.items) {
    const auto found = earlier.find(item.id);
    if (found == earlier.end()) {
      changes.push_back({.after = &item, .cause = ChangeCause::key});
      continue;
    }
    const EarlierItem& was = *found->second;
    if (was.points != item.points || was.status != to_text(item.status))
      changes.push_back({.before = &was, .after = &item, .cause = cause_of(was, item)});
    earlier.erase(found);
  }
  for (const EarlierItem& item : before.items)
    if (earlier.contains(item.id)) changes.push_back({.before = &item, .cause = ChangeCause::key});
  return changes;
}

std::optional<QuestionChange> changed_question(std::size_t number, const EarlierQuestion* before,
                                               const GradedQuestion* after) {
  QuestionChange change{.question = number, .before = counted(before), .after = counted(after)};
  if (change.before == change.after) return std::nullopt;
  const bool is_in_both = before != nullptr && after != nullptr;
  if ((before == nullptr ? std::nullopt : before->mark_points) != mark_points(after)) {
    change.cause = ChangeCause::mark;
  } else if (is_in_both) {
    change.items = changed_items(*before, *after);
    if (change.items.empty()) change.cause = ChangeCause::grading;
  } else {
    change.cause = ChangeCause::key;  // the exercise asks something else
  }
  return change;
}

std::vector<QuestionChange> changed_questions(const EarlierSubmission& before,
                                              const GradedSubmission& after,
                                              const Exercise& exercise) {
  std::map<std::string_view, const EarlierQuestion*> earlier;
  for (const EarlierQuestion& question : before.questions) earlier.emplace(question.id, &question);
  std::vector<const GradedQuestion*> now(exercise.questions.size());
  for (const GradedQuestion& question : after.questions) now.at(question.question) = &question;
  std::vector<QuestionChange> changes;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const auto found = earlier.find(exercise.questions[i].id);
    const EarlierQuestion* was = found == earlier.end() ? nullptr : found->second;
    if (auto change = changed_question(i, was, now[i])) changes.push_back(*std::move(change));
  }
  return changes;
}

/// Earlier submissions, each taken once.
class Earlier {
 public:
  explicit Earlier(const EarlierGrades& grades);

  const EarlierSubmission* take_same(const GradedSubmission& submission);
  const EarlierSubmission* take_only(const GradedSubmission& submission);
  [[nodiscard]] std::vector<const EarlierSubmission*> rest() const;

 private:
  const EarlierGrades& grades_;
  // by whom, and by whom in which file
  std::multimap<std::string, const EarlierSubmission*> by_student_;
  std::map<std::pair<std::string, std::string>, const EarlierSubmission*> by_file_;
  std::set<const EarlierSubmission*> taken_;
};

Earlier::Earlier(const EarlierGrades& grades) : grades_(grades) {
  for (const EarlierSubmission& submission : grades.submissions) {
    const std::string student = comparable_id(submission.student);
    if (!student.empty()) by_student_.emplace(student, &submission);
    by_file_.emplace(std::pair(student, submission.file), &submission);
  }
}

std::string student_of(const GradedSubmission& submission) {
  return submission.student ? comparable_id(submission.student->id) : "";
}

/// The same student's same file.
const EarlierSubmission* Earlier::take_same(const GradedSubmission& submission) {
  const auto found = by_file_.find({student_of(submission), submission.file});
  if (found == by_file_.end()) return nullptr;
  return taken_.insert(found->second).second ? found->second : nullptr;
}

/// What is left of the student, in another file.
const EarlierSubmission* Earlier::take_only(const GradedSubmission& submission) {
  if (!submission.student) return nullptr;
  const auto [first, last] = by_student_.equal_range(student_of(submission));
  for (auto at = first; at != last; ++at)
    if (taken_.insert(at->second).second) return at->second;
  return nullptr;
}

std::vector<const EarlierSubmission*> Earlier::rest() const {
  std::vector<const EarlierSubmission*> rest;
  for (const EarlierSubmission& submission : grades_.submissions)
    if (!taken_.contains(&submission)) rest.push_back(&submission);
  return rest;
}

/// A score that missing work has by choice is none.
std::optional<Number> score_of(const EarlierSubmission& before) {
  return before.state == to_text(SubmissionState::graded) ? before.score : std::nullopt;
}

bool is_graded_in_both(const GradedSubmission& now, const EarlierSubmission& before) {
  return !before.questions.empty() && !now.questions.empty() &&
         now.state == SubmissionState::graded;
}

std::optional<GradeChange> compare(std::size_t number, const GradedSubmission& now,
                                   const EarlierSubmission* before, const Exercise& exercise) {
  GradeChange change{.submission = number, .before = before};
  if (before == nullptr) return change;
  if (is_graded_in_both(now, *before)) change.questions = changed_questions(*before, now, exercise);
  const bool is_same = before->state == to_text(now.state) && score_of(*before) == now.score;
  if (is_same && change.questions.empty()) return std::nullopt;
  return change;
}

}  // namespace

std::string_view to_text(ChangeCause cause) {
  switch (cause) {
    case ChangeCause::mark:
      return "mark";
    case ChangeCause::answer:
      return "answer";
    case ChangeCause::key:
      return "key";
    case ChangeCause::grading:
      break;
  }
  return "grading";
}

GradeChanges compare_grades(const EarlierGrades& earlier, const GradeBook& book) {
  Earlier known(earlier);
  std::vector<const EarlierSubmission*> before(book.submissions.size());
  for (std::size_t i = 0; i < before.size(); ++i) before[i] = known.take_same(book.submissions[i]);
  for (std::size_t i = 0; i < before.size(); ++i)
    if (before[i] == nullptr) before[i] = known.take_only(book.submissions[i]);
  GradeChanges changes;
  for (std::size_t i = 0; i < before.size(); ++i)
    if (auto change = compare(i, book.submissions[i], before[i], book.exercise))
      changes.changed.push_back(*std::move(change));
  changes.gone = known.rest();
  return changes;
}

}  // namespace gametree
