/// \file
/// Trees as YAML, in the short form: `MAX: [3, 12]`, and children keyed by action where all have
/// one.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/text.h"
#include "output/tree_form.h"
#include "output/write_tree.h"

namespace gametree::output {
namespace {

/// Lists and mappings inside each other that yaml-cpp reads: its limit is compiled in.
constexpr std::size_t kDeepest = 498;
/// A key of YAML ends within 1,024 bytes, quotes and escapes included.
constexpr std::size_t kLongestKey = 500;

/// Whether any YAML reader takes `text` for a text when it has no quotes.
bool is_plain_text(std::string_view text) {
  constexpr std::array<std::string_view, 11> kOtherwise{"true", "false", "yes",  "no",  "on", "off",
                                                        "y",    "n",     "null", "inf", "nan"};
  const auto is_letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  const auto may_follow = [&](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '-';
  };
  return is_letter(text.front()) && std::ranges::all_of(text, may_follow) &&
         std::ranges::none_of(kOtherwise, [&](auto word) { return same_word(word, text); });
}

std::string scalar(std::string_view text) {
  return is_plain_text(text) ? std::string(text) : quoted(text);
}

bool is_player(std::string_view text) {
  return same_word(text, "MAX") || same_word(text, "MIN") || same_word(text, "CHANCE");
}

class YamlForm final : public TreeForm {
 public:
  using TreeForm::TreeForm;

  void open(const Spot& spot, std::string& out) override {
    if (spot.is_keyed) out += scalar(*tree().action(spot.node)) + ": ";
    if (tree().is_leaf(spot.node)) {
      out += leaf(spot);
      return;
    }
    check_depth(spot.node, 2 * spot.depth + 2);
    if (has_braces(spot)) out += '{';
    for (const std::string& key : edge_keys(spot)) out += key + ", ";
    out += to_text(tree().player(spot.node));
    out += spot.keys_its_children ? ": {" : ": [";
  }

  void close(const Spot& spot, std::string& out) override {
    out += spot.keys_its_children ? '}' : ']';
    for (const std::string& key : node_keys(spot.node)) out += ", " + key;
    if (has_braces(spot)) out += '}';
  }

  std::size_t open_lines(const Spot& spot, std::size_t indent, std::string& out) override {
    const std::size_t column = spot.parent ? indent + 2 : indent;
    const std::string next_line = '\n' + std::string(column, ' ');
    if (spot.is_keyed) out += scalar(*tree().action(spot.node)) + ':' + next_line;
    for (const std::string& key : edge_keys(spot)) out += key + next_line;
    for (const std::string& key : node_keys(spot.node)) out += key + next_line;
    out += to_text(tree().player(spot.node));
    out += ':';
    return column + 2;
  }

  void close_lines(const Spot& /*spot*/, std::size_t /*indent*/, std::string& /*out*/) override {}

  [[nodiscard]] std::string_view line_start(const Spot& spot) const override {
    return spot.is_keyed ? "" : "- ";
  }
  [[nodiscard]] std::string_view line_separator() const override { return ""; }
  [[nodiscard]] bool may_share_line(const Spot& /*leaf*/) const override { return false; }

  [[nodiscard]] bool keys_children(NodeId inner) const override {
    for (NodeId child = inner + 1; child < tree().end(inner); child = tree().end(child)) {
      const auto label = tree().action(child);
      // The word of a player would be an error as a key.
      if (!label || is_player(*label) || label->size() > kLongestKey) return false;
    }
    return true;
  }

 private:
  std::string leaf(const Spot& spot) {
    std::string utility = number(tree().utility(spot.node), spot.node, "value");
    const std::vector<std::string> before = edge_keys(spot);
    const std::vector<std::string> after = node_keys(spot.node);
    if (before.empty() && after.empty()) return utility;
    check_depth(spot.node, 2 * spot.depth + 1);
    if (is_under_chance(spot) && before.size() == 1 && after.empty())
      return '[' + number(probability(spot), spot.node, "p") + ", " + utility + ']';
    std::string out = "{";
    for (const std::string& key : before) out += key + ", ";
    out += "value: " + utility;
    for (const std::string& key : after) out += ", " + key;
    return out + '}';
  }

  std::string number(const Number& value, NodeId node, std::string_view key) {
    if (value.is_infinite()) return value.sign() < 0 ? "-.inf" : ".inf";
    return exact(value, node, key, kFormat);
  }

  /// What is told of the edge above the node, but a label that is its key.
  std::vector<std::string> edge_keys(const Spot& spot) {
    std::vector<std::string> keys;
    const auto label = tree().action(spot.node);
    if (label && !spot.is_keyed) keys.push_back("action: " + scalar(*label));
    if (is_under_chance(spot)) keys.push_back("p: " + number(probability(spot), spot.node, "p"));
    return keys;
  }

  std::vector<std::string> node_keys(NodeId node) {
    std::vector<std::string> keys;
    if (const auto name = tree().name(node)) keys.push_back("name: " + scalar(*name));
    if (const auto eval = tree().eval(node)) keys.push_back("eval: " + number(*eval, node, "eval"));
    if (!tree().quiet(node)) keys.emplace_back("quiet: false");
    if (tree().noisy(node)) keys.emplace_back("noisy: true");
    return keys;
  }

  /// `MAX: [3, 12]` alone needs no braces around it.
  bool has_braces(const Spot& spot) { return spot.parent || !node_keys(spot.node).empty(); }

  void check_depth(NodeId node, std::size_t collections) {
    if (collections > kDeepest) refuse(node, "depth", kFormat, "json");
  }

  static constexpr std::string_view kFormat = "yaml";
};

}  // namespace

Result<std::string> write_yaml(const GameTree& tree) {
  YamlForm form(tree);
  return lay_out(tree, form);
}

}  // namespace gametree::output
