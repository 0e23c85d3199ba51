/// \file
/// The commands, and the program that runs one of them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "command_line.h"
#include "streams.h"

namespace gametree::cli {

/// A command: what help says of it, and what runs it.
struct Command {
  const CommandText& text;
  int (*run)(const std::vector<std::string>& arguments, Streams& streams);
};

/// All of them, in the order of help.
std::span<const Command> commands();

/// Runs `gametree ARGUMENTS...`. Returns the exit status.
int run(const std::vector<std::string>& arguments, Streams& streams);

}  // namespace gametree::cli
