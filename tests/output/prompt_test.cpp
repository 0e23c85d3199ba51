/// \file
/// What questions without a prompt of their own ask.
#include "gametree/prompt.h"

#include <string>
#include <vector>

#include "gametree/read_tree.h"
#include "messages/languages.h"
#include "messages/prompts.h"
#include "messages/template.h"
#include "support/catch.h"

using namespace gametree;

namespace {

const GameTree& tree() {
  static const GameTree kTree =
      *read_tree("(MAX :name A a: (MIN :name B 5 9) b: (MIN x: 2 y: 7) (CHANCE x: 1 root: 2))");
  return kTree;  // A 0, B 1, b 4, CHANCE 7
}

std::string asked(const Question& question, std::string_view language = "en") {
  return prompt(question, tree(), language);
}

Question of_type(QuestionType type) {
  Question question;
  question.type = type;
  return question;
}

}  // namespace

TEST_CASE("prompt: a question's own comes first in its language", "[output][prompt]") {
  Question question = of_type(QuestionType::text);
  CHECK(asked(question) == "Answer in your own words.");

  question.prompt = Texts({{"en", "Why?"}, {"vi", "Vì sao?"}});
  CHECK(asked(question, "vi") == "Vì sao?");
  CHECK(asked(question, "ro") == "Why?");
}

TEST_CASE("prompt: an unknown language gets English", "[output][prompt]") {
  CHECK(asked(of_type(QuestionType::cut_leaves), "tlh") == "Which leaves are never read?");
}

TEST_CASE("prompt: nodes are called by what means them alone", "[output][prompt]") {
  Question question = of_type(QuestionType::node_values);
  question.nodes = {0, 1, 4, 7};
  CHECK(asked(question) == "What is the value of each inner node?");

  // x stands on two edges, and root would be the root.
  question.nodes = {1, 4, 5, 6, 9};
  CHECK(asked(question) == "What is the value of each of these nodes: B, b, /2/1, y, /3/2?");

  question.nodes = {7};
  CHECK(asked(question) == "What is the value of node /3?");
}

TEST_CASE("prompt: values under pruning may be bounds", "[output][prompt]") {
  Question question = of_type(QuestionType::node_values);
  question.nodes = {4};
  question.rules.algorithm = Algorithm::alphabeta;
  CHECK(asked(question) ==
        "What is the value of node b? Where only a bound is known, write it with its sign, ≤ or ≥; "
        "for a node that is never read, write pruned.");

  question.bounds_required = true;
  CHECK(asked(question) ==
        "What is the value of node b? Write each value with its sign, =, ≤ or ≥; for a node that "
        "is never read, write pruned.");
}

TEST_CASE("prompt: actions and lists", "[output][prompt]") {
  Question move = of_type(QuestionType::best_action);
  CHECK(asked(move) == "Which action is best for MAX at the root?");
  move.at_node = 1;
  move.every_best = true;
  CHECK(asked(move) == "Which actions are best for MIN at node B? Name all of them.");

  Question list = of_type(QuestionType::cut_nodes);
  CHECK(asked(list) == "Which nodes are never read?");
  list.topmost = true;
  list.ordered = true;
  CHECK(asked(list) ==
        "At which nodes is the tree cut off? Name the topmost ones alone, and nothing below them. "
        "Write them in the order in which they are cut off.");
  list = of_type(QuestionType::read_leaves);
  CHECK(asked(list) == "Which leaves are read?");
  list.ordered = true;
  CHECK(asked(list) ==
        "Which leaves are read? Write them in the order in which they are read first.");
  list = of_type(QuestionType::read_nodes);
  CHECK(asked(list) == "Which nodes are read?");
  CHECK(asked(of_type(QuestionType::principal_line)) ==
        "Which actions follow one another from the root if both sides play their best?");
}

TEST_CASE("prompt: rows say what their columns mean", "[output][prompt]") {
  Question cutoffs = of_type(QuestionType::cutoffs);
  cutoffs.columns = {Column::node, Column::after};
  CHECK(asked(cutoffs) ==
        "Which cutoffs happen? Write a row for each, with these columns: node, after. The column "
        "after is the child that was read last, by its label, its path or its value.");
  cutoffs.columns = {Column::node, Column::kind, Column::beta};
  cutoffs.ordered = true;
  CHECK(asked(cutoffs) ==
        "Which cutoffs happen? Write a row for each, with these columns: node, kind, beta. The "
        "kind is beta at a MAX node and alpha at a MIN node. Of the window write what it is at "
        "that moment; before and after the value that cuts are both right. Write them in the order "
        "in which they "
        "happen.");

  Question trace = of_type(QuestionType::trace);
  trace.columns = {Column::node, Column::alpha, Column::value};
  trace.leaf_rows = false;
  CHECK(asked(trace) ==
        "Follow the search: write a row for each node that is visited, in order, with these "
        "columns: node, alpha, value. Alpha and beta are those on arrival. The value is the one "
        "that the node returns. Leave the leaves out.");
  trace.update_rows = true;
  CHECK(asked(trace) ==
        "Follow the search: write a row each time a node takes the value of a child, in order, "
        "with these columns: node, alpha, value. Alpha and beta are those after that. The value is "
        "the node's best so far.");
}

TEST_CASE("prompt: windows by moment and ends", "[output][prompt]") {
  Question windows = of_type(QuestionType::windows);
  windows.nodes = {0, 1, 4, 7};
  CHECK(asked(windows) ==
        "With which window [alpha, beta] does the search arrive at each inner node? For a node "
        "that is never read, write pruned.");
  windows.at_exit = true;
  CHECK(asked(windows) ==
        "Which window [alpha, beta] has each inner node after the last of its children that is "
        "read? For a node that is never read, write pruned.");
  windows.own_ends = true;
  windows.nodes = {0, 1};
  CHECK(asked(windows) ==
        "After the last child that is read at each of these nodes: A, B, what is alpha (at MAX) or "
        "beta (at MIN)? For a node that is never read, write pruned.");
  windows.at_exit = false;
  CHECK(asked(windows) ==
        "When the search arrives at each of these nodes: A, B, what is alpha (at MAX) or beta (at "
        "MIN)? For a node that is never read, write pruned.");
}

TEST_CASE("prompt: each count has its own", "[output][prompt]") {
  const std::vector<std::pair<std::string, std::string>> rows{
      {"nodes", "How many nodes does the tree have, leaves included?"},
      {"leaves", "How many leaves does the tree have?"},
      {"nodes_read", "How many nodes are read, leaves included?"},
      {"leaves_read", "How many leaves are read?"},
      {"node_visits", "How many times is a node visited, leaves included and each visit counted?"},
      {"leaf_visits", "How many times is a leaf visited, each visit counted?"},
      {"leaves_cut", "How many leaves are never read?"},
      {"cutoffs", "How many cutoffs happen?"},
      {"depth", "How many plies deep is the tree?"}};
  for (const auto& [key, text] : rows) {
    Question count = of_type(QuestionType::count);
    count.of = key;
    CHECK(asked(count) == text);
  }
}

TEST_CASE("prompt: numbers and choices", "[output][prompt]") {
  Question number = of_type(QuestionType::number);
  number.expect = Typed{.text = "3"};
  CHECK(asked(number) == "Which number is it?");
  number.expect =
      Typed{.kind = Typed::Kind::list, .items = {Typed{.text = "1"}, Typed{.text = "2"}}};
  CHECK(asked(number) == "Which 2 numbers are they, in order?");

  Question choice = of_type(QuestionType::choice);
  choice.expect = Typed{.text = "a"};
  CHECK(asked(choice) == "Which one is right?");
  choice.expect = Typed{.kind = Typed::Kind::list, .items = {}};
  CHECK(asked(choice) == "Which ones are right? Name all of them.");
  choice.true_false = true;
  CHECK(asked(choice) == "Is this true or false?");
}

TEST_CASE("prompt: each language has every phrase with the right gaps", "[output][prompt]") {
  for (const messages::Language& language : messages::kLanguages)
    CHECK(messages::covers_every_prompt(language.prompts()));
}
