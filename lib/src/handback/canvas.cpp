/// \file
/// Canvas's gradebook: the column of the assignment, and the row of the most points.
#include <algorithm>
#include <array>
#include <string>

#include "base/text.h"
#include "handback/list_kind.h"
#include "handin/roster_kind.h"
#include "input/event.h"

namespace gametree::handback {
namespace {

using handin::Table;

/// A column of grades: `Game trees (9001)`.
struct Assignment {
  Table::Column column = 0;
  std::string_view text;   // the whole title
  std::string_view title;  // without the number
};

/// The title before ` (9001)`; empty: there is no such number.
std::string_view without_number(std::string_view text) {
  const std::size_t open = text.rfind('(');
  if (open == std::string_view::npos || !text.ends_with(')')) return "";
  const std::string_view number = text.substr(open + 1, text.size() - open - 2);
  if (number.empty() || number.find_first_not_of("0123456789") != std::string_view::npos) return "";
  const std::string_view title = text.substr(0, open);
  return title.substr(0, title.find_last_not_of(' ') + 1);
}

/// Canvas takes each title that holds one of these for a total of its own.
bool is_total(std::string_view title) {
  constexpr std::array<std::string_view, 9> kTotals{
      "Current Score", "Current Points", "Current Grade",  "Final Score",    "Final Points",
      "Final Grade",   "Override Score", "Override Grade", "Override Status"};
  return std::ranges::any_of(
      kTotals, [&](std::string_view total) { return title.find(total) != std::string_view::npos; });
}

const Table::Row* maxima(const Table& table) {
  const auto found = std::ranges::find_if(table.rows(), handin::is_canvas_maxima);
  return found == table.rows().end() ? nullptr : &*found;
}

std::vector<Assignment> assignments(const Table& table) {
  const Table::Row* most = maxima(table);
  std::vector<Assignment> all;
  for (Table::Column column = 0; column < table.titles().size(); ++column) {
    const std::string_view text = table.titles()[column];
    const std::string_view title = without_number(text);
    if (title.empty() || is_total(title)) continue;
    if (most != nullptr && most->cell(column).find("read only") != std::string_view::npos) continue;
    all.push_back({column, text, title});
  }
  return all;
}

std::string titles_of(const std::vector<Assignment>& all) {
  constexpr std::size_t kMost = 50;
  std::string titles;
  for (std::size_t i = 0; i < std::min(all.size(), kMost); ++i)
    titles += (i == 0 ? "" : ", ") + input::shortened(all[i].text);
  return all.size() > kMost ? titles + ", …" : titles;
}

/// Those called `name`, with the number or without.
std::vector<Assignment> called(const std::vector<Assignment>& all, std::string_view name) {
  std::vector<Assignment> found;
  if (name.empty()) return found;
  const std::string wanted = fold_case(name);
  for (const Assignment& one : all)
    if (fold_case(one.text) == wanted) found.push_back(one);
  if (!found.empty()) return found;
  for (const Assignment& one : all)
    if (fold_case(one.title) == wanted) found.push_back(one);
  return found;
}

std::vector<Assignment> named_like(const std::vector<Assignment>& all, const Exercise& exercise) {
  std::vector<Assignment> found = called(all, exercise.id);
  for (const auto& [language, title] : exercise.title.all())
    for (const Assignment& one : called(all, title))
      if (std::ranges::find(found, one.column, &Assignment::column) == found.end())
        found.push_back(one);
  return found;
}

Error unknown(const Table& table, const std::vector<Assignment>& all, const std::string& given) {
  std::vector<std::string_view> titles;
  for (const Assignment& one : all) titles.push_back(one.title);
  return table.error(ErrorCode::unknown_assignment,
                     {input::shortened(given), std::string(nearest(given, titles)), titles_of(all)},
                     0);
}

Result<Assignment> choose(const Table& table, const Exercise& exercise, const std::string& given) {
  const std::vector<Assignment> all = assignments(table);
  const std::vector<Assignment> found =
      given.empty() ? named_like(all, exercise) : called(all, given);
  if (found.size() == 1) return found.front();
  if (found.empty() && !given.empty()) return unknown(table, all, given);
  return table.error(ErrorCode::which_assignment,
                     {given.empty() ? exercise.id : input::shortened(given),
                      titles_of(found.empty() ? all : found)},
                     0);
}

}  // namespace

Result<ListColumns> canvas_columns(const Table& table, const Exercise& exercise,
                                   const FillOptions& options) {
  const Result<Assignment> assignment = choose(table, exercise, options.assignment);
  if (!assignment) return assignment.error();
  ListColumns columns{.grade = assignment->column, .excused = "EX"};
  if (const Table::Row* most = maxima(table))
    columns.most = listed_number(most->cell(assignment->column));
  return columns;
}

}  // namespace gametree::handback
