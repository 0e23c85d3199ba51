/// \file
/// Names of feedback files: made of strangers' ids, and safe in any folder.
#include <map>
#include <string>
#include <string_view>

#include "base/text.h"
#include "gametree/grade_report.h"
#include "output/grade_parts.h"

namespace gametree {
namespace {

constexpr std::size_t kLongName = 60;  // characters: at most 240 bytes, of 255 that a name may have

std::string_view stem(std::string_view file) {
  file = file.substr(file.find_last_of('/') + 1);
  return file.substr(0, file.find_last_of('.'));
}

/// Letters, digits, `_`, and points and hyphens within; anything else is `_`.
std::string safe_name(std::string_view text) {
  const std::string composed = find_invalid_utf8(text) == std::string_view::npos ? nfc(text) : "";
  std::string name;
  std::string_view rest = composed;
  for (std::size_t i = 0; i < kLongName && !rest.empty(); ++i) {
    const char32_t character = take_character(rest);
    const bool is_kept = is_word_character(character) || character == '_' ||
                         ((character == '.' || character == '-') && !name.empty());
    append_character(name, is_kept ? character : U'_');
  }
  while (name.ends_with('.')) name.pop_back();
  return name.empty() ? "student" : name;
}

}  // namespace

std::vector<std::string> feedback_names(const GradeBook& book) {
  std::map<std::string, std::size_t> used;  // as file systems without case compare them
  std::vector<std::string> names;
  for (const GradedSubmission& submission : book.submissions) {
    const std::string_view id = output::student_id(submission);
    const std::string base = safe_name(id.empty() ? stem(submission.file) : id);
    std::string name = base;
    std::size_t& count = used[fold_case(base)];
    for (++count; count > 1; ++count) {
      name = base + "-" + std::to_string(count);
      if (used.try_emplace(fold_case(name), 1).second) break;
    }
    names.push_back(name + ".md");
  }
  return names;
}

}  // namespace gametree
