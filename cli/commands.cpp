/// \file
/// The commands. To add one: write its cmd_NAME.h and .cpp, then add one line to the table.
#include "commands.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <optional>

#include "cmd_check.h"
#include "cmd_compare.h"
#include "cmd_convert.h"
#include "cmd_cuts.h"
#include "cmd_draw.h"
#include "cmd_eval.h"
#include "cmd_form.h"
#include "cmd_grade.h"
#include "cmd_gradescope.h"
#include "cmd_key.h"
#include "cmd_sheet.h"
#include "cmd_trace.h"
#include "gametree/text.h"
#include "options.h"

namespace gametree::cli {
namespace {

/// Sets up the options of one command alone, parses them and runs it.
template <class Options, const CommandText& text, void (*setup)(CLI::App&, Options&),
          int (*run)(const Options&, Streams&)>
int run_command(const std::vector<std::string>& arguments, Streams& streams) {
  CLI::App app;
  Options options;
  setup(app, options);
  if (const std::optional<int> status = parse(app, text, arguments, streams)) return *status;
  return run(options, streams);
}

constexpr auto kCommands = std::to_array<Command>({
    {kEvalText, run_command<EvalOptions, kEvalText, setup_eval, run_eval>},
    {kCutsText, run_command<CutsOptions, kCutsText, setup_cuts, run_cuts>},
    {kTraceText, run_command<TraceOptions, kTraceText, setup_trace, run_trace>},
    {kCompareText, run_command<CompareOptions, kCompareText, setup_compare, run_compare>},
    {kDrawText, run_command<DrawOptions, kDrawText, setup_draw, run_draw>},
    {kConvertText, run_command<ConvertOptions, kConvertText, setup_convert, run_convert>},
    {kCheckText, run_command<CheckOptions, kCheckText, setup_check, run_check>},
    {kFormText, run_command<FormOptions, kFormText, setup_form, run_form>},
    {kKeyText, run_command<KeyOptions, kKeyText, setup_key, run_key>},
    {kSheetText, run_command<SheetOptions, kSheetText, setup_sheet, run_sheet>},
    {kGradeText, run_command<GradeOptions, kGradeText, setup_grade, run_grade>},
    {kGradescopeText,
     run_command<GradescopeOptions, kGradescopeText, setup_gradescope, run_gradescope>},
});

const Command* find_command(std::string_view name) {
  const auto* found = std::ranges::find_if(
      kCommands, [name](const Command& command) { return command.text.name == name; });
  return found == kCommands.end() ? nullptr : found;
}

std::string general_help() {
  std::string list;
  for (const Command& command : kCommands)
    list += fmt::format("  {:<10} {}\n", command.text.name, command.text.summary);
  return fmt::format(
      R"(gametree evaluates game trees of MAX, MIN and CHANCE nodes, exactly.

Usage: gametree COMMAND [options] FILE...   (- is standard input)

{}
gametree COMMAND --help lists its options, gametree help rules what they mean.

Example:
  $ echo '((3 12 8) (2 4 6) (14 5 2))' | gametree eval - | head -2
  value  3
  best   /1
)",
      list);
}

int refuse_command(const std::string& name, Streams& streams) {
  if (name.size() > 1 && name.front() == '-')
    return refuse_usage(
        "", "options stand after the command; there is none before " + printable(name), streams);
  std::vector<std::string_view> known{"help"};
  for (const Command& command : kCommands) known.push_back(command.text.name);
  return refuse_usage(
      "", fmt::format("unknown command {}{}", printable(name), did_you_mean(name, known)), streams);
}

/// `gametree help`, `help COMMAND`, `help rules`.
int run_help(const std::vector<std::string>& topics, Streams& streams) {
  if (topics.empty() || topics.front().starts_with('-')) {
    print(general_help(), streams.out);
  } else if (topics.front() == "rules") {
    print(describe_rules(), streams.out);
  } else if (const Command* command = find_command(topics.front())) {
    return command->run({"--help"}, streams);
  } else {
    return refuse_command(topics.front(), streams);
  }
  return kDone;
}

}  // namespace

std::span<const Command> commands() { return kCommands; }

int run(const std::vector<std::string>& arguments, Streams& streams) {
  if (arguments.empty()) {
    print(general_help(), streams.err);
    return kUsage;
  }
  const std::string& name = arguments.front();
  const std::vector<std::string> rest(arguments.begin() + 1, arguments.end());
  if (const Command* command = find_command(name)) return command->run(rest, streams);
  if (name == "help" || name == "--help" || name == "-h") return run_help(rest, streams);
  if (name == "--version") {
    print("gametree " GAMETREE_VERSION "\n", streams.out);
    return kDone;
  }
  return refuse_command(name, streams);
}

}  // namespace gametree::cli
