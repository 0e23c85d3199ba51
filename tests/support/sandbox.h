/// \file
/// The real program, run by a shell in a fresh folder.
#pragma once

#include <filesystem>
#include <string>

namespace gametree::test {

/// What a run left behind.
struct Outcome {
  int status = 0;
  std::string out, err;
};

/// A folder that is removed at the end. `gametree` is on the PATH of what runs in it.
class Sandbox {
 public:
  Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;
  ~Sandbox();

  void write(const std::string& name, const std::string& text) const;
  [[nodiscard]] std::string read(const std::string& name) const;
  [[nodiscard]] bool has(const std::string& name) const;
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

  /// Runs a bash script there, with `input` as its standard input.
  [[nodiscard]] Outcome run(const std::string& script, const std::string& input = "") const;

 private:
  std::filesystem::path outer_;   // holds what a run needs
  std::filesystem::path folder_;  // what the script sees
};

/// One run of a script in a sandbox of its own.
Outcome run(const std::string& script, const std::string& input = "");

}  // namespace gametree::test
