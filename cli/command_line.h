/// \file
/// One command's command line: parsed, explained by --help, or refused with what was meant.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app.h"
#include "streams.h"

namespace gametree::cli {

/// What help says of a command; its options are set up in its own file.
struct CommandText {
  std::string_view name;
  std::string_view arguments;  ///< `FILE`; ends in `...` where there may be several
  std::string_view summary;    ///< for the list of commands: begins with a small letter, no dot
  std::string_view detail;     ///< more about it, a sentence or two on lines of their own; or empty
  std::string_view example;    ///< what is typed and printed, lines from the left margin
};

/// Parses into what `app` was set up with.
///
/// \return the exit status where the command ends here: after --help or --version, or because the
///         line is wrong, which is said on `streams.err`.
std::optional<int> parse(CLI::App& app, const CommandText& text,
                         const std::vector<std::string>& arguments, Streams& streams);

/// The files behind the first one: what `app` left over, without the mark `--`.
std::vector<std::string> extra_files(const CLI::App& app);

/// Says that the command line is wrong, and where help is. Returns the exit status.
int refuse_usage(std::string_view command, std::string_view problem, Streams& streams);

/// `; did you mean X?` or nothing.
std::string did_you_mean(std::string_view given, const std::vector<std::string_view>& known);

}  // namespace gametree::cli
