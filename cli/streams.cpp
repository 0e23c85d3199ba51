/// \file
/// Where a command reads and writes, and how it ends.
#include "streams.h"

#include "gametree/messages.h"

namespace gametree::cli {

void print(std::string_view text, std::FILE* stream) {
  std::fwrite(text.data(), 1, text.size(), stream);
}

int status_of(const Error& error) {
  // The tree is fine; the option is the mistake.
  return error.code == ErrorCode::root_option_unused ? kUsage : kFailed;
}

void print_error(const Error& error, Streams& streams) { print(render(error), streams.err); }

}  // namespace gametree::cli
