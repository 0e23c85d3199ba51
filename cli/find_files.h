/// \file
/// Files of answers, found: those that are named, and all in folders.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "gametree/error.h"
#include "streams.h"

namespace gametree::cli {

/// A file or an archive of answers.
struct FoundFile {
  std::string path;                ///< as it is opened, and as people know it
  std::vector<std::string> parts;  ///< its place in the export: the argument's own name first
  std::size_t argument = 0;        ///< files that are named one by one are one export
  bool is_archive = false;
  bool is_argument = false;  ///< an archive that is named holds a class's files, not a student's
};

/// The files that arguments stand for, in their order: a folder's files and those of the folders in
/// it, by path. What in a folder is hidden, a link or a device is passed over, and said on
/// `streams.err`; so is the exercise, wherever it lies. One that can't be looked into stands for
/// itself: reading it will say why.
std::vector<FoundFile> find_answer_files(const std::vector<std::string>& arguments,
                                         const std::string& exercise, Streams& streams);

/// The paths alone.
std::vector<std::string> paths_of(const std::vector<FoundFile>& files);

/// Why nothing can have been handed in as a file that is named: there is no such file. None: there
/// is.
std::optional<Error> find_missing(const FoundFile& file);

}  // namespace gametree::cli
