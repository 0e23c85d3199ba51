/// \file
/// What a layout is, and the layouts there are.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/export_layout.h"

namespace gametree::handin {

/// Folders and the name of a file, the export's own name first.
using Parts = std::span<const std::string>;

/// Who a folder of the export is from.
using ListedFolders = std::map<std::string, std::vector<PlatformStudent>, std::less<>>;

/// A platform's list of folders, and where it lies: what is elsewhere may be a student's.
struct ExportList {
  Parts folder;
  ListedFolders folders;
};

/// To add one: write handin/<name>.cpp, and add a line to the table in layouts.cpp.
struct Layout {
  std::string_view name;
  /// None: the place doesn't fit. `list` is null where the export has none.
  std::optional<PlatformFacts> (*facts)(Parts parts, const ExportList* list);
  std::string_view list_name = {};  ///< the file's name; empty: the platform writes no list
  Result<ListedFolders> (*read_list)(std::string_view text, const std::string& source) = nullptr;
};

std::optional<PlatformFacts> canvas_facts(Parts parts, const ExportList* list);
std::optional<PlatformFacts> moodle_facts(Parts parts, const ExportList* list);
std::optional<PlatformFacts> gradescope_facts(Parts parts, const ExportList* list);
std::optional<PlatformFacts> autolab_facts(Parts parts, const ExportList* list);
std::optional<PlatformFacts> github_facts(Parts parts, const ExportList* list);

Result<ListedFolders> read_gradescope_list(std::string_view text, const std::string& source);
Result<ListedFolders> read_github_list(std::string_view text, const std::string& source);

}  // namespace gametree::handin
