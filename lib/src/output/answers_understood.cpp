/// \file
/// What was understood of an answer, item by item.
#include "output/answers_understood.h"

#include <algorithm>
#include <map>
#include <optional>

#include "answer/typed_text.h"
#include "gametree/answers_report.h"
#include "output/answers_nodes.h"
#include "output/answers_yaml.h"

namespace gametree::output {
namespace {

/// Each once: the whole and its parts, or all cells of a row, may have the same.
void add_problem(const std::optional<Error>& problem, std::vector<const Error*>& problems) {
  const auto is_same = [&](const Error* other) {
    return other->code == problem->code && other->facts == problem->facts;
  };
  if (problem && std::ranges::none_of(problems, is_same)) problems.push_back(&*problem);
}

void add_problem(const Piece& piece, std::vector<const Error*>& problems) {
  add_problem(piece.problem, problems);
}

std::vector<const Error*> problems_of(const Answer& answer) {
  std::vector<const Error*> problems;
  add_problem(answer.problem, problems);
  for (const Piece& piece : answer.pieces) add_problem(piece, problems);
  for (const auto& row : answer.rows)
    for (const Piece& cell : row) add_problem(cell, problems);
  return problems;
}

bool is_invalid(const Piece& piece) { return piece.state == ReadState::invalid; }

bool has_invalid(const Answer& answer) {
  for (const Piece& piece : answer.pieces)
    if (is_invalid(piece)) return true;
  for (const auto& row : answer.rows)
    for (const Piece& cell : row)
      if (is_invalid(cell)) return true;
  return false;
}

bool is_unclear(const Answer& answer) {
  const auto is_unread = [](const WindowPieces& window) {
    return is_invalid(window.alpha) || is_invalid(window.beta);
  };
  return answer.state == ReadState::invalid || has_invalid(answer) ||
         std::ranges::any_of(answer.values, is_invalid) ||
         std::ranges::any_of(answer.windows, is_unread);
}

ReadState state_of(const WindowPieces& window) {
  if (window.pruned) return ReadState::read;
  for (const ReadState state : {ReadState::invalid, ReadState::read})
    if (window.alpha.state == state || window.beta.state == state) return state;
  return ReadState::blank;
}

std::string given_as(const WindowPieces& window) {
  if (window.alpha.given == window.beta.given || window.beta.given.empty())
    return window.alpha.given;
  if (window.alpha.given.empty()) return window.beta.given;
  return window.alpha.given + ", " + window.beta.given;
}

void blank_if_invalid(Piece& piece) {
  if (is_invalid(piece)) piece = Piece{};
}

/// The rows of which anything was read, without what was not.
void keep_read_cells(std::vector<std::vector<Piece>>& rows) {
  std::erase_if(rows, [](const auto& row) { return std::ranges::all_of(row, is_invalid); });
  for (std::vector<Piece>& row : rows)
    for (Piece& cell : row)
      if (is_invalid(cell)) cell.given.clear();  // written as `?`
}

/// The answer without all that could not be read.
Answer understood_part(Answer answer) {
  const bool had_parts = !answer.pieces.empty() || !answer.rows.empty();
  std::erase_if(answer.pieces, is_invalid);
  keep_read_cells(answer.rows);
  std::ranges::for_each(answer.values, blank_if_invalid);
  for (WindowPieces& window : answer.windows) {
    blank_if_invalid(window.alpha);
    blank_if_invalid(window.beta);
  }
  const bool has_parts = !answer.pieces.empty() || !answer.rows.empty();
  if (answer.pieces.size() < 2) answer.is_either_or = false;
  if (had_parts) answer.state = has_parts ? ReadState::read : ReadState::blank;
  return answer;
}

UnderstoodItem whole(const Question& question, const GameTree& tree, const Answer& answer) {
  UnderstoodItem item{.node = {},
                      .given = answer.given,
                      .state = has_invalid(answer) ? ReadState::invalid : answer.state,
                      .reads = {},
                      .problems = problems_of(answer)};
  const Answer read = understood_part(answer);
  if (read.state == ReadState::read)
    item.reads = answer::flat_text(write_answer(question, tree, read));
  return item;
}

/// What was understood of each node, by its key. Written once for all: writing looks at the tree.
std::map<std::string, std::string> reads_by_key(const Question& question, const GameTree& tree,
                                                const Answer& answer) {
  std::map<std::string, std::string> reads;
  for (const auto& [key, value] : write_answer(question, tree, answer).pairs)
    reads.emplace(key, answer::flat_text(value));
  return reads;
}

/// Without what it reads as.
UnderstoodItem item_at(const Answer& answer, std::size_t index) {
  UnderstoodItem item;
  if (answer.windows.empty()) {
    const Piece& piece = answer.values[index];
    item.given = piece.given;
    item.state = piece.state;
    add_problem(piece, item.problems);
  } else {
    const WindowPieces& window = answer.windows[index];
    item.given = given_as(window);
    item.state = state_of(window);
    add_problem(window.alpha, item.problems);
    add_problem(window.beta, item.problems);
  }
  return item;
}

std::vector<UnderstoodItem> node_by_node(const Question& question, const GameTree& tree,
                                         const Answer& answer) {
  const std::vector<std::string> keys = node_keys(question, tree);
  const std::map<std::string, std::string> reads =
      reads_by_key(question, tree, understood_part(answer));
  std::vector<UnderstoodItem> items;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    UnderstoodItem item = item_at(answer, i);
    item.node = keys[i];
    if (item.state == ReadState::read || item.state == ReadState::invalid) {
      auto found = reads.find(keys[i]);
      // Where names would not read back, all nodes are written by their paths.
      if (found == reads.end()) found = reads.find(tree.path(question.nodes[i]));
      if (found != reads.end()) item.reads = found->second;
    }
    items.push_back(std::move(item));
  }
  return items;
}

}  // namespace

std::vector<UnderstoodItem> understood_items(const Question& question, const GameTree& tree,
                                             const Answer& answer) {
  const std::size_t count =
      form_of(question.type) == AnswerForm::windows ? answer.windows.size() : answer.values.size();
  if (answer.problem || count == 0 || count != question.nodes.size())
    return {whole(question, tree, answer)};
  return node_by_node(question, tree, answer);
}

std::string_view word(ReadState state) {
  switch (state) {
    case ReadState::blank:
      return "blank";
    case ReadState::none:
      return "none";
    case ReadState::read:
      return "read";
    case ReadState::invalid:
      return "invalid";
  }
  return "";
}

}  // namespace gametree::output

namespace gametree {

bool needs_a_look(const UnderstoodSubmission& submission) {
  return submission.ungradable || std::ranges::any_of(submission.answers, output::is_unclear);
}

}  // namespace gametree
