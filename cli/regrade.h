/// \file
/// What holds from run to run: a person's marks, and the grades of an earlier run.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app.h"
#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/marks.h"
#include "gametree/regrade.h"
#include "gametree/roster.h"
#include "streams.h"

namespace gametree::cli {

struct RegradeOptions {
  std::string marks, previous;  ///< files; empty: there is none
};

/// --marks, --previous.
void add_regrade_options(CLI::App& app, RegradeOptions& options);

/// The files that the options name.
struct RegradeFiles {
  std::optional<Marks> marks;
  std::optional<EarlierGrades> previous;

  /// Lays the marks over the grades. Those of nobody are said on `streams.err`, and are a status.
  int apply_marks(std::vector<GradedSubmission>& submissions, const Exercise& exercise,
                  Streams& streams) const;
  /// None: no earlier run is known. Borrows from both.
  [[nodiscard]] std::optional<GradeChanges> changes(const GradeBook& book) const;
};

/// Reads them. None: one can't be read, which is said on `streams.err`.
///
/// \param roster  may be null.
std::optional<RegradeFiles> load_regrade(const RegradeOptions& options, const Exercise& exercise,
                                         const Roster* roster, Streams& streams);

/// The paths of the files that the options name.
std::vector<std::string> paths_of(const RegradeOptions& options);

}  // namespace gametree::cli
