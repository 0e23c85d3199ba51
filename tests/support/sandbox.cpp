/// \file
/// The real program, run by a shell in a fresh folder.
#include "support/sandbox.h"

#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace gametree::test {
namespace {

namespace fs = std::filesystem;

void write_file(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string quoted(const fs::path& path) { return "'" + path.string() + "'"; }

}  // namespace

Sandbox::Sandbox() {
  std::string name = (fs::temp_directory_path() / "gametree-test-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  outer_ = name;
  folder_ = outer_ / "work";
  fs::create_directory(folder_);
}

Sandbox::~Sandbox() {
  std::error_code ignored;
  fs::remove_all(outer_, ignored);
}

void Sandbox::write(const std::string& name, const std::string& text) const {
  write_file(folder_ / name, text);
}

std::string Sandbox::read(const std::string& name) const { return read_file(folder_ / name); }

bool Sandbox::has(const std::string& name) const { return fs::exists(folder_ / name); }

Outcome Sandbox::run(const std::string& script, const std::string& input) const {
  const fs::path binary = GAMETREE_BINARY;
  write_file(outer_ / "script", script);
  write_file(outer_ / "in", input);
  const std::string command = "cd " + quoted(folder_) +
                              " && env -u NO_COLOR PATH=" + quoted(binary.parent_path()) +
                              ":\"$PATH\" bash ../script <../in " + ">../out 2>../err";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_file(outer_ / "out"),
          read_file(outer_ / "err")};
}

Outcome run(const std::string& script, const std::string& input) {
  return Sandbox().run(script, input);
}

}  // namespace gametree::test
