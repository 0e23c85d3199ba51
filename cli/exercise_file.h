/// \file
/// An exercise in a file, with the files beside it that it names.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/report.h"
#include "gametree/tree.h"
#include "input_file.h"

namespace gametree::cli {

/// Whether a text, read as `options` say, is an exercise.
bool holds_exercise(std::string_view text, const std::string& path, const ReadOptions& options);

/// The tree that `options.tree` names, or the only one. The exercise's rules are not the tree's:
/// who evaluates it says by which.
///
/// \error  the exercise's first problem; tree_option_missing, tree_option_unknown,
///         tree_option_unused, root_option_of_exercise.
Result<GameTree> tree_of_exercise(std::string_view text, const std::string& path,
                                  const InputOptions& options);

/// An exercise whose keys can be computed, or what is wrong with it; and what is unclear in it.
struct ExerciseWithKeys {
  std::optional<Exercise> exercise;
  ExerciseFindings findings;
  std::vector<std::string> files;  ///< those in its folder that it names, as paths
};

/// Reads an exercise, and from its folder the files that it names; and tries its keys, which takes
/// searches.
ExerciseWithKeys read_exercise_with_keys(std::string_view text, const std::string& path,
                                         const ReadOptions& options);

/// All that is wrong with an exercise. `path` is borrowed by the report.
CheckReport check_exercise_file(std::string_view text, const std::string& path,
                                const ReadOptions& options);

}  // namespace gametree::cli
