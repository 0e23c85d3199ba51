/// \file
/// Answers as they were handed in, read.
#include "answer_files.h"

#include <algorithm>
#include <exception>
#include <iterator>
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

/// Why a file has no answers where reading it failed as nothing should: there is no memory for it.
Error error_of(const std::exception& failure) {
  return {ErrorCode::cannot_read_file, {failure.what()}, kNoOffset, {}, {}};
}

}  // namespace

/// Adds what `fill` makes of the file. Whatever a stranger's file does to that, it does to no
/// other.
template <class Fill>
void AnswerFiles::add(HandedFile file, ReadFiles& read, const Fill& fill) const {
  HandedFile& added = read.files.emplace_back(std::move(file));
  try {
    fill(added);
    grade(added);
  } catch (const std::exception& failure) {
    added.hand_ins.clear();
    added.submissions = {ungradable(added.path, error_of(failure))};
    grade(added);
  }
}

void AnswerFiles::grade(HandedFile& file) const {
  if (grader_ == nullptr) return;
  for (const Submission& submission : file.submissions)
    file.hand_ins.push_back(to_hand_in(grader_->grade(submission), submission));
  file.submissions = {};
}

void AnswerFiles::read_text(std::string_view text, HandedFile& file, ReadFiles& all) const {
  SubmissionOptions options = options_;
  options.source = file.path;
  SubmissionFile read = read_submission_file(text, exercise_, options);
  for (const Error& finding : read.findings) all.said += render(finding, Severity::warning);
  std::ranges::move(read.titles, std::back_inserter(all.titles));
  std::ranges::move(read.renamed, std::back_inserter(all.renamed));
  file.submissions = std::move(read.submissions);
  // What lies deeper is a student's, and there may be many.
  constexpr std::size_t kDeepestList = 3;
  if (file.parts.size() <= kDeepestList && may_be_export_list(file.parts.back())) file.text = text;
}

void AnswerFiles::read_file(const FoundFile& found, ReadFiles& all) const {
  add(handed(found), all, [&](HandedFile& file) {
    Result<InputText> text = found.is_argument
                                 ? read_input(found.path, options_.max_bytes, streams_.in)
                                 : read_found(found, options_.max_bytes);
    if (text)
      read_text(text->view(), file, all);
    else
      file.submissions = {ungradable(found.path, std::move(text.error()))};
  });
}

void AnswerFiles::read_members(const FoundFile& archive, ReadFiles& all) const {
  PassedOver passed_over;
  const ArchiveLimits limits{.member_bytes = options_.max_bytes};
  const auto take = [&](ArchiveMember member) {
    add(handed(archive, member.parts), all, [&](HandedFile& file) {
      if (member.error)
        file.submissions = {ungradable(file.path, *std::move(member.error))};
      else
        read_text(member.text, file, all);
    });
  };
  std::optional<Error> broken;
  try {
    broken = read_archive(archive, limits, passed_over, take);
  } catch (const std::exception& failure) {
    broken = error_of(failure);
  }
  all.said += passed_over.said(archive.path);
  if (!broken && all.files.empty()) broken = Error{ErrorCode::no_answers, {}, kNoOffset, {}, {}};
  if (broken) {
    HandedFile whole = handed(archive);
    whole.is_export = archive.is_argument;
    add(std::move(whole), all, [&](HandedFile& file) {
      file.submissions = {ungradable(archive.path, *std::move(broken))};
    });
  }
  std::ranges::sort(all.files, {}, &HandedFile::path);
}

ReadFiles AnswerFiles::read(const FoundFile& file) const {
  ReadFiles all;
  if (file.is_archive)
    read_members(file, all);
  else
    read_file(file, all);
  return all;
}

void AnswerFiles::note_columns(const ReadFiles& read) {
  titles_.insert(read.titles.begin(), read.titles.end());
  renamed_.insert(read.renamed.begin(), read.renamed.end());
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
