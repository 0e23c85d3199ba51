/// \file
/// Moodle's archive of feedback: whose each page is stands in its folder's name.
#include <map>
#include <set>

#include "base/text.h"
#include "gametree/fill_list.h"
#include "handin/name_parts.h"
#include "output/grade_parts.h"

namespace gametree {
namespace {

/// A name that leads nowhere and has no `_`, at which Moodle splits; blanks stand for what it can't
/// have.
std::string safe_name(std::string_view name) {
  constexpr std::string_view kUnsafe = "/\\_<>:\"|?*";
  constexpr std::size_t kLongest = 60;
  std::string safe;
  for (std::size_t count = 0; !name.empty() && count < kLongest; ++count) {
    const std::string_view before = name;
    const char32_t character = take_character(name);
    const std::string_view bytes = before.substr(0, before.size() - name.size());
    const bool is_safe = character == U' ' || is_word_character(character) ||
                         (bytes.size() == 1 && character > U' ' && character < 0x7F &&
                          kUnsafe.find(bytes.front()) == std::string_view::npos);
    const std::string_view added = is_safe && character != U'_' ? bytes : " ";
    if (added != " " || (!safe.empty() && safe.back() != ' ')) safe += added;
  }
  safe.erase(0, std::min(safe.find_first_not_of(".~ "), safe.size()));
  safe.erase(safe.find_last_not_of(". ") + 1);
  return safe.empty() ? "Participant" : safe;
}

/// The number of a participant; empty: there is none that Moodle could read.
std::string participant(const RosterStudent& student) {
  constexpr std::size_t kLongest = 18;
  std::string number =
      comparable_id(StudentKey::moodle_participant, student.key(StudentKey::moodle_participant));
  return handin::is_number(number) && number.size() <= kLongest ? number : "";
}

bool has_page(const GradedSubmission& submission, bool missing_zero) {
  if (!submission.student || submission.state == SubmissionState::duplicate) return false;
  return submission.state != SubmissionState::missing ||
         output::shown_score(submission, missing_zero).has_value();
}

}  // namespace

MoodleFeedbacks moodle_feedback(const GradeReport& report,
                                std::span<const RosterStudent> students) {
  std::map<std::string, std::string, std::less<>> folders;  // by the student's id
  for (const RosterStudent& student : students)
    if (const std::string number = participant(student); !number.empty())
      folders.try_emplace(student.id(),
                          safe_name(student.name) + "_" + number + "_assignsubmission_file");
  MoodleFeedbacks feedbacks;
  std::set<std::string> written;
  for (std::size_t i = 0; i < report.book.submissions.size(); ++i) {
    const GradedSubmission& submission = report.book.submissions[i];
    if (!has_page(submission, report.missing_zero)) continue;
    const auto folder = folders.find(submission.student->id);
    if (folder == folders.end() || !written.insert(folder->second).second)
      ++feedbacks.left_out;
    else
      feedbacks.pages.push_back({folder->second + "/feedback.md", i});
  }
  return feedbacks;
}

}  // namespace gametree
