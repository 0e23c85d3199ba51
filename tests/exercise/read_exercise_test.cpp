/// \file
/// What exercises mean: trees, rules, questions, and what stands where nothing is said.
#include <string>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/read_tree.h"
#include "reading.h"
#include "support/catch.h"

using namespace gametree;
using test::exercise_of;

namespace {

// The exercise of the manual.
const char* const kThreeBranches = R"(exercise: three-branches
title: Three branches
tree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}, c: {MIN: [14, 5, 2]}}}
rules: {algorithm: alphabeta}
questions:
  - {id: values, type: node-values, rules: {algorithm: minimax}, points: 4}
  - {id: move, type: best-action}
  - {id: cut, type: cut-leaves, points: 3, prompt: "Which leaves are never read?"}
grading: {follow_through: 1, feedback: full}
)";

// Preorder: A 0, B 1, leaves 2 3, C 4, leaves 5 6, D 7, leaves 8 9.
const std::string kSmall =
    "exercise: e\n"
    "tree: (MAX :name A (MIN :name B 5 9) (MIN :name C 2 7) (CHANCE :name D 1 2))\n"
    "questions:\n";

Question question_of(const std::string& settings) {
  const Exercise exercise = exercise_of(kSmall + "  - {id: q, " + settings + "}\n");
  return exercise.questions.at(0);
}

using Nodes = std::vector<NodeId>;

}  // namespace

TEST_CASE("exercise: the one of the manual", "[exercise]") {
  const Exercise exercise = exercise_of(kThreeBranches, "lesson/three.yaml");

  CHECK(exercise.id == "three-branches");
  CHECK(exercise.title.in("vi") == "Three branches");
  CHECK(exercise.source == "lesson/three.yaml");
  CHECK(exercise.grading.follow_through == Number(1));
  CHECK(exercise.grading.feedback == Feedback::full);
  REQUIRE(exercise.trees.size() == 1);
  CHECK(exercise.trees[0].name.empty());
  CHECK(exercise.trees[0].tree ==
        *read_tree("(MAX a: (MIN 3 12 8) b: (MIN 2 4 6) c: (MIN 14 5 2))"));
  REQUIRE(exercise.questions.size() == 3);

  const Question& values = exercise.questions[0];
  CHECK(values.id == "values");
  CHECK(values.type == QuestionType::node_values);
  CHECK(values.points == Number(4));
  CHECK(values.rules.algorithm == Algorithm::minimax);
  CHECK(values.nodes == Nodes{0, 1, 5, 9});
  CHECK(values.prompt.empty());

  const Question& move = exercise.questions[1];
  CHECK(move.points == Number(1));
  CHECK(move.at_node == 0);
  CHECK_FALSE(move.every_best);
  CHECK(move.rules.algorithm == Algorithm::alphabeta);
  CHECK(move.from == 0);

  const Question& cut = exercise.questions[2];
  CHECK(cut.prompt.in("en") == "Which leaves are never read?");
  CHECK_FALSE(cut.ordered);
  CHECK(cut.from == 0);
}

TEST_CASE("exercise: JSON reads the same", "[exercise]") {
  const char* const json =
      R"({"exercise": "e", "title": {"en": "One", "vi": "Một"},
          "tree": {"MAX": [3, {"MIN": [1, 2]}]},
          "rules": {"window": ["-inf", 4], "bounds": null, "depth": null, "cut_on": ">"},
          "questions": [{"id": "q", "type": "count", "of": "leaves_read", "points": 2.5},
                        {"id": "r", "type": "read-leaves", "ordered": false}]})";
  const Exercise exercise = exercise_of(json, GENERATE("e.json", "e.yaml", "-"));

  CHECK(exercise.title.in("vi") == "Một");
  CHECK(exercise.title.in("ro") == "One");
  CHECK(exercise.trees[0].tree == *read_tree("(MAX 3 (MIN 1 2))"));
  CHECK(exercise.questions[0].of == "leaves_read");
  CHECK(exercise.questions[0].points == Number::fraction(5, 2));
  CHECK(exercise.questions[0].rules.window.beta == Number(4));
  CHECK(exercise.questions[0].rules.cut_on == CutOn::greater);
  CHECK_FALSE(exercise.questions[1].ordered);
}

TEST_CASE("exercise: each type with each of its settings", "[exercise]") {
  SECTION("node-values") {
    const Question question = question_of(
        "type: node-values, nodes: [C, /1, B/1], bounds: required, pruned_as: [khuất, gone], "
        "tolerance: 0.01, error_cost: 1/2, expect: {C: 2}");
    CHECK(question.nodes == Nodes{4, 1, 2});
    CHECK(question.bounds_required);
    CHECK(question.pruned_as == std::vector<std::string>{"khuất", "gone"});
    CHECK(question.tolerance == Number::fraction(1, 100));
    CHECK(question.error_cost == Number::fraction(1, 2));
    REQUIRE(question.expect);
    CHECK(question.expect->pairs.at(0).second.text == "2");
    CHECK(question.expect->line == 4);
  }
  SECTION("best-action") {
    const Question question =
        question_of("type: best-action, at: B, which: all, set: exact, error_cost: 0");
    CHECK(question.at_node == 1);
    CHECK(question.every_best);
    CHECK(question.exact_set);
    CHECK(question.error_cost == Number(0));
    CHECK_FALSE(question.from);
  }
  SECTION("lists") {
    CHECK(question_of("type: cut-leaves, ordered: yes").ordered);
    CHECK_FALSE(question_of("type: cut-nodes").ordered);
    CHECK(question_of("type: cut-nodes, unit: topmost").topmost);
    CHECK_FALSE(question_of("type: cut-nodes, unit: every").topmost);
    CHECK(question_of("type: read-leaves").ordered);
    CHECK(question_of("type: read-nodes").ordered);
    CHECK_FALSE(question_of("type: read-nodes, ordered: no").ordered);
    CHECK(question_of("type: principal-line").ordered);
  }
  SECTION("rows") {
    const Question cutoffs =
        question_of("type: cutoffs, columns: [node, after, alpha, beta, kind]");
    CHECK(cutoffs.columns ==
          std::vector{Column::node, Column::after, Column::alpha, Column::beta, Column::kind});
    CHECK_FALSE(cutoffs.ordered);
    const Question trace =
        question_of("type: trace, columns: [value, node], rows: updates, leaves: no, tolerance: 1");
    CHECK(trace.columns == std::vector{Column::value, Column::node});
    CHECK(trace.update_rows);
    CHECK_FALSE(trace.leaf_rows);
    CHECK(question_of("type: trace, columns: [node]").leaf_rows);
  }
  SECTION("windows") {
    const Question question = question_of("type: windows, at: exit, ends: own");
    CHECK(question.at_exit);
    CHECK(question.own_ends);
    CHECK(question.nodes == Nodes{0, 1, 4});  // D is a CHANCE node
    CHECK(question_of("type: windows, at: arrival").nodes == Nodes{0, 1, 4, 7});
    CHECK(question_of("type: windows, ends: own, nodes: [D, C, C/2]").nodes == Nodes{4});
  }
  SECTION("the others") {
    CHECK(question_of("type: count, of: leaves_cut").of == "leaves_cut");
    CHECK(question_of("type: number, expect: 5/2").expect->text == "5/2");
    CHECK(question_of("type: number, expect: [2, 5], tolerance: 1").expect->items.size() == 2);
    CHECK(question_of("type: text, points: 0").points == Number(0));
  }
}

TEST_CASE("exercise: what a choice lets choose from", "[exercise]") {
  SECTION("texts in languages") {
    const Question question = question_of(
        "type: choice, options: {a: At most, b: {en: At least, vi: Ít nhất}}, expect: b");
    REQUIRE(question.options.size() == 2);
    CHECK(question.options[0].key == "a");
    CHECK(question.options[0].text.in("vi") == "At most");
    CHECK(question.options[1].text.in("vi") == "Ít nhất");
    CHECK(question.expect->text == "b");
    CHECK_FALSE(question.true_false);
  }
  SECTION("true or false") {
    const Question question = question_of("type: choice, options: true-false, expect: false");
    CHECK(question.true_false);
    REQUIRE(question.options.size() == 2);
    CHECK(question.options[1].key == "false");
    CHECK(question.expect->text == "false");
  }
  SECTION("answers that the search judges need no key") {
    const Question question = question_of(
        "type: choice, options: {a: {answer: [B/1, B/2], of: cut-leaves}, b: {answer: none, of: "
        "cut-leaves}}");
    CHECK(question.options[0].of == QuestionType::cut_leaves);
    CHECK(question.options[0].answer->items.size() == 2);
    CHECK(question.options[1].answer->text == "none");
    CHECK(question.options[1].text.empty());
    CHECK_FALSE(question.expect);
  }
  SECTION("several are right where a list is expected") {
    CHECK(question_of("type: choice, options: {a: A, b: B, c: C}, expect: [a, c]")
              .expect->items.size() == 2);
  }
}

TEST_CASE("exercise: all nodes are those of the tree that is searched", "[exercise]") {
  const Exercise exercise = exercise_of(
      "exercise: e\n"
      "tree: (MAX (MIN :eval 1 (MAX 1 2)) (MIN :eval 2 (MAX 3 4)))\n"
      "rules: {depth: 1}\n"
      "questions:\n"
      "  - {id: limited, type: node-values}\n"
      "  - {id: whole, type: node-values, rules: {depth: none}}\n");

  CHECK(exercise.questions[0].nodes == Nodes{0});
  CHECK(exercise.questions[1].nodes == Nodes{0, 1, 2, 5, 6});
}

TEST_CASE("exercise: rules are laid over one another key by key", "[exercise]") {
  const Exercise exercise =
      exercise_of(kSmall.substr(0, kSmall.find("questions")) +
                  "rules: {algorithm: alphabeta, cut_on: \">\", fail: hard, "
                  "reach: shallow, empty_cutoffs: yes, window: [-5, 1/2], "
                  "bounds: [-10, 10], depth: 3, quiescence: 2, chance_cuts: "
                  "none, min_as: max}\n"
                  "also_accept: [{cut_on: \">=\"}, {fail: soft, reach: deep}]\n"
                  "questions:\n"
                  "  - id: q\n"
                  "    type: cut-leaves\n"
                  "    rules: {order: worst, bounds: none, quiescence: none}\n"
                  "    also_accept: [{answer: [2, 4]}, {order: best}]\n");
  const Question& question = exercise.questions[0];

  Rules rules;
  rules.algorithm = Algorithm::alphabeta;
  rules.order = Order::worst;
  rules.cut_on = CutOn::greater;
  rules.fail = Fail::hard;
  rules.reach = Reach::shallow;
  rules.empty_cutoffs = EmptyCutoffs::yes;
  rules.window = {Number(-5), Number::fraction(1, 2)};
  rules.depth = 3;
  rules.min_as = MinAs::max;
  CHECK(question.rules == rules);

  REQUIRE(question.also_accept.size() == 4);
  CHECK(question.also_accept[0].rules.given == std::vector<std::string>{"cut_on"});
  CHECK(question.also_accept[1].rules.given == std::vector<std::string>{"fail", "reach"});
  CHECK(question.also_accept[2].answer->items.size() == 2);
  CHECK(question.also_accept[3].rules.values.order == Order::best);
  rules.cut_on = CutOn::greater_equal;
  CHECK(laid_over(question.rules, question.also_accept[0].rules) == rules);
}

TEST_CASE("exercise: an order of single nodes names them as its tree does", "[exercise]") {
  const Exercise exercise = exercise_of(
      "exercise: e\n"
      "trees:\n"
      "  t1: '(MAX x: (MIN 1 2) (MIN :name B 3 4))'\n"
      "  t2: '(MAX (MIN :name B (LEAF :name k 1) 2) x: (MIN 3 4))'\n"
      "rules: {order: {B: [2, 1]}}\n"
      "questions:\n"
      "  - {id: a, type: best-action, tree: t1}\n"
      "  - {id: b, type: best-action, tree: t2}\n"
      "  - {id: c, type: best-action, tree: t2, rules: {order: {/: [x, B], B: [/1/2, k]}}}\n"
      "  - {id: d, type: best-action, tree: t2, rules: {order: reversed}}\n"
      "  - {id: e, type: best-action, tree: t2, also_accept: [{order: {x: [2, 1]}}]}\n");

  CHECK(exercise.questions[0].rules.orders == std::vector<NodeOrder>{{4, {6, 5}}});
  CHECK(exercise.questions[1].rules.orders == std::vector<NodeOrder>{{1, {3, 2}}});
  CHECK(exercise.questions[2].rules.orders == std::vector<NodeOrder>{{0, {4, 1}}, {1, {3, 2}}});
  CHECK(exercise.questions[3].rules.orders.empty());
  CHECK(exercise.questions[3].rules.order == Order::reversed);
  const Question& last = exercise.questions[4];
  CHECK(laid_over(last.rules, last.also_accept[0].rules).orders ==
        std::vector<NodeOrder>{{4, {6, 5}}});
}

TEST_CASE("exercise: trees stand in every form that files have", "[exercise]") {
  const GameTree expected = *read_tree("(MAX a: (MIN 3 12) b: (MIN 2 4))");
  const std::string rest = "questions: [{id: q, type: text}]\n";
  const auto tree_of = [&](const std::string& tree) {
    return exercise_of("exercise: e\ntree: " + tree + "\n" + rest).trees[0].tree;
  };

  CHECK(tree_of("{MAX: {a: {MIN: [3, 12]}, b: {MIN: [2, 4]}}}") == expected);
  CHECK(tree_of("|\n  (MAX a: (MIN 3 12)\n       b: (MIN 2 4))") == expected);
  CHECK(tree_of("'(MAX a: (MIN 3 12) b: (MIN 2 4))'") == expected);
  CHECK(tree_of("\n  children: [{player: MIN, action: a, children: [3, 12]}, {children: [2, 4], "
                "player: MIN, action: b}]\n  player: MAX") == expected);
  CHECK(tree_of("[[3, 12], [2, 4]]") == *read_tree("((3 12) (2 4))"));
  CHECK(tree_of("7") == *read_tree("7"));
}

TEST_CASE("exercise: an alias is a copy in trees too", "[exercise]") {
  const Exercise exercise = exercise_of(
      "exercise: e\n"
      "trees: {t1: &t {MAX: [{MIN: &l [1, 2]}, {MIN: *l}]}, t2: {MIN: [*t, 3]}}\n"
      "questions: [{id: q, type: best-action, tree: t2}]\n");

  CHECK(exercise.trees[0].tree == *read_tree("(MAX (MIN 1 2) (MIN 1 2))"));
  CHECK(exercise.trees[1].tree == *read_tree("(MIN (MAX (MIN 1 2) (MIN 1 2)) 3)"));
  CHECK(exercise.questions[0].tree == 1);
}

TEST_CASE("exercise: trees in files beside it", "[exercise]") {
  std::vector<std::string> asked;
  const FileReader files = [&](const std::string& path) -> Result<std::string> {
    asked.push_back(path);
    return std::string(path.ends_with(".json") ? R"({"MIN": [1, 2]})" : "(MAX 1 2)");
  };
  const Exercise exercise = exercise_of(
      "exercise: e\n"
      "trees: {a: {file: a.json}, b: {file: more/b.sexp}}\n"
      "questions: [{id: q, type: best-action, tree: b}]\n",
      "lesson/e.yaml", files);

  CHECK(asked == std::vector<std::string>{"a.json", "more/b.sexp"});
  CHECK(exercise.trees[0].tree == *read_tree("(MIN 1 2)"));
  CHECK(exercise.trees[1].tree == *read_tree("(MAX 1 2)"));
}

TEST_CASE("exercise: from is the last earlier node-values of the same tree", "[exercise]") {
  const Exercise exercise = exercise_of(
      "exercise: e\n"
      "trees: {s: (MAX 1 2), t: (MAX 3 4)}\n"
      "questions:\n"
      "  - {id: early, type: cut-leaves, tree: s}\n"
      "  - {id: v1, type: node-values, tree: s}\n"
      "  - {id: v2, type: node-values, tree: s}\n"
      "  - {id: v3, type: node-values, tree: t}\n"
      "  - {id: last, type: cut-leaves, tree: s}\n"
      "  - {id: told, type: windows, tree: s, from: v1}\n"
      "  - {id: count, type: count, of: nodes, tree: s}\n");

  CHECK_FALSE(exercise.questions[0].from);
  CHECK(exercise.questions[4].from == 2);
  CHECK(exercise.questions[5].from == 1);
  CHECK_FALSE(exercise.questions[6].from);
}

TEST_CASE("exercise: texts are as written whatever YAML makes of them", "[exercise]") {
  const Exercise exercise = exercise_of(
      "exercise: 007\n"
      "title: no\n"
      "tree: '(MAX yes: 1 010: 2)'\n"
      "questions: [{id: 010, type: choice, options: {no: 'yes', 1: 1:30}, expect: no}]\n");

  CHECK(exercise.id == "007");
  CHECK(exercise.title.in("en") == "no");
  CHECK(exercise.questions[0].id == "010");
  CHECK(exercise.questions[0].options[0].key == "no");
  CHECK(exercise.questions[0].options[1].text.in("en") == "1:30");
}

TEST_CASE("exercise: a file is told from a tree by its keys", "[exercise]") {
  CHECK(is_exercise(kThreeBranches, "e.yaml"));
  CHECK(is_exercise("tree: [1, 2]\nquestions: []\n", "-"));
  CHECK(is_exercise(R"({"tree": [1, 2], "questions": []})", "e.json"));
  CHECK(is_exercise(R"({"tree": [1, 2], "exercise": "e"})", ""));
  CHECK(
      is_exercise("\xEF\xBB\xBF"
                  "exercise: e\n",
                  "e.yaml"));
  CHECK(is_exercise("title: x\nexercise: e\ntree: {MAX: [1, 2\n", "e.yaml"));
  CHECK(is_exercise("title: x\n tree: [1\nquestions:\n", "e.yaml"));

  CHECK_FALSE(is_exercise("", "e.yaml"));
  CHECK_FALSE(is_exercise("(MAX exercise: 1)", ""));
  CHECK_FALSE(is_exercise("MAX: {exercise: 1, questions: 2}\n", "t.yaml"));
  CHECK_FALSE(is_exercise("tree: {MAX: {questions: 2}}\n", "t.yaml"));
  CHECK_FALSE(is_exercise("[[1, 2], [3, 4]]", "t.yaml"));
  CHECK_FALSE(is_exercise("exercise", "t.yaml"));
  CHECK_FALSE(is_exercise("[exercise: 1", "t.yaml"));
  CHECK_FALSE(is_exercise("questions: 1", "t.sexp"));
  CHECK_FALSE(is_exercise(R"({"player": "MAX", "children": [1], "questions": 1})", "t.json"));
}

TEST_CASE("exercise: a text in a language else in English else the first", "[exercise]") {
  const Texts texts({{"ro", "unu"}, {"en", "one"}, {"vi", "một"}});

  CHECK(texts.in("vi") == "một");
  CHECK(texts.in("fr") == "one");
  CHECK(Texts({{"ro", "unu"}, {"vi", "một"}}).in("fr") == "unu");
  CHECK(Texts("x").in("fr") == "x");
  CHECK(Texts().in("en").empty());
}

TEST_CASE("exercise: types columns and feedback have their words", "[exercise]") {
  CHECK(to_text(QuestionType::node_values) == "node-values");
  CHECK(to_text(QuestionType::principal_line) == "principal-line");
  CHECK(to_text(QuestionType::text) == "text");
  CHECK(to_text(Column::after) == "after");
  CHECK(to_text(Column::value) == "value");
  CHECK(to_text(Feedback::full) == "full");
  CHECK(to_text(Feedback::score) == "score");
}
