/// \file
/// What is wrong with exercises, as people read it: each kind of problem with its place.
#include <string>
#include <string_view>
#include <vector>

#include "reading.h"
#include "support/catch.h"

using namespace gametree;
using test::brief_problems_of;
using test::problems_of;

namespace {

// Questions stand on line 4 from column 3 on.
const std::string kHead =
    "exercise: e\n"
    "tree: {MAX: {a: {MIN: [3, 12]}, b: {CHANCE: [2, 4]}}}\n"
    "questions:\n";

std::string problem_with(const std::string& settings) {
  return brief_problems_of(kHead + "- {id: q, " + settings + "}\n");
}

std::string problem_with_rules(const std::string& rules) {
  return brief_problems_of("rules: {" + rules + "}\n" + kHead + "- {id: q, type: best-action}\n");
}

/// The whole of an exercise but its questions' line.
std::string problem_without_questions(const std::string& text) {
  return brief_problems_of(text + "\nquestions: [{id: q, type: text}]\n");
}

}  // namespace

TEST_CASE("exercise problems: all of a file in one run with line and caret", "[exercise]") {
  CHECK(
      problems_of("exercise: e\n"
                  "titel: E\n"
                  "tree: {MAX: {a: {MIN: [3, x]}, b: 2}}\n"
                  "rules: {cut-on: \">\"}\n"
                  "questions:\n"
                  "  - {id: v.1, type: node-value}\n"
                  "  - {id: m, type: count, off: leaves}\n",
                  "hw/e.yaml") ==
      "hw/e.yaml:2:1: error: unknown key \"titel\"; did you mean \"title\"?\n"
      "  2 | titel: E\n"
      "    | ^\n"
      "hw/e.yaml:3:27: error: \"x\" is not a node; write a number, or a player with its children\n"
      "  3 | tree: {MAX: {a: {MIN: [3, x]}, b: 2}}\n"
      "    |                           ^\n"
      "hw/e.yaml:4:9: error: unknown key \"cut-on\"; did you mean \"cut_on\"?\n"
      "  4 | rules: {cut-on: \">\"}\n"
      "    |         ^\n"
      "hw/e.yaml:6:10: error: an id can't hold \".\", since answers are written as QUESTION: ... "
      "and QUESTION.NODE: ...; \"v.1\" does\n"
      "  6 |   - {id: v.1, type: node-value}\n"
      "    |          ^\n"
      "hw/e.yaml:6:21: error: unknown type \"node-value\"; did you mean \"node-values\"?\n"
      "  6 |   - {id: v.1, type: node-value}\n"
      "    |                     ^\n"
      "hw/e.yaml:7:5: error: this question has no \"of\"\n"
      "  7 |   - {id: m, type: count, off: leaves}\n"
      "    |     ^\n"
      "hw/e.yaml:7:26: error: unknown key \"off\"; did you mean \"of\"?\n"
      "  7 |   - {id: m, type: count, off: leaves}\n"
      "    |                          ^\n");
}

TEST_CASE("exercise problems: keys of the exercise", "[exercise]") {
  CHECK(brief_problems_of("[1, 2]") ==
        "1:1: this exercise needs keys and values, as in {key: value}, not [...]\n");
  CHECK(brief_problems_of("exercise: e") ==
        "1:1: this exercise has no \"tree\"\n1:1: this exercise has no \"questions\"\n");
  CHECK(problem_without_questions("tree: 1") == "1:1: this exercise has no \"exercise\"\n");
  CHECK(problem_without_questions("exercise: e\ntree: 1\nexercise: f") ==
        "3:1: a second \"exercise\" here; write it once\n");
  CHECK(problem_without_questions("exercise:\ntree: 1") ==
        "1:1: \"exercise\" has no value; write one, or leave it out\n");
  CHECK(problem_without_questions("exercise: [e]\ntree: 1") == "1:11: \"exercise\" needs a text\n");
  CHECK(problem_without_questions("exercise: ' '\ntree: 1") ==
        "1:11: this exercise is empty; write a text, or leave it out\n");
  CHECK(problem_without_questions("exercise: e\ntree: 1\n? [x]\n: 2") ==
        "3:3: a key is a text, not a list or mapping\n");
  const std::string empty = "a key is empty; write a text before the colon, or leave it out\n";
  for (const char* key : {"\"\"", "' '", ""}) {
    CAPTURE(key);
    CHECK(problem_without_questions("exercise: e\ntree: 1\ntitle: {" + std::string(key) + ": x}") ==
          "3:9: " + empty);
  }
  CHECK(problem_without_questions("exercise: e\ntree: 1\n\"\": x") == "3:1: " + empty);
  CHECK(problem_without_questions("exercise: e\ntree: 1\ntitle: {null: x}") ==
        "3:9: \"null\" without quotes is no text; for a key of that text write it in quotes\n");
  CHECK(problem_without_questions("exercise: e\ntitle: {en: E, en: F, vi: [x]}\ntree: 1") ==
        "2:16: a second \"en\" here; write it once\n2:27: \"title\" needs a text\n");
  CHECK(problem_without_questions("exercise: e\nwindow: [1, 2]\ntree: 1") ==
        "2:1: unknown key \"window\"; the keys are exercise, title, tree, trees, rules, "
        "also_accept, questions, grading\n");
  CHECK(brief_problems_of("exercise: e\ntree: 1\nquestions: {a: {type: text}}") ==
        "3:12: \"questions\" needs a list, not {...}\n");
  CHECK(brief_problems_of("exercise: e\ntree: 1\nquestions: []") ==
        "3:12: \"questions\" is empty; write one at least\n");
  CHECK(brief_problems_of("exercise: e\ntree: 1\nquestions: [7]") ==
        "3:13: this question needs keys and values, as in {key: value}, not \"7\"\n");
}

TEST_CASE("exercise problems: grading", "[exercise]") {
  const auto problem = [](const std::string& grading) {
    return problem_without_questions("exercise: e\ntree: 1\ngrading: " + grading);
  };
  CHECK(problem("{follow_through: 1.5}") ==
        "3:27: \"follow_through\" can't be 1.5; it is 0 at least, and 1 at most\n");
  CHECK(problem("{follow_through: half}") == "3:27: \"half\" is not a number\n");
  CHECK(problem("{follow_through: {}}") == "3:27: follow_through needs a number, not \"{...}\"\n");
  CHECK(problem("{feedback: hint}") ==
        "3:21: unknown feedback \"hint\"; did you mean \"hints\"?\n");
  CHECK(problem("{feed: full}") ==
        "3:11: unknown key \"feed\"; the keys are follow_through, feedback\n");
  CHECK(problem("full") ==
        "3:10: \"grading\" needs keys and values, as in {key: value}, not \"full\"\n");
}

TEST_CASE("exercise problems: trees", "[exercise]") {
  CHECK(problem_without_questions("exercise: e\ntree: 1\ntrees: {t: 1}") ==
        "3:8: \"tree\" and \"trees\" are both given; write one of them\n");
  CHECK(problem_without_questions("exercise: e\ntrees: [1]") ==
        "2:8: \"trees\" needs keys and values, as in {key: value}, not [...]\n");
  CHECK(problem_without_questions("exercise: e\ntrees: {}") ==
        "2:8: \"trees\" is empty; write one at least\n");
  CHECK(problem_without_questions("exercise: e\ntree: (MAX (MIN 1 x) (CHANCE (0.3 1) (0.6 2)))") ==
        "2:19: \"x\" is not a node; write a number, or a player with its children\n"
        "2:23: the probabilities of this CHANCE node sum to 0.9, not 1\n");
  CHECK(problem_without_questions("exercise: e\ntree: |\n  (MAX a: (MIN 1 2)\n    a: 3)") ==
        "4:5: a second child with the label \"a\"; a label is unique among the children of a "
        "node\n");
  CHECK(
      problem_without_questions("exercise: e\ntree: {MAX: [1, {MIN: []}], eval: 2, foo: 1}") ==
      "2:18: this MIN node has no children; write one at least\n"
      "2:38: unknown key \"foo\"; the keys are player, children, value, utility, name, action, p, "
      "prob, probability, eval, quiet, noisy, MAX, MIN, CHANCE\n");
  CHECK(problem_without_questions("exercise: e\ntree: {game: tictactoe, position: x}") ==
        "2:14: the game \"tictactoe\" is not known; write the tree itself, or {file: ...}\n");
  CHECK(problem_without_questions("exercise: e\ntree: {file: t.yaml}") ==
        "2:14: \"t.yaml\" can't be read from here; write the tree itself\n");
  CHECK(problem_without_questions("exercise: e\ntree: {file: ../t.yaml}") ==
        "2:14: \"../t.yaml\" is not beside this file; write the name of one in the same folder or "
        "below it\n");
  CHECK(problem_without_questions("exercise: e\ntree: {file: /etc/passwd}") ==
        "2:14: \"/etc/passwd\" is not beside this file; write the name of one in the same folder "
        "or below it\n");
}

TEST_CASE("exercise problems: a file of a tree has its own places", "[exercise]") {
  const FileReader files = [](const std::string& path) -> Result<std::string> {
    if (path == "t.sexp") return std::string("(MAX 1\n  x)");
    return Error{ErrorCode::cannot_read_file, {"No such file or directory"}, kNoOffset, {}, {}};
  };
  const std::string rest = "questions: [{id: q, type: text, tree: t, pts: 1}]\n";

  CHECK(problems_of("exercise: e\ntrees: {t: {file: t.sexp}, u: {file: u.sexp}}\n" + rest,
                    "hw/e.yaml", files) ==
        "hw/t.sexp:2:3: error: \"x\" is not a node; write a number, or a player with its children\n"
        "  2 |   x)\n"
        "    |   ^\n"
        "hw/e.yaml:2:38: error: the file \"u.sexp\" can't be read: No such file or directory\n"
        "  2 | trees: {t: {file: t.sexp}, u: {file: u.sexp}}\n"
        "    |                                      ^\n"
        "hw/e.yaml:3:42: error: unknown key \"pts\"; the keys are id, type, tree, rules, points, "
        "prompt, also_accept\n"
        "  3 | questions: [{id: q, type: text, tree: t, pts: 1}]\n"
        "    |                                          ^\n");
}

TEST_CASE("exercise problems: which tree a question is about", "[exercise]") {
  const std::string head = "exercise: e\ntrees: {t1: (MAX 1 2), t2: (MAX 3 4)}\nquestions:\n";

  CHECK(brief_problems_of(head + "- {id: q, type: best-action}\n") ==
        "4:3: there are several trees; say which one: t1, t2\n");
  CHECK(brief_problems_of(head + "- {id: q, type: number, expect: 2}\n- {id: r, type: text}\n" +
                          "- {id: s, type: choice, options: {a: A, b: B}, expect: a}\n") == "");
  CHECK(brief_problems_of(head + "- {id: q, type: choice, options: {a: A, b: {answer: 1, of: " +
                          "best-action}}}\n") ==
        "4:3: there are several trees; say which one: t1, t2\n");
  CHECK(brief_problems_of(head + "- {id: q, type: best-action, tree: t3}\n") ==
        "4:36: unknown tree \"t3\"; did you mean \"t1\"?\n");
  CHECK(brief_problems_of(head + "- {id: q, type: best-action, tree: other}\n") ==
        "4:36: unknown tree \"other\"; it is one of t1, t2\n");
  CHECK(brief_problems_of(head + "- {id: q, type: best-action, tree: {MAX: [1]}}\n") ==
        "4:36: \"tree\" needs a text\n");
  CHECK(problem_with("type: cut-leaves, tree: t1") ==
        "4:35: this exercise has one tree, and it has no name; leave \"tree\" out\n");
}

TEST_CASE("exercise problems: ids", "[exercise]") {
  const auto problem = [](const std::string& id) {
    return brief_problems_of(kHead + "- {id: " + id + ", type: text}\n");
  };
  CHECK(
      problem("'a:b'") ==
      "4:8: an id can't hold \":\", since answers are written as QUESTION: ... and QUESTION.NODE: "
      "...; \"a:b\" does\n");
  CHECK(problem("' a'") ==
        "4:8: an id can't hold a blank at its end, since answers are written as QUESTION: ... and "
        "QUESTION.NODE: ...; \" a\" does\n");
  CHECK(problem("\"a\\tb\"") ==
        "4:8: an id can't hold U+0009, since answers are written as QUESTION: ... and "
        "QUESTION.NODE: ...; \"a\\u{9}b\" does\n");
  CHECK(problem("Student") ==
        "4:8: no question can have the id \"Student\", which says in answers who they are from\n");
  CHECK(problem("[a]") == "4:8: \"id\" needs a text\n");
  CHECK(brief_problems_of(kHead + "- {type: text}\n") == "4:3: this question has no \"id\"\n");
  CHECK(brief_problems_of(kHead + "- {id: q, type: text}\n- {id: q, type: text}\n") ==
        "5:8: a second question with the id \"q\"; an id is unique in its exercise\n");
}

TEST_CASE("exercise problems: types and their keys", "[exercise]") {
  CHECK(problem_with("points: 1") == "4:3: this question has no \"type\"\n");
  CHECK(problem_with("type: [text]") == "4:17: \"type\" needs a text\n");
}

TEST_CASE("exercise problems: settings of another type", "[exercise]") {
  CHECK(problem_with("type: count, of: leaves, columns: [node]") ==
        "4:36: \"columns\" is not for count; it is for cutoffs, trace\n");
  CHECK(problem_with("type: text, expect: x") ==
        "4:23: \"expect\" is not for text; it is for node-values, best-action, cut-leaves, "
        "cut-nodes, read-leaves, read-nodes, cutoffs, windows, count, principal-line, trace, "
        "number, choice\n");
  CHECK(problem_with("type: cut-nodes, units: every") ==
        "4:28: unknown key \"units\"; did you mean \"unit\"?\n");
}

TEST_CASE("exercise problems: points tolerance and costs", "[exercise]") {
  CHECK(problem_with("type: text, points: -1") ==
        "4:31: \"points\" can't be -1; it is 0 at least\n");
  CHECK(problem_with("type: text, points: inf") ==
        "4:31: \"points\" can't be inf; it has to be finite\n");
  CHECK(problem_with("type: number, expect: 1, tolerance: inf") ==
        "4:47: \"tolerance\" can't be inf; it has to be finite\n");
  CHECK(problem_with("type: cut-leaves, error_cost: -inf") ==
        "4:41: \"error_cost\" can't be -inf; it has to be finite\n");
  CHECK(problem_with("type: text, points: two") == "4:31: \"two\" is not a number\n");
  CHECK(problem_with("type: text, points: 50%") ==
        "4:31: \"50%\" is a percentage, and only a probability can be one\n");
  CHECK(problem_with("type: number, expect: 1, tolerance: -0.5") ==
        "4:47: \"tolerance\" can't be -0.5; it is 0 at least\n");
  CHECK(problem_with("type: cut-leaves, error_cost: 1/0") == "4:41: \"1/0\" divides by zero\n");
  CHECK(problem_with("type: cut-leaves, error_cost: ~") == "4:41: error_cost needs a number\n");
}

TEST_CASE("exercise problems: nodes that do not exist", "[exercise]") {
  CHECK(problem_with("type: node-values, nodes: [a, B, /1/3, a/1/1, /1]") ==
        "4:44: node /1 has no child \"3\"; its children: 2\n"
        "4:50: node /1/1 is a leaf, and has no child \"1\"\n"
        "4:57: \"/1\" stands in \"nodes\" twice; write it once\n");
  CHECK(problem_with("type: best-action, at: c") ==
        "4:34: there is no node \"c\"; write its path, such as /2/1, its name or its action "
        "label\n");
}

TEST_CASE("exercise problems: nobody moves at a leaf or a chance node", "[exercise]") {
  CHECK(problem_with("type: best-action, at: a/1") ==
        "4:34: nobody chooses an action at node /1/1, which is a leaf; write another node as "
        "\"at\"\n");
  CHECK(problem_with("type: best-action, at: b") ==
        "4:34: nobody chooses an action at node /2, which is a CHANCE node; write another node as "
        "\"at\"\n");
  CHECK(brief_problems_of("exercise: e\ntree: (CHANCE 1 2)\nquestions:\n"
                          "- {id: q, type: best-action}\n") ==
        "4:3: nobody chooses an action at node /, which is a CHANCE node; write another node as "
        "\"at\"\n");
}

TEST_CASE("exercise problems: nothing is left to ask for", "[exercise]") {
  CHECK(problem_with("type: windows, ends: own, nodes: [b, a/1]") ==
        "4:3: no node is left to ask for; write them as \"nodes\"\n");
  CHECK(problem_with("type: node-values, nodes: []") ==
        "4:37: \"nodes\" is empty; write one at least\n");
  CHECK(brief_problems_of("exercise: e\ntree: (MAX :eval 1 2 3)\nrules: {depth: 0}\nquestions:\n"
                          "- {id: q, type: node-values}\n") ==
        "5:3: no node is left to ask for; write them as \"nodes\"\n");
}

TEST_CASE("exercise problems: words of settings", "[exercise]") {
  CHECK(problem_with("type: best-action, which: every") ==
        "4:37: unknown which \"every\"; it is one of any, all\n");
  CHECK(problem_with("type: cut-nodes, unit: top") ==
        "4:34: unknown unit \"top\"; it is one of every, topmost\n");
  CHECK(problem_with("type: windows, at: exits") ==
        "4:30: unknown at \"exits\"; did you mean \"exit\"?\n");
  CHECK(problem_with("type: windows, ends: alpha") ==
        "4:32: unknown ends \"alpha\"; it is one of both, own\n");
  CHECK(problem_with("type: node-values, bounds: [0, 1]") == "4:38: \"bounds\" needs a text\n");
  CHECK(problem_with("type: cut-leaves, ordered: maybe") ==
        "4:38: \"ordered\" is yes or no, not \"maybe\"\n");
  CHECK(problem_with("type: cut-leaves, set: yes") ==
        "4:34: unknown set \"yes\"; it is one of partial, exact\n");
  CHECK(problem_with("type: node-values, pruned_as: [x, [y], '']") ==
        "4:45: \"pruned_as\" needs a text\n"
        "4:50: this pruned_as is empty; write a text, or leave it out\n");
}

TEST_CASE("exercise problems: columns and counts", "[exercise]") {
  CHECK(problem_with("type: cutoffs") == "4:3: this question has no \"columns\"\n");
  CHECK(problem_with("type: cutoffs, columns: []") ==
        "4:35: \"columns\" is empty; write one at least\n");
  CHECK(problem_with("type: cutoffs, columns: node") ==
        "4:35: \"columns\" needs a list, not \"node\"\n");
  CHECK(problem_with("type: cutoffs, columns: [node, value, node]") ==
        "4:42: unknown column \"value\"; it is one of node, after, alpha, beta, kind\n"
        "4:49: \"node\" stands in \"columns\" twice; write it once\n");
  CHECK(problem_with("type: trace, columns: [node, kind]") ==
        "4:40: unknown column \"kind\"; it is one of node, alpha, beta, value\n");
  CHECK(problem_with("type: count") == "4:3: this question has no \"of\"\n");
  CHECK(problem_with("type: count, of: leaves-read") ==
        "4:28: unknown of \"leaves-read\"; did you mean \"leaves_read\"?\n");
}

TEST_CASE("exercise problems: from is an earlier node-values of the same tree", "[exercise]") {
  const std::string head =
      "exercise: e\ntrees: {s: (MAX 1 2), t: (MAX 3 4)}\nquestions:\n"
      "- {id: v, type: node-values, tree: s}\n"
      "- {id: m, type: best-action, tree: s}\n";
  const auto problem = [&](const std::string& settings) {
    return brief_problems_of(head + "- {id: q, type: cut-leaves, " + settings +
                             "}\n- {id: w, type: node-values, tree: s}\n");
  };
  CHECK(problem("tree: s, from: v").empty());
  CHECK(problem("tree: t, from: v") ==
        "6:44: \"v\" is no earlier question of type node-values on the same tree\n");
  CHECK(problem("tree: s, from: m") ==
        "6:44: \"m\" is no earlier question of type node-values on the same tree\n");
  CHECK(problem("tree: s, from: w") ==
        "6:44: \"w\" is no earlier question of type node-values on the same tree\n");
  CHECK(problem("tree: s, from: [v]") == "6:44: \"from\" needs a text\n");
}

TEST_CASE("exercise problems: expected numbers and options", "[exercise]") {
  CHECK(problem_with("type: number") == "4:3: this question has no \"expect\"\n");
  CHECK(problem_with("type: number, expect: three") == "4:33: \"three\" is not a number\n");
  CHECK(problem_with("type: number, expect: [1, {}]") ==
        "4:37: expect needs a number, not \"{...}\"\n");
  CHECK(problem_with("type: number, expect: []") ==
        "4:33: \"expect\" is empty; write one at least\n");
  CHECK(problem_with("type: choice, expect: a") == "4:3: this question has no \"options\"\n");
  CHECK(problem_with("type: choice, options: {a: A, b: B}") ==
        "4:3: this question has no \"expect\"\n");
  CHECK(problem_with("type: choice, options: {a: A, b: B}, expect: [a, c, a]") ==
        "4:60: unknown option \"c\"; it is one of a, b\n"
        "4:63: \"a\" stands in \"expect\" twice; write it once\n");
  CHECK(problem_with("type: choice, options: true-false, expect: yes") ==
        "4:54: unknown option \"yes\"; it is one of true, false\n");
  CHECK(problem_with("type: choice, options: yes-no, expect: yes") ==
        "4:34: unknown options \"yes-no\"; it is one of true-false\n");
  CHECK(problem_with("type: choice, options: [A, B], expect: A") ==
        "4:34: \"options\" needs keys and values, as in {key: value}, not [...]\n");
  CHECK(problem_with("type: choice, options: {a: {answer: x}, b: {of: text, answer: y}}") ==
        "4:38: this option has no \"of\"\n"
        "4:59: unknown of \"text\"; it is one of node-values, best-action, cut-leaves, cut-nodes, "
        "read-leaves, read-nodes, windows, principal-line\n");
}

TEST_CASE("exercise problems: values of rules", "[exercise]") {
  CHECK(problem_with_rules("algorithm: alphabetta") ==
        "1:20: unknown algorithm \"alphabetta\"; did you mean \"alphabeta\"?\n");
  CHECK(problem_with_rules("algorithm: pvs") ==
        "1:20: unknown algorithm \"pvs\"; it is one of auto, minimax, alphabeta, expectimax\n");
  CHECK(problem_with_rules("chance_cuts: star1") ==
        "1:22: unknown chance_cuts \"star1\"; it is one of none\n");
  CHECK(problem_with_rules("order: random") ==
        "1:16: unknown order \"random\"; it is one of given, reversed, best, worst, eval\n");
  CHECK(problem_with_rules("cut_on: [x]") == "1:17: \"cut_on\" needs a text\n");
  CHECK(problem_with_rules("empty_cutoffs: true") ==
        "1:24: unknown empty_cutoffs \"true\"; it is one of no, yes\n");
  CHECK(problem_with_rules("window: [3]") ==
        "1:17: \"window\" needs two numbers, as in [-inf, 3], not [...]\n");
  CHECK(problem_with_rules("window: [3, three]") == "1:21: \"three\" is not a number\n");
  CHECK(problem_with_rules("window: [3, 3]") ==
        "1:17: there is nothing in the window [3, 3]; alpha has to be less than beta\n");
  CHECK(problem_with_rules("bounds: [5, -5]") ==
        "1:17: the bounds [5, -5] are crossed; write the lower one first\n");
  CHECK(problem_with_rules("depth: 1.5") ==
        "1:16: \"depth\" needs a whole number from 0 to 4294967295, not \"1.5\"\n");
  CHECK(problem_with_rules("depth: -1") ==
        "1:16: \"depth\" needs a whole number from 0 to 4294967295, not \"-1\"\n");
  CHECK(problem_with_rules("depth: 4294967296") ==
        "1:16: \"depth\" needs a whole number from 0 to 4294967295, not \"4294967296\"\n");
  CHECK(problem_with_rules("quiescence: 2") ==
        "5:3: quiescence goes on past the depth limit, and there is none; give a depth too\n");
  CHECK(brief_problems_of("rules: alphabeta\n" + kHead + "- {id: q, type: text}\n") ==
        "1:8: \"rules\" needs keys and values, as in {key: value}, not \"alphabeta\"\n");
}

TEST_CASE("exercise problems: orders of single nodes", "[exercise]") {
  CHECK(problem_with_rules("order: {c: [1, 2]}") ==
        "1:17: there is no node \"c\"; write its path, such as /2/1, its name or its action "
        "label\n");
  CHECK(problem_with_rules("order: {a: [2]}") ==
        "1:17: the order of node /1 has to list each of its children once; /1/1 is missing\n");
  CHECK(problem_with_rules("order: {/: [b, a], root: [a, b]}") ==
        "1:28: the order of node / is given twice; write it once\n");
  CHECK(problem_with_rules("order: {b: [2, 1]}") ==
        "1:17: node /2 is a CHANCE node, whose children are read as written\n");
  CHECK(problem_with_rules("order: {a/1: [1]}") ==
        "1:17: node /1/1 is a leaf, and has no children to be ordered\n");
  CHECK(problem_with_rules("order: {a: [3, 1]}") ==
        "1:21: node /1 has no child \"3\"; its children: 2\n");
  CHECK(problem_with_rules("order: {a: 2}") == "1:20: \"order\" needs a list, not \"2\"\n");
}

TEST_CASE("exercise problems: what else is accepted", "[exercise]") {
  CHECK(problem_with("type: cut-leaves, also_accept: {cut_on: '>'}") ==
        "4:42: \"also_accept\" needs a list, not {...}\n");
  CHECK(problem_with("type: cut-leaves, also_accept: [cut_on]") ==
        "4:43: an entry of \"also_accept\" needs keys and values, as in {key: value}, not "
        "\"cut_on\"\n");
  CHECK(problem_with("type: cut-leaves, also_accept: [{}]") ==
        "4:43: \"also_accept\" is empty; write one at least\n");
  CHECK(problem_with("type: cut-leaves, also_accept: [{answer: a, fail: hard}]") ==
        "4:43: \"answer\" and \"fail\" are both given; write one of them\n");
  CHECK(problem_with("type: cut-leaves, also_accept: [{answers: a}]") ==
        "4:44: unknown key \"answers\"; did you mean \"answer\"?\n");
  CHECK(brief_problems_of("also_accept: [{answer: a}]\n" + kHead + "- {id: q, type: text}\n") ==
        "1:16: unknown key \"answer\"; the keys are algorithm, order, cut_on, fail, reach, "
        "empty_cutoffs, window, bounds, depth, quiescence, chance_cuts, min_as\n");
}

TEST_CASE("exercise problems: texts that are no document", "[exercise]") {
  CHECK(brief_problems_of("") ==
        "this exercise needs keys and values, as in {key: value}, not nothing\n");
  CHECK(brief_problems_of("exercise: e\ntree: (MAX a: (MIN 1))\n") ==
        "2:13: YAML takes this colon for the end of a key; write \"tree: |\" and the expression, "
        "indented, on the lines below it\n");
  CHECK(brief_problems_of("exercise: \xE9\n") ==
        "1:11: byte 0xE9 is not UTF-8; save the file as UTF-8\n");
  CHECK(brief_problems_of("{\"exercise\": }", "e.json") == "1:14: unexpected }\n");
}
