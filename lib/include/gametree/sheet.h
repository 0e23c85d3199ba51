/// \file
/// An exercise as a sheet of paper: what is handed out, and the same with its key.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/answer.h"
#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/report.h"
#include "gametree/search.h"

namespace gametree {

/// What the teacher's sheet tells beside the students'. One each a question, in their order.
struct SheetKey {
  std::vector<Answer> answers;
  /// Why, as the notes of items; none where nothing is known of a question.
  std::vector<GradedQuestion> reasons;
  /// The question's tree under its rules, with the lists of cutoffs and nodes: what its picture
  /// shows. None: the tree alone.
  std::vector<std::optional<SearchResult>> searches;
};

/// An exercise to be written as a sheet. Borrowed.
struct SheetReport {
  const Exercise& exercise;
  /// Null: what students get, in which nothing depends on a key.
  const SheetKey* key = nullptr;
  std::string_view language = "en";  ///< of the exercise's texts; of all others where it is known
};

/// A form of sheets: one file, which needs no other.
struct SheetFormat {
  std::string_view name;  ///< as `--format` names it
  std::string_view summary;
  void (*write)(const SheetReport&, const Sink&);
};

/// The forms, default first.
std::span<const SheetFormat> sheet_formats();

/// The form of that name; null if there is none.
const SheetFormat* find_sheet_format(std::string_view name);

/// A sheet as one string, in a form of `sheet_formats()`.
std::string to_string(const SheetReport& report, std::string_view format = "html");

}  // namespace gametree
