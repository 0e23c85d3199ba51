/// \file
/// Archives of answers, read in place: nothing of them is ever written, and nothing in them names a
/// file outside.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "find_files.h"
#include "gametree/error.h"
#include "passed_over.h"

namespace gametree::cli {

/// What an archive may hold.
struct ArchiveLimits {
  std::size_t member_bytes = 0;
  std::size_t members = 20'000;
  std::size_t bytes = std::size_t{512} << 20;
  /// How many times its own size, once it holds as much as a few honest files do: text shrinks to a
  /// tenth, and what shrinks to a thousandth was made for it.
  std::size_t expansion = 100;
};

/// A file in an archive.
struct ArchiveMember {
  std::vector<std::string> parts;  ///< none of them leads upwards
  std::string text = {};
  std::optional<Error> error = {};  ///< why it can't be read; it names no file
};

/// Reads the files of a `.zip`, in its order. Links are no files; hidden files, what systems leave
/// behind and archives are passed over.
///
/// \return why reading ended before the archive did: archive_broken, archive_too_many,
///         archive_too_large, archive_expands; that it can't be opened, or changed meanwhile:
///         cannot_read_file, file_changes.
std::optional<Error> read_archive(const FoundFile& found, const ArchiveLimits& limits,
                                  PassedOver& passed_over,
                                  const std::function<void(ArchiveMember)>& take);

}  // namespace gametree::cli
