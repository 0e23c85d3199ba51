/// \file
/// Goes from sign to sign, and looks what stands before each.
#include "answer/pairs.h"

#include <algorithm>
#include <utility>

#include "answer/claim.h"
#include "answer/split.h"
#include "answer/typed_number.h"
#include "answer/typed_text.h"
#include "answer/window.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

constexpr int kMostParts = 6;  // words of a key
constexpr std::size_t kLongestKey = 200;

/// A sign that may part a key from its value.
struct KeySign {
  std::size_t at = 0;
  std::size_t length = 0;
  bool is_bound = false;  // it belongs to the value
};

std::vector<KeySign> key_signs(std::string_view text) {
  std::vector<KeySign> signs;
  for (std::size_t at = 0; at < text.size();) {
    // `E=>=6` says that E is at least 6.
    const bool is_before_bound =
        text.substr(at).starts_with("=>=") || text.substr(at).starts_with("=<=");
    const std::optional<Sign> bound = is_before_bound ? std::nullopt : sign_at(text, at);
    if (bound)
      signs.push_back({at, bound->length, true});
    else if (text[at] == ':' || text[at] == '=')
      signs.push_back({at, 1, false});
    at += bound ? bound->length : 1;
  }
  return signs;
}

bool is_sign(char c) { return c == ':' || c == '=' || c == '<' || c == '>'; }

bool is_separator(char c) { return c == ',' || c == ';' || c == '\n'; }

/// Where a key begins, and its value.
struct Head {
  std::size_t key = 0, key_end = 0, value = 0;
};

class PairFinder {
 public:
  PairFinder(std::string_view text, const NodeReader& keys)
      : text_(text), keys_(keys), brackets_(text) {}

  std::vector<Head> heads() {
    for (const KeySign& sign : key_signs(text_)) look_before(sign);
    return std::move(heads_);
  }

 private:
  void look_before(const KeySign& sign) {
    if (sign.at == 0) return;
    const std::size_t last = text_.find_last_not_of(" \n", sign.at - 1);
    if (last == std::string_view::npos || is_sign(text_[last])) return;
    const std::size_t end = last + 1;
    std::optional<std::size_t> key = node_before(end, sign);
    if (!key) key = word_before(end, sign);
    if (!key) return;
    while (!heads_.empty() && heads_.back().key >= *key) heads_.pop_back();
    heads_.push_back({*key, end, sign.is_bound ? sign.at : sign.at + sign.length});
  }

  /// Where the longest node that ends at `end` begins; not before the last key.
  [[nodiscard]] std::optional<std::size_t> node_before(std::size_t end, const KeySign& sign) const {
    const std::size_t from = heads_.empty() ? 0 : heads_.back().key;
    std::optional<std::size_t> longest;
    std::size_t at = end;
    for (int part = 0; part < kMostParts && at > from && end - at < kLongestKey; ++part) {
      --at;
      while (at > from && end - at <= kLongestKey && text_[at - 1] != ' ' &&
             !is_separator(text_[at - 1]))
        --at;
      // What stands across the last sign is part of a name with that sign in it, or nothing.
      const bool crosses = !heads_.empty() && at < heads_.back().value;
      if (text_[at] != ' ' && is_node(at, end, sign, crosses)) longest = at;
      while (at > from && text_[at - 1] == ' ') --at;
    }
    return longest;
  }

  [[nodiscard]] bool is_node(std::size_t at, std::size_t end, const KeySign& sign,
                             bool crosses) const {
    const std::string_view key = text_.substr(at, end - at);
    if (crosses) return at == heads_.back().key && keys_.named(key).has_value();
    // A number is one only where a pair has to begin, and none in `2 >= v`.
    if (plain_number(key) && (!is_pair_start(at) || (sign.is_bound && !claims_number(sign))))
      return false;
    return keys_.node(key).has_value();
  }

  [[nodiscard]] bool claims_number(const KeySign& sign) const {
    const std::size_t at = text_.find_first_not_of(' ', sign.at + sign.length);
    if (at == std::string_view::npos) return false;
    const std::size_t end = std::min(text_.find_first_of(" ,;\n", at), text_.size());
    return plain_number(text_.substr(at, end - at)).has_value();
  }

  /// Whether the text begins at `at`, or a separator stands right before it.
  [[nodiscard]] bool is_pair_start(std::size_t at) const {
    const std::size_t before =
        at == 0 ? std::string_view::npos : text_.find_last_not_of(' ', at - 1);
    return before == std::string_view::npos ||
           (is_separator(text_[before]) && brackets_.is_outside(before));
  }

  /// Where another word that ends at `end` begins, right after a separator.
  [[nodiscard]] std::optional<std::size_t> word_before(std::size_t end, const KeySign& sign) const {
    const std::size_t from = heads_.empty() ? 0 : heads_.back().value;
    std::size_t at = end;
    while (at > from && end - at <= kLongestKey && !is_separator(text_[at - 1])) --at;
    if (at > 0 && at == from && !heads_.empty()) return std::nullopt;  // no separator since
    at = std::min(text_.find_first_not_of(' ', at), end);
    const std::string_view word = text_.substr(at, end - at);
    if (word.empty() || word.size() > kLongestKey || !is_pair_start(at)) return std::nullopt;
    const bool is_plain = word.find_first_of("()[]{}\"'<>≤≥") == std::string_view::npos;
    const bool is_single = word.find(' ') == std::string_view::npos;
    if (!is_plain || (!is_single && sign.is_bound)) return std::nullopt;
    if (end_named(word) || word == "v" || word == "V") return std::nullopt;
    if (plain_number(word) && sign.is_bound) return std::nullopt;
    return at;
  }

  std::string_view text_;
  const NodeReader& keys_;
  Brackets brackets_;
  std::vector<Head> heads_;
};

/// A value without what parts it from the next pair.
std::string_view without_separator(std::string_view value) {
  value = trim(value);
  for (;;) {
    std::string_view shorter = value;
    while (shorter.ends_with(',') || shorter.ends_with(';'))
      shorter = trim(shorter.substr(0, shorter.size() - 1));
    if (const auto before = before_word(shorter, {Word::joiner})) shorter = trim(*before);
    if (shorter.size() == value.size()) return value;
    value = shorter;
  }
}

std::vector<TextPair> pairs_of_text(std::string_view text, const NodeReader& keys) {
  const std::vector<Head> heads = PairFinder(text, keys).heads();
  if (heads.empty() || heads.front().key != 0) return {};
  std::vector<TextPair> pairs;
  for (std::size_t i = 0; i < heads.size(); ++i) {
    const std::size_t next = i + 1 < heads.size() ? heads[i + 1].key : text.size();
    const std::string_view value = text.substr(heads[i].value, next - heads[i].value);
    pairs.push_back({text.substr(heads[i].key, heads[i].key_end - heads[i].key),
                     i + 1 < heads.size() ? without_separator(value) : trim(value)});
  }
  return pairs;
}

}  // namespace

std::vector<TextPair> pairs_in(std::string_view clean, const NodeReader& keys) {
  for (const std::string_view inner : unwrapped(clean))
    if (std::vector<TextPair> pairs = pairs_of_text(inner, keys); !pairs.empty()) return pairs;
  return {};
}

std::vector<SaidPair> pairs_of(const Typed& typed, const NodeReader& keys, Cleaning cleaning) {
  std::vector<SaidPair> said;
  switch (typed.kind) {
    case Typed::Kind::text: {
      const std::string text = clean(typed.text, cleaning);
      for (const TextPair& pair : pairs_in(text, keys))
        said.push_back({std::string(pair.key), typed_text(std::string(pair.value))});
      return said;
    }
    case Typed::Kind::mapping:
      for (const auto& [key, value] : typed.pairs) said.push_back({clean(key, cleaning), value});
      return said;
    case Typed::Kind::list:
      for (const Typed& item : typed.items) {
        if (item.kind == Typed::Kind::list) return {};
        std::vector<SaidPair> more = pairs_of(item, keys, cleaning);
        if (more.empty()) return {};
        std::ranges::move(more, std::back_inserter(said));
      }
      return said;
  }
  return said;
}

}  // namespace gametree::answer
