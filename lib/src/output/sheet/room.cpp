/// \file
/// Room for an answer, by the form of answers; with the key in it, or blank.
#include "output/sheet/room.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "answer/typed_text.h"
#include "messages/prompts.h"
#include "messages/sheet_phrase.h"
#include "output/answers_hints.h"
#include "output/answers_nodes.h"
#include "output/grade_parts.h"
#include "output/sheet/spoken_nodes.h"
#include "output/words.h"

namespace gametree::output {
namespace {

using messages::SheetPhrase;

// How much room there is, whatever the key needs.
constexpr std::size_t kCutoffRows = 8;
constexpr std::size_t kVisitRows = 16;
constexpr std::size_t kListLines = 2;
constexpr std::size_t kWordLines = 5;
constexpr NodeId kMostBoxes = 64;

constexpr std::string_view kCross = "×";

/// Of a value's cell: `≤2`, `=3` where the key says so, `pruned`.
std::string piece_text(const Piece& piece) {
  if (std::holds_alternative<Pruned>(piece.value)) return "pruned";
  const auto* claim = std::get_if<Claim>(&piece.value);
  if (claim == nullptr) return "";
  std::string number = to_text(claim->number.value);
  if (!claim->bound) return number;
  return (*claim->bound == Bound::exact ? "=" : std::string(sign(*claim->bound))) + number;
}

class RoomMaker {
 public:
  explicit RoomMaker(const RoomReport& report)
      : report_(report), question_(report.question), tree_(report.tree) {}

  Room make();

 private:
  [[nodiscard]] std::string say(SheetPhrase phrase) const {
    return messages::in_words(phrase, report_.language);
  }
  [[nodiscard]] bool has_key() const { return report_.key != nullptr; }

  void make_node_table(std::vector<SheetPhrase> columns);
  [[nodiscard]] std::vector<std::string> node_row(std::string name, std::size_t place) const;
  [[nodiscard]] std::vector<std::string> key_cells(std::size_t place) const;
  [[nodiscard]] std::string reason_at(NodeId node) const;
  void make_row_table(std::size_t blank_rows);
  void make_node_list();
  [[nodiscard]] bool has_leaf_boxes() const;
  void make_leaf_boxes();
  [[nodiscard]] std::string marked_boxes() const;
  [[nodiscard]] SheetPhrase leaf_hint() const;
  [[nodiscard]] std::string mark_of(NodeId leaf) const;
  void make_options();
  [[nodiscard]] bool is_chosen(const std::string& key) const;
  void make_lines(std::size_t lines);
  void write_answer_line();

  const RoomReport& report_;
  const Question& question_;
  const GameTree& tree_;
  Room room_;
};

Room RoomMaker::make() {
  switch (form_of(question_.type)) {
    case AnswerForm::values:
      make_node_table({SheetPhrase::value});
      break;
    case AnswerForm::windows:
      if (question_.own_ends)
        make_node_table({SheetPhrase::alpha_or_beta});
      else
        make_node_table({SheetPhrase::alpha, SheetPhrase::beta});
      break;
    case AnswerForm::cutoff_rows:
      make_row_table(kCutoffRows);
      break;
    case AnswerForm::visit_rows:
      make_row_table(kVisitRows);
      break;
    case AnswerForm::nodes_read:
    case AnswerForm::nodes_cut:
      make_node_list();
      break;
    case AnswerForm::options:
      make_options();
      break;
    case AnswerForm::words:
      make_lines(kWordLines);
      if (has_key())
        room_.answer = messages::in_words({PromptPhrase::for_a_person}, report_.language);
      break;
    case AnswerForm::action:
      if (question_.every_best) room_.hint = say(SheetPhrase::all_of_them);
      make_lines(1);
      break;
    case AnswerForm::line:
    case AnswerForm::count:
    case AnswerForm::numbers:
      make_lines(1);
      break;
  }
  return std::move(room_);
}

void RoomMaker::make_node_table(std::vector<SheetPhrase> columns) {
  room_.kind = RoomKind::table;
  room_.names_rows = true;
  columns.insert(columns.begin(), SheetPhrase::node);
  if (has_key()) columns.push_back(SheetPhrase::why);
  for (const SheetPhrase column : columns) room_.columns.push_back(say(column));
  std::vector<std::string> names = node_keys(question_, tree_);
  for (std::size_t i = 0; i < names.size(); ++i)
    room_.rows.push_back(
        node_row(names[i] == "/" ? say(SheetPhrase::root) : std::move(names[i]), i));
}

std::vector<std::string> RoomMaker::node_row(std::string name, std::size_t place) const {
  std::vector<std::string> row{std::move(name)};
  if (has_key()) {
    for (std::string& cell : key_cells(place)) row.push_back(std::move(cell));
    row.push_back(reason_at(question_.nodes[place]));
  }
  row.resize(room_.columns.size());
  return row;
}

std::vector<std::string> RoomMaker::key_cells(std::size_t place) const {
  if (form_of(question_.type) == AnswerForm::values)
    return {piece_text(report_.key->values.at(place))};
  const WindowPieces& window = report_.key->windows.at(place);
  const std::string alpha = window.pruned ? "pruned" : piece_text(window.alpha);
  const std::string beta = window.pruned ? "pruned" : piece_text(window.beta);
  if (!question_.own_ends) return {alpha, beta};
  return {alpha.empty() ? beta : alpha};
}

std::string RoomMaker::reason_at(NodeId node) const {
  if (report_.reasons == nullptr) return "";
  const auto found = std::ranges::find_if(
      report_.reasons->items, [node](const GradedItem& item) { return item.node == node; });
  return found == report_.reasons->items.end() ? "" : reason(*found);
}

void RoomMaker::make_row_table(std::size_t blank_rows) {
  room_.kind = RoomKind::table;
  for (const Column column : question_.columns) room_.columns.emplace_back(to_text(column));
  if (!has_key()) {
    room_.hint = say(SheetPhrase::enough_rows);
    room_.rows.assign(blank_rows, std::vector<std::string>(room_.columns.size()));
    return;
  }
  const Typed typed = write_answer(question_, tree_, *report_.key);
  if (typed.kind != Typed::Kind::list || typed.items.empty()) return write_answer_line();
  for (const Typed& row : typed.items) {
    std::vector<std::string> cells;
    if (row.kind == Typed::Kind::text) cells = {row.text};
    for (const Typed& cell : row.items) cells.push_back(cell.text);
    room_.rows.push_back(std::move(cells));
  }
}

void RoomMaker::make_node_list() {
  if (has_leaf_boxes())
    make_leaf_boxes();
  else
    make_lines(kListLines);
}

/// Whether there is a box for each leaf. Under a depth limit it is for the student to see which
/// leaves there are.
bool RoomMaker::has_leaf_boxes() const {
  return lists_leaves(question_.type) && !question_.rules.depth && tree_.leaf_count() <= kMostBoxes;
}

void RoomMaker::make_leaf_boxes() {
  room_.kind = RoomKind::boxes;
  room_.hint = say(leaf_hint());
  std::vector<std::string> names = SpokenNodes(tree_).leaf_names();
  auto name = names.begin();
  for (NodeId node = 0; node < tree_.size(); ++node)
    if (tree_.is_leaf(node)) room_.boxes.push_back({mark_of(node), std::move(*name++)});
  if (has_key() && !report_.key->pieces.empty()) room_.answer = marked_boxes();
  if (form_of(question_.type) == AnswerForm::nodes_cut) {
    const bool is_none = has_key() && report_.key->pieces.empty();
    room_.boxes.push_back({std::string(is_none ? kCross : ""), say(SheetPhrase::none)});
  }
}

/// The texts of those with a mark; where these are numbers, in their order.
std::string RoomMaker::marked_boxes() const {
  std::vector<SheetBox> marked;
  for (const SheetBox& box : room_.boxes)
    if (!box.mark.empty()) marked.push_back(box);
  const auto place = [](const SheetBox& box) { return std::atoi(box.mark.c_str()); };
  if (question_.ordered) std::ranges::sort(marked, {}, place);
  std::string text;
  for (const SheetBox& box : marked) text += (text.empty() ? "" : ", ") + box.text;
  return text;
}

SheetPhrase RoomMaker::leaf_hint() const {
  if (form_of(question_.type) == AnswerForm::nodes_cut)
    return question_.ordered ? SheetPhrase::number_cut : SheetPhrase::mark_cut;
  return question_.ordered ? SheetPhrase::number_read : SheetPhrase::mark_read;
}

std::string RoomMaker::mark_of(NodeId leaf) const {
  if (!has_key()) return "";
  const auto& pieces = report_.key->pieces;
  const auto found = std::ranges::find_if(pieces, [leaf](const Piece& piece) {
    const auto* node = std::get_if<NodeId>(&piece.value);
    return node != nullptr && *node == leaf;
  });
  if (found == pieces.end()) return "";
  return question_.ordered ? std::to_string(found - pieces.begin() + 1) : std::string(kCross);
}

void RoomMaker::make_options() {
  room_.kind = RoomKind::options;
  room_.hint = say(SheetPhrase::mark_option);
  std::vector<std::string> lines = how_to_answer(question_, report_.language);
  for (std::size_t i = 0; i < lines.size(); ++i)
    room_.boxes.push_back(
        {std::string(is_chosen(question_.options.at(i).key) ? kCross : ""), std::move(lines[i])});
}

bool RoomMaker::is_chosen(const std::string& key) const {
  return has_key() && std::ranges::any_of(report_.key->pieces, [&key](const Piece& piece) {
           const auto* chosen = std::get_if<std::string>(&piece.value);
           return chosen != nullptr && *chosen == key;
         });
}

void RoomMaker::make_lines(std::size_t lines) {
  room_.kind = RoomKind::lines;
  room_.lines = lines;
  write_answer_line();
}

void RoomMaker::write_answer_line() {
  if (has_key() && report_.key->state != ReadState::blank)
    room_.answer = answer::flat_text(write_answer(question_, tree_, *report_.key));
}

}  // namespace

Room room_for(const RoomReport& report) { return RoomMaker(report).make(); }

}  // namespace gametree::output
