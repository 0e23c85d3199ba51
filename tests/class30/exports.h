/// \file
/// The class as each platform exports it, made from the one table of the class.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace gametree::test {

struct File {
  std::string path, text;
};

struct Export {
  std::string platform;
  std::vector<File> submissions;               ///< in the order of `hand_ins`
  std::vector<File> others;                    ///< lists of the platform, what systems leave behind
  std::map<std::string, std::string> last_of;  ///< who handed in, the path of the last attempt
  bool knows_groups = false;                   ///< else `--map` has to tell
};

/// All five, by the names that `--layout` knows.
std::vector<Export> exports();
Export export_of(const std::string& platform);

/// The text of a file: the line that says whose it is, where there is one, and answers.
std::string file_of(const std::string& says, const std::string& kind);

/// `--roster`: every column.
std::string roster();

/// `--map` for an export that lies in `folder`: the groups that the platform does not know.
std::string groups_map(const Export& all, const std::string& folder);

/// A cell of a CSV file, quoted where it must be.
std::string csv_cell(const std::string& text);

}  // namespace gametree::test
