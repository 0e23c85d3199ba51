/// \file
/// Answers as they were handed in: each file read, and each file of an archive, and graded.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "find_files.h"
#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/hand_in.h"
#include "gametree/submission.h"
#include "streams.h"

namespace gametree::cli {

/// What one file holds, be it in a folder or in an archive.
struct HandedFile {
  std::string path;                ///< a member's stands behind its archive's
  std::vector<std::string> parts;  ///< its place in the export, as FoundFile has it
  std::string name;                ///< that of what was handed in: a student's archive is one
  std::vector<Submission> submissions = {};  ///< whoever's answers are in it
  std::vector<HandIn> hand_ins = {};         ///< their grades, which then stand for them
  std::optional<std::string> text = {};      ///< of one that may be a platform's list
  bool is_export = false;  ///< what is wrong with a named archive itself: it is no one's
};

/// What reading one found file comes to.
struct ReadFiles {
  std::vector<HandedFile> files;  ///< one, or those of an archive by path
  std::string said;               ///< what is odd about a file as a whole, in lines
  std::vector<std::string> titles = {}, renamed = {};  ///< as SubmissionFile has them
};

/// Reads files of answers, and grades them where there is a grader: then no text outlives its
/// grades.
class AnswerFiles {
 public:
  /// \param grader  null: submissions are read alone. Borrowed, as all.
  AnswerFiles(const Exercise& exercise, const SubmissionOptions& options, const Streams& streams,
              const Grader* grader = nullptr)
      : exercise_(exercise), options_(options), streams_(streams), grader_(grader) {}

  /// One that can't be read, whatever the reason, has a submission that is ungradable. Any number
  /// of threads may read at once.
  [[nodiscard]] ReadFiles read(const FoundFile& file) const;

  /// Remembers what columns there were.
  void note_columns(const ReadFiles& read);

  /// After the last file: says which titles of `--columns` none of them had, nor any other list,
  /// which had those in `elsewhere`. The exit status.
  int tell_missing_columns(const std::vector<std::string>& elsewhere = {});

 private:
  template <class Fill>
  void add(HandedFile file, ReadFiles& read, const Fill& fill) const;
  void read_text(std::string_view text, HandedFile& file, ReadFiles& read) const;
  void read_file(const FoundFile& file, ReadFiles& read) const;
  void read_members(const FoundFile& file, ReadFiles& read) const;
  void grade(HandedFile& file) const;

  const Exercise& exercise_;
  const SubmissionOptions& options_;
  const Streams& streams_;
  const Grader* grader_;
  std::set<std::string> titles_, renamed_;
};

}  // namespace gametree::cli
