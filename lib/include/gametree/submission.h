/// \file
/// What a student hands in: who it is from, and what was typed for each question.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gametree/error.h"
#include "gametree/exercise.h"
#include "gametree/typed.h"

namespace gametree {

/// What one student, or one group, handed in.
struct Submission {
  std::string file;                   ///< as given
  std::size_t line = 0;               ///< of a CSV's row, from 1; 0: the whole file
  std::vector<std::string> students;  ///< the ids that stand in the file, as text; may be none
  std::optional<Error> disagreement;  ///< the file names different students; `students` is empty
  std::vector<TypedEntry> entries;    ///< in the order of the file; none of a CSV's blank cells
  std::vector<Error> passed_over;     ///< what is no answer to a question; not all of very many
  std::optional<Error> ungradable;    ///< why no answer to any question can be read
};

/// How submissions are to be read.
struct SubmissionOptions {
  std::string source = {};  ///< the file's name: its ending tells CSV and JSON, all else is YAML
  /// A CSV's columns by other names: (`Email Address`, `student`), (`Response 1`, `values.a`).
  std::vector<std::pair<std::string, std::string>> columns = {};
  std::size_t max_bytes = std::size_t{16} << 20;
};

/// What a file of answers holds.
struct SubmissionFile {
  std::vector<Submission> submissions;
  std::vector<Error> findings = {};  ///< what is odd about the file as a whole, told once
  /// Of a CSV: the titles of its columns as typed, not all of very many, and of
  /// `SubmissionOptions::columns` the titles that were found among them.
  bool is_csv = false;
  std::vector<std::string> titles = {}, renamed = {};
};

/// Reads a file of answers, by steps 1 to 8 of the README's "What students may type". A CSV gives a
/// submission a row, any other file one.
///
/// Never fails: what can't be read is an `ungradable` submission. Texts are from strangers, and
/// stay texts.
/// Cost: linear in the text; nesting is bounded.
SubmissionFile read_submission_file(std::string_view text, const Exercise& exercise,
                                    const SubmissionOptions& options);

/// The submissions alone.
std::vector<Submission> read_submissions(std::string_view text, const Exercise& exercise,
                                         const SubmissionOptions& options);

}  // namespace gametree
