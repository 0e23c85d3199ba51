/// \file
/// The machine's steps, by where in a document an event stands.
#include "input/node_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "gametree/text.h"
#include "input/embedded_tree.h"

namespace gametree::input {
namespace {

constexpr std::array<std::string_view, 15> kKeys{
    "player",      "children", "value", "utility", "name", "action", "p",     "prob",
    "probability", "eval",     "quiet", "noisy",   "MAX",  "MIN",    "CHANCE"};
constexpr std::string_view kTreeKey = "tree";

constexpr std::uint16_t bit(Key key) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(key));
}
constexpr std::uint16_t kShortKeys = bit(Key::max) | bit(Key::min) | bit(Key::chance);

// The keys that tell the same thing as `key` does; the short form tells player and children.
constexpr std::uint16_t same_thing(Key key) {
  switch (key) {
    case Key::player:
    case Key::children:
      return bit(key) | kShortKeys;
    case Key::value:
    case Key::utility:
      return bit(Key::value) | bit(Key::utility);
    case Key::p:
    case Key::prob:
    case Key::probability:
      return bit(Key::p) | bit(Key::prob) | bit(Key::probability);
    case Key::max:
    case Key::min:
    case Key::chance:
      return kShortKeys | bit(Key::player) | bit(Key::children);
    case Key::name:
    case Key::action:
    case Key::eval:
    case Key::quiet:
    case Key::noisy:
    case Key::tree:
      break;
  }
  return bit(key);
}

constexpr bool is_probability(Key key) { return (same_thing(key) & bit(Key::p)) != 0; }

std::string_view word(Key key) {
  return key == Key::tree ? kTreeKey : kKeys[static_cast<std::size_t>(key)];
}

Key short_key(Player player) {
  switch (player) {
    case Player::max:
      return Key::max;
    case Player::min:
      return Key::min;
    case Player::chance:
      break;
  }
  return Key::chance;
}

std::optional<Key> find_key(std::string_view text) {
  if (const auto player = to_player(text)) return short_key(*player);
  const auto found = std::ranges::find(kKeys, text);
  if (found == kKeys.end()) return std::nullopt;
  return static_cast<Key>(found - kKeys.begin());
}

std::string known_keys() { return fmt::format("{}", fmt::join(kKeys, ", ")); }

// What errors show of an event.
std::string shown(const Event& event) {
  switch (event.kind) {
    case EventKind::begin_sequence:
      return "[...]";
    case EventKind::begin_mapping:
      return "{...}";
    case EventKind::scalar:
    case EventKind::end:
    case EventKind::alias:
      break;
  }
  return shortened(event.text);
}

bool is_text(const Event& event) {
  return event.kind == EventKind::scalar && event.style != ScalarStyle::null;
}
bool is_nothing(const Event& event) {
  return event.kind == EventKind::scalar && event.style == ScalarStyle::null && event.text.empty();
}

std::string blank_after(std::string_view text, std::size_t colon) {
  const std::string_view rest = text.substr(colon + 1);
  // YAML ends a text before a bracket.
  return shortened(fmt::format("{}: {}", text.substr(0, colon), rest.empty() ? "[...]" : rest));
}

// `player:MAX` is one word to YAML: with its blank if it could be a key and more, else "".
std::string with_blank(const Event& event) {
  const std::size_t colon = event.text.find(':');
  if (!is_unquoted(event.style) || colon == std::string_view::npos) return {};
  return find_key(event.text.substr(0, colon)) ? blank_after(event.text, colon) : "";
}

// `-2` under a list is a key to YAML: with its blank if it could be an item, else "".
std::string with_blank_after_dash(const Event& event) {
  const bool has_dash = event.text.size() > 1 && event.text[0] == '-' && event.text[1] != '-';
  if (!is_unquoted(event.style) || !has_dash) return {};
  return shortened(fmt::format("- {}", event.text.substr(1)));
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

Player other(Player player) { return player == Player::max ? Player::min : Player::max; }

}  // namespace

bool NodeReader::fail(ErrorCode code, std::vector<std::string> facts, Offset where) {
  return builder_.fail({code, std::move(facts), where, {}, {}});
}

// An unquoted text of several lines is not what was meant where it is wrong.
bool NodeReader::fail(ErrorCode code, std::vector<std::string> facts, const Event& event) {
  if (event.kind == EventKind::scalar && event.style == ScalarStyle::folded)
    return fail(ErrorCode::joined_lines, {shown(event)}, event.offset);
  return fail(code, std::move(facts), event.offset);
}

// Of what leaves the rest of the tree as clear as before: see TreeBuilder::problem.
bool NodeReader::refuse(ErrorCode code, std::vector<std::string> facts, const Event& event) {
  if (event.kind == EventKind::scalar && event.style == ScalarStyle::folded)
    return fail(code, std::move(facts), event);
  return builder_.problem({code, std::move(facts), event.offset, {}, {}});
}

bool NodeReader::read(const Event& event) {
  if (event.kind != EventKind::scalar) tight_label_.clear();
  if (event.kind == EventKind::end) return read_end();
  if (frames_.empty()) return read_root(event);
  const Frame& top = frames_.top();
  switch (top.place) {
    case Place::node:
      return top.at_key ? read_key(event) : read_value(event);
    case Place::labelled:
      return top.at_key ? read_label(event) : read_child(event);
    case Place::list:
    case Place::children:
      return read_child(event);
    case Place::pair:
      break;
  }
  return read_pair_item(event);
}

// 1. Nodes.

// Of a mapping the first key is awaited: under `tree` the root comes later.
bool NodeReader::read_root(const Event& event) {
  Frame root{.begin = event.offset, .turn = job_.root, .player = event.player};
  if (event.kind == EventKind::begin_mapping) {
    root.is_open = false;
    frames_.push(root);
    return true;
  }
  if (is_nothing(event)) return fail(ErrorCode::empty_document, {}, event);
  return builder_.open(event.offset) && read_content(event, root);
}

bool NodeReader::read_child(const Event& event) {
  Frame& parent = frames_.top();
  parent.items = 1;
  const bool is_labelled = parent.place == Place::labelled;
  if (!is_labelled && is_text(event))
    if (const ParsedNumber leaf = parse_number(event.text); leaf.number)
      return add_leaf(*leaf.number, event.offset);
  if (!is_labelled && !builder_.open(event.offset)) return false;
  Frame node{.begin = event.offset, .turn = parent.turn, .has_label = is_labelled};
  if (event.kind == EventKind::begin_sequence && parent.under_chance) {
    node.place = Place::pair;
    frames_.push(node);
    return true;
  }
  return read_content(event, node);
}

bool NodeReader::read_pair_item(const Event& event) {
  Frame& pair = frames_.top();
  if (pair.items == 2) return fail(ErrorCode::not_a_pair, {""}, pair.begin);
  if (pair.items == 1)
    return read_content(
        event,
        {.begin = event.offset, .turn = pair.turn, .has_pair = true, .has_label = pair.has_label});
  if (event.kind != EventKind::scalar)
    return fail(ErrorCode::not_a_pair, {shown(event)}, pair.begin);
  const auto p = number(event, word(Key::p));
  return p && builder_.probability(*p, event.offset) && finish_item();
}

// The cheapest way, for what most nodes of a tree are.
bool NodeReader::add_leaf(const Number& utility, Offset where) {
  const auto integer = utility.to_int64();
  return integer ? builder_.leaf(*integer, where) : builder_.leaf(utility, where);
}

// What an open node holds, when nothing is left to be said of its edge outside.
bool NodeReader::read_content(const Event& event, const Frame& node) {
  switch (event.kind) {
    case EventKind::begin_sequence: {
      Frame list{.begin = event.offset, .place = Place::list, .turn = other(node.turn)};
      job_.saw_bare_list = true;
      frames_.push(list);
      return builder_.player(node.turn, event.offset);
    }
    case EventKind::begin_mapping:
      frames_.push(node);
      frames_.top().player = event.player;
      return true;
    case EventKind::scalar:
    case EventKind::end:
    case EventKind::alias:
      break;
  }
  return read_leaf(event) && finish_item();
}

bool NodeReader::read_leaf(const Event& event) {
  if (is_nothing(event)) {
    if (tight_label_.empty()) return fail(ErrorCode::empty_item, {}, event);
    return fail(ErrorCode::missing_blank, {tight_label_}, label_);
  }
  if (event.style == ScalarStyle::null) return fail(ErrorCode::needs_node, {shown(event)}, event);
  const ParsedNumber parsed = parse_number(event.text);
  if (parsed.number) return builder_.value(*parsed.number, event.offset) && builder_.close();
  if (std::string text = with_blank(event); !text.empty())
    return fail(ErrorCode::missing_blank, {std::move(text)}, event);
  const bool is_word = event.text.empty() || is_letter(event.text[0]) || event.text[0] == '(';
  const bool goes_on = is_word ? refuse(ErrorCode::needs_node, {shown(event)}, event)
                               : refuse_number(event, parsed.problem);
  return goes_on && builder_.value(Number(), event.offset) && builder_.close();
}

bool NodeReader::read_label(const Event& event) {
  if (event.kind != EventKind::scalar) return fail(ErrorCode::key_not_text, {}, event);
  if (event.style == ScalarStyle::null)
    return fail(ErrorCode::needs_quotes, {shown(event), "label"}, event);
  if (to_player(event.text)) return fail(ErrorCode::player_as_action, {shown(event)}, event);
  const bool is_plain = is_unquoted(event.style);
  if (is_plain && event.text == "<<") return refuse_key(event);
  tight_label_.clear();
  label_ = event.offset;
  const std::size_t colon = event.text.find(':');
  if (is_plain && colon != std::string_view::npos) tight_label_ = blank_after(event.text, colon);
  frames_.top().at_key = false;
  return builder_.open(event.offset) && builder_.action(event.text, event.offset);
}

bool NodeReader::read_end() {
  const Frame frame = frames_.top();
  frames_.pop();
  switch (frame.place) {
    case Place::node:
      return finish_node(frame) && finish_item();
    case Place::list:
      if (frame.items == 0) return fail(ErrorCode::no_children, {""}, frame.begin);
      return builder_.close() && finish_item();
    case Place::pair:
      if (frame.items != 2) return fail(ErrorCode::not_a_pair, {""}, frame.begin);
      break;
    case Place::children:
    case Place::labelled:
      break;
  }
  return finish_item();
}

bool NodeReader::finish_node(const Frame& node) {
  if (node.is_left_out) {
    const bool has_value = (node.given & same_thing(Key::value)) != 0;
    return fail(has_value ? ErrorCode::children_and_value : ErrorCode::no_player, {}, node.begin);
  }
  if (!node.is_open) {
    if ((node.given & bit(Key::tree)) != 0) return true;
    if (!builder_.open(node.begin)) return false;
  }
  return builder_.close();
}

// Moves the container on, now that an item of it is complete.
bool NodeReader::finish_item() {
  if (frames_.empty()) return true;
  Frame& top = frames_.top();
  top.at_key = true;
  if (top.place == Place::pair) ++top.items;
  return true;
}

// 2. Keys.

bool NodeReader::read_key(const Event& event) {
  if (event.kind != EventKind::scalar) return fail(ErrorCode::key_not_text, {}, event);
  Frame& node = frames_.top();
  if (!node.is_open && (event.text == kTreeKey || node.given != 0)) return read_root_key(event);
  if (!node.is_open && !builder_.open(node.begin)) return false;
  node.is_open = true;
  const auto key = event.style == ScalarStyle::null ? std::nullopt : find_key(event.text);
  if (!key) return refuse_key(event);
  if (!note_key(*key, event)) return false;
  const bool is_short = (bit(*key) & kShortKeys) != 0;
  return !is_short || builder_.player(*to_player(event.text), event.offset);
}

// `tree`, or a key after it.
bool NodeReader::read_root_key(const Event& event) {
  if (event.text == kTreeKey) return note_key(Key::tree, event);
  return fail(ErrorCode::unknown_key, {shown(event), "", std::string(kTreeKey)}, event);
}

bool NodeReader::note_key(Key key, const Event& event) {
  Frame& node = frames_.top();
  if ((node.given & bit(key)) != 0) return fail(ErrorCode::repeated_key, {shown(event)}, event);
  if ((node.given & same_thing(key)) != 0) return refuse_second(key, event);
  if (node.has_pair && is_probability(key))
    return fail(ErrorCode::given_twice, {shown(event), "[p, node]"}, event);
  if (node.has_label && key == Key::action)
    return fail(ErrorCode::given_twice, {shown(event), "label: node"}, event);
  node.given |= bit(key);
  node.key = key;
  node.at_key = false;
  return true;
}

// `key` tells something that another key has told.
bool NodeReader::refuse_second(Key key, const Event& event) {
  const Frame& node = frames_.top();
  const bool is_short = (bit(key) & kShortKeys) != 0;
  const bool is_second_player = is_short && (node.given & kShortKeys) != 0;
  if (is_second_player && frames_.size() == 1)
    return fail(ErrorCode::second_root, {shown(event)}, event);
  unsigned told = 0;
  while ((node.given & same_thing(key) & (1U << told)) == 0) ++told;
  const std::string before(kKeys[told]);
  if (is_second_player) return fail(ErrorCode::given_twice, {"player", before}, event);
  const bool was_short = ((1U << told) & kShortKeys) != 0;
  if (was_short) return fail(ErrorCode::given_twice, {shown(event), before}, event);
  return fail(ErrorCode::given_twice, {before, shown(event)}, event);
}

bool NodeReader::refuse_key(const Event& event) {
  if (std::string text = with_blank(event); !text.empty())
    return fail(ErrorCode::missing_blank, {std::move(text)}, event);
  std::string near = with_blank_after_dash(event);
  if (near.empty()) near = nearest(event.text, kKeys);
  return fail(ErrorCode::unknown_key, {shown(event), near, known_keys()}, event);
}

// 3. Values of a node's keys.

bool NodeReader::read_value(const Event& event) {
  switch (frames_.top().key) {
    case Key::player:
      return read_player(event) && finish_item();
    case Key::children:
    case Key::max:
    case Key::min:
    case Key::chance:
      return read_children(event);
    case Key::value:
    case Key::utility:
    case Key::p:
    case Key::prob:
    case Key::probability:
    case Key::eval:
      return read_number(event) && finish_item();
    case Key::name:
    case Key::action:
      return read_text(event) && finish_item();
    case Key::quiet:
    case Key::noisy:
      return read_boolean(event) && finish_item();
    case Key::tree:
      break;
  }
  return read_tree(event);
}

bool NodeReader::read_player(const Event& event) {
  if (event.kind != EventKind::scalar || is_nothing(event))
    return fail(ErrorCode::needs_text, {std::string(word(Key::player))}, event);
  if (const auto player = to_player(event.text)) return builder_.player(*player, event.offset);
  constexpr std::array kWords = {std::string_view("MAX"), std::string_view("MIN"),
                                 std::string_view("CHANCE")};
  const std::string near(nearest(event.text, kWords));
  return fail(ErrorCode::unknown_player, {shown(event), near}, event);
}

bool NodeReader::read_children(const Event& event) {
  const Frame& node = frames_.top();
  const auto player = player_of(node);
  if (event.kind == EventKind::scalar) {
    if (!is_nothing(event)) return fail(ErrorCode::needs_children, {shown(event)}, event);
    return fail(ErrorCode::no_children, {player ? std::string(to_text(*player)) : ""},
                event.offset);
  }
  Frame children{.begin = event.offset, .turn = node.turn};
  children.place = event.kind == EventKind::begin_sequence ? Place::children : Place::labelled;
  children.under_chance = player == Player::chance;
  if (!children.under_chance) children.turn = other(*player);
  frames_.push(children);
  return true;
}

bool NodeReader::read_text(const Event& event) {
  const Key key = frames_.top().key;
  const std::string_view text = word(key);
  if (event.kind != EventKind::scalar)
    return fail(ErrorCode::needs_text, {std::string(text)}, event);
  if (event.style == ScalarStyle::null)
    return fail(ErrorCode::needs_quotes, {shown(event), key == Key::name ? "name" : "label"},
                event);
  return key == Key::name ? builder_.name(event.text, event.offset)
                          : builder_.action(event.text, event.offset);
}

bool NodeReader::read_number(const Event& event) {
  const Key key = frames_.top().key;
  const auto read = number(event, word(key));
  if (!read) return false;
  if (key == Key::eval) return builder_.eval(*read, event.offset);
  return is_probability(key) ? builder_.probability(*read, event.offset)
                             : builder_.value(*read, event.offset);
}

bool NodeReader::read_boolean(const Event& event) {
  const Key key = frames_.top().key;
  const bool is_true = event.text == "true";
  const bool is_plain = event.kind == EventKind::scalar && event.style == ScalarStyle::plain;
  if (!is_plain || (!is_true && event.text != "false"))
    return fail(ErrorCode::needs_boolean, {std::string(word(key)), shown(event)}, event);
  return key == Key::quiet ? builder_.quiet(is_true, event.offset)
                           : builder_.noisy(is_true, event.offset);
}

bool NodeReader::read_tree(const Event& event) {
  if (is_text(event) && begins_expression(event.text))
    return read_embedded_tree(event, job_, builder_) && finish_item();
  return builder_.open(event.offset) &&
         read_content(event, {.begin = event.offset, .turn = job_.root});
}

std::optional<Number> NodeReader::number(const Event& event, std::string_view key) {
  if (!is_text(event)) {
    fail(ErrorCode::needs_number, {std::string(key), shown(event)}, event);
    return std::nullopt;
  }
  const bool is_p = is_probability(*find_key(key));
  ParsedNumber parsed = is_p ? parse_probability(event.text) : parse_number(event.text);
  // Of probabilities the others' sum would be wrong too, and no news.
  if (!parsed.number && refuse_number(event, parsed.problem) && !is_p) return Number();
  return std::move(parsed.number);
}

bool NodeReader::refuse_number(const Event& event, NumberProblem problem) {
  std::string text = shown(event);
  switch (problem) {
    case NumberProblem::zero_denominator:
      return refuse(ErrorCode::number_zero_denominator, {std::move(text)}, event);
    case NumberProblem::too_long:
      return refuse(ErrorCode::number_too_long, {std::move(text), fmt::format("{}", kMaxDigits)},
                    event);
    case NumberProblem::percent:
      return refuse(ErrorCode::percent_not_allowed, {std::move(text)}, event);
    case NumberProblem::not_a_number:
      break;
  }
  return refuse(ErrorCode::not_a_number, {std::move(text)}, event);
}

// 4. Children before their player.

std::optional<Player> NodeReader::player_of(const Frame& node) const {
  return builder_.has_player() ? builder_.player() : node.player;
}

bool NodeReader::waits_for_player() const {
  if (frames_.empty()) return false;
  const Frame& top = frames_.top();
  return top.place == Place::node && !top.at_key && top.key == Key::children && !player_of(top);
}

void NodeReader::leave_out_children() {
  Frame& node = frames_.top();
  node.is_left_out = true;
  node.at_key = true;
}

bool NodeReader::resume_children() {
  Frame& node = frames_.top();
  if (!node.at_key || !builder_.has_player()) return false;
  node.is_left_out = false;
  node.key = Key::children;
  node.at_key = false;
  return true;
}

}  // namespace gametree::input
