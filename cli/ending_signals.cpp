/// \file
/// What is to be done before a signal ends the program.
#include "ending_signals.h"

#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is POSIX's

namespace gametree::cli {

// Not SA_RESETHAND: between the reset and the handler's mask the system would let a second signal
// end the program.
void handle_ending(int signal, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  ::sigfillset(&action.sa_mask);
  ::sigaction(signal, &action, nullptr);
}

void end_by(int signal) {
  struct sigaction action {};
  action.sa_handler = SIG_DFL;
  ::sigaction(signal, &action, nullptr);
  ::raise(signal);
}

}  // namespace gametree::cli
