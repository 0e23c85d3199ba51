/// \file
/// Timing and memory of a piece of work, in a process of its own.
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <type_traits>
#include <vector>

namespace gametree::bench {

/// The processor's time that this process has taken so far. Not the wall's: what else runs on the
/// machine would be measured too.
inline double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

inline double seconds_of(const std::function<void()>& work) {
  const double start = processor_seconds();
  work();
  return processor_seconds() - start;
}

/// The median of `runs` runs, after one that is not counted.
inline double median_seconds(int runs, const std::function<void()>& work) {
  work();
  std::vector<double> times;
  for (int i = 0; i < runs; ++i) times.push_back(seconds_of(work));
  std::ranges::nth_element(times, times.begin() + runs / 2);
  return times[static_cast<std::size_t>(runs / 2)];
}

/// Peak memory of this process so far, in bytes.
inline double peak_bytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) * 1024;
}

/// Runs `work` in a forked process and gives what it returned. Fork early: a child's peak memory is
/// never below its parent's at the fork.
template <class Result>
Result in_own_process(const std::function<Result()>& work) {
  static_assert(std::is_trivially_copyable_v<Result>);
  int ends[2];
  if (pipe(ends) != 0) std::abort();
  std::fflush(stdout);
  if (fork() == 0) {
    const Result result = work();
    const bool sent = write(ends[1], &result, sizeof result) == sizeof result;
    _exit(sent ? 0 : 1);
  }
  Result result{};
  if (read(ends[0], &result, sizeof result) != sizeof result) std::abort();
  close(ends[0]);
  close(ends[1]);
  wait(nullptr);
  return result;
}

}  // namespace gametree::bench
