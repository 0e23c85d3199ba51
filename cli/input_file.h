/// \file
/// A file or standard input as one text, and the tree or the exercise in it.
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "find_files.h"
#include "gametree/error.h"
#include "gametree/read_tree.h"
#include "gametree/report.h"
#include "gametree/tree.h"
#include "streams.h"

namespace gametree::cli {

/// Bytes that were read. Not a std::string, which would write zeros over its memory first.
class InputText {
 public:
  [[nodiscard]] std::string_view view() const { return {bytes_.get(), size_}; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t capacity() const { return capacity_; }

  /// Room for so many bytes in all. What was read stays.
  void reserve(std::size_t capacity);
  /// The room that is left; `grow_by` says how much of it was used.
  [[nodiscard]] char* room() { return bytes_.get() + size_; }
  void grow_by(std::size_t bytes) { size_ += bytes; }

 private:
  struct Free {
    void operator()(char* bytes) const { std::free(bytes); }
  };

  std::unique_ptr<char, Free> bytes_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

/// Reads all of `path`, or of `standard_input` where it is `-`. A regular file takes its size in
/// memory; a pipe at most twice that.
///
/// \error  cannot_read_file; too_many_bytes, before the memory is taken; file_changes.
Result<InputText> read_input(const std::string& path, std::size_t max_bytes,
                             std::FILE* standard_input);

/// The same of a file that was found in a folder, where nothing is read through a link.
Result<InputText> read_found(const FoundFile& found, std::size_t max_bytes);

/// How the tree in a file is to be read.
struct InputOptions : ReadOptions {
  std::string tree = {};  ///< which one of an exercise, by its name; empty: the only one
};

/// The tree in a file, which may be an exercise's: one that has a problem has none. Errors name the
/// file; `status_of` is their exit status.
Result<GameTree> load_tree(const std::string& path, InputOptions options, Streams& streams);

/// All that is wrong with the tree or the exercise in a file. `path` is borrowed by the report.
CheckReport check_file(const std::string& path, ReadOptions options, Streams& streams);

}  // namespace gametree::cli
