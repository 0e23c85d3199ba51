/// \file
/// Maps from files to students: paths by their parts, so that a folder's path is a beginning.
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "base/text.h"
#include "gametree/roster.h"
#include "gametree/text.h"
#include "handin/table.h"
#include "input/event.h"

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
  const std::vector<std::string>* found = nullptr;
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
