/// \file
/// GitHub Classroom: a folder for each repository, and `grades.csv` says whose it is.
#include <algorithm>
#include <utility>

#include "handin/layout.h"
#include "handin/table.h"

namespace gametree::handin {
namespace {

constexpr std::string_view kRepositories = "-submissions";

PlatformStudent student_of(std::string_view identifier, std::string_view login) {
  PlatformStudent student;
  if (!identifier.empty()) student.names.push_back({StudentKey::id, std::string(identifier)});
  if (!login.empty()) student.names.push_back({StudentKey::github, std::string(login)});
  return student;
}

/// The list lies beside the repositories, or beside the folder that they were cloned into: a
/// student's own `grades.csv` says nothing of others.
const std::string* find_repository(Parts parts, const ExportList& list) {
  const Parts folders = parts.first(parts.size() - 1);
  const std::size_t above = list.folder.size();
  if (folders.size() <= above || !std::ranges::equal(folders.first(above), list.folder))
    return nullptr;
  const std::string& first = folders[above];
  if (list.folders.contains(first)) return &first;
  if (folders.size() == above + 1 || !first.ends_with(kRepositories)) return nullptr;
  const std::string& second = folders[above + 1];
  return list.folders.contains(second) ? &second : nullptr;
}

/// Without a list: `hw1-submissions/hw1-LOGIN`. The login is what is left of a name that may have
/// been changed, so that a roster has to know it.
std::optional<PlatformFacts> facts_of_folders(Parts folders) {
  for (std::size_t i = 0; i + 1 < folders.size(); ++i) {
    const std::string_view name = folders[i];
    if (!name.ends_with(kRepositories)) continue;
    const std::string prefix =
        std::string(name.substr(0, name.size() - kRepositories.size())) + "-";
    const std::string_view repository = folders[i + 1];
    if (!repository.starts_with(prefix) || repository.size() == prefix.size()) continue;
    const std::string login(repository.substr(prefix.size()));
    PlatformFacts facts;
    facts.code = login;
    facts.students.push_back({.names = {{StudentKey::github, login, false}}});
    return facts;
  }
  return std::nullopt;
}

}  // namespace

Result<ListedFolders> read_github_list(std::string_view text, const std::string& source) {
  Result<Table> table = Table::read(text, source);
  if (!table) return table.error();
  const auto repository = table->need_column({"student_repository_name"});
  if (!repository) return repository.error();
  const auto identifier = table->find_column({"roster_identifier"});
  const auto login = table->find_column({"github_username"});
  ListedFolders folders;
  for (const Table::Row& row : table->rows()) {
    const std::string_view folder = row.cell(*repository);
    if (folder.empty()) continue;  // has not accepted the assignment yet
    folders[std::string(folder)].push_back(
        student_of(identifier ? row.cell(*identifier) : "", login ? row.cell(*login) : ""));
  }
  return folders;
}

std::optional<PlatformFacts> github_facts(Parts parts, const ExportList* list) {
  std::optional<PlatformFacts> facts;
  if (list == nullptr) {
    facts = facts_of_folders(parts.first(parts.size() - 1));
  } else if (const std::string* repository = find_repository(parts, *list)) {
    facts.emplace();
    facts->code = *repository;
    facts->students = list->folders.find(*repository)->second;
  }
  if (facts) facts->file = parts.back();
  return facts;
}

}  // namespace gametree::handin
