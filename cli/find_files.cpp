/// \file
/// Arguments and folders, walked in the order of paths.
#include "find_files.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

#include "gametree/export_layout.h"
#include "gametree/messages.h"
#include "gametree/roster.h"
#include "gametree/text.h"
#include "passed_over.h"

namespace gametree::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDeepest = 32;         // folders in one another
constexpr std::size_t kMostFiles = 100'000;  // of one argument

bool is_same_file(const struct stat& a, const struct stat& b) {
  return a.st_ino == b.st_ino && a.st_dev == b.st_dev;
}

/// One folder that is named, and all below it.
class Walk {
 public:
  Walk(const std::string& folder, const std::string& exercise, std::size_t argument)
      : folder_(folder), argument_(argument) {
    ::stat(exercise.c_str(), &exercise_);
  }

  std::vector<FoundFile> files(Streams& streams);

 private:
  void enter(const std::string& folder, std::vector<std::string> parts);
  void visit(const fs::path& path, std::vector<std::string> parts);
  [[nodiscard]] std::optional<WhyNot> why_not(const fs::path& path,
                                              const struct stat& status) const;
  void add(std::string path, std::vector<std::string> parts);

  const std::string& folder_;
  struct stat exercise_ {};  // of no file where there is none
  std::size_t argument_;
  PassedOver passed_over_;
  std::vector<FoundFile> files_;
};

std::optional<WhyNot> Walk::why_not(const fs::path& path, const struct stat& status) const {
  if (const auto why = why_not_name(path.filename().native())) return why;
  if (S_ISDIR(status.st_mode)) return std::nullopt;
  if (S_ISLNK(status.st_mode)) return WhyNot::link;
  if (!S_ISREG(status.st_mode)) return WhyNot::special;
  if (is_same_file(status, exercise_)) return WhyNot::exercise;
  return std::nullopt;
}

void Walk::add(std::string path, std::vector<std::string> parts) {
  const bool is_archive = names_archive(path);
  files_.push_back({.path = std::move(path),
                    .parts = std::move(parts),
                    .argument = argument_,
                    .is_archive = is_archive});
}

void Walk::visit(const fs::path& path, std::vector<std::string> parts) {
  struct stat status {};
  ::lstat(path.c_str(), &status);
  if (const auto why = why_not(path, status)) return passed_over_.add(path.native(), *why);
  parts.push_back(path.filename().native());
  if (!S_ISDIR(status.st_mode)) return add(path.native(), std::move(parts));
  if (parts.size() > kDeepest) return passed_over_.add(path.native(), WhyNot::too_deep);
  enter(path.native(), std::move(parts));
}

/// All entries first, since a folder may hold them in any order.
void Walk::enter(const std::string& folder, std::vector<std::string> parts) {
  std::error_code error;
  std::vector<fs::path> entries;
  for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator();
       at.increment(error))
    entries.push_back(at->path());
  if (error) return add(folder, std::move(parts));
  std::ranges::sort(entries, {}, &fs::path::native);
  for (const fs::path& entry : entries)
    if (files_.size() <= kMostFiles) visit(entry, parts);
}

std::vector<FoundFile> Walk::files(Streams& streams) {
  const std::vector<std::string> parts = path_parts(folder_);
  enter(folder_, {parts.empty() ? "/" : parts.back()});
  print(passed_over_.said(folder_), streams.err);
  if (files_.empty())
    print(fmt::format("{}: note: no answers here\n", printable(folder_)), streams.err);
  if (files_.size() > kMostFiles) {
    files_.pop_back();
    print(
        render({ErrorCode::too_many_files, {fmt::format("{}", kMostFiles)}, kNoOffset, folder_, {}},
               Severity::warning),
        streams.err);
  }
  return std::move(files_);
}

}  // namespace

std::vector<FoundFile> find_answer_files(const std::vector<std::string>& arguments,
                                         const std::string& exercise, Streams& streams) {
  std::vector<FoundFile> files;
  std::set<std::string> known;
  PassedOver passed_over;
  const auto add = [&](FoundFile file) {
    if (!known.insert(fs::path(file.path).lexically_normal().native()).second)
      return passed_over.add(file.path, WhyNot::named_twice);
    files.push_back(std::move(file));
  };
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    std::error_code error;
    if (argument != "-" && fs::is_directory(argument, error)) {
      for (FoundFile& file : Walk(argument, exercise, i + 1).files(streams)) add(std::move(file));
      continue;
    }
    const std::vector<std::string> parts = path_parts(argument);
    const bool is_archive = names_archive(argument);
    add({.path = argument,
         .parts = {parts.empty() ? argument : parts.back()},
         .argument = is_archive ? i + 1 : 0,
         .is_archive = is_archive,
         .is_argument = true});
  }
  print(passed_over.said("command line"), streams.err);
  return files;
}

std::vector<std::string> paths_of(const std::vector<FoundFile>& files) {
  std::vector<std::string> paths;
  for (const FoundFile& file : files) paths.push_back(file.path);
  return paths;
}

std::optional<Error> find_missing(const FoundFile& file) {
  const std::string& path = file.path;
  std::error_code error;
  if (!file.is_argument || path == "-" || fs::exists(path, error) || error) return std::nullopt;
  return Error{ErrorCode::cannot_read_file,
               {std::make_error_code(std::errc::no_such_file_or_directory).message()},
               kNoOffset,
               path.empty() ? "\"\"" : path,
               {}};
}

}  // namespace gametree::cli
