/// \file
/// A terminal that gives keys one by one: its line editing is off, its signals stay on.
#include "terminal.h"

#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is POSIX's
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>

#include "ending_signals.h"

namespace gametree::cli {
namespace {

// What a signal handler has to put back.
int g_descriptor = -1;
termios g_before{};
termios g_keys{};

constexpr std::array kEnding{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

void set_action(int signal, void (*handler)(int), int flags) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  ::sigaction(signal, &action, nullptr);
}

extern "C" void restore_and_die(int signal) {
  ::tcsetattr(g_descriptor, TCSANOW, &g_before);
  // So that what comes next does not stand behind the prompt. If it fails, nothing is lost.
  [[maybe_unused]] const ssize_t written = ::write(g_descriptor, "\n", 1);
  end_by(signal);
}

/// Shells put their own settings in place while a program is stopped.
extern "C" void take_again(int) {
  const int error = errno;
  ::tcsetattr(g_descriptor, TCSANOW, &g_keys);
  errno = error;
}

}  // namespace

bool is_terminal(std::FILE* stream) {
  const int descriptor = ::fileno(stream);
  return descriptor >= 0 && ::isatty(descriptor) == 1;
}

std::optional<std::size_t> terminal_columns(std::FILE* stream) {
  winsize size{};
  if (!is_terminal(stream) || ::ioctl(::fileno(stream), TIOCGWINSZ, &size) != 0)
    return std::nullopt;
  return size.ws_col == 0 ? std::nullopt : std::optional<std::size_t>(size.ws_col);
}

KeyTerminal::KeyTerminal(const Streams& streams) : descriptor_(::fileno(streams.in)) {
  g_descriptor = descriptor_;
  ::tcgetattr(descriptor_, &g_before);
  g_keys = g_before;
  g_keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  g_keys.c_cc[VMIN] = 1;
  g_keys.c_cc[VTIME] = 0;
  for (const int signal : kEnding) handle_ending(signal, restore_and_die);
  set_action(SIGCONT, take_again, SA_RESTART);
  ::tcsetattr(descriptor_, TCSANOW, &g_keys);
}

KeyTerminal::~KeyTerminal() {
  set_action(SIGCONT, SIG_DFL, 0);
  ::tcsetattr(descriptor_, TCSANOW, &g_before);
  for (const int signal : kEnding) set_action(signal, SIG_DFL, 0);
}

std::optional<char> KeyTerminal::key() {
  char key = 0;
  ssize_t got = 0;
  do {
    got = ::read(descriptor_, &key, 1);
  } while (got < 0 && errno == EINTR);
  if (got != 1) return std::nullopt;
  return key;
}

}  // namespace gametree::cli
