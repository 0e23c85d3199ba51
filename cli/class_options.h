/// \file
/// How a class is graded: --roster, --map, --layout and --attempt tell its students apart,
/// --threads says how many at once.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app.h"
#include "gametree/hand_in.h"
#include "gametree/roster.h"
#include "ordered_work.h"
#include "streams.h"

namespace gametree::cli {

struct ClassOptions {
  std::string roster, map;  ///< files; empty: there is none
  std::string roster_list;  ///< the platform's list that the roster is; empty: its titles say
  std::string layout;       ///< empty: told from the files
  AttemptRule attempt = AttemptRule::none;
  std::size_t threads = available_processors();  ///< that read and grade
};

void add_class_options(CLI::App& app, ClassOptions& options);

/// The files that the options name.
struct ClassFiles {
  std::optional<Roster> roster;
  std::optional<StudentMap> map;

  [[nodiscard]] ClassRules rules(AttemptRule attempt) const;
};

/// Reads them. None: one can't be read, which is said on `streams.err`.
///
/// \param columns  titles of the roster by other names.
std::optional<ClassFiles> load_class(const ClassOptions& options, const ColumnNames& columns,
                                     Streams& streams);

/// The paths of the files that the options name.
std::vector<std::string> paths_of(const ClassOptions& options);

}  // namespace gametree::cli
