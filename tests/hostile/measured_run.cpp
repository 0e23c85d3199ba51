/// \file
/// The program run by itself, with what it took.
#include "hostile/measured_run.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace gametree::test {
namespace {

constexpr unsigned kTooLong = 120;  // seconds

[[noreturn]] void become_program(const Sandbox& box, const std::vector<std::string>& arguments) {
  if (::chdir(box.folder().c_str()) != 0) ::_exit(126);
  const int out = ::open("out", O_WRONLY | O_CREAT | O_TRUNC, 0600);
  const int err = ::open("err", O_WRONLY | O_CREAT | O_TRUNC, 0600);
  const int in = ::open("/dev/null", O_RDONLY);
  if (::dup2(in, 0) < 0 || ::dup2(out, 1) < 0 || ::dup2(err, 2) < 0) ::_exit(126);
  std::vector<char*> words{const_cast<char*>("gametree")};
  for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  ::alarm(kTooLong);
  ::execv(GAMETREE_BINARY, words.data());
  ::_exit(127);
}

}  // namespace

MeasuredRun measured_run(const Sandbox& box, const std::vector<std::string>& arguments) {
  const pid_t child = ::fork();
  if (child == 0) become_program(box, arguments);
  int status = 0;
  rusage used{};
  ::wait4(child, &status, 0, &used);
  constexpr std::size_t kKilo = 1024;
  return {.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
          .is_hung = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM,
          .bytes = static_cast<std::size_t>(used.ru_maxrss) * kKilo};
}

}  // namespace gametree::test
