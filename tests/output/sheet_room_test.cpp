/// \file
/// Room for answers: by the form of answers, as much whatever the key is, and with the key in it.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "output/sheet/model.h"
#include "sheet_samples.h"
#include "support/catch.h"

using namespace gametree;
using gametree::output::make_sheet;
using gametree::output::Room;
using gametree::output::RoomKind;
using gametree::output::Sheet;
using gametree::output::SheetBox;
using gametree::output::SheetQuestion;

namespace {

using Row = std::vector<std::string>;

/// The questions of a sheet by their ids.
std::map<std::string, SheetQuestion> by_id(const Sheet& sheet) {
  std::map<std::string, SheetQuestion> questions;
  for (const SheetQuestion& question : sheet.questions) questions.emplace(question.id, question);
  return questions;
}

std::map<std::string, SheetQuestion> blank_questions(const std::string& text) {
  const Exercise exercise = test::exercise_in(text);
  return by_id(make_sheet({.exercise = exercise}));
}

std::map<std::string, SheetQuestion> key_questions(const std::string& text) {
  const Exercise exercise = test::exercise_in(text);
  const SheetKey key = test::key_of(exercise);
  return by_id(make_sheet({.exercise = exercise, .key = &key}));
}

Row texts(const Room& room) {
  Row texts;
  for (const SheetBox& box : room.boxes) texts.push_back(box.text);
  return texts;
}

Row marks(const Room& room) {
  Row marks;
  for (const SheetBox& box : room.boxes) marks.push_back(box.mark);
  return marks;
}

bool is_blank(const Row& row) {
  return std::ranges::all_of(row, [](const std::string& cell) { return cell.empty(); });
}

}  // namespace

TEST_CASE("sheet room: values and windows have a row a node", "[output][sheet]") {
  auto questions = blank_questions(test::kEachType);

  CHECK(questions["values"].room.columns == Row{"node", "value"});
  CHECK(questions["values"].room.rows ==
        std::vector<Row>{{"/ (root)", ""}, {"a", ""}, {"b", ""}, {"c", ""}});
  CHECK(questions["windows"].room.columns == Row{"node", "alpha", "beta"});
  CHECK(questions["windows"].room.rows[1] == Row{"a", "", ""});
  CHECK(questions["ends"].room.columns == Row{"node", "alpha or beta"});
  CHECK(questions["ends"].room.names_rows);
}

TEST_CASE("sheet room: lists of leaves have a box a leaf", "[output][sheet]") {
  auto questions = blank_questions(test::kEachType);

  CHECK(questions["cut"].room.kind == RoomKind::boxes);
  CHECK(texts(questions["cut"].room) == Row{"3", "12", "8", "2", "4", "6", "14", "5", "1", "none"});
  CHECK(is_blank(marks(questions["cut"].room)));
  CHECK(texts(questions["read"].room).size() == 9);  // none is no answer there
  CHECK(questions["readn"].room.kind == RoomKind::lines);
}

TEST_CASE("sheet room: leaves of one value are told apart as students write them",
          "[output][sheet]") {
  const std::string questions =
      "rules: {algorithm: alphabeta}\nquestions: [{id: q, type: cut-leaves}]\n";
  const auto boxes = [&](const std::string& tree) {
    return texts(blank_questions("exercise: x\ntree: " + tree + "\n" + questions)["q"].room);
  };

  CHECK(boxes("{MAX: {a: {MIN: [2, 3]}, b: {MIN: [2, 4]}}}") ==
        Row{"a->2", "3", "b->2", "4", "none"});
  CHECK(boxes("{MAX: {a: {MIN: [2, 2]}}}") == Row{"/1/1", "/1/2", "none"});
  CHECK(boxes("\"(MAX (LEAF :name p 2) q: 2 2)\"") == Row{"p", "q", "/3", "none"});
}

TEST_CASE("sheet room: it tells nothing of how many rows there are", "[output][sheet]") {
  const std::string questions =
      "rules: {algorithm: alphabeta}\nquestions:\n"
      "  - {id: cutoffs, type: cutoffs, columns: [node]}\n"
      "  - {id: trace, type: trace, columns: [node, value]}\n"
      "  - {id: read, type: read-nodes}\n  - {id: line, type: principal-line}\n";
  auto none = blank_questions("exercise: x\ntree: {MAX: [1, 2]}\n" + questions);
  auto many = blank_questions(
      "exercise: x\ntree: {MAX: [{MIN: [9, 8]}, {MIN: [1, 2]}, {MIN: [3, 4]}]}\n" + questions);

  for (const char* id : {"cutoffs", "trace"}) {
    CHECK(none[id].room.rows == many[id].room.rows);
    CHECK(none[id].room.rows.size() >= 8);
    CHECK(std::ranges::all_of(none[id].room.rows, is_blank));
  }
  for (const char* id : {"read", "line"}) CHECK(none[id].room.lines == many[id].room.lines);
}

TEST_CASE("sheet room: the other forms have lines and options", "[output][sheet]") {
  auto questions = blank_questions(test::kEachType);

  for (const char* id : {"move", "moves", "count", "line", "number"}) {
    CHECK(questions[id].room.kind == RoomKind::lines);
    CHECK(questions[id].room.lines == 1);
    CHECK(questions[id].room.answer.empty());
  }
  CHECK(questions["words"].room.lines > 2);
  CHECK(questions["moves"].room.hint == "Name all that are right.");
  CHECK(questions["choice"].room.kind == RoomKind::options);
  CHECK(texts(questions["choice"].room) == Row{"a: One", "b: Two"});
  CHECK(is_blank(marks(questions["choice"].room)));
}

TEST_CASE("sheet room: where the tree has another shape than it seems there are no boxes",
          "[output][sheet]") {
  // Which leaves there are two plies deep is for the student to see.
  auto questions = blank_questions(
      "exercise: x\ntree: \"(MAX (MIN :eval 1 (MAX :eval 2 3 4) 5) 6)\"\n"
      "rules: {algorithm: alphabeta, depth: 2}\nquestions: [{id: q, type: cut-leaves}]\n");

  CHECK(questions["q"].room.kind == RoomKind::lines);
}

TEST_CASE("sheet room: the key stands in it", "[output][sheet]") {
  auto questions = key_questions(test::kEachType);

  CHECK(questions["values"].room.columns == Row{"node", "value", "why"});
  CHECK(questions["values"].room.rows[2][1] == "≤2");
  CHECK_FALSE(questions["values"].room.rows[2][2].empty());
  CHECK(questions["windows"].room.rows[2][1] == "3");
  CHECK(questions["windows"].room.rows[2][2] == "inf");
  CHECK(questions["ends"].room.rows[0][1] == "3");
  CHECK(marks(questions["cut"].room) == Row{"", "", "", "", "×", "×", "", "", "", ""});
  CHECK(marks(questions["read"].room) == Row{"1", "2", "3", "4", "", "", "5", "6", "7"});
  CHECK(questions["cut"].room.answer == "4, 6");
  CHECK(questions["move"].room.answer == "a");
  CHECK(questions["count"].room.answer == "7");
  CHECK(questions["number"].room.answer == "7/3");
  CHECK(marks(questions["choice"].room) == Row{"", "×"});
  CHECK(questions["rows"].room.rows == std::vector<Row>{{"b", "/2/1", "3", "inf", "alpha"}});
  CHECK(questions["trace"].room.rows.size() == 11);
  CHECK(questions["words"].room.answer == "left for a person");
}

TEST_CASE("sheet room: a key of nothing says none", "[output][sheet]") {
  auto questions = key_questions(
      "exercise: x\ntree: {MAX: [1, 2]}\nrules: {algorithm: alphabeta}\nquestions:\n"
      "  - {id: cut, type: cut-leaves}\n  - {id: rows, type: cutoffs, columns: [node, kind]}\n");

  CHECK(marks(questions["cut"].room) == Row{"", "", "×"});
  CHECK(questions["rows"].room.rows.empty());
  CHECK(questions["rows"].room.answer == "none");
}
