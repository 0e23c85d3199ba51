/// \file
/// Where results go: standard output, or a file that is written whole or not at all.
#include "output_file.h"

#include <fcntl.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is POSIX's
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>

#include "ending_signals.h"
#include "terminal.h"

namespace gametree::cli {
namespace {

// What a signal handler has to remove; at most one file is being written.
std::array<char, PATH_MAX> g_temporary{};

extern "C" void remove_temporary_and_die(int signal) {
  if (g_temporary[0] != '\0') ::unlink(g_temporary.data());
  end_by(signal);
}

void remove_on_signals(const std::string& path) {
  std::copy_n(path.c_str(), std::min(path.size() + 1, g_temporary.size()), g_temporary.data());
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
    struct sigaction before {};
    ::sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN) handle_ending(signal, remove_temporary_and_die);
  }
}

/// Signals that would end the process wait for its end: what they have to remove is being made.
class SignalsWait {
 public:
  SignalsWait() {
    sigset_t all;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_BLOCK, &all, &before_);
  }
  SignalsWait(const SignalsWait&) = delete;
  SignalsWait& operator=(const SignalsWait&) = delete;
  ~SignalsWait() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

std::string resolved(const std::string& path) {
  char* real = ::realpath(path.c_str(), nullptr);
  if (real == nullptr) return path;
  std::string result = real;
  std::free(real);
  return result;
}

/// Whether `path` is the very file that `stream` writes to, as `/dev/stdout` is.
bool is_same_file(const struct stat& path, std::FILE* stream) {
  struct stat other {};
  const int descriptor = ::fileno(stream);
  return descriptor >= 0 && ::fstat(descriptor, &other) == 0 && path.st_dev == other.st_dev &&
         path.st_ino == other.st_ino;
}

mode_t new_file_mode() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

}  // namespace

OutputFile::OutputFile(const std::string& path, std::FILE* standard_output)
    : name_(path), file_(standard_output) {
  struct stat status {};
  const bool exists = !path.empty() && path != "-" && ::stat(path.c_str(), &status) == 0;
  if (path.empty() || path == "-" || (exists && is_same_file(status, standard_output))) {
    name_ = "standard output";
    return;
  }
  is_owned_ = true;
  target_ = resolved(path);
  if (exists && !S_ISREG(status.st_mode)) {
    file_ = std::fopen(path.c_str(), "we");
    if (file_ == nullptr) fail();
  } else {
    open_temporary();
    if (file_ != nullptr) ::fchmod(::fileno(file_), exists ? status.st_mode : new_file_mode());
  }
}

void OutputFile::open_temporary() {
  const std::size_t slash = target_.rfind('/');
  temporary_ = slash == std::string::npos ? "" : target_.substr(0, slash + 1);
  temporary_ += ".gametree-XXXXXX";
  const SignalsWait until_known;
  const int descriptor = ::mkostemp(temporary_.data(), O_CLOEXEC);
  file_ = descriptor < 0 ? nullptr : ::fdopen(descriptor, "w");
  if (file_ == nullptr) {
    temporary_.clear();
    return fail();
  }
  remove_on_signals(temporary_);
}

OutputFile::~OutputFile() { discard(); }

bool OutputFile::write(std::string_view text) {
  if (is_closed()) return false;
  wrote_ = wrote_ || !text.empty();
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail();
  return !is_closed();
}

std::optional<Error> OutputFile::finish() {
  if (!is_closed() && std::fflush(file_) != 0) fail();
  if (!is_closed() && wrote_ && !temporary_.empty()) {
    if (std::rename(temporary_.c_str(), target_.c_str()) != 0)
      fail();
    else
      temporary_.clear();
  }
  discard();
  return error_;
}

void OutputFile::fail() {
  if (errno == EPIPE) {
    reader_left_ = true;
    return;
  }
  Error error;
  error.code = ErrorCode::cannot_write_file;
  error.facts = {std::strerror(errno)};
  error.source = name_;
  error_ = std::move(error);
}

void OutputFile::discard() {
  if (is_owned_ && file_ != nullptr) std::fclose(file_);
  is_owned_ = false;
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
  temporary_.clear();
  g_temporary[0] = '\0';
}

Colors colors(const OutputOptions& options, const Streams& streams) {
  switch (options.color) {
    case ColorChoice::always:
      return Colors::ansi;
    case ColorChoice::never:
      return Colors::none;
    case ColorChoice::automatic:
      break;
  }
  const bool is_wanted = options.file.empty() && environment("NO_COLOR").empty() &&
                         environment("TERM") != "dumb" && is_terminal(streams.out);
  return is_wanted ? Colors::ansi : Colors::none;
}

int with_output(const OutputOptions& options, Streams& streams,
                const std::function<int(OutputFile&)>& produce) {
  OutputFile file(options.file, streams.out);
  int status = file.is_closed() ? kDone : produce(file);
  if (const std::optional<Error> error = file.finish()) {
    print_error(*error, streams);
    status = kFailed;
  }
  return status;
}

Sink sink_into(OutputFile& file) {
  return [&file](std::string_view text) { return file.write(text); };
}

}  // namespace gametree::cli
