/// \file
/// Answers as they were handed in, read.
#include "answer_files.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "gametree/export_layout.h"
#include "gametree/messages.h"
#include "gametree/text.h"
#include "input_file.h"
#include "passed_over.h"
#include "zip_archive.h"

namespace gametree::cli {
namespace {

Submission ungradable(const std::string& path, Error why) {
  Submission submission;
  submission.file = path;
  if (why.source.empty()) why.source = path;
  submission.ungradable = std::move(why);
  return submission;
}

HandedFile handed(const FoundFile& file) {
  return {.path = file.path, .parts = file.parts, .name = file.parts.back()};
}

/// A file in an archive. The place of what is in a student's archive is the archive's own: the rest
/// of the path is the student's, and says nothing.
HandedFile handed(const FoundFile& archive, const std::vector<std::string>& member) {
  HandedFile file = handed(archive);
  for (const std::string& part : member) file.path += "/" + part;
  if (!archive.is_argument) return file;
  file.parts.insert(file.parts.end(), member.begin(), member.end());
  file.name = file.parts.back();
  return file;
}

}  // namespace

void AnswerFiles::read_text(std::string_view text, HandedFile& file) {
  SubmissionOptions options = options_;
  options.source = file.path;
  SubmissionFile read = read_submission_file(text, exercise_, options);
  for (const Error& finding : read.findings)
    print(render(finding, Severity::warning), streams_.err);
  titles_.insert(read.titles.begin(), read.titles.end());
  renamed_.insert(read.renamed.begin(), read.renamed.end());
  file.submissions = std::move(read.submissions);
  // What lies deeper is a student's, and there may be many.
  constexpr std::size_t kDeepestList = 3;
  if (file.parts.size() <= kDeepestList && may_be_export_list(file.parts.back())) file.text = text;
}

HandedFile AnswerFiles::read_file(const FoundFile& found) {
  HandedFile file = handed(found);
  Result<InputText> text = read_input(found.path, options_.max_bytes, streams_.in);
  if (text)
    read_text(text->view(), file);
  else
    file.submissions = {ungradable(found.path, std::move(text.error()))};
  return file;
}

std::vector<HandedFile> AnswerFiles::read_members(const FoundFile& archive) {
  std::vector<HandedFile> files;
  PassedOver passed_over;
  const ArchiveLimits limits{.member_bytes = options_.max_bytes};
  const auto take = [&](ArchiveMember member) {
    HandedFile& file = files.emplace_back(handed(archive, member.parts));
    if (member.error)
      file.submissions = {ungradable(file.path, *std::move(member.error))};
    else
      read_text(member.text, file);
  };
  std::optional<Error> broken = read_archive(archive.path, limits, passed_over, take);
  passed_over.tell(archive.path, streams_);
  if (!broken && files.empty()) broken = Error{ErrorCode::no_answers, {}, kNoOffset, {}, {}};
  if (broken) {
    HandedFile& whole = files.emplace_back(handed(archive));
    whole.is_export = archive.is_argument;
    whole.submissions = {ungradable(archive.path, *std::move(broken))};
  }
  std::ranges::sort(files, {}, &HandedFile::path);
  return files;
}

std::vector<HandedFile> AnswerFiles::read(const FoundFile& file) {
  if (file.is_archive) return read_members(file);
  std::vector<HandedFile> files;
  files.push_back(read_file(file));
  return files;
}

int AnswerFiles::tell_missing_columns(const std::vector<std::string>& elsewhere) {
  renamed_.insert(elsewhere.begin(), elsewhere.end());
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
