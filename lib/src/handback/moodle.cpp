/// \file
/// Moodle's grading worksheet: grade and feedback, and why a row would be passed over.
#include "handback/list_kind.h"

namespace gametree::handback {

Result<ListColumns> moodle_columns(const handin::Table& table, const Exercise& /*exercise*/,
                                   const FillOptions& /*options*/) {
  const Result<handin::Table::Column> grade = table.need_column({"Grade"});
  if (!grade) return grade.error();
  ListColumns columns{.grade = *grade};
  const auto find = [&](std::string_view title) {
    const Result<handin::Table::Column> found = table.need_column({title});
    if (!found) columns.missing.push_back(found.error());
    return found ? std::optional(*found) : std::nullopt;
  };
  columns.feedback = find("Feedback comments");
  columns.row_most = find("Maximum Grade");
  columns.may_change = find("Grade can be changed");
  return columns;
}

}  // namespace gametree::handback
