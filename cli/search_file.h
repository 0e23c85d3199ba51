/// \file
/// A file's tree, searched: what `eval`, `cuts` and `trace` have in common.
#pragma once

#include <optional>
#include <string>

#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/trace.h"
#include "input_file.h"
#include "streams.h"

namespace gametree::cli {

/// What is searched for and how.
struct SearchJob {
  const InputOptions& read;
  const Rules& rules;
  SearchOptions lists;
};

/// Reads and searches one file. Without a result the error was printed, and `status` raised to its
/// exit status.
std::optional<SearchResult> search_file(const std::string& file, const SearchJob& job,
                                        Streams& streams, int& status);

/// The tree in a file. Without one the error was printed, and `status` raised to its exit status.
std::optional<GameTree> load_for_search(const std::string& file, const InputOptions& read,
                                        Streams& streams, int& status);

/// Searches the tree of `file` and tells `listener` each step. Without a result as `search_file`,
/// but that nothing is printed where the listener wanted no more.
std::optional<SearchResult> trace_tree(const GameTree& tree, const std::string& file,
                                       const SearchJob& job, TraceListener& listener,
                                       Streams& streams, int& status);

}  // namespace gametree::cli
