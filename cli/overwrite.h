/// \file
/// Outputs that would replace what a run reads, or one another.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

/// Refuses to go on where an output is the same file as an input, under whatever name or link, or
/// as another output. Nothing may have been written before. Returns the exit status; kDone: all is
/// well.
///
/// \param inputs   `-` is standard input.
/// \param outputs  empty or `-` is standard output.
int refuse_overwriting(std::string_view command, const std::vector<std::string>& inputs,
                       const std::vector<std::string>& outputs, Streams& streams);

/// Does so, and then writes an output as with_output does.
int with_new_output(std::string_view command, const std::vector<std::string>& inputs,
                    const OutputOptions& options, Streams& streams,
                    const std::function<int(OutputFile&)>& write);

}  // namespace gametree::cli
