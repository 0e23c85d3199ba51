/// \file
/// Where a command reads and writes, and how it ends.
#include "streams.h"

#include <algorithm>
#include <array>

#include "gametree/messages.h"

namespace gametree::cli {

void print(std::string_view text, std::FILE* stream) {
  std::fwrite(text.data(), 1, text.size(), stream);
}

int status_of(const Error& error) {
  // The file is fine; the option is the mistake.
  constexpr std::array kOptions{ErrorCode::root_option_unused, ErrorCode::root_option_of_exercise,
                                ErrorCode::tree_option_unused, ErrorCode::tree_option_missing,
                                ErrorCode::tree_option_unknown};
  return std::ranges::find(kOptions, error.code) != kOptions.end() ? kUsage : kFailed;
}

void print_error(const Error& error, Streams& streams) { print(render(error), streams.err); }

}  // namespace gametree::cli
