/// \file
/// A file's tree, searched: what `eval` and `cuts` have in common.
#include "search_file.h"

#include <algorithm>
#include <utility>

#include "input_file.h"

namespace gametree::cli {

std::optional<SearchResult> search_file(const std::string& file, const SearchJob& job,
                                        Streams& streams, int& status) {
  const Result<GameTree> tree = load_tree(file, job.read, streams);
  if (!tree) {
    print_error(tree.error(), streams);
    status = std::max(status, status_of(tree.error()));
    return std::nullopt;
  }
  Result<SearchResult> result = search(*tree, job.rules, job.lists);
  if (!result) {
    result.error().source = file;
    print_error(result.error(), streams);
    status = std::max(status, kUsage);
    return std::nullopt;
  }
  return std::move(result).value();
}

}  // namespace gametree::cli
