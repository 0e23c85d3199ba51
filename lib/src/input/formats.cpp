/// \file
/// The formats that trees are read from, how one is told from another, and the one way in.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string>

#include "base/text.h"
#include "gametree/read_tree.h"
#include "input/event.h"
#include "input/format.h"
#include "input/sexpr_lexer.h"

namespace gametree {
namespace {

using input::ReadFunction;
using input::ReadJob;

constexpr std::array<std::string_view, 3> kSexprEndings{".sexp", ".scm", ".lisp"};
constexpr std::array<std::string_view, 1> kJsonEndings{".json"};
constexpr std::array<std::string_view, 2> kYamlEndings{".yaml", ".yml"};

struct Format {
  FormatName name;
  ReadFunction read;
};

// To add a format: write input/<name>.cpp, declare its function in format.h, add one line here.
constexpr std::array kFormats{
    Format{{"sexpr", kSexprEndings}, &input::read_sexpr},
    Format{{"json", kJsonEndings}, &input::read_json},
    Format{{"yaml", kYamlEndings}, &input::read_yaml},
};

constexpr auto kFormatNames = [] {
  std::array<FormatName, kFormats.size()> names;
  std::ranges::transform(kFormats, names.begin(), &Format::name);
  return names;
}();

Error plain_error(ErrorCode code, std::vector<std::string> facts) {
  return {code, std::move(facts), kNoOffset, {}, {}};
}

Error unknown_format(std::string_view given) {
  std::array<std::string_view, kFormats.size()> names;
  std::ranges::transform(kFormatNames, names.begin(), &FormatName::name);
  return plain_error(ErrorCode::unknown_format,
                     {std::string(given), std::string(nearest(given, names)),
                      fmt::format("{}", fmt::join(names, ", "))});
}

const Format* format_named(std::string_view name) {
  const auto found = std::ranges::find_if(
      kFormats, [&](const Format& format) { return same_word(format.name.name, name); });
  return found == kFormats.end() ? nullptr : &*found;
}

/// The format that the ending of a file's name tells.
const Format* format_of_file(std::string_view file) {
  const auto ends_file = [&](std::string_view ending) {
    return file.size() > ending.size() &&
           same_word(file.substr(file.size() - ending.size()), ending);
  };
  const auto found = std::ranges::find_if(kFormats, [&](const Format& format) {
    return std::ranges::any_of(format.name.endings, ends_file);
  });
  return found == kFormats.end() ? nullptr : &*found;
}

bool looks_like_sexpr(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (text.starts_with('(') || text.starts_with(';')) return true;
  // `#|` opens a comment here, and to YAML it is one to the end of the line.
  return text.starts_with("#|") && input::SexprLexer(text).next().kind == input::Token::Kind::open;
}

bool is_json(std::string_view text) {
  class Ignore final : public input::EventSink {
    bool on_event(const input::Event& /*event*/) override { return true; }
  } ignore;
  return !input::parse_json(text, ignore);
}

CheckedTree refused(Error error) { return {std::nullopt, {std::move(error)}}; }

/// How a text is looked through.
struct Reading {
  const ReadOptions& options;
  OnProblem on_problem;

  [[nodiscard]] CheckedTree with(ReadFunction read, std::string_view text) const {
    TreeBuilder builder(options.max_nodes, on_problem);
    ReadJob job{text, options.root.value_or(Player::max), false};
    if (read(job, builder) && options.root && !job.saw_bare_list)
      builder.fail(plain_error(ErrorCode::root_option_unused, {}));
    Result<GameTree> tree = builder.finish();
    if (tree) return {std::move(tree).value(), {}};
    std::vector<Error> problems = builder.problems();
    return {std::nullopt, std::move(problems)};
  }
};

/// Valid JSON is JSON, whatever is wrong with its tree; the rest is YAML.
CheckedTree read_json_or_yaml(std::string_view text, const Reading& reading) {
  CheckedTree read = reading.with(&input::read_json, text);
  if (read.tree || is_json(text)) return read;
  return reading.with(&input::read_yaml, text);
}

CheckedTree read_in_format(std::string_view text, const Reading& reading) {
  const ReadOptions& options = reading.options;
  const Format* format = format_named(options.format);
  if (!options.format.empty() && format == nullptr) return refused(unknown_format(options.format));
  if (format == nullptr) format = format_of_file(options.source);
  if (format != nullptr) return reading.with(format->read, text);
  if (text.starts_with("EFG ")) return refused(unknown_format("efg"));
  if (looks_like_sexpr(text)) return reading.with(&input::read_sexpr, text);
  return read_json_or_yaml(text, reading);
}

/// `text` is without its byte order mark.
CheckedTree read_text(std::string_view text, const Reading& reading) {
  const std::size_t limit = reading.options.max_bytes;
  if (text.size() > limit)
    return refused(plain_error(ErrorCode::too_many_bytes, {fmt::format("{}", limit)}));
  const std::size_t invalid = find_invalid_utf8(text);
  if (invalid == std::string_view::npos) return read_in_format(text, reading);
  Error error = plain_error(ErrorCode::not_utf8,
                            {fmt::format("0x{:02X}", static_cast<unsigned char>(text[invalid]))});
  error.offset = invalid;
  return refused(std::move(error));
}

CheckedTree read_and_place(std::string_view text, const Reading& reading) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  CheckedTree read = read_text(text, reading);
  for (Error& error : read.problems) {
    error.source = reading.options.source;
    if (error.offset != kNoOffset && !error.place) error.place = find_place(text, error.offset);
  }
  return read;
}

}  // namespace

std::span<const FormatName> tree_formats() { return kFormatNames; }

Result<GameTree> read_tree(std::string_view text, const ReadOptions& options) {
  CheckedTree read = read_and_place(text, {options, OnProblem::stop});
  if (read.tree) return *std::move(read.tree);
  return std::move(read.problems.front());
}

CheckedTree check_tree(std::string_view text, const ReadOptions& options) {
  return read_and_place(text, {options, OnProblem::go_on});
}

}  // namespace gametree
