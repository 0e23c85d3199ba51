/// \file
/// The options that several commands share, each group set up in one place. An option without a
/// description explains itself by its values; help packs several on a line.
#include "options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <limits>

#include "command_line.h"
#include "gametree/report.h"
#include "gametree/text.h"
#include "option_values.h"

namespace gametree::cli {
namespace {

/// An option whose value is one of `words`; `chosen` is told which.
CLI::Option* add_choice(CLI::App& app, const std::string& names, const std::string& what,
                        const std::vector<std::string_view>& words,
                        const std::function<void(std::size_t)>& chosen,
                        const std::string& description = "") {
  return app
      .add_option_function<std::string>(
          names, [=](const std::string& given) { chosen(read_word(what, given, words)); },
          description)
      ->type_name(alternatives(words));
}

template <class Value>
void add_rule(CLI::App& app, const std::string& name, Value& target) {
  add_choice(app, "--" + name, name, words_of_rule<Value>(),
             [&target](std::size_t index) { target = rule_words<Value>()[index].value; });
}

/// An option with a whole number.
void add_count(CLI::App& app, const std::string& name,
               const std::function<void(std::uint64_t)>& counted, std::uint64_t largest,
               const std::string& description = "") {
  app.add_option_function<std::string>(
         name, [=](const std::string& given) { counted(read_count(name, given, largest)); },
         description)
      ->type_name("N");
}

/// An option with two numbers, `--window=-inf,3`. One argument, so that FILE can stand behind it.
template <class Target>
void add_window(CLI::App& app, const std::string& name, const std::string& ends, Target& target) {
  app.add_option_function<std::string>(
         name, [=, &target](const std::string& given) { target = read_window(name, given); })
      ->type_name(ends);
}

std::vector<std::string_view> format_names() {
  std::vector<std::string_view> names;
  for (const FormatName& format : tree_formats()) names.push_back(format.name);
  return names;
}

std::vector<std::string_view> report_names() {
  std::vector<std::string_view> names;
  for (const ReportFormat& format : report_formats()) names.push_back(format.name);
  return names;
}

template <class Value>
std::string described_rule(std::string_view name) {
  std::string text;
  for (const RuleWord<Value>& row : rule_words<Value>())
    text += fmt::format("  {:<16} {:<11} {}{}\n", text.empty() ? name : "", row.word, row.meaning,
                        text.empty() ? " (default)" : "");
  return text;
}

}  // namespace

void add_files(CLI::App& app, std::vector<std::string>& files) {
  // CLI11 reads a `[a,b]` among several values as two of them. So there is one value, and the other
  // files are what it leaves over.
  app.add_option_function<std::string>("FILE",
                                       [&files](const std::string& first) { files = {first}; })
      ->required();
  app.callback([&app, &files] {
    std::ranges::copy(extra_files(app), std::back_inserter(files));
    if (std::ranges::count(files, "-") > 1)
      throw CLI::ValidationError("- is standard input, and can be read only once");
  });
}

void add_file(CLI::App& app, std::string& file) { app.add_option("FILE", file)->required(); }

void add_read_options(CLI::App& app, ReadOptions& read) {
  add_choice(
      app, "--from", "format", format_names(),
      [&read](std::size_t index) { read.format = tree_formats()[index].name; },
      "the format of FILE, else told by its ending or its text");
  add_choice(
      app, "--root", "player", {"max", "min"},
      [&read](std::size_t index) { read.root = index == 0 ? Player::max : Player::min; },
      "who moves first in a tree of bare lists (max)");
  add_count(
      app, "--max-nodes", [&read](std::uint64_t count) { read.max_nodes = count; }, kMaxNodes,
      "nodes to read at most (100000000); --max-bytes: bytes (4294967296)");
  add_count(
      app, "--max-bytes", [&read](std::uint64_t count) { read.max_bytes = count; },
      std::numeric_limits<std::size_t>::max() / 4);
}

void add_input_options(CLI::App& app, InputOptions& input) {
  add_read_options(app, input);
  app.add_option_function<std::string>(
         "--tree", [&input](const std::string& name) { input.tree = name; },
         "where FILE is an exercise: which tree (its rules don't apply here)")
      ->type_name("NAME");
}

void add_rule_options(CLI::App& app, Rules& rules, const std::string& depth) {
  add_rule(app, "algorithm", rules.algorithm);
  add_rule(app, "order", rules.order);
  add_shared_rule_options(app, rules, depth);
}

void add_shared_rule_options(CLI::App& app, Rules& rules, const std::string& depth) {
  add_rule(app, "cut-on", rules.cut_on);
  add_rule(app, "fail", rules.fail);
  add_rule(app, "reach", rules.reach);
  add_rule(app, "empty-cutoffs", rules.empty_cutoffs);
  add_window(app, "--window", "A,B", rules.window);
  add_window(app, "--bounds", "L,U", rules.bounds);
  add_count(
      app, depth,
      [&rules](std::uint64_t plies) { rules.depth = static_cast<std::uint32_t>(plies); },
      std::numeric_limits<std::uint32_t>::max());
  add_count(
      app, "--quiescence",
      [&rules](std::uint64_t plies) { rules.quiescence = static_cast<std::uint32_t>(plies); },
      std::numeric_limits<std::uint32_t>::max());
  add_rule(app, "min-as", rules.min_as);
}

void add_list_options(CLI::App& app, SearchOptions& lists) {
  app.add_flag("--nodes", lists.nodes, "add what is known of each node");
  app.add_flag_callback(
      "--no-cutoffs", [&lists] { lists.cutoffs = false; }, "leave out the lists of what is cut");
}

void add_json_flag(CLI::App& app, const CLI::Option& format_option, std::string& format,
                   const std::string& description) {
  app.add_flag_callback(
      "--json",
      [&format_option, &format] {
        if (!format_option.empty() && format_option.results().front() != "json")
          throw CLI::ValidationError(fmt::format("--json contradicts {} {}",
                                                 format_option.get_name(),
                                                 printable(format_option.results().front())));
        format = "json";
      },
      description);
}

void add_format_options(CLI::App& app, OutputOptions& output) {
  const CLI::Option* format =
      add_choice(app, "--format", "format", report_names(),
                 [&output](std::size_t index) { output.format = report_formats()[index].name; });
  add_json_flag(app, *format, output.format, "");
}

void add_file_option(CLI::App& app, OutputOptions& output) {
  app.add_option_function<std::string>(
         "-o,--output",
         [&output](const std::string& file) {
           // As from a script's variable that is not set.
           if (file.empty())
             throw CLI::ValidationError("-o needs the name of a file; - is standard output");
           output.file = file;
         },
         "write there, whole or not at all")
      ->type_name("FILE");
}

void add_color_option(CLI::App& app, OutputOptions& output) {
  add_choice(app, "--color", "color", {"auto", "always", "never"}, [&output](std::size_t index) {
    constexpr std::array kChoices{ColorChoice::automatic, ColorChoice::always, ColorChoice::never};
    output.color = kChoices[index];
  });
}

std::string describe_rules() {
  return described_rule<Algorithm>("--algorithm") + described_rule<Order>("--order") +
         described_rule<CutOn>("--cut-on") + described_rule<Fail>("--fail") +
         described_rule<Reach>("--reach") + described_rule<EmptyCutoffs>("--empty-cutoffs") +
         described_rule<MinAs>("--min-as") +
         "  --window A,B     alpha and beta at the root, such as --window=-inf,3\n"
         "  --bounds L,U     no utility lies outside; any cut may rely on that\n"
         "  --depth N        inner nodes N plies below the root count as their eval\n"
         "  --quiescence N   those with quiet: false go on for N plies, by noisy children if any\n";
}

}  // namespace gametree::cli
