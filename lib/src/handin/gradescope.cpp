/// \file
/// Gradescope: a folder `submission_12345`, and `submission_metadata.yml` beside it says whose it
/// is.
#include <algorithm>
#include <utility>

#include "answer/file_text.h"
#include "base/text.h"
#include "handin/name_parts.h"
#include "input/event.h"
#include "input/value.h"

namespace gametree::handin {
namespace {

using input::Value;

/// Keys are Ruby's symbols: `:email:`.
const Value* find(const Value& mapping, const std::string& key) {
  if (!mapping.is_mapping()) return nullptr;
  const Value* value = mapping.find(":" + key);
  return value == nullptr ? mapping.find(key) : value;
}

std::string text_of(const Value& submitter, const std::string& key) {
  const Value* value = find(submitter, key);
  if (value == nullptr || !value->is_scalar() || value->style == input::ScalarStyle::null)
    return "";
  return std::string(answer_file::trimmed(value->text));
}

PlatformStudent student_of(const Value& submitter) {
  PlatformStudent student;
  student.called = text_of(submitter, "name");
  for (const StudentKey key : {StudentKey::sid, StudentKey::email})
    if (std::string text = text_of(submitter, std::string(to_text(key))); !text.empty())
      student.names.push_back({key, std::move(text)});
  return student;
}

std::vector<PlatformStudent> students_of(const Value& submission) {
  std::vector<PlatformStudent> students;
  if (const Value* submitters = find(submission, "submitters"); submitters != nullptr)
    for (const Value& submitter : submitters->items) students.push_back(student_of(submitter));
  return students;
}

bool is_submission(std::string_view folder) {
  const NameParts parts(folder);
  return parts.size() == 2 && parts[0] == "submission" && is_number(parts[1]);
}

}  // namespace

Result<ListedFolders> read_gradescope_list(std::string_view text, const std::string& source) {
  Result<Value> read = input::read_value(text, &input::parse_yaml);
  if (!read) {
    Error error = std::move(read.error());
    error.source = source;
    if (error.offset != kNoOffset) error.place = find_place(text, error.offset);
    return error;
  }
  ListedFolders folders;
  if (read->is_mapping())
    for (std::size_t i = 0; i + 1 < read->items.size(); i += 2)
      folders.try_emplace(read->items[i].text, students_of(read->items[i + 1]));
  return folders;
}

std::optional<PlatformFacts> gradescope_facts(Parts parts, const ExportList* list) {
  const Parts folders = parts.first(parts.size() - 1);
  const auto folder = std::ranges::find_if(folders, is_submission);
  if (folder == folders.end()) return std::nullopt;
  PlatformFacts facts;
  facts.code = *folder;
  facts.file = parts.back();
  const Parts above(folders.begin(), folder);
  if (list == nullptr || !std::ranges::equal(above, list->folder)) return facts;
  if (const auto listed = list->folders.find(*folder); listed != list->folders.end())
    facts.students = listed->second;
  return facts;
}

}  // namespace gametree::handin
