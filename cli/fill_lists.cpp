/// \file
/// Lists of platforms, read, filled and written; and an archive of feedback.
#include "fill_lists.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>
#include <utility>

#include "gametree/messages.h"
#include "gametree/number.h"
#include "gametree/text.h"
#include "input_file.h"
#include "option_values.h"
#include "output_file.h"
#include "zip_file.h"

namespace gametree::cli {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{16} << 20;

/// `canvas=gradebook.csv`.
ListFile read_list(const std::string& given) {
  const std::size_t equals = given.find('=');
  const std::string file = equals == std::string::npos ? "" : given.substr(equals + 1);
  if (file.empty() || file == "-")
    throw CLI::ValidationError(fmt::format(
        "--fill needs LIST=FILE, such as canvas=gradebook.csv, not \"{}\"", printable(given)));
  const std::size_t list = read_word("list", given.substr(0, equals), list_names());
  return {std::string(list_names()[list]), file};
}

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

/// The option is the mistake, not the list.
int status_of_list(const Error& error) {
  const bool is_option =
      error.code == ErrorCode::which_assignment || error.code == ErrorCode::unknown_assignment;
  return is_option ? kUsage : kFailed;
}

}  // namespace

void add_fill_options(CLI::App& app, HandBackOptions& options) {
  app.add_option_function<std::vector<std::string>>(
         "--fill",
         [&options](const std::vector<std::string>& given) {
           options.lists.clear();
           std::ranges::transform(given, std::back_inserter(options.lists), read_list);
         })
      ->allow_extra_args(false)
      ->type_name(alternatives(list_names()) + "=FILE");
  app.add_option("--assignment", options.assignment)->type_name("TITLE");
  app.add_option("--moodle-feedback", options.moodle_feedback)->type_name("FILE.zip");
}

std::string problem_of(const HandBackOptions& options, const ClassOptions& who) {
  if (!options.assignment.empty() && options.lists.empty())
    return "--assignment is for a list of --fill";
  if (!options.moodle_feedback.empty() && options.lists.empty() && who.roster.empty())
    return "--moodle-feedback needs participants: --fill moodle=FILE, or a --roster that has them";
  return "";
}

ClassOptions with_listed_roster(ClassOptions who, const HandBackOptions& options) {
  if (!who.roster.empty() || options.lists.empty()) return who;
  who.roster = options.lists.front().file;
  who.roster_list = options.lists.front().list;
  return who;
}

std::vector<std::string> paths_of(const HandBackOptions& options) {
  std::vector<std::string> paths;
  std::ranges::transform(options.lists, std::back_inserter(paths), &ListFile::file);
  return paths;
}

/// That the list counts otherwise is told once, and changes no grade.
void HandBack::tell(const FilledList& filled, const std::string& file, const GradeReport& report) {
  for (const Error& remark : filled.remarks) print(render(remark, Severity::warning), streams_.err);
  for (const Error& finding : filled.findings)
    print(render(finding, Severity::warning), streams_.err);
  if (filled.most && *filled.most != report.book.max_score)
    print(fmt::format("{}: warning: the most points here are {}, and the exercise has {}; grades "
                      "are not scaled\n",
                      printable(file), to_text(*filled.most), to_text(report.book.max_score)),
          streams_.err);
}

int HandBack::fill_one(const ListFile& list, const GradeReport& report, const Roster& roster) {
  const Result<InputText> text = read_input(list.file, kMaxBytes, streams_.in);
  if (!text) {
    print_error(text.error(), streams_);
    return kFailed;
  }
  Result<FilledList> filled =
      fill_list(list.list, text->view(), report, roster,
                {.source = list.file, .assignment = options_.assignment, .columns = columns_});
  if (!filled) {
    print_error(filled.error(), streams_);
    return status_of_list(filled.error());
  }
  tell(*filled, list.file, report);
  const int status = filled->findings.empty() ? kDone : kNeedsALook;
  std::ranges::copy(filled->renamed, std::back_inserter(renamed_));
  filled_.emplace_back(list.file, *std::move(filled));
  return status;
}

int HandBack::fill(const GradeReport& report, const ClassFiles& known) {
  int status = kDone;
  if (known.roster) std::ranges::copy(known.roster->renamed(), std::back_inserter(renamed_));
  for (const ListFile& list : options_.lists)
    status = std::max(status, fill_one(list, report, *known.roster));
  if (options_.moodle_feedback.empty() || status > kNeedsALook) return status;
  std::vector<RosterStudent> students;
  for (const auto& [file, filled] : filled_)
    std::ranges::copy(filled.students, std::back_inserter(students));
  if (known.roster) std::ranges::copy(known.roster->students(), std::back_inserter(students));
  feedback_ = moodle_feedback(report, students);
  if (feedback_.left_out == 0) return status;
  print(fmt::format("{}: warning: {} left out, as nobody knows the participant's number\n",
                    printable(options_.moodle_feedback), counted(feedback_.left_out, "page")),
        streams_.err);
  return kNeedsALook;
}

int HandBack::write_archive(const GradeReport& report) {
  const auto write = [&](OutputFile& file) {
    ZipFile zip(sink_into(file));
    for (const MoodleFeedback& page : feedback_.pages) {
      std::string text;
      write_feedback(report, page.submission, [&](std::string_view part) {
        text += part;
        return true;
      });
      zip.add(page.path, text);
    }
    if (zip.finish()) return kDone;
    file.abandon();
    return kFailed;
  };
  return with_output({.format = "zip", .file = options_.moodle_feedback}, streams_, write);
}

int HandBack::write(const GradeReport& report, int status) {
  if (status > kNeedsALook) {
    for (const auto& [file, filled] : filled_)
      print(fmt::format("{}: note: nothing is filled in, as not all went well before\n",
                        printable(file)),
            streams_.err);
    return status;
  }
  if (!options_.moodle_feedback.empty()) status = std::max(status, write_archive(report));
  for (const auto& [file, filled] : filled_) {
    const auto write_list = [&](OutputFile& out) {
      out.write(filled.text);
      return kDone;
    };
    const int written = with_output({.format = "csv", .file = file}, streams_, write_list);
    status = std::max(status, written);
    if (written == kDone)
      print(fmt::format("{}: note: {} filled in, {} left as {}\n", printable(file),
                        counted(filled.filled, "grade"), counted(filled.left, "row"),
                        filled.left == 1 ? "it was" : "they were"),
            streams_.err);
  }
  return status;
}

}  // namespace gametree::cli
