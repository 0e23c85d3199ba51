/// \file
/// What is to be done before a signal ends the program.
#pragma once

namespace gametree::cli {

/// Has `handler` called by the signal, while all others wait: the same signal may come twice at
/// once, and what ends the program by default must not do so before the handler is through.
void handle_ending(int signal, void (*handler)(int));

/// The last call of such a handler: the signal ends the program as it would have, once the handler
/// returns.
void end_by(int signal);

}  // namespace gametree::cli
