/// \file
/// Where a command reads and writes, and how it ends: the process's own in main, others in tests.
#pragma once

#include <cstdio>
#include <string_view>

#include "gametree/error.h"

namespace gametree::cli {

/// Exit statuses. With several files, the highest counts.
inline constexpr int kDone = 0;
inline constexpr int kNeedsALook = 1;  ///< `check` found a problem in a file it could open
inline constexpr int kUsage = 2;       ///< the command line is wrong, or rules don't fit the tree
inline constexpr int kFailed = 3;      ///< a file can't be read or written

/// Borrowed. Results go to `out`, everything else to `err`.
struct Streams {
  std::FILE* in;
  std::FILE* out;
  std::FILE* err;
};

/// The exit status of a file that could not be read, or whose text is no tree.
int status_of(const Error& error);

/// Says what went wrong, as `gametree::render` has it.
void print_error(const Error& error, Streams& streams);

/// Writes to a stream as it is.
void print(std::string_view text, std::FILE* stream);

}  // namespace gametree::cli
