/// \file
/// What was found, written out: as text for people or as JSON for programs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/compare.h"
#include "gametree/error.h"
#include "gametree/number.h"
#include "gametree/search.h"

namespace gametree {

/// Takes a report piece by piece, so that a long one is never whole in memory. False: nobody
/// listens any more, and the rest need not be made.
using Sink = std::function<bool(std::string_view)>;

/// What a report on a search is about. Its word is that of the command and of the JSON schema.
enum class ReportKind : std::uint8_t {
  eval,  ///< the result
  cuts,  ///< the result, and in text too each cutoff with its reason
};

/// How text for people may be adorned; never the only bearer of a meaning.
enum class Colors : std::uint8_t { none, ansi };

/// A search's result, to be written.
struct SearchReport {
  ReportKind kind = ReportKind::eval;
  std::string_view source;  ///< the tree's file; `-` is standard input
  const SearchResult& result;
  SearchOptions lists = {};  ///< what the search was asked to write down, and the report is to show
  Colors colors = Colors::none;
};

/// Several searches of one tree, to be written as a table.
struct ComparisonReport {
  std::string_view source;  ///< the tree's file; `-` is standard input
  const Comparison& comparison;
  Colors colors = Colors::none;
};

/// How large a tree is.
struct TreeSize {
  std::size_t nodes = 0, leaves = 0, depth = 0;
};

/// How large an exercise is.
struct ExerciseSize {
  std::size_t trees = 0, questions = 0;
  Number points = {};  ///< of all questions
};

/// What a file is meant to hold.
enum class FileKind : std::uint8_t { tree, exercise };

/// What `check` found in a file.
struct CheckReport {
  std::string_view source;
  FileKind kind = FileKind::tree;
  std::optional<TreeSize> tree = {};          ///< of one without problems
  std::optional<ExerciseSize> exercise = {};  ///< of one without problems
  std::vector<Error> problems = {};           ///< in the order of the text
  std::vector<Error> warnings = {};           ///< of an exercise without problems
};

/// A form in which reports are written. Each report ends in a line end; in JSON it is one line.
struct ReportFormat {
  std::string_view name;  ///< as `--format` names it
  std::string_view summary;
  void (*write_search)(const SearchReport&, const Sink&);
  void (*write_comparison)(const ComparisonReport&, const Sink&);
  void (*write_check)(const CheckReport&, const Sink&);
};

/// The forms, default first.
std::span<const ReportFormat> report_formats();

/// The form of that name; null if there is none.
const ReportFormat* find_report_format(std::string_view name);

/// A report as one string, in a form of `report_formats()`.
std::string to_string(const SearchReport& report, std::string_view format = "text");
std::string to_string(const ComparisonReport& report, std::string_view format = "text");
std::string to_string(const CheckReport& report, std::string_view format = "text");

/// The word of an error's code in JSON: `probabilities_sum`.
std::string_view to_text(ErrorCode code);

/// `2`, `≤2`, `≥6`: a value with its bound, as people see it.
std::string to_text(const Number& value, Bound bound);

}  // namespace gametree
