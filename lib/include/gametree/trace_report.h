/// \file
/// A trace, written out while its search runs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "gametree/report.h"
#include "gametree/search.h"
#include "gametree/trace.h"

namespace gametree {

/// How text shows steps.
enum class TraceLayout : std::uint8_t {
  table,  ///< a row each
  cards,  ///< to be looked at one by one: each with its path and window, given to the sink at once
};

/// What a written trace is about.
struct TraceReport {
  std::string_view source;  ///< the tree's file; `-` is standard input
  /// Cutoffs: say what each cutoff leaves unread, leaf by leaf. The rest is for forms that list all
  /// cutoffs and nodes behind the steps.
  SearchOptions lists{.cutoffs = true};
  Colors colors = Colors::none;
  TraceLayout layout = TraceLayout::table;  ///< of text
  /// Of text: how wide a table is, as long as names and numbers are short. A page of 100 has room
  /// for a margin.
  std::size_t columns = 96;
};

/// Writes steps as they are told. `step` is false once nobody reads any more.
class TraceWriter : public TraceListener {
 public:
  /// Instead of `step`: takes note of a step that is not to be shown. Every step is told by one of
  /// the two.
  virtual bool skip(const TraceStep& step) = 0;

  /// Once, after the last step of a search that was not given up.
  virtual void finish(const SearchResult& result) = 0;
};

/// A form in which traces are written.
struct TraceFormat {
  std::string_view name;  ///< as `--format` names it
  std::string_view summary;
  bool lists_all;  ///< `finish` writes the lists of the result: the search is to make them
  /// Report and sink are borrowed until the writer is gone.
  std::unique_ptr<TraceWriter> (*make)(const TraceReport& report, const Sink& sink);
};

/// The forms, default first.
std::span<const TraceFormat> trace_formats();

/// The form of that name; null if there is none.
const TraceFormat* find_trace_format(std::string_view name);

/// What `trace` is to write down for a report in this form.
SearchOptions needed_lists(const TraceFormat& format, const SearchOptions& lists);

}  // namespace gametree
