/// \file
/// What holds from run to run: a person's marks, and the grades of an earlier run.
#include "regrade.h"

#include <CLI/CLI.hpp>
#include <utility>

#include "gametree/messages.h"
#include "input_file.h"

namespace gametree::cli {
namespace {

constexpr std::size_t kMaxMarks = std::size_t{16} << 20;
constexpr std::size_t kMaxRecord = std::size_t{1} << 30;

/// Reads a file by `read`, which takes its text, into `to`; true where all is well, or there is no
/// such file to read.
template <class T, class Read>
bool load(const std::string& path, std::size_t max_bytes, std::optional<T>& to, Streams& streams,
          const Read& read) {
  if (path.empty()) return true;
  const Result<InputText> text = read_input(path, max_bytes, streams.in);
  if (!text) {
    print_error(text.error(), streams);
    return false;
  }
  Result<T> value = read(text->view());
  if (!value) {
    print_error(value.error(), streams);
    return false;
  }
  to = *std::move(value);
  return true;
}

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
  const bool has_marks = load(
      options.marks, kMaxMarks, files.marks, streams,
      [&](std::string_view text) { return Marks::read(text, options.marks, exercise, roster); });
  const bool has_previous =
      load(options.previous, kMaxRecord, files.previous, streams, [&](std::string_view text) {
        return EarlierGrades::read(text, options.previous, exercise.id);
      });
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
