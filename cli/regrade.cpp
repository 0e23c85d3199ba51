/// \file
/// What holds from run to run: a person's marks, and the grades of an earlier run.
#include "regrade.h"

#include <CLI/CLI.hpp>
#include <utility>

#include "gametree/messages.h"
#include "named_file.h"

namespace gametree::cli {
namespace {

constexpr std::size_t kMaxMarks = std::size_t{16} << 20;
constexpr std::size_t kMaxRecord = std::size_t{1} << 30;

}  // namespace

void add_regrade_options(CLI::App& app, RegradeOptions& options) {
  app.add_option("--marks", options.marks,
                 "a person's marks, which win, a CSV: student,question,points,comment")
      ->type_name("FILE");
  app.add_option("--previous", options.previous,
                 "an earlier run's --json: says whose grade changed, and why")
      ->type_name("FILE");
}

int RegradeFiles::apply_marks(std::vector<GradedSubmission>& submissions, const Exercise& exercise,
                              Streams& streams) const {
  if (!marks) return kDone;
  const std::vector<Error> unused = marks->apply(submissions, exercise);
  for (const Error& error : unused) print(render(error, Severity::warning), streams.err);
  return unused.empty() ? kDone : kNeedsALook;
}

std::optional<GradeChanges> RegradeFiles::changes(const GradeBook& book) const {
  if (!previous) return std::nullopt;
  return compare_grades(*previous, book);
}

std::optional<RegradeFiles> load_regrade(const RegradeOptions& options, const Exercise& exercise,
                                         const Roster* roster, Streams& streams) {
  RegradeFiles files;
  const auto read_marks = [&](std::string_view text, const std::string& path) {
    return Marks::read(text, path, exercise, roster);
  };
  const auto read_record = [&](std::string_view text, const std::string& path) {
    return EarlierGrades::read(text, path, exercise.id);
  };
  const bool has_marks = load_named(options.marks, kMaxMarks, files.marks, read_marks, streams);
  const bool has_previous =
      load_named(options.previous, kMaxRecord, files.previous, read_record, streams);
  if (!has_marks || !has_previous) return std::nullopt;
  return files;
}

std::vector<std::string> paths_of(const RegradeOptions& options) {
  std::vector<std::string> paths;
  for (const std::string* path : {&options.marks, &options.previous})
    if (!path->empty()) paths.push_back(*path);
  return paths;
}

}  // namespace gametree::cli
