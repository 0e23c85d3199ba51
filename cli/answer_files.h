/// \file
/// Answers as they were handed in: each file read, and each file of an archive.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "find_files.h"
#include "gametree/exercise.h"
#include "gametree/submission.h"
#include "streams.h"

namespace gametree::cli {

/// What one file holds, be it in a folder or in an archive.
struct HandedFile {
  std::string path;                ///< a member's stands behind its archive's
  std::vector<std::string> parts;  ///< its place in the export, as FoundFile has it
  std::string name;                ///< that of what was handed in: a student's archive is one
  std::vector<Submission> submissions = {};  ///< whoever's answers are in it
  std::optional<std::string> text = {};      ///< of one that may be a platform's list
  bool is_export = false;  ///< what is wrong with a named archive itself: it is no one's
};

/// Reads files of answers one after another, and says on `streams.err` what is odd about a file as
/// a whole.
class AnswerFiles {
 public:
  /// Borrowed, all three.
  AnswerFiles(const Exercise& exercise, const SubmissionOptions& options, Streams& streams)
      : exercise_(exercise), options_(options), streams_(streams) {}

  /// One file, or those of an archive by path. One that can't be read has a submission that is
  /// ungradable.
  std::vector<HandedFile> read(const FoundFile& file);

  /// After the last file: says which titles of `--columns` none of them had, nor any other list,
  /// which had those in `elsewhere`. The exit status.
  int tell_missing_columns(const std::vector<std::string>& elsewhere = {});

 private:
  void read_text(std::string_view text, HandedFile& file);
  HandedFile read_file(const FoundFile& file);
  std::vector<HandedFile> read_members(const FoundFile& file);

  const Exercise& exercise_;
  const SubmissionOptions& options_;
  Streams& streams_;
  std::set<std::string> titles_, renamed_;
};

}  // namespace gametree::cli
