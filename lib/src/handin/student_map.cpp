/// \file
/// Maps from files to students: paths by their parts, so that a folder's path is a beginning; or
/// one submission's students, whatever its files are called.
#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "answer/file_text.h"
#include "base/text.h"
#include "gametree/roster.h"
#include "gametree/text.h"
#include "handin/table.h"
#include "input/event.h"
#include "input/value.h"

namespace gametree {
namespace {

using Path = std::vector<std::string>;

std::string joined(const Path& parts) {
  std::string path;
  for (const std::string& part : parts) path += (path.empty() ? "" : "/") + part;
  return path;
}

Path comparable(Path path) {
  for (std::string& part : path) part = nfc(part);
  return path;
}

bool is_metadata(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  return begin != std::string_view::npos && text[begin] == '{';
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  return text;
}

Error error_in(std::string_view text, const std::string& source, Error error) {
  error.source = source;
  if (error.offset != kNoOffset) error.place = find_place(text, error.offset);
  return error;
}

/// The e-mail addresses of those who handed in.
std::vector<std::string> users_of(const input::Value& metadata) {
  std::vector<std::string> emails;
  const input::Value* users = metadata.find("users");
  if (users == nullptr || !users->is_sequence()) return emails;
  for (const input::Value& user : users->items) {
    const input::Value* email = user.is_mapping() ? user.find("email") : nullptr;
    if (email == nullptr || !email->is_scalar() || email->style == input::ScalarStyle::null)
      continue;
    if (std::string address(answer_file::trimmed(email->text)); !address.empty())
      emails.push_back(std::move(address));
  }
  return emails;
}

Result<std::vector<std::string>> read_metadata(std::string_view text, const std::string& source) {
  const Result<input::Value> read = input::read_value(text, &input::parse_json);
  if (!read) return error_in(text, source, read.error());
  std::vector<std::string> users = users_of(*read);
  if (!users.empty()) return users;
  const input::Value* given = read->find("users");
  const Offset where = given == nullptr ? read->offset : given->offset;
  return error_in(text, source, {ErrorCode::metadata_no_users, {}, where, {}, {}});
}

}  // namespace

std::vector<std::string> path_parts(std::string_view path) {
  std::vector<std::string> parts;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, end);
    if (!part.empty() && part != ".") parts.emplace_back(part);
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return parts;
}

Result<StudentMap> StudentMap::read(std::string_view text, const std::string& source) {
  if (const std::string_view json = without_byte_order_mark(text); is_metadata(json)) {
    Result<std::vector<std::string>> users = read_metadata(json, source);
    if (!users) return users.error();
    StudentMap map;
    map.of_all_ = *std::move(users);
    return map;
  }
  const Result<handin::Table> table = handin::Table::read(text, source);
  if (!table) return table.error();
  const auto path = table->need_column({"path", "file"});
  if (!path) return path.error();
  const auto student = table->need_column({"student", "student_id", "id"});
  if (!student) return student.error();
  StudentMap map;
  for (const handin::Table::Row& row : table->rows()) {
    for (const auto& [column, name] : {std::pair{*path, "path"}, std::pair{*student, "student"}})
      if (row.cell(column).empty())
        return table->error(ErrorCode::table_blank_cell, {name}, row.offset(column));
    Entry& entry = map.entries_[comparable(path_parts(row.cell(*path)))];
    entry.students.emplace_back(row.cell(*student));
    if (entry.students.size() == 1)
      entry.unused = table->error(ErrorCode::map_path_unknown,
                                  {input::shortened(row.cell(*path)), ""}, row.offset(*path));
  }
  return map;
}

const std::vector<std::string>* StudentMap::find(const std::vector<Path>& paths) const {
  const std::vector<std::string>* found = of_all_.empty() ? nullptr : &of_all_;
  std::size_t longest = 0;
  for (const Path& path : paths) {
    Path beginning = comparable(path);
    for (; beginning.size() > longest; beginning.pop_back()) {
      const auto entry = entries_.find(beginning);
      if (entry == entries_.end()) continue;
      found = &entry->second.students;
      longest = beginning.size();
      break;
    }
  }
  return found;
}

std::vector<Error> StudentMap::find_unused(const std::vector<std::vector<Path>>& files) const {
  std::set<Path> known;
  for (const std::vector<Path>& paths : files) {
    for (const Path& path : paths)
      for (Path beginning = comparable(path); !beginning.empty(); beginning.pop_back())
        known.insert(beginning);
  }
  std::vector<std::string> names;
  for (const std::vector<Path>& paths : files)
    if (!paths.empty()) names.push_back(joined(paths.front()));
  const std::vector<std::string_view> views(names.begin(), names.end());
  constexpr std::size_t kGuesses = 20;  // one takes as long as there are files
  std::vector<Error> unused;
  for (const auto& [path, entry] : entries_) {
    if (known.contains(path)) continue;
    Error& error = unused.emplace_back(entry.unused);
    if (unused.size() <= kGuesses) error.facts.back() = nearest(joined(path), views);
  }
  std::ranges::sort(unused, {}, &Error::offset);
  return unused;
}

}  // namespace gametree
