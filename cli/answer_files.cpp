/// \file
/// Answers as they were handed in: files and folders found, and each file read.
#include "answer_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

#include "gametree/messages.h"
#include "gametree/text.h"
#include "input_file.h"

namespace gametree::cli {
namespace {

namespace fs = std::filesystem;

void note(const std::string& path, std::string_view why, Streams& streams) {
  print(fmt::format("{}: note: passed over: {}\n", printable(path), why), streams.err);
}

/// Why an entry of a folder is no submission; empty: it is one. A link may lead anywhere, and who
/// handed it in would learn from the feedback what is there.
std::string_view why_not(const fs::directory_entry& entry, const std::string& exercise) {
  std::error_code error;
  const fs::file_type type = entry.symlink_status(error).type();
  if (entry.path().filename().native().starts_with('.')) return "a hidden file";
  if (type == fs::file_type::directory) return "a folder in a folder";
  if (type == fs::file_type::symlink) return "a link";
  if (type != fs::file_type::regular) return "not a file";
  if (fs::equivalent(entry.path(), exercise, error)) return "the exercise";
  return "";
}

/// The files of a folder by name. One that can't be looked into stands for itself: reading it will
/// say why.
std::vector<std::string> files_of(const std::string& folder, const std::string& exercise,
                                  Streams& streams) {
  std::error_code error;
  std::vector<fs::directory_entry> entries;
  for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator();
       at.increment(error))
    entries.push_back(*at);
  if (error) return {folder};
  std::ranges::sort(entries, {}, [](const auto& entry) { return entry.path().native(); });
  std::vector<std::string> files;
  for (const fs::directory_entry& entry : entries) {
    const std::string_view reason = why_not(entry, exercise);
    if (reason.empty())
      files.push_back(entry.path().native());
    else
      note(entry.path().native(), reason, streams);
  }
  if (files.empty())
    print(fmt::format("{}: note: no answers here\n", printable(folder)), streams.err);
  return files;
}

}  // namespace

std::vector<std::string> find_answer_files(const std::vector<std::string>& arguments,
                                           const std::string& exercise, Streams& streams) {
  std::vector<std::string> files;
  std::set<std::string> known;
  const auto add = [&](std::string file) {
    if (!known.insert(fs::path(file).lexically_normal().native()).second)
      return note(file, "it is named twice", streams);
    files.push_back(std::move(file));
  };
  for (const std::string& argument : arguments) {
    std::error_code error;
    if (argument == "-" || !fs::is_directory(argument, error)) {
      add(argument);
      continue;
    }
    for (std::string& file : files_of(argument, exercise, streams)) add(std::move(file));
  }
  return files;
}

std::optional<Error> find_missing(const std::string& path) {
  std::error_code error;
  if (path == "-" || fs::exists(path, error) || error) return std::nullopt;
  return Error{ErrorCode::cannot_read_file,
               {std::make_error_code(std::errc::no_such_file_or_directory).message()},
               kNoOffset,
               path.empty() ? "\"\"" : path,
               {}};
}

std::vector<Submission> AnswerFiles::read(const std::string& path) {
  const Result<InputText> text = read_input(path, options_.max_bytes, streams_.in);
  if (!text) {
    Submission submission;
    submission.file = path;
    submission.ungradable = text.error();
    return {submission};
  }
  SubmissionOptions options = options_;
  options.source = path;
  SubmissionFile file = read_submission_file(text->view(), exercise_, options);
  for (const Error& finding : file.findings)
    print(render(finding, Severity::warning), streams_.err);
  titles_.insert(file.titles.begin(), file.titles.end());
  renamed_.insert(file.renamed.begin(), file.renamed.end());
  return std::move(file.submissions);
}

int AnswerFiles::tell_missing_columns() {
  int status = kDone;
  const std::vector<std::string_view> titles(titles_.begin(), titles_.end());
  for (const auto& [title, name] : options_.columns) {
    if (renamed_.contains(title)) continue;
    const Error error{
        ErrorCode::no_such_column, {title, std::string(nearest(title, titles))}, kNoOffset, {}, {}};
    print(render(error, Severity::warning), streams_.err);
    status = kNeedsALook;
  }
  return status;
}

}  // namespace gametree::cli
