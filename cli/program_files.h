/// \file
/// The program that is running, as files: itself, what it is linked with, and what loads it.
#pragma once

#include <string>
#include <vector>

namespace gametree::cli {

/// A file by the name under which it is looked for, which may be a link's.
struct ProgramFile {
  std::string name;
  std::string path;
};

struct ProgramFiles {
  std::string program;                 ///< path
  std::vector<ProgramFile> libraries;  ///< by name, the loader among them
  std::string loader;  ///< its name among the libraries; empty: linked in whole, it needs none
};

/// What is needed to run this program elsewhere.
ProgramFiles program_files();

}  // namespace gametree::cli
