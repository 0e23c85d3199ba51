/// \file
/// The nodes that a trace is inside of, as JSON: what each step says of its node, ready-made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/trace.h"
#include "output/node_refs.h"
#include "output/piece.h"
#include "output/plain_number.h"

namespace gametree::output {

/// Follows the steps of one search. Each `put_` function writes at `at` and returns the end.
///
/// All children of a node begin with the same path, and most steps are about one node after the
/// other's children: so the node at which something happens has its texts in one piece, up to where
/// its children's differ.
class PathJson {
 public:
  explicit PathJson(const SearchedTree& tree);
  PathJson(const PathJson&) = delete;
  PathJson& operator=(const PathJson&) = delete;

  /// Takes note of the node of an arrival: it is the one of its depth from now on.
  void arrive(const TraceStep& step) {
    const NodeId number = refs_.next_leaf(step.node);
    if (number != 0) [[likely]]
      levels_[step.depth].number = number;
    else
      arrive_anywhere(step);
    if (refs_.has_texts()) arrive_at_texts(step);
  }

  /// Of the node at that depth, from behind the quote that opens its path: the reference, player
  /// and depth. It has children, or is the root.
  char* put_node(char* at, std::size_t depth) {
    select(depth);
    return put_padded<kNodeRoom>(at, head_.data(), node_size_);
  }

  /// The same, and behind it the reference of the child that was arrived at last, but for the quote
  /// that closes it.
  char* put_node_and_child(char* at, std::size_t depth) {
    select(depth);
    const Step child = step_to(depth + 1);
    return put_step(put_padded<kHeadRoom>(at, head_.data(), head_size_), child);
  }

  /// That child's reference alone, from behind the quote that opens its path.
  char* put_child(char* at, std::size_t depth) {
    select(depth);
    const Step child = step_to(depth + 1);
    return put_step(put_padded<kPathRoom>(at, head_.data() + prefix_begin_, prefix_size_), child);
  }

  /// The player and depth of an arrival, behind its reference.
  char* put_player(char* at, const TraceStep& step) {
    if (step.depth != player_depth_ || step.player != player_) [[unlikely]]
      make_player(step);
    return put_padded<kPlayerRoom>(at, player_text_.data(), player_size_);
  }

  /// Bytes that may be written of one node and one child of it, at most.
  [[nodiscard]] std::size_t room() const { return room_; }

 private:
  static constexpr std::size_t kNodeRoom = 64;
  static constexpr std::size_t kHeadRoom = 112;
  static constexpr std::size_t kPathRoom = 32;
  static constexpr std::size_t kPlayerRoom = 48;
  static constexpr std::size_t kTextRoom = 32;
  static constexpr NodeId kNone = std::numeric_limits<NodeId>::max();

  // A node on the path, or the leaf or node that was left last.
  struct Level {
    NodeId number = 0;            // among its parent's children, from 1
    NodeId node = 0;              // of one that has children
    std::size_t path_length = 0;  // of path_; of one that has children
    std::size_t texts_end = 0;    // of texts_
    std::size_t player = 0;       // place in the table of players; of one that has children
  };
  // What a reference has behind the parent's path.
  struct Step {
    NodeId number;
    std::string_view texts;
  };

  void arrive_anywhere(const TraceStep& step);
  void arrive_at_texts(const TraceStep& step);
  void select(std::size_t depth) {
    if (levels_[depth].node != selected_) [[unlikely]]
      make_head(depth);
  }
  void make_head(std::size_t depth);
  void make_player(const TraceStep& step);
  void set_room();

  [[nodiscard]] std::string_view texts(std::size_t depth) const {
    const std::size_t begin = depth == 0 ? 0 : levels_[depth - 1].texts_end;
    return {texts_.data() + begin, levels_[depth].texts_end - begin};
  }
  // Looked up before anything is written: what is written might be part of any member.
  [[nodiscard]] Step step_to(std::size_t depth) const {
    if (refs_.has_texts()) return {levels_[depth].number, texts(depth)};
    return {levels_[depth].number, {}};
  }
  static char* put_step(char* at, const Step& step) {
    at = write_plain_integer(step.number, at);
    if (step.texts.empty()) return at;
    return put_padded<kTextRoom>(at, step.texts.data(), step.texts.size());
  }

  NodeRefs refs_;
  std::string_view path_;      // of the node that was found last
  std::vector<Level> levels_;  // by depth, with one for the children of the deepest so far
  std::string texts_;          // those nodes' names and actions, from the quote behind the path on

  NodeId selected_ = kNone;       // the node with the head:
  std::string head_;              // all up to where its children's references differ
  std::size_t node_size_ = 0;     // what is its own
  std::size_t prefix_begin_ = 0;  // with what its children's paths begin
  std::size_t prefix_size_ = 0;
  std::size_t head_size_ = 0;

  std::string player_text_;
  std::size_t player_size_ = 0;
  std::optional<Player> player_;
  std::size_t player_depth_ = std::numeric_limits<std::size_t>::max();

  std::size_t room_ = 0;
  std::string name_, action_;  // escaped, where that is needed
};

}  // namespace gametree::output
