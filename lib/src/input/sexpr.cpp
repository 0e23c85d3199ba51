/// \file
/// Reads trees from s-expressions, however deep: one pass, four bytes a level, no recursion.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/text.h"
#include "input/format.h"
#include "input/sexpr_lexer.h"

namespace gametree::input {
namespace {

using Kind = Token::Kind;

constexpr std::array<std::string_view, 4> kPlayers{"MAX", "MIN", "CHANCE", "LEAF"};
constexpr std::size_t kLeafWord = 3;
constexpr std::array<std::string_view, 4> kKeys{":name", ":eval", ":quiet", ":noisy"};
enum class Attribute : std::uint8_t { name, eval, quiet, noisy };  // as in kKeys

std::optional<std::size_t> find_word(std::span<const std::string_view> words,
                                     std::string_view word) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (same_word(words[i], word)) return i;
  return std::nullopt;
}

std::optional<std::size_t> find_player(std::string_view word) {
  // As they are mostly written, before all their cases are tried.
  if (word == "MAX") return 0;
  if (word == "MIN") return 1;
  return find_word(kPlayers, word);
}

/// Whether a bare token is meant as a number, rightly written or not.
bool looks_like_number(std::string_view text) {
  constexpr std::string_view kStarts = "0123456789+-.";
  return kStarts.find(text.front()) != std::string_view::npos || same_word(text, "nan") ||
         parse_number(text).problem != NumberProblem::not_a_number ||
         parse_number(text).number.has_value();
}

/// `a: 3` for `a:3`; empty where that can't be meant.
std::string with_blank_after_colon(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon == 0) return "";
  const std::string_view after = text.substr(colon + 1);
  if (after.empty() || !looks_like_number(after)) return "";
  return std::string(text.substr(0, colon + 1)) + " " + std::string(after);
}

/// A list between its parentheses.
struct Level {
  bool is_chance = false;
  bool in_pair = false;  ///< the parenthesis of a `(1/2 ...)` closes after it
  bool is_bare = false;
  Player next = Player::max;  ///< who moves at a bare list in it
};

/// The edge to the node that is being read.
struct Edge {
  bool has_label = false;
  std::string label;
  Offset label_at = 0;
  std::optional<Number> probability;  ///< there is one exactly inside a pair
  Offset probability_at = 0;
};

class SexprReader {
 public:
  SexprReader(ReadJob& job, TreeBuilder& builder)
      : job_(job), builder_(builder), lexer_(job.text) {}

  bool read();

 private:
  bool read_levels();
  bool read_item(Token token);
  bool read_node(const Token& token);
  bool read_list(Offset where);
  bool read_list_of_word(Offset where, const Token& word);
  bool read_pair(const Token& probability);
  bool read_leaf(const Token& token);
  bool read_leaf_list(Offset where);
  bool read_attributes(bool of_leaf);
  bool read_attribute(Attribute attribute, const Token& key, bool of_leaf);
  bool read_boolean(Attribute attribute, const Token& key);
  std::optional<Number> read_number(const Token& token, std::string_view what);
  bool begin_node(Offset where);
  bool open_bare_list(Offset where, const Token& first);
  bool open_level(Player player, Offset where, bool is_bare);
  bool open_plain_level(Player player, Offset where);
  bool close_level(Offset where);
  bool close_pair();

  [[nodiscard]] bool pair_expected() const {
    return !levels_.empty() && levels_.back().is_chance && !edge_.probability;
  }

  bool fail(ErrorCode code, Offset where, std::vector<std::string> facts = {}) {
    return builder_.fail(Error{code, std::move(facts), where, {}, {}});
  }
  /// What is wrong with one number leaves the rest as clear: see TreeBuilder::problem.
  bool refuse(ErrorCode code, Offset where, std::vector<std::string> facts = {}) {
    return builder_.problem(Error{code, std::move(facts), where, {}, {}});
  }
  bool refuse_number(NumberProblem problem, const Token& token);
  bool refuse_leaf(const Token& token, NumberProblem problem);
  bool fail_player(const Token& token);
  bool fail_key(const Token& token);
  bool fail_pair(const Token& token);
  bool fail_unclosed();
  bool fail_end_or_error(const Token& token) {
    return token.kind == Kind::error ? builder_.fail(lexer_.error()) : fail_unclosed();
  }
  static bool is_end_or_error(const Token& token) {
    return token.kind == Kind::end || token.kind == Kind::error;
  }

  ReadJob& job_;
  TreeBuilder& builder_;
  SexprLexer lexer_;
  std::vector<Level> levels_;
  Edge edge_;
};

bool SexprReader::read() {
  // Two bytes a node is the least; pages that stay untouched cost nothing.
  builder_.reserve(job_.text.size() / 2 + 1);
  const Token first = lexer_.next();
  if (first.kind == Kind::end) return fail(ErrorCode::empty_document, kNoOffset);
  if (first.text.starts_with('{') || first.text.starts_with('['))
    return fail(ErrorCode::unexpected_character, first.where,
                {std::string(first.text.substr(0, 1)), "("});
  if (!read_item(first) || !read_levels()) return false;
  const Token after = lexer_.next();
  if (after.kind == Kind::end) return true;
  if (after.kind == Kind::error) return builder_.fail(lexer_.error());
  if (after.kind == Kind::close) return fail(ErrorCode::unexpected_close, after.where, {")"});
  return fail(ErrorCode::second_root, after.where, {std::string(lexer_.written(after))});
}

/// Goes on until every list is closed.
bool SexprReader::read_levels() {
  bool going_on = true;
  while (going_on && !levels_.empty()) {
    std::int64_t value = 0;
    Offset where = 0;
    Player player{};
    if (lexer_.take_small_integer(value, where))
      going_on = builder_.leaf(value, where);
    else if (!levels_.back().is_chance && lexer_.take_plain_player(player, where))
      going_on = open_plain_level(player, where);
    else if (lexer_.take_close(where))
      going_on = close_level(where);
    else
      going_on = read_item(lexer_.next());
  }
  return going_on;
}

/// A child, which may have a label, or the end of the innermost list.
bool SexprReader::read_item(Token token) {
  edge_.has_label = false;
  edge_.probability.reset();
  if (token.kind == Kind::close) return close_level(token.where);
  if (token.kind == Kind::label) {
    edge_.has_label = true;
    edge_.label = token.text;
    edge_.label_at = token.where;
    token = lexer_.next();
    if (token.kind == Kind::error) return builder_.fail(lexer_.error());
    if (token.kind != Kind::open && token.kind != Kind::bare && token.kind != Kind::string)
      return fail(ErrorCode::label_without_node, edge_.label_at, {edge_.label});
  }
  return read_node(token);
}

bool SexprReader::read_node(const Token& token) {
  switch (token.kind) {
    case Kind::open:
      return read_list(token.where);
    case Kind::bare:
    case Kind::string:
      return read_leaf(token);
    case Kind::key:
      return fail_key(token);
    case Kind::close:
    case Kind::label:
      return fail_pair(token);
    case Kind::end:
    case Kind::error:
      break;
  }
  return fail_end_or_error(token);
}

/// What follows the parenthesis at `where`: its first token tells what list it is.
bool SexprReader::read_list(Offset where) {
  const Token first = lexer_.next();
  if (is_end_or_error(first)) return fail_end_or_error(first);
  if (first.kind == Kind::key)
    return fail(ErrorCode::key_without_player, first.where, {std::string(first.text)});
  if (first.kind == Kind::bare) return read_list_of_word(where, first);
  if (pair_expected()) return first.kind == Kind::string ? read_pair(first) : fail_pair(first);
  if (first.kind == Kind::close) return fail(ErrorCode::no_children, where, {""});
  // `(MAX: 3)` is a slip; a label of that name can be quoted.
  if (first.kind == Kind::label && job_.text[first.where] != '"' && find_word(kPlayers, first.text))
    return fail_player(first);
  return open_bare_list(where, first);
}

bool SexprReader::read_list_of_word(Offset where, const Token& word) {
  if (const auto player = find_player(word.text)) {
    if (*player == kLeafWord) return read_leaf_list(where);
    return begin_node(where) && open_level(static_cast<Player>(*player), word.where, false) &&
           read_attributes(false);
  }
  if (!looks_like_number(word.text)) return fail_player(word);
  return pair_expected() ? read_pair(word) : open_bare_list(where, word);
}

bool SexprReader::read_pair(const Token& probability) {
  const ParsedNumber parsed = parse_probability(probability.text);
  if (!parsed.number) {
    refuse_number(parsed.problem, probability);
    return false;  // the others' sum would be wrong too, and no news
  }
  edge_.probability = *parsed.number;
  edge_.probability_at = probability.where;
  return read_node(lexer_.next());
}

bool SexprReader::read_leaf(const Token& token) {
  ParsedNumber parsed = parse_number(token.text);
  if (!parsed.number) {
    if (!refuse_leaf(token, parsed.problem)) return false;
    parsed.number = Number();  // to look for more problems
  }
  if (!edge_.has_label && !edge_.probability) return builder_.leaf(*parsed.number, token.where);
  return begin_node(token.where) && builder_.value(*parsed.number, token.where) &&
         builder_.close() && (!edge_.probability || close_pair());
}

/// `(LEAF :name d 0)`, after the word.
bool SexprReader::read_leaf_list(Offset where) {
  if (!begin_node(where) || !read_attributes(true)) return false;
  const Token token = lexer_.next();
  const std::optional<Number> utility = read_number(token, kPlayers[kLeafWord]);
  if (!utility || !builder_.value(*utility, token.where)) return false;
  const Token close = lexer_.next();
  if (is_end_or_error(close)) return fail_end_or_error(close);
  if (close.kind != Kind::close)
    return fail(ErrorCode::unexpected_character, close.where,
                {std::string(lexer_.written(close)), ")"});
  return builder_.close() && (!edge_.probability || close_pair());
}

/// Keys after a player's word, up to the first token that is none.
bool SexprReader::read_attributes(bool of_leaf) {
  std::array<bool, kKeys.size()> seen{};
  while (lexer_.may_be_at_key()) {
    const Token token = lexer_.next();
    if (is_end_or_error(token)) return fail_end_or_error(token);
    if (token.kind != Kind::key) {
      lexer_.put_back(token);
      return true;
    }
    const std::optional<std::size_t> key = find_word(kKeys, token.text);
    if (!key) return fail_key(token);
    if (seen[*key]) return fail(ErrorCode::repeated_key, token.where, {std::string(token.text)});
    seen[*key] = true;
    if (!read_attribute(static_cast<Attribute>(*key), token, of_leaf)) return false;
  }
  return true;
}

bool SexprReader::read_attribute(Attribute attribute, const Token& key, bool of_leaf) {
  if (of_leaf && (attribute == Attribute::eval || attribute == Attribute::quiet))
    return fail(ErrorCode::leaf_with_attribute, key.where, {std::string(key.text)});
  if (attribute == Attribute::quiet || attribute == Attribute::noisy)
    return read_boolean(attribute, key);
  const std::string name(key.text);  // `key` lives until the next token
  const Token token = lexer_.next();
  if (is_end_or_error(token)) return fail_end_or_error(token);
  if (attribute == Attribute::eval) {
    const std::optional<Number> estimate = read_number(token, name);
    return estimate && builder_.eval(*estimate, key.where);
  }
  if (token.kind != Kind::bare && token.kind != Kind::string)
    return fail(ErrorCode::needs_text, token.where, {name});
  return builder_.name(token.text, token.where);
}

bool SexprReader::read_boolean(Attribute attribute, const Token& key) {
  const std::string name(key.text);
  const Token token = lexer_.next();
  if (is_end_or_error(token)) return fail_end_or_error(token);
  const bool yes = token.kind == Kind::bare && token.text == "true";
  const bool no = token.kind == Kind::bare && token.text == "false";
  if (!yes && !no)
    return fail(ErrorCode::needs_boolean, token.where, {name, std::string(lexer_.written(token))});
  return attribute == Attribute::quiet ? builder_.quiet(yes, key.where)
                                       : builder_.noisy(yes, key.where);
}

/// The number that has to follow `what`; nothing where the builder was told of an error.
std::optional<Number> SexprReader::read_number(const Token& token, std::string_view what) {
  if (is_end_or_error(token)) {
    fail_end_or_error(token);
  } else if (token.kind != Kind::bare && token.kind != Kind::string) {
    const std::string found(token.kind == Kind::close ? "" : lexer_.written(token));
    fail(ErrorCode::needs_number, token.where, {std::string(what), found});
  } else {
    const ParsedNumber parsed = parse_number(token.text);
    if (parsed.number) return parsed.number;
    if (refuse_number(parsed.problem, token)) return Number();
  }
  return std::nullopt;
}

bool SexprReader::begin_node(Offset where) {
  if (!builder_.open(where)) return false;
  if (edge_.has_label && !builder_.action(edge_.label, edge_.label_at)) return false;
  return !edge_.probability || builder_.probability(*edge_.probability, edge_.probability_at);
}

/// A list of nodes and nothing else; `first` is the token after its parenthesis.
bool SexprReader::open_bare_list(Offset where, const Token& first) {
  job_.saw_bare_list = true;
  const Player player = levels_.empty() ? job_.root : levels_.back().next;
  lexer_.put_back(first);
  return begin_node(where) && open_level(player, where, true);
}

bool SexprReader::open_level(Player player, Offset where, bool is_bare) {
  Level level{player == Player::chance, edge_.probability.has_value(), is_bare, Player::max};
  switch (player) {
    case Player::max:
      level.next = Player::min;
      break;
    case Player::min:
      level.next = Player::max;
      break;
    case Player::chance:
      level.next = levels_.empty() ? job_.root : levels_.back().next;
      break;
  }
  levels_.push_back(level);
  return builder_.player(player, where);
}

/// What `open_level` does for a MAX or MIN node without label or keys, whose parent is no CHANCE.
bool SexprReader::open_plain_level(Player player, Offset where) {
  levels_.push_back({false, false, false, player == Player::max ? Player::min : Player::max});
  return builder_.open_player(player, where);
}

bool SexprReader::close_level(Offset where) {
  if (levels_.empty()) return fail(ErrorCode::unexpected_close, where, {")"});
  const bool in_pair = levels_.back().in_pair;
  levels_.pop_back();
  return builder_.close(where) && (!in_pair || close_pair());
}

bool SexprReader::close_pair() {
  const Token token = lexer_.next();
  if (token.kind == Kind::close) return true;
  return is_end_or_error(token) ? fail_end_or_error(token) : fail_pair(token);
}

bool SexprReader::refuse_number(NumberProblem problem, const Token& token) {
  constexpr std::size_t kShown = 20;
  const std::string text(token.text);
  switch (problem) {
    case NumberProblem::zero_denominator:
      return refuse(ErrorCode::number_zero_denominator, token.where, {text});
    case NumberProblem::too_long:
      return refuse(ErrorCode::number_too_long, token.where,
                    {cut_text(text, kShown), std::to_string(kMaxDigits)});
    case NumberProblem::percent:
      return refuse(ErrorCode::percent_not_allowed, token.where, {text});
    case NumberProblem::not_a_number:
      break;
  }
  return refuse(ErrorCode::not_a_number, token.where, {text});
}

/// A word or string that stands where a number should.
bool SexprReader::refuse_leaf(const Token& token, NumberProblem problem) {
  const std::string text(token.text);
  if (token.kind == Kind::string) return refuse(ErrorCode::needs_node, token.where, {text});
  if (text.ends_with(',')) {
    const std::string before = text.substr(0, text.size() - 1);
    if (before.empty() || parse_number(before).number)
      return refuse(ErrorCode::comma_between_nodes, token.where + before.size());
  }
  if (looks_like_number(text)) return refuse_number(problem, token);
  if (find_word(kPlayers, text))
    return refuse(ErrorCode::player_without_parenthesis, token.where, {text});
  const std::string spaced = with_blank_after_colon(text);
  if (!spaced.empty()) return refuse(ErrorCode::missing_blank, token.where, {spaced});
  return refuse(ErrorCode::needs_node, token.where, {text});
}

/// A word after a parenthesis that is neither a player nor a number.
bool SexprReader::fail_player(const Token& token) {
  const std::string written(lexer_.written(token));
  const std::string_view word = std::string_view(written).substr(0, written.find(':'));
  const auto player = find_word(kPlayers, word);
  const std::string spaced = with_blank_after_colon(written);
  if (!player && !spaced.empty()) return fail(ErrorCode::missing_blank, token.where, {spaced});
  const std::string_view near = player ? kPlayers[*player] : nearest(word, kPlayers);
  return fail(ErrorCode::unknown_player, token.where, {written, std::string(near)});
}

/// A key that is unknown, or that stands where none may.
bool SexprReader::fail_key(const Token& token) {
  const std::string key(token.text);
  if (!find_word(kKeys, key))
    return fail(ErrorCode::unknown_key, token.where,
                {key, std::string(nearest(key, kKeys)), ":name, :eval, :quiet, :noisy"});
  const bool has_player = !levels_.empty() && !levels_.back().is_bare;
  return fail(has_player ? ErrorCode::key_after_children : ErrorCode::key_without_player,
              token.where, {key});
}

bool SexprReader::fail_pair(const Token& token) {
  const std::string_view found = token.kind == Kind::close ? "" : lexer_.written(token);
  return fail(ErrorCode::not_a_pair, token.where, {std::string(found)});
}

/// Points at the innermost parenthesis that is open at the end of the text. It is looked for again,
/// so that right texts don't pay for remembering where each one is.
bool SexprReader::fail_unclosed() {
  const auto each_level = [&](auto&& on_open) {
    SexprLexer lexer(job_.text);
    std::size_t depth = 0;
    for (Token token = lexer.next(); !is_end_or_error(token); token = lexer.next()) {
      if (token.kind == Kind::open) on_open(++depth, token.where);
      if (token.kind == Kind::close) --depth;
    }
    return depth;
  };
  const std::size_t left_open = each_level([](std::size_t, Offset) {});
  Offset opener = kNoOffset;
  each_level([&](std::size_t depth, Offset where) {
    if (depth == left_open) opener = where;
  });
  return fail(ErrorCode::unexpected_end, opener, {"("});
}

}  // namespace

bool read_sexpr(ReadJob& job, TreeBuilder& builder) { return SexprReader(job, builder).read(); }

}  // namespace gametree::input
