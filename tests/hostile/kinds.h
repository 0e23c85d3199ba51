/// \file
/// What strangers hand in to break a run, or what is no answer at all: a line a kind.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/sandbox.h"

namespace gametree::test {

/// A way to be hostile.
struct HostileKind {
  std::string_view name;
  /// Puts it into the class's folder `hw`, under names that begin with `x-`.
  void (*hand_in)(const Sandbox&);
};

const std::vector<HostileKind>& hostile_kinds();

}  // namespace gametree::test
