/// \file
/// A file's tree, searched: what `eval`, `cuts` and `trace` have in common.
#include "search_file.h"

#include <algorithm>
#include <utility>

#include "input_file.h"

namespace gametree::cli {
namespace {

void refuse(Error error, const std::string& file, Streams& streams, int& status) {
  if (error.code == ErrorCode::search_stopped) return;
  error.source = file;
  print_error(error, streams);
  status = std::max(status, kUsage);
}

}  // namespace

std::optional<GameTree> load_for_search(const std::string& file, const InputOptions& read,
                                        Streams& streams, int& status) {
  Result<GameTree> tree = load_tree(file, read, streams);
  if (tree) return std::move(tree).value();
  print_error(tree.error(), streams);
  status = std::max(status, status_of(tree.error()));
  return std::nullopt;
}

std::optional<SearchResult> search_file(const std::string& file, const SearchJob& job,
                                        Streams& streams, int& status) {
  const std::optional<GameTree> tree = load_for_search(file, job.read, streams, status);
  if (!tree) return std::nullopt;
  Result<SearchResult> result = search(*tree, job.rules, job.lists);
  if (result) return std::move(result).value();
  refuse(result.error(), file, streams, status);
  return std::nullopt;
}

std::optional<SearchResult> trace_tree(const GameTree& tree, const std::string& file,
                                       const SearchJob& job, TraceListener& listener,
                                       Streams& streams, int& status) {
  Result<SearchResult> result = trace(tree, job.rules, job.lists, listener);
  if (result) return std::move(result).value();
  refuse(result.error(), file, streams, status);
  return std::nullopt;
}

}  // namespace gametree::cli
