/// \file
/// Timing and memory of a piece of work, in a process of its own.
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <type_traits>
#include <utility>
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

inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

/// The median of `runs` runs, after one that is not counted.
inline double median_seconds(int runs, const std::function<void()>& work) {
  work();
  std::vector<double> times;
  for (int i = 0; i < runs; ++i) times.push_back(seconds_of(work));
  return median(std::move(times));
}

/// Two works beside each other: the medians of their seconds, and of how many times as long the
/// second takes.
struct Compared {
  double first = 0, second = 0, ratio = 0;
};

/// Runs them in turn, `runs` times after one that is not counted: a machine is faster at one time
/// than at another, and two runs that follow each other have it alike.
inline Compared compare_seconds(int runs, const std::function<void()>& first,
                                const std::function<void()>& second) {
  first();
  second();
  std::vector<double> firsts, seconds, ratios;
  for (int i = 0; i < runs; ++i) {
    firsts.push_back(seconds_of(first));
    seconds.push_back(seconds_of(second));
    ratios.push_back(seconds.back() / firsts.back());
  }
  return {median(std::move(firsts)), median(std::move(seconds)), median(std::move(ratios))};
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
