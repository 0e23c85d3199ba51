/// \file
/// Trees as JSON, in the long form: each node but a plain leaf is an object.
#include <string>

#include "output/tree_form.h"
#include "output/write_tree.h"

namespace gametree::output {
namespace {

/// Other programs read a number of JSON as a double; past one it is a text.
constexpr std::size_t kLongestNumber = 300;

class JsonForm final : public TreeForm {
 public:
  using TreeForm::TreeForm;

  void open(const Spot& spot, std::string& out) override {
    const bool is_leaf = tree().is_leaf(spot.node);
    std::string keys = edge_keys(spot);
    if (is_leaf) {
      const std::string utility = number(tree().utility(spot.node), spot.node, "value");
      const std::string attributes = node_keys(spot.node);
      out += keys.empty() && attributes.empty()
                 ? utility
                 : '{' + keys + "\"value\": " + utility + attributes + '}';
      return;
    }
    out += '{' + keys + R"("player": ")";
    out += to_text(tree().player(spot.node));
    out += '"' + node_keys(spot.node) + ", \"children\": [";
  }

  void close(const Spot& /*spot*/, std::string& out) override { out += "]}"; }

  void close_lines(const Spot& spot, std::size_t indent, std::string& out) override {
    out += '\n';
    out.append(indent, ' ');
    close(spot, out);
  }

  [[nodiscard]] bool may_share_line(const Spot& leaf) const override {
    return !is_under_chance(leaf) && !tree().action(leaf.node) && !tree().name(leaf.node) &&
           !tree().noisy(leaf.node);
  }

 private:
  std::string number(const Number& value, NodeId node, std::string_view key) {
    const std::string text = exact(value, node, key, "json");
    const bool is_plain = !value.is_infinite() && text.size() <= kLongestNumber &&
                          text.find('/') == std::string::npos;
    return is_plain ? text : '"' + text + '"';
  }

  /// What is told of the edge above the node; ends in a comma and a blank.
  std::string edge_keys(const Spot& spot) {
    std::string out;
    if (const auto label = tree().action(spot.node)) out += "\"action\": " + quoted(*label) + ", ";
    if (is_under_chance(spot)) out += "\"p\": " + number(probability(spot), spot.node, "p") + ", ";
    return out;
  }

  /// The rest but player, value and children; begins with a comma and a blank.
  std::string node_keys(NodeId node) {
    std::string out;
    if (const auto name = tree().name(node)) out += ", \"name\": " + quoted(*name);
    if (const auto eval = tree().eval(node)) out += ", \"eval\": " + number(*eval, node, "eval");
    if (!tree().quiet(node)) out += ", \"quiet\": false";
    if (tree().noisy(node)) out += ", \"noisy\": true";
    return out;
  }
};

}  // namespace

Result<std::string> write_json(const GameTree& tree) {
  JsonForm form(tree);
  return lay_out(tree, form);
}

}  // namespace gametree::output
