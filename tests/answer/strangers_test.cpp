/// \file
/// Texts that no student means: long, deep, broken, random. Each is read, or says why not.
#include <random>

#include "answer/asking.h"
#include "gametree/messages.h"
#include "gametree/tree_builder.h"
#include "support/catch.h"
#include "support/property_trees.h"
#include "support/random_tree.h"

namespace gametree::test {
namespace {

constexpr const char* kTree =
    "(MAX :name A l: (MIN :name B (LEAF :name G 5) (LEAF :name I 9)) r: (MIN :name C (LEAF :name K "
    "2) (LEAF :name Y 7)))";

constexpr const char* kQuestions[] = {
    "{'type': 'node-values'}",
    "{'type': 'node-values', 'nodes': ['C']}",
    "{'type': 'windows'}",
    "{'type': 'windows', 'ends': 'own'}",
    "{'type': 'cut-leaves'}",
    "{'type': 'read-nodes'}",
    "{'type': 'best-action'}",
    "{'type': 'best-action', 'which': 'all'}",
    "{'type': 'principal-line'}",
    "{'type': 'cutoffs', 'columns': ['node', 'kind']}",
    "{'type': 'trace', 'columns': ['node', 'alpha', 'beta', 'value']}",
    "{'type': 'number', 'expect': 5}",
    "{'type': 'number', 'expect': [5]}",
    "{'type': 'count', 'of': 'leaves_cut'}",
    "{'type': 'choice', 'options': {'a': 'A text.', 'b': 'Yes', 'c': 'none'}}",
    "{'type': 'choice', 'options': 'true-false'}",
    "{'type': 'text'}",
};

std::string repeated(const std::string& text, std::size_t bytes) {
  std::string all;
  while (all.size() < bytes) all += text;
  return all;
}

/// Every problem becomes a sentence, and every invalid piece has one.
void check_sound(const Answer& answer) {
  const auto check = [](const Piece& piece) {
    REQUIRE((piece.state == ReadState::invalid) == piece.problem.has_value());
    if (piece.problem) REQUIRE_FALSE(sentence(*piece.problem).empty());
  };
  REQUIRE((answer.state == ReadState::invalid) == answer.problem.has_value());
  for (const Piece& piece : answer.pieces) check(piece);
  for (const Piece& piece : answer.values) check(piece);
  for (const WindowPieces& window : answer.windows) {
    check(window.alpha);
    check(window.beta);
  }
  for (const std::vector<Piece>& row : answer.rows)
    for (const Piece& piece : row) check(piece);
  for (const Error& error : answer.passed_over) REQUIRE_FALSE(sentence(error).empty());
}

}  // namespace

TEST_CASE("answer: texts made of what readers look for are read or say why not",
          "[answer][property]") {
  const std::vector<std::string> parts{
      "A",       "B",       "G",    "l",    "r",      "5", "9",   "2",    "7",     "z",     " ",
      " ",       ",",       ";",    "\n",   ":",      "=", "≤",   ">=",   "<",     "->",    "→",
      "-",       "/",       "(",    ")",    "[",      "]", "{",   "}",    "\"",    "'",     ".",
      "..",      "inf",     "∞",    "α",    "β",      "v", "and", "or",   "none",  "node",  "leaf",
      "x",       "½",       "true", "no",   "#",      "%", "≈",   "e",    "alpha", "kind",  "=",
      "at most", "or less", "\t",   "\xff", "\u200b", "é", "\0",  "move", "0",     "1,234", "root"};
  std::vector<Asking> questions;
  for (const char* keys : kQuestions) questions.emplace_back(kTree, keys);
  std::mt19937_64 random(20250802);
  for (std::size_t i = 0; i < property_trees() / 50; ++i) {
    std::string text;
    for (std::uint64_t left = reference::draw(random, 14); left > 0; --left)
      text += parts[reference::draw(random, parts.size())];
    for (const Asking& asking : questions) {
      INFO(text);
      check_sound(asking.answer(text));
    }
  }
}

TEST_CASE("answer: a long text takes no time that grows out of hand", "[answer]") {
  for (const char* keys : kQuestions) {
    const Asking asking(kTree, keys);
    for (const std::string part :
         {"z",       "z ",      "z, ",  "K, ",   "K - ",  "K->",     "-",   "--> ", "=",    "a = ",
          "B: 5, ",  "B ≥ ",    "((",   ")",     "\"",    "\"a",     ". ",  ",",    ";",    "\n",
          "1/",      "/1",      "4 4 ", "none ", "node ", "α = 5, ", "..",  "K (",  "(K, ", "{[(",
          "é\u0301", "option ", "a=",   "α=",    "≤",     "x;y,",    "1,2;"}) {
      INFO(keys << " " << part);
      check_sound(asking.answer(repeated(part, 1'200)));
    }
  }
}

TEST_CASE("answer: past the limit of its length a text is invalid", "[answer]") {
  for (const char* keys : kQuestions) {
    const Asking asking(kTree, keys);
    const Answer answer = asking.answer(repeated("K, ", 1'000'000));
    check_sound(answer);
    if (asking.question.type != QuestionType::text) CHECK(answer.state == ReadState::invalid);
  }
}

TEST_CASE("answer: lists in lists end somewhere", "[answer]") {
  Typed deep;
  for (int i = 0; i < 200; ++i) {
    Typed outer;
    outer.kind = i % 2 == 0 ? Typed::Kind::list : Typed::Kind::mapping;
    if (i % 2 == 0)
      outer.items.push_back(std::move(deep));
    else
      outer.pairs.emplace_back("B", std::move(deep));
    deep = std::move(outer);
  }
  for (const char* keys : kQuestions) check_sound(Asking(kTree, keys).answer(deep));
}

TEST_CASE("answer: many leaves are found without a walk", "[answer]") {
  TreeBuilder builder;
  builder.open_player(Player::max);
  for (int leaf = 0; leaf < 100'000; ++leaf) builder.leaf(leaf % 50'000);
  builder.close();
  const GameTree tree = builder.finish().value();
  Question question;
  question.type = QuestionType::cut_leaves;
  std::string text;
  for (int leaf = 0; text.size() < 90'000; ++leaf) text += std::to_string(leaf) + ", ";
  Typed typed;
  typed.text = text;

  const Answer answer = read_answer(question, tree, {{"q", "", typed}});

  CHECK(answer.state == ReadState::invalid);  // each value is that of two leaves
  CHECK(sentence(*answer.pieces.at(7).problem) ==
        "the leaves /8, /50008 are all worth 7; write the path of the one you mean");
}

}  // namespace gametree::test
