/// \file
/// Answers as they were handed in: files and folders found, and each file read.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/submission.h"
#include "streams.h"

namespace gametree::cli {

/// The files that arguments stand for, in their order: a folder's own files by name. What in a
/// folder is hidden, a folder again, a link or a device is passed over, and said on `streams.err`;
/// so is the exercise, wherever it lies.
std::vector<std::string> find_answer_files(const std::vector<std::string>& arguments,
                                           const std::string& exercise, Streams& streams);

/// Why nothing can have been handed in as `path`: there is no such file. None: there is.
std::optional<Error> find_missing(const std::string& path);

/// Reads files of answers one after another, and says on `streams.err` what is odd about a file as
/// a whole.
class AnswerFiles {
 public:
  /// Borrowed, all three.
  AnswerFiles(const Exercise& exercise, const SubmissionOptions& options, Streams& streams)
      : exercise_(exercise), options_(options), streams_(streams) {}

  /// Whoever's answers are in one file. One that can't be read is a submission that is ungradable.
  std::vector<Submission> read(const std::string& path);

  /// After the last file: says which titles of `--columns` none of them had. The exit status.
  int tell_missing_columns();

 private:
  const Exercise& exercise_;
  const SubmissionOptions& options_;
  Streams& streams_;
  std::set<std::string> titles_, renamed_;
};

}  // namespace gametree::cli
