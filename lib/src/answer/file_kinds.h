/// \file
/// The kinds of files that answers come in, one function each.
#pragma once

#include <string>
#include <vector>

#include "answer/file_text.h"
#include "gametree/exercise.h"
#include "gametree/submission.h"
#include "input/event.h"

namespace gametree::answer_file {

/// What a reader of one kind is given. The text is UTF-8 without a byte order mark, and of line
/// ends has LF and CRLF alone.
struct FileJob {
  FileText& file;
  const Exercise& exercise;
  const SubmissionOptions& options;

  /// The submission that something in the file begins.
  [[nodiscard]] Submission submission() const {
    Submission begun;
    begun.file = options.source;
    return begun;
  }
};

/// A submission a row.
SubmissionFile read_csv_file(const FileJob& job);

/// One submission: JSON, or else as YAML.
SubmissionFile read_json_file(const FileJob& job);

/// One submission: YAML, or else line by line.
SubmissionFile read_yaml_file(const FileJob& job);

/// Sets the students of `submission`, unless places of the file name different ones. Ids are the
/// same after NFC, and stay as they were typed first.
///
/// \param named  what each place names: a group is several.
void set_students(Submission& submission, const std::vector<std::vector<std::string>>& named,
                  FileText& file, Offset where);

}  // namespace gametree::answer_file
