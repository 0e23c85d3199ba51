/// \file
/// One command's command line: parsed, explained by --help, or refused with what was meant.
#include "command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "gametree/text.h"

namespace gametree::cli {
namespace {

constexpr std::size_t kScreenWidth = 80;

/// `-o, --output FILE`.
std::string synopsis(const CLI::Option& option) {
  std::string names = option.get_name(false, true);
  for (std::size_t comma = names.find(','); comma != std::string::npos;
       comma = names.find(',', comma + 2))
    names.insert(comma + 1, 1, ' ');
  const std::string type = option.get_type_name();
  return type.empty() ? names : names + ' ' + type;
}

/// Lines of entries side by side, with two blanks between them.
std::string packed(const std::vector<std::string>& entries) {
  std::string text;
  std::size_t column = 0;
  for (const std::string& entry : entries) {
    const bool fits = column + 2 + entry.size() < kScreenWidth;
    if (!text.empty() && !fits) text += '\n';
    if (!fits) column = 0;
    text += "  " + entry;
    column += 2 + entry.size();
  }
  return text.empty() ? text : text + '\n';
}

/// Lines of entry and description, each in its column.
std::string aligned(const std::vector<const CLI::Option*>& options) {
  std::size_t widest = 0;
  for (const CLI::Option* option : options) widest = std::max(widest, synopsis(*option).size());
  std::string text;
  for (const CLI::Option* option : options)
    text += fmt::format("  {:<{}}  {}\n", synopsis(*option), widest, option->get_description());
  return text;
}

std::string indented(std::string_view lines) {
  std::string text = "  ";
  for (const char character : lines) {
    text += character;
    if (character == '\n') text += "  ";
  }
  return text + '\n';
}

std::string capitalized(std::string_view text) {
  std::string result(text);
  if (result.front() >= 'a' && result.front() <= 'z') result.front() -= 'a' - 'A';
  return result;
}

std::string help(const CLI::App& app, const CommandText& text) {
  std::vector<std::string> plain;
  std::vector<const CLI::Option*> described;
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional()) continue;
    if (option->get_description().empty())
      plain.push_back(synopsis(*option));
    else
      described.push_back(option);
  }
  std::string help = fmt::format("Usage: gametree {} [options] {}   (- is standard input)\n{}.\n",
                                 text.name, text.arguments, capitalized(text.summary));
  if (!text.detail.empty()) help += fmt::format("{}\n", text.detail);
  return help + '\n' + packed(plain) + aligned(described) + "\nExample:\n" + indented(text.example);
}

std::vector<std::string_view> option_names(const CLI::App& app, std::vector<std::string>& storage) {
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) storage.push_back("--" + name);
    for (const std::string& name : option->get_snames()) storage.push_back("-" + name);
  }
  return {storage.begin(), storage.end()};
}

/// Whether an argument is an option, known or not.
bool is_option(const std::string& argument) {
  return argument.size() > 1 && argument.front() == '-' && argument != "--";
}

std::string describe_unknown_option(const CLI::App& app, const std::string& option) {
  const std::string name = option.substr(0, option.find('='));
  std::vector<std::string> storage;
  return fmt::format("unknown option {}{}", printable(name),
                     did_you_mean(name, option_names(app, storage)));
}

/// What is wrong with the arguments that fit nowhere; empty: nothing.
std::string describe_extras(const CLI::App& app, const CommandText& text) {
  const std::vector<std::string> extras = app.remaining();
  const auto mark = std::ranges::find(extras, "--");  // behind it there are no options
  const auto option = std::find_if(extras.begin(), mark, is_option);
  if (option != mark) return describe_unknown_option(app, *option);
  const std::vector<std::string> files = extra_files(app);
  if (files.empty() || text.arguments.ends_with("...")) return "";
  return fmt::format("one {} is enough; {} is one too many", text.arguments,
                     printable(files.front()));
}

/// `--name=value` or `-nvalue` in its parts.
struct GivenOption {
  explicit GivenOption(const std::string& argument) {
    const bool is_long = argument.starts_with("--");
    const std::size_t end = is_long ? argument.find('=') : 2;
    name = argument.substr(0, end);
    if (is_long ? end != std::string::npos : argument.size() > 2)
      value = argument.substr(is_long ? end + 1 : end);
  }

  std::string name;
  std::optional<std::string> value;  // as far as it is in the same argument
};

/// Options without the value they need, with one they don't take, or given again; empty: none.
/// CLI11 takes FILE for the value of `--depth=` and allows `--nodes=false`.
std::string describe_misuse(const CLI::App& app, const std::vector<std::string>& arguments) {
  std::vector<const CLI::Option*> seen;
  for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
    if (!is_option(arguments[i])) continue;
    const GivenOption given(arguments[i]);
    const CLI::Option* option = app.get_option_no_throw(given.name);
    if (option == nullptr) continue;
    if (option->get_items_expected_max() == 0) {
      if (given.value) return given.name + " takes no value";
      continue;
    }
    if (!given.value) ++i;  // the next argument is the value, whatever it looks like
    if (i == arguments.size() || (given.value && given.value->empty()))
      return fmt::format("{} needs a value: {}", given.name, option->get_type_name());
    const bool may_repeat = option->get_items_expected_max() > 1;
    if (!may_repeat && std::ranges::count(seen, option) > 0) return given.name + " is given twice";
    seen.push_back(option);
  }
  return "";
}

/// The problem of a line that CLI11 refused with `error`.
std::string describe(const CLI::App& app, const CommandText& text, const CLI::ParseError& error) {
  // An unknown option may be why FILE seems to be missing.
  std::string extras = describe_extras(app, text);
  if (!extras.empty()) return extras;
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
    return fmt::format("{} is missing; - reads standard input",
                       text.arguments.substr(0, text.arguments.find_first_of(" .")));
  return error.what();
}

}  // namespace

std::string did_you_mean(std::string_view given, const std::vector<std::string_view>& known) {
  const std::string_view near = nearest(given, known);
  return near.empty() ? "" : fmt::format("; did you mean {}?", near);
}

std::vector<std::string> extra_files(const CLI::App& app) {
  std::vector<std::string> files = app.remaining();
  const auto mark = std::ranges::find(files, "--");
  if (mark != files.end()) files.erase(mark);
  return files;
}

int refuse_usage(std::string_view command, std::string_view problem, Streams& streams) {
  const std::string name = command.empty() ? "" : fmt::format(" {}", command);
  print(fmt::format("gametree{}: error: {}\n`gametree{} --help` shows what there is\n", name,
                    problem, name),
        streams.err);
  return kUsage;
}

std::optional<int> parse(CLI::App& app, const CommandText& text,
                         const std::vector<std::string>& arguments, Streams& streams) {
  app.set_help_flag("-h,--help", "");
  app.allow_extras();
  const std::string misuse = describe_misuse(app, arguments);
  if (!misuse.empty()) return refuse_usage(text.name, misuse, streams);
  try {
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    print(help(app, text), streams.out);
    return kDone;
  } catch (const CLI::ParseError& error) {
    return refuse_usage(text.name, describe(app, text, error), streams);
  }
  const std::string extras = describe_extras(app, text);
  if (extras.empty()) return std::nullopt;
  return refuse_usage(text.name, extras, streams);
}

}  // namespace gametree::cli
