/// \file
/// Trees as s-expressions.
#include <string>

#include "base/text.h"
#include "output/tree_form.h"
#include "output/write_tree.h"

namespace gametree::output {
namespace {

bool is_bare_character(char32_t c) {
  constexpr std::string_view kMarks = "_-+.*'!?=<>&%$@^~";
  if (c < 0x80 && kMarks.find(static_cast<char>(c)) != std::string_view::npos) return true;
  return is_word_character(c);
}

/// A bare token where nobody can take it for a number, a key or two tokens; else a string.
std::string token(std::string_view text) {
  std::string_view rest = text;
  const char32_t first = take_character(rest);
  const bool is_digit = first >= '0' && first <= '9';
  if (is_digit || (first != '_' && !is_word_character(first))) return quoted(text);
  while (!rest.empty())
    if (!is_bare_character(take_character(rest))) return quoted(text);
  return std::string(text);
}

class SexprForm final : public TreeForm {
 public:
  using TreeForm::TreeForm;

  void open(const Spot& spot, std::string& out) override {
    if (const auto label = tree().action(spot.node)) out += token(*label) + ": ";
    if (is_under_chance(spot)) out += '(' + number(probability(spot), spot.node, "p") + ' ';
    if (!tree().is_leaf(spot.node)) {
      out += '(';
      out += to_text(tree().player(spot.node));
      out += attributes(spot.node);
      return;
    }
    const std::string utility = number(tree().utility(spot.node), spot.node, "value");
    const std::string keys = attributes(spot.node);
    out += keys.empty() ? utility : "(LEAF" + keys + ' ' + utility + ')';
    if (is_under_chance(spot)) out += ')';
  }

  void close(const Spot& spot, std::string& out) override {
    out += is_under_chance(spot) ? "))" : ")";
  }

  [[nodiscard]] std::string_view before_first_child() const override { return " "; }
  [[nodiscard]] std::string_view separator() const override { return ""; }

 private:
  std::string number(const Number& value, NodeId node, std::string_view key) {
    return exact(value, node, key, "sexpr");
  }

  std::string attributes(NodeId node) {
    std::string out;
    if (const auto name = tree().name(node)) out += " :name " + token(*name);
    if (const auto eval = tree().eval(node)) out += " :eval " + number(*eval, node, "eval");
    if (!tree().quiet(node)) out += " :quiet false";
    if (tree().noisy(node)) out += " :noisy true";
    return out;
  }
};

}  // namespace

Result<std::string> write_sexpr(const GameTree& tree) {
  SexprForm form(tree);
  return lay_out(tree, form);
}

}  // namespace gametree::output
