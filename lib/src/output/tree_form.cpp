/// \file
/// Puts a tree's nodes on lines, and numbers into texts that read back as the same.
#include "output/tree_form.h"

#include <algorithm>
#include <vector>

namespace gametree::output {
namespace {

constexpr std::size_t kLineLength = 100;
constexpr std::size_t kIndent = 2;
/// Plies below which a node is one line, however long.
constexpr std::size_t kPliesOfLines = 16;

/// `number` with a point and all its digits; empty if it has no end within kMaxDigits places.
std::string decimal_text(const Number& number) {
  Number scaled = number;
  std::size_t places = 0;
  for (; !scaled.is_integer() && places < kMaxDigits; ++places) scaled = scaled * Number(10);
  if (!scaled.is_integer() || places == 0) return "";
  const std::string digits = to_text(scaled.sign() < 0 ? -scaled : scaled);
  const std::size_t whole = digits.size() > places ? digits.size() - places : 0;
  std::string text(number.sign() < 0 ? "-" : "");
  text += whole > 0 ? digits.substr(0, whole) : "0";
  text += '.';
  text.append(places - (digits.size() - whole), '0');
  text += digits.substr(whole);
  return text;
}

/// An inner node whose children are being written.
struct Level {
  Spot spot;
  NodeId end = 0;
  std::size_t children = 0;      // so far
  std::size_t indent = 0;        // of its line
  std::size_t child_indent = 0;  // of its children's lines
  bool may_share = false;        // the latest child may share its line
};

class Layout {
 public:
  Layout(const GameTree& tree, TreeForm& form) : tree_(tree), form_(form) {}

  Result<std::string> write();

 private:
  NodeId write_from(NodeId node);
  void close_finished(NodeId next);
  [[nodiscard]] Spot next_spot(NodeId node, const Level* parent) const;
  void start_child(const Spot& spot);
  bool fits_on_line(const Spot& leaf);
  bool write_on_line(const Spot& spot);
  bool append_subtree(const Spot& spot, std::size_t longest);
  Spot next_on_line(NodeId node);
  void new_line(std::size_t indent);

  const GameTree& tree_;
  TreeForm& form_;
  std::string out_;
  std::size_t line_ = 0;  // where the current line begins
  std::vector<Level> levels_;
  std::vector<Level> on_line_;
};

Spot Layout::next_spot(NodeId node, const Level* parent) const {
  Spot spot;
  spot.node = node;
  if (parent != nullptr) {
    spot.parent = parent->spot.node;
    spot.child = parent->children;
    spot.depth = parent->spot.depth + 1;
    spot.is_keyed = parent->spot.keys_its_children;
  }
  spot.keys_its_children = !tree_.is_leaf(node) && form_.keys_children(node);
  return spot;
}

Result<std::string> Layout::write() {
  for (NodeId node = 0; node < tree_.size() && !form_.error(); node = write_from(node))
    close_finished(node);
  if (form_.error()) return *form_.error();
  close_finished(tree_.size());
  out_ += '\n';
  return std::move(out_);
}

/// Writes a node, or no more than its beginning; gives the node that comes next.
NodeId Layout::write_from(NodeId node) {
  Level* const parent = levels_.empty() ? nullptr : &levels_.back();
  const Spot spot = next_spot(node, parent);
  const std::size_t indent = parent == nullptr ? 0 : parent->child_indent;
  if (parent != nullptr) start_child(spot);
  if (write_on_line(spot)) return tree_.end(node);
  const std::size_t child_indent = form_.open_lines(spot, indent, out_);
  levels_.push_back({spot, tree_.end(node), 0, indent, child_indent, false});
  return node + 1;
}

/// Closes the nodes that end before `next`.
void Layout::close_finished(NodeId next) {
  for (; !levels_.empty() && levels_.back().end == next; levels_.pop_back())
    form_.close_lines(levels_.back().spot, levels_.back().indent, out_);
}

/// Moves to where the next child of the innermost level stands.
void Layout::start_child(const Spot& spot) {
  Level& parent = levels_.back();
  if (parent.children++ > 0) out_ += form_.line_separator();
  const bool may_share = tree_.is_leaf(spot.node) && form_.may_share_line(spot);
  const bool is_second = parent.may_share && may_share;
  parent.may_share = may_share;
  if (is_second && fits_on_line(spot)) {
    out_ += ' ';
    return;
  }
  new_line(parent.child_indent);
  out_ += form_.line_start(spot);
}

/// Whether a leaf still has room on the line that its sibling began.
bool Layout::fits_on_line(const Spot& leaf) {
  const std::size_t before = out_.size();
  form_.open(leaf, out_);
  const bool fits = out_.size() - line_ < kLineLength;  // and a blank
  out_.resize(before);
  return fits;
}

/// Writes all of a node if it fits; false, and nothing, if it needs lines for its children.
bool Layout::write_on_line(const Spot& spot) {
  const bool needs_one_line = tree_.is_leaf(spot.node) || spot.depth >= kPliesOfLines;
  const std::size_t before = out_.size();
  if (append_subtree(spot, needs_one_line ? out_.max_size() : kLineLength)) return true;
  out_.resize(before);
  return false;
}

/// False as soon as the line gets longer than `longest`.
bool Layout::append_subtree(const Spot& top, std::size_t longest) {
  const NodeId end = tree_.end(top.node);
  on_line_.clear();
  for (NodeId node = top.node; node < end && !form_.error(); ++node) {
    const Spot spot = on_line_.empty() ? top : next_on_line(node);
    form_.open(spot, out_);
    if (!tree_.is_leaf(node)) on_line_.push_back({spot, tree_.end(node), 0, 0, 0, false});
    for (; !on_line_.empty() && on_line_.back().end == node + 1; on_line_.pop_back())
      form_.close(on_line_.back().spot, out_);
    if (out_.size() - line_ > longest) return false;
  }
  return true;
}

/// Goes on to the next child on the line.
Spot Layout::next_on_line(NodeId node) {
  Level& parent = on_line_.back();
  const Spot spot = next_spot(node, &parent);
  out_ += spot.child == 0 ? form_.before_first_child() : form_.separator();
  if (parent.children++ > 0) out_ += ' ';
  return spot;
}

void Layout::new_line(std::size_t indent) {
  out_ += '\n';
  line_ = out_.size();
  out_.append(indent, ' ');
}

}  // namespace

std::size_t TreeForm::open_lines(const Spot& spot, std::size_t indent, std::string& out) {
  open(spot, out);
  return indent + kIndent;
}

void TreeForm::close_lines(const Spot& spot, std::size_t /*indent*/, std::string& out) {
  close(spot, out);
}

std::string TreeForm::exact(const Number& number, NodeId node, std::string_view key,
                            std::string_view format) {
  const auto reads_back = [&](const std::string& text) {
    const ParsedNumber parsed = parse_number(text);
    return parsed.number && *parsed.number == number;
  };
  std::string text = to_text(number);
  if (text.size() <= kMaxDigits || reads_back(text)) return text;
  text = decimal_text(number);
  if (text.empty() || !reads_back(text)) refuse(node, key, format, "");
  return text;
}

void TreeForm::refuse(NodeId node, std::string_view key, std::string_view format,
                      std::string_view instead) {
  if (error_) return;
  error_ = Error{ErrorCode::cannot_write_node,
                 {tree_.path(node), std::string(key), std::string(format), std::string(instead)},
                 kNoOffset,
                 {},
                 {}};
}

Result<std::string> lay_out(const GameTree& tree, TreeForm& form) {
  return Layout(tree, form).write();
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

}  // namespace gametree::output
