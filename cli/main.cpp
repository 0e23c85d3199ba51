/// \file
/// The process: its streams, its exit status, and what must never end it badly.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

#include "commands.h"
#include "gametree/error.h"

namespace {

using gametree::cli::kFailed;
using gametree::cli::Streams;

/// A stream that was closed by whoever started us: without this, the next file that is opened takes
/// its number, and what is meant for the stream lands in the file.
void hold_standard_descriptors() {
  for (int descriptor = 0; descriptor <= 2; ++descriptor)
    // Opened the wrong way round, so that its use still is an error.
    if (::fcntl(descriptor, F_GETFD) == -1 && errno == EBADF)
      ::open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
}

/// What is still in the buffer of standard output, such as help, may fail to be written too.
int flush(int status, Streams& streams) {
  if (std::fflush(streams.out) == 0 || errno == EPIPE) return status;
  gametree::Error error;
  error.code = gametree::ErrorCode::cannot_write_file;
  error.facts = {std::strerror(errno)};
  error.source = "standard output";
  gametree::cli::print_error(error, streams);
  return kFailed;
}

}  // namespace

int main(int argc, char** argv) {
  hold_standard_descriptors();
  std::signal(SIGXFSZ, SIG_IGN);  // then a file that may not grow is an error of writing it
  std::signal(SIGPIPE, SIG_IGN);  // a reader that leaves, such as head, is no reason to die loudly
  Streams streams{stdin, stdout, stderr};
  try {
    const int status = gametree::cli::run(std::vector<std::string>(argv + 1, argv + argc), streams);
    return flush(status, streams);
  } catch (const std::bad_alloc&) {
  } catch (const std::length_error&) {  // of a string or vector that can't be that long
  }
  std::fputs("gametree: error: out of memory\n", stderr);
  return kFailed;
}
