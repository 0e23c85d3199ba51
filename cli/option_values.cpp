/// \file
/// What stands after an option: words of a table, whole numbers, exact numbers.
#include "option_values.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "gametree/error.h"
#include "gametree/messages.h"
#include "gametree/text.h"

namespace gametree::cli {
namespace {

[[noreturn]] void refuse(const std::string& text) { throw CLI::ValidationError(text); }

std::string joined(const std::vector<std::string_view>& words, std::string_view separator) {
  return fmt::format("{}", fmt::join(words, separator));
}

Error number_error(NumberProblem problem, const std::string& given) {
  Error error;
  error.facts = {given};
  switch (problem) {
    case NumberProblem::not_a_number:
      error.code = ErrorCode::not_a_number;
      break;
    case NumberProblem::zero_denominator:
      error.code = ErrorCode::number_zero_denominator;
      break;
    case NumberProblem::too_long:
      error.code = ErrorCode::number_too_long;
      error.facts.push_back(std::to_string(kMaxDigits));
      break;
    case NumberProblem::percent:
      error.code = ErrorCode::percent_not_allowed;
      break;
  }
  return error;
}

}  // namespace

std::size_t read_word(std::string_view what, const std::string& given,
                      const std::vector<std::string_view>& words) {
  const auto found = std::ranges::find(words, given);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  Error error;
  error.code = ErrorCode::unknown_rule_value;
  error.facts = {std::string(what), given, std::string(nearest(given, words)), joined(words, ", ")};
  refuse(sentence(error));
}

std::uint64_t read_count(std::string_view option, const std::string& given, std::uint64_t largest) {
  std::uint64_t count = 0;
  const char* end = given.data() + given.size();
  const auto [stop, problem] = std::from_chars(given.data(), end, count);
  if (problem != std::errc() || stop != end || given.empty() || count > largest)
    refuse(fmt::format("{} needs a whole number from 0 to {}, not \"{}\"", option, largest,
                       printable(given)));
  return count;
}

Number read_number(std::string_view option, const std::string& given) {
  const ParsedNumber parsed = parse_number(given);
  if (parsed.number) return *parsed.number;
  refuse(fmt::format("{}: {}", option, sentence(number_error(parsed.problem, given))));
}

Window read_window(std::string_view option, const std::string& given) {
  if (std::ranges::count(given, ',') != 1)
    refuse(
        fmt::format("{} needs two numbers with a comma between them, such as {}=-inf,3, not "
                    "\"{}\"",
                    option, option, printable(given)));
  const std::size_t comma = given.find(',');
  return {read_number(option, given.substr(0, comma)),
          read_number(option, given.substr(comma + 1))};
}

std::string alternatives(const std::vector<std::string_view>& words) { return joined(words, "|"); }

}  // namespace gametree::cli
