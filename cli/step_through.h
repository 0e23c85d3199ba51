/// \file
/// `gametree trace --step`: a trace on a terminal, a step a key.
#pragma once

#include <functional>

#include "gametree/report.h"
#include "stepper.h"
#include "streams.h"
#include "terminal.h"

namespace gametree::cli {

/// Why there can be no stepping here; empty: it can.
std::string_view why_no_stepping(const Streams& streams);

/// Asks for a key after each piece it is given, until `flow`.
class StepThrough {
 public:
  explicit StepThrough(Streams& streams);

  /// Where cards of a trace go.
  [[nodiscard]] const Sink& sink() const { return sink_; }

  /// From now on what comes is printed and nothing asked.
  void flow() { is_flowing_ = true; }

 private:
  void print_step(std::string_view step);
  StepWish ask();

  Streams& streams_;
  KeyTerminal terminal_;
  Stepper stepper_;
  bool is_flowing_ = false;
  Sink sink_;
};

}  // namespace gametree::cli
