/// \file
/// The trees of an exercise: written in it, in a string, or in files beside it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exercise/fields.h"
#include "exercise/problems.h"
#include "gametree/exercise.h"
#include "gametree/read_tree.h"
#include "input/value.h"

namespace gametree::exercise {

/// A tree with its name, which is empty where there is one alone.
struct TreeEntry {
  std::string name;
  std::optional<GameTree> tree;  ///< none: what is wrong with it was noted
};

/// Reads trees of one exercise.
class TreesReader {
 public:
  /// All borrowed; `text` is the exercise's.
  TreesReader(std::string_view text, const ExerciseOptions& options, Problems& problems)
      : text_(text), options_(options), problems_(problems), bytes_left_(options.max_bytes) {}

  /// What stands under `tree` or `trees`.
  std::vector<TreeEntry> read(Fields& fields);

 private:
  std::optional<GameTree> read_tree(const input::Value& value);
  std::optional<GameTree> read_here(const input::Value& value);
  std::optional<GameTree> read_file(const input::Value& value);
  std::optional<std::string> load(const std::string& file, Offset where);
  std::optional<GameTree> taken(CheckedTree checked, Offset where);

  std::string_view text_;
  const ExerciseOptions& options_;
  Problems& problems_;
  std::size_t bytes_left_;  // of all files together
};

}  // namespace gametree::exercise
