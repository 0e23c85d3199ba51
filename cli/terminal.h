/// \file
/// A terminal that gives keys one by one, and is itself again whatever ends the program.
#pragma once

#include <cstddef>
#include <cstdio>
#include <optional>

#include "streams.h"

namespace gametree::cli {

/// Whether a person reads and types there.
bool is_terminal(std::FILE* stream);

/// How many columns it has; none where nobody reads there, or it does not tell.
std::optional<std::size_t> terminal_columns(std::FILE* stream);

/// Keys without Enter and without echo, as long as it lives. Ctrl-C still ends the program, and
/// Ctrl-Z stops it. There is one at a time.
class KeyTerminal {
 public:
  explicit KeyTerminal(const Streams& streams);
  KeyTerminal(const KeyTerminal&) = delete;
  KeyTerminal& operator=(const KeyTerminal&) = delete;
  ~KeyTerminal();

  /// Waits for a key; none once nothing can come any more.
  std::optional<char> key();

 private:
  int descriptor_;
};

}  // namespace gametree::cli
