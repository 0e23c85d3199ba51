/// \file
/// A file that is open, and closed at the end; and whether it stayed as it was meanwhile.
#pragma once

#include <sys/stat.h>

#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>

#include "find_files.h"
#include "gametree/error.h"

namespace gametree::cli {

/// A file, opened for reading.
class Descriptor {
 public:
  /// As someone named it: a link is followed, a pipe is waited for. Standard input, `-`, stays
  /// open.
  Descriptor(const std::string& path, std::FILE* standard_input);

  /// As it was found: below what someone named no link is followed, and no pipe is waited for,
  /// whatever took a file's place since.
  explicit Descriptor(const FoundFile& found);

  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor();

  /// Why it could not be opened: cannot_read_file, or file_changes where it is no file any more.
  /// Says no path.
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool is_regular() const { return S_ISREG(status_.st_mode); }

  /// Bytes of a regular file, when it was opened; 0 of anything else, whose size only reading
  /// tells.
  [[nodiscard]] std::size_t size() const;

  /// Whether it is a regular file that was written to since it was opened.
  [[nodiscard]] bool has_changed() const;

 private:
  int number_;
  bool is_owned_;
  struct stat status_ {};
  std::optional<Error> error_;
};

/// What the system says of its last call that failed, as an error without a file.
Error cannot_read();

}  // namespace gametree::cli
