/// \file
/// What is written for an answer reads as the same answer: on random answers, over trees whose
/// names are words, numbers and signs.
#include <algorithm>
#include <random>

#include "answer/asking.h"
#include "gametree/tree_builder.h"
#include "support/catch.h"
#include "support/property_trees.h"
#include "support/random_tree.h"

namespace gametree::test {
namespace {

using reference::draw;
using Random = std::mt19937_64;

// What could be taken for something else.
const std::vector<std::string> kTexts{
    "A",    "B",     "C",     "a",      "b",     "x",        "nu",    "no",   "and",  "or",
    "none", "cut",   "true",  "alpha",  "v",     "α",        "1",     "2",    "3",    "2,5",
    "2.5",  "-1",    "- 2",   "1:2",    "K = 2", "C and D",  "(B,G)", "[a]",  "-",    "~",
    "null", "\"q\"", "x₁",    "x1",     "x１",   "B->G",     "B-1",   "root", "node", "node B",
    "≤ 2",  "K, Y",  "ab",    "AB",     "Ab",    "?",        "!",     "a.",   "{}",   "#2",
    "leaf", "lá",    "nhánh", "trái 1", "b (3)", "move = q", "đúng",  "ß",    "SS",   "é"};

std::string text_of(Random& random) { return kTexts[draw(random, kTexts.size())]; }

class TreeMaker {
 public:
  explicit TreeMaker(Random& random) : random_(random), names_(kTexts) {
    std::shuffle(names_.begin(), names_.end(), random_);
  }

  GameTree make() {
    add(0, "");
    return builder_.finish().value();
  }

 private:
  void add(int depth, const std::string& label) {
    builder_.open();
    if (!label.empty()) builder_.action(label);
    if (!names_.empty() && draw(random_, 2) == 0) {
      builder_.name(names_.back());
      names_.pop_back();
    }
    if (depth == 3 || (depth > 0 && draw(random_, 3) == 0)) {
      builder_.value(Number::fraction(static_cast<std::int64_t>(draw(random_, 9)) - 2,
                                      static_cast<std::int64_t>(draw(random_, 2)) + 1));
    } else {
      builder_.player(draw(random_, 2) == 0 ? Player::max : Player::min);
      std::vector<std::string> labels;
      for (std::uint64_t left = 1 + draw(random_, 3); left > 0; --left) {
        std::string own = draw(random_, 2) == 0 ? text_of(random_) : "";
        if (std::find(labels.begin(), labels.end(), own) != labels.end()) own.clear();
        labels.push_back(own);
        add(depth + 1, own);
      }
    }
    builder_.close();
  }

  Random& random_;
  std::vector<std::string> names_;
  TreeBuilder builder_;
};

Piece piece_of(Piece::Value value) {
  Piece piece;
  piece.state = ReadState::read;
  piece.value = std::move(value);
  return piece;
}

TypedNumber number_of(Random& random) {
  TypedNumber number;
  switch (draw(random, 6)) {
    case 0:
      number.value = draw(random, 2) == 0 ? Number::infinity() : Number::minus_infinity();
      return number;
    case 1:
      number.value = Number::fraction(static_cast<std::int64_t>(draw(random, 40)) - 20, 7);
      return number;
    case 2:
      number.decimals = 1 + static_cast<unsigned>(draw(random, 2));
      number.value = Number::fraction(static_cast<std::int64_t>(draw(random, 100)) - 50, 10);
      return number;
    case 3:
      number.decimals = 3;
      number.may_be_thousands = true;
      number.value = Number::fraction(1000 + static_cast<std::int64_t>(draw(random, 9000)), 1000);
      return number;
    default:
      number.value = static_cast<std::int64_t>(draw(random, 41)) - 20;
      return number;
  }
}

Claim claim_of(Random& random) {
  Claim claim{number_of(random), {}};
  constexpr Bound kBounds[] = {Bound::exact, Bound::at_most, Bound::at_least};
  if (draw(random, 2) == 0) claim.bound = kBounds[draw(random, 3)];
  return claim;
}

Piece end_of(Random& random) {
  return draw(random, 4) == 0 ? Piece{} : piece_of(Claim{number_of(random), {}});
}

NodeId node_of(Random& random, const GameTree& tree) {
  return static_cast<NodeId>(draw(random, tree.size()));
}

void fill_windows(Random& random, const Question& question, const GameTree& tree, Answer& answer) {
  for (const NodeId node : question.nodes) {
    WindowPieces window;
    window.pruned = draw(random, 4) == 0;
    const bool is_min = tree.player(node) == Player::min;
    if (!window.pruned && (!question.own_ends || !is_min)) window.alpha = end_of(random);
    if (!window.pruned && (!question.own_ends || is_min)) window.beta = end_of(random);
    answer.windows.push_back(window);
  }
  if (std::all_of(answer.windows.begin(), answer.windows.end(), [](const WindowPieces& window) {
        return !window.pruned && window.alpha.state == ReadState::blank &&
               window.beta.state == ReadState::blank;
      }))
    answer.state = ReadState::blank;
}

void fill_values(Random& random, const Question& question, Answer& answer) {
  for (std::size_t i = 0; i < question.nodes.size(); ++i)
    answer.values.push_back(draw(random, 5) == 0   ? Piece{}
                            : draw(random, 4) == 0 ? piece_of(Pruned{})
                                                   : piece_of(claim_of(random)));
  if (std::all_of(answer.values.begin(), answer.values.end(),
                  [](const Piece& piece) { return piece.state == ReadState::blank; }))
    answer.state = ReadState::blank;
}

void fill_line(Random& random, const GameTree& tree, Answer& answer) {
  for (NodeId at = 0; !tree.is_leaf(at) && draw(random, 5) != 0;) {
    const std::vector<NodeId> children = tree.children(at);
    at = children[draw(random, children.size())];
    answer.pieces.push_back(piece_of(at));
  }
}

void fill_rows(Random& random, const Question& question, const GameTree& tree, Answer& answer) {
  for (std::uint64_t left = draw(random, 4); left > 0; --left) {
    std::vector<Piece> row;
    for (const Column column : question.columns) {
      if (column == Column::node || column == Column::after)
        row.push_back(piece_of(node_of(random, tree)));
      else if (column == Column::kind)
        row.push_back(piece_of(draw(random, 2) == 0 ? KindCell::alpha : KindCell::beta));
      else if (column == Column::value)
        row.push_back(piece_of(claim_of(random)));
      else
        row.push_back(piece_of(Claim{number_of(random), {}}));
    }
    answer.rows.push_back(row);
  }
  if (answer.rows.empty()) answer.state = ReadState::none;
}

Piece element_of(Random& random, const Question& question, const GameTree& tree) {
  if (question.type == QuestionType::best_action) {
    const std::vector<NodeId> children = tree.children(question.at_node);
    return piece_of(children[draw(random, children.size())]);
  }
  if (question.type == QuestionType::choice)
    return piece_of(question.options[draw(random, question.options.size())].key);
  if (question.type == QuestionType::number || question.type == QuestionType::count)
    return piece_of(Claim{number_of(random), {}});
  if (question.type == QuestionType::text) return piece_of("some words: " + text_of(random));
  return piece_of(node_of(random, tree));
}

void fill_pieces(Random& random, const Question& question, const GameTree& tree, bool may_be_many,
                 Answer& answer) {
  const std::uint64_t count = may_be_many ? draw(random, 5) : 1;
  for (std::uint64_t i = 0; i < count; ++i)
    answer.pieces.push_back(element_of(random, question, tree));
}

struct Kind {
  const char* question;
  bool has_many;  // elements
};

constexpr Kind kKinds[] = {
    {"{'type': 'node-values'}", false},
    {"{'type': 'windows'}", false},
    {"{'type': 'windows', 'ends': 'own'}", false},
    {"{'type': 'cut-leaves'}", true},
    {"{'type': 'read-nodes'}", true},
    {"{'type': 'best-action'}", false},
    {"{'type': 'best-action', 'which': 'all'}", true},
    {"{'type': 'principal-line'}", false},
    {"{'type': 'cutoffs', 'columns': ['node', 'kind']}", false},
    {"{'type': 'cutoffs', 'columns': ['after']}", false},
    {"{'type': 'trace', 'columns': ['node', 'alpha', 'beta', 'value']}", false},
    {"{'type': 'number', 'expect': 5}", false},
    {"{'type': 'number', 'expect': [5]}", true},
    {"{'type': 'count', 'of': 'leaves_cut'}", false},
    {"{'type': 'choice', 'options': {'a': 'A text.', 'no': 'Yes', '2': 'b', 'C and D': '-'}}",
     false},
    {"{'type': 'choice', 'expect': ['a'], 'options': {'a': 'x', 'b': 'y', 't': 'z'}}", true},
    {"{'type': 'choice', 'options': 'true-false'}", false},
    {"{'type': 'text'}", false},
};

Answer answer_of(Random& random, const Question& question, const GameTree& tree, bool has_many) {
  Answer answer;
  answer.state = ReadState::read;
  if (question.type == QuestionType::windows) {
    fill_windows(random, question, tree, answer);
  } else if (question.type == QuestionType::node_values) {
    fill_values(random, question, answer);
  } else if (question.type == QuestionType::cutoffs || question.type == QuestionType::trace) {
    fill_rows(random, question, tree, answer);
  } else {
    if (question.type == QuestionType::principal_line)
      fill_line(random, tree, answer);
    else
      fill_pieces(random, question, tree, has_many, answer);
    if (answer.pieces.empty()) answer.state = ReadState::none;
  }
  return answer;
}

bool is_same(const Piece& a, const Piece& b) {
  const auto* first = std::get_if<Claim>(&a.value);
  const auto* second = std::get_if<Claim>(&b.value);
  if (first == nullptr || second == nullptr) return a.state == b.state && a.value == b.value;
  return first->bound == second->bound && first->number.value == second->number.value &&
         first->number.may_be_thousands == second->number.may_be_thousands &&
         (!first->number.decimals || first->number.decimals == second->number.decimals);
}

bool are_same(const std::vector<Piece>& a, const std::vector<Piece>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), is_same);
}

bool is_same(const Answer& a, const Answer& b) {
  const auto same_window = [](const WindowPieces& x, const WindowPieces& y) {
    return x.pruned == y.pruned && is_same(x.alpha, y.alpha) && is_same(x.beta, y.beta);
  };
  return a.state == b.state && are_same(a.pieces, b.pieces) && are_same(a.values, b.values) &&
         std::equal(a.windows.begin(), a.windows.end(), b.windows.begin(), b.windows.end(),
                    same_window) &&
         std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(), are_same);
}

nlohmann::json shown(const Typed& typed) {
  if (typed.kind == Typed::Kind::text) return typed.text;
  nlohmann::json all = nlohmann::json::array();
  for (const Typed& item : typed.items) all.push_back(shown(item));
  for (const auto& [key, value] : typed.pairs) all.push_back({key, shown(value)});
  return all;
}

}  // namespace

TEST_CASE("answer: what is written reads as the same answer", "[answer][property]") {
  Random random(20250801);
  for (std::size_t i = 0; i < property_trees() / 10; ++i) {
    const GameTree tree = TreeMaker(random).make();
    for (const Kind& kind : kKinds) {
      std::string keys = kind.question;
      std::replace(keys.begin(), keys.end(), '\'', '"');
      const Question question = question_from(nlohmann::json::parse(keys), tree);
      const Answer answer = answer_of(random, question, tree, kind.has_many);
      const Typed typed = write_answer(question, tree, answer);
      const Answer read = read_answer(question, tree, {{"q", "", typed}});
      INFO(kind.question << "\n" << shown(typed) << "\n" << reads_as(question, tree, read));
      REQUIRE(is_same(answer, read));
    }
  }
}

TEST_CASE("answer: nodes are written by name else by label else by path", "[answer]") {
  const Asking cut("(MAX l: (MIN :name B 5 9) r: (MIN 2 (LEAF :name 2 7)))",
                   "{'type': 'cut-nodes'}");
  const auto write = [&](const std::string& text) {
    return shown(write_answer(cut.question, cut.tree, cut.answer(text))).dump();
  };
  CHECK(write("/1, /2, /2/1, /2/2, 9, /") == R"(["B","r","/2/1","2","/1/2","/"])");
  CHECK(write("none") == R"("none")");
  CHECK(write("") == R"("")");
  const Asking line("(MAX l: (MIN :name B 5 9) r: (MIN 2 7))", "{'type': 'principal-line'}");
  CHECK(shown(write_answer(line.question, line.tree, line.answer("B 9"))).dump() == R"(["l","2"])");
  const Asking values("(MAX l: (MIN :name B 5 9) r: (MIN 2 7))", "{'type': 'node-values'}");
  CHECK(shown(write_answer(values.question, values.tree, values.answer("1: ≤2,50, r: x"))).dump() ==
        R"([["B","<=2.50"],["r","pruned"]])");
  const Asking windows("(MAX l: (MIN :name B 5 9) r: (MIN 2 7))", "{'type': 'windows'}");
  CHECK(shown(write_answer(windows.question, windows.tree, windows.answer("B: α=3, r: 3..inf")))
            .dump() == R"([["B","alpha = 3"],["r","[3, inf]"]])");
}

}  // namespace gametree::test
