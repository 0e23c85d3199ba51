/// \file
/// `gametree gradescope`: an autograder to be uploaded.
#include "cmd_gradescope.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <map>
#include <system_error>
#include <vector>

#include "autograder_scripts.h"
#include "input_file.h"
#include "load_exercise.h"
#include "option_values.h"
#include "options.h"
#include "overwrite.h"
#include "program_files.h"
#include "terminal.h"
#include "zip_file.h"

namespace gametree::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxBytes = std::size_t{1} << 30;

/// A file and its name in the bundle.
struct Member {
  std::string name, path;
  unsigned mode = ZipFile::kPlain;
};

/// The exercise and what it names, which is beside or below it, in the same places.
std::vector<Member> exercise_members(const std::vector<std::string>& files) {
  const fs::path folder = fs::path(files.front()).parent_path();
  std::map<std::string, std::string> places;  // a file may be named twice
  for (const std::string& file : files)
    places.emplace(fs::path(file).lexically_normal().lexically_relative(
                       folder.empty() ? fs::path(".") : folder.lexically_normal()),
                   file);
  std::vector<Member> members;
  members.reserve(places.size());
  for (const auto& [place, file] : places) members.push_back({kExerciseFolder + place, file});
  return members;
}

std::vector<Member> program_members(const ProgramFiles& program) {
  std::vector<Member> members{{kProgram, program.program, ZipFile::kExecutable}};
  for (const ProgramFile& library : program.libraries)
    members.push_back({kLibraryFolder + library.name, library.path,
                       library.name == program.loader ? ZipFile::kExecutable : ZipFile::kPlain});
  return members;
}

/// Returns the exit status.
int add_members(const std::vector<Member>& members, ZipFile& zip, Streams& streams) {
  for (const Member& member : members) {
    const Result<InputText> text = read_input(member.path, kMaxBytes, nullptr);
    if (!text) {
      print_error(text.error(), streams);
      return kFailed;
    }
    zip.add(member.name, text->view(), member.mode);
  }
  return kDone;
}

int write_bundle(const AutograderScripts& scripts, const std::vector<Member>& members,
                 OutputFile& output, Streams& streams) {
  ZipFile zip(sink_into(output));
  zip.add("setup.sh", setup_script(scripts), ZipFile::kExecutable);
  zip.add("run_autograder", run_script(scripts), ZipFile::kExecutable);
  const int status = add_members(members, zip, streams);
  if (status == kDone && zip.finish()) return kDone;
  output.abandon();
  return status == kDone ? kFailed : status;
}

/// Why there can be no bundle of these options; empty: there can.
std::string refusal(const GradescopeOptions& options, Streams& streams) {
  std::error_code error;
  if (options.file == "-" ||
      (fs::exists(options.file, error) && !fs::is_regular_file(options.file)))
    return "the exercise has to be a file, as it is bundled with the files beside it";
  const bool is_standard = options.output.file.empty() || options.output.file == "-";
  if (is_standard && is_terminal(streams.out))
    return "a bundle is nothing to read; write it to a file by -o autograder.zip";
  return "";
}

}  // namespace

const CommandText kGradescopeText{
    .name = "gradescope",
    .arguments = "EXERCISE",
    .summary = "an autograder for Gradescope, ready to be uploaded: -o autograder.zip",
    .detail =
        "It holds the exercise, the files that it names, and this program with all that it needs,\n"
        "so that nothing is installed there.",
    .example =
        "$ gametree gradescope exercises/three-branches/exercise.yaml --feedback hints -o hw.zip",
};

void setup_gradescope(CLI::App& app, GradescopeOptions& options) {
  add_file(app, options.file);
  app.add_option_function<std::string>(
         "--feedback",
         [&options](const std::string& given) {
           constexpr std::array kLevels{Feedback::score, Feedback::hints, Feedback::full};
           options.feedback = kLevels.at(read_word("feedback", given, {"score", "hints", "full"}));
         },
         "what students are told, instead of what the exercise says")
      ->type_name("score|hints|full");
  add_file_option(app, options.output);
}

int run_gradescope(const GradescopeOptions& options, Streams& streams) {
  if (const std::string problem = refusal(options, streams); !problem.empty())
    return refuse_usage("gradescope", problem, streams);
  int status = kDone;
  const std::optional<LoadedExercise> loaded = load_exercise(options.file, streams, status);
  if (!loaded) return status;
  const ProgramFiles program = program_files();
  std::vector<Member> members = exercise_members(loaded->files);
  std::ranges::move(program_members(program), std::back_inserter(members));
  std::vector<std::string> inputs;
  std::ranges::transform(members, std::back_inserter(inputs), &Member::path);
  const AutograderScripts scripts{.exercise = fs::path(options.file).filename(),
                                  .loader = program.loader,
                                  .feedback = options.feedback};
  return with_new_output("gradescope", inputs, options.output, streams, [&](OutputFile& output) {
    return write_bundle(scripts, members, output, streams);
  });
}

}  // namespace gametree::cli
