/// \file
/// Nodes as people read them: by name or label, and by path so that any node can be found.
#include "output/node_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "output/phrases.h"
#include "output/words.h"

namespace gametree::output {

std::string NodeText::step(NodeId node) {
  const NodeRef ref = refs_(node);
  if (ref.action) return printable(*ref.action);
  if (ref.name) return printable(*ref.name);
  return short_path(ref.path);
}

std::string NodeText::described(NodeId node) {
  const NodeRef ref = refs_(node);
  std::string path = short_path(ref.path);
  if (ref.name && ref.action && *ref.name != *ref.action)
    return fmt::format("{} ({}, {})", printable(*ref.name), printable(*ref.action), path);
  if (ref.name) return fmt::format("{} ({})", printable(*ref.name), path);
  if (ref.action) return fmt::format("{} ({})", printable(*ref.action), path);
  return path;
}

std::string NodeText::leaf(NodeId node) {
  return fmt::format("{} = {}", described(node), readable(tree_.searched().utility(node)));
}

NodeRow NodeText::row(const NodeReport& node) {
  const std::string player(player_word(tree_, node.node));
  if (!node.read) return {described(node.node), player, "not read", ""};
  const std::string value = std::string(sign(node.bound)) + readable(node.value);
  return {described(node.node), player, value, window_text(node.window)};
}

std::string window_text(const Window& window) {
  return fmt::format("[{}, {}]", readable(window.alpha), readable(window.beta));
}

void write_table(const std::vector<NodeRow>& rows, const Style& style, Buffer& out) {
  std::array<std::size_t, std::tuple_size_v<NodeRow>> widths{};
  for (const NodeRow& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));

  for (const NodeRow& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) line += padded(row[i], widths[i] + 2);
    line.erase(line.find_last_not_of(' ') + 1);
    out.add(&row == &rows.front() ? style.strong(line) : line);
    out.add('\n');
  }
}

}  // namespace gametree::output
