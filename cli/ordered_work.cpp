/// \file
/// How many threads a machine has for a process.
#include "ordered_work.h"

#if defined(__linux__)
#include <sched.h>
#endif

namespace gametree::cli {

std::size_t available_processors() {
#if defined(__linux__)  // where the standard's count is that of the whole machine
  cpu_set_t processors;
  CPU_ZERO(&processors);
  if (::sched_getaffinity(0, sizeof processors, &processors) == 0)
    return static_cast<std::size_t>(std::max(1, CPU_COUNT(&processors)));
#endif
  return std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace gametree::cli
