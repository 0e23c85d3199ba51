/// \file
/// Benchmark: `gametree eval` of a small file as a whole process, beside /bin/true.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/measure.h"

extern char** environ;

namespace gametree::bench {
namespace {

constexpr int kRuns = 500;
constexpr double kTarget = 8;

/// Runs a program to its end; its output goes nowhere.
void run(std::vector<std::string> arguments) {
  std::vector<char*> argv;
  argv.reserve(arguments.size() + 1);
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  int status = 0;
  const bool started = posix_spawn(&child, argv[0], &actions, nullptr, argv.data(), environ) == 0;
  posix_spawn_file_actions_destroy(&actions);
  if (!started || waitpid(child, &status, 0) != child || status != 0) {
    std::fprintf(stderr, "%s failed\n", argv[0]);
    std::exit(1);
  }
}

/// By the wall's clock, since the work is another process's.
double wall_seconds_of(const std::vector<std::string>& command) {
  const auto start = std::chrono::steady_clock::now();
  run(command);
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

void compare(const char* what, const std::vector<std::string>& command) {
  const std::vector<std::string> nothing = {"/bin/true"};
  std::vector<double> own, theirs;
  own.reserve(kRuns);
  theirs.reserve(kRuns);
  for (int i = 0; i < kRuns; ++i) {  // in turn, so that both meet the same load
    own.push_back(wall_seconds_of(command));
    theirs.push_back(wall_seconds_of(nothing));
  }
  std::printf("%-20s  %6.2f ms, /bin/true %5.2f ms: %5.1f times as long (target at most %.0f)\n",
              what, median(own) * 1e3, median(theirs) * 1e3, median(own) / median(theirs), kTarget);
}

}  // namespace
}  // namespace gametree::bench

int main() {
  using namespace gametree::bench;
  const std::string tree = GAMETREE_SOURCE_DIR "/exercises/three-branches/tree.yaml";
  compare("eval tree.yaml", {GAMETREE_BINARY, "eval", tree});
  compare("eval --json tree.yaml", {GAMETREE_BINARY, "eval", "--json", tree});
  return 0;
}
