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
/// other's children: so a node at which something happens has its texts in one piece, up to where
/// its children's differ. Those of the last few plies are kept.
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
    const Level& level = with_head(depth);
    return put_padded<kNodeRoom>(at, level.head.data() + kUpdate.size(), level.node_size);
  }

  /// All that an update of that node has up to the quote that closes the reference of its child,
  /// the one that was arrived at last.
  char* put_update(char* at, std::size_t depth) {
    const Level& level = with_head(depth);
    const Step child = step_below(level);
    return put_step(put_padded<kHeadRoom>(at, level.head.data(), level.head_size), child);
  }

  /// That child's reference alone, from behind the quote that opens its path.
  char* put_child(char* at, std::size_t depth) {
    const Level& level = with_head(depth);
    const Step child = step_below(level);
    const char* const path = level.head.data() + level.path_begin;
    return put_step(put_padded<kPathRoom>(at, path, level.head_size - level.path_begin), child);
  }

  /// What a plain step at a node or at its last child is made of, to be looked up before anything
  /// is written: what is written might be part of any member, which would have to be loaded again.
  struct Plain {
    const char* head;
    std::size_t head_size, path_begin;
    std::uint64_t child;  ///< its number's place in the table
    bool is_plain;        ///< else the rest means nothing
  };
  [[nodiscard]] Plain plain(std::size_t depth) const {
    const Level& level = levels_[depth];
    const std::uint64_t child = small_place((&level + 1)->number);
    return {level.head.data(), level.head_size, level.path_begin, child,
            (level.has_plain_head & is_small_place(child)) != 0};
  }
  /// What `put_update` does.
  static char* put_plain_update(char* at, const Plain& plain) {
    std::memcpy(at, plain.head, kHeadRoom);
    return put_small(at + plain.head_size, plain.child);
  }
  /// What `put_child` does, and `put_player_and_key` of an arrival with that player and depth.
  char* put_plain_child(char* at, const Plain& plain, std::size_t player_size) const {
    std::memcpy(at, plain.head + plain.path_begin, kPathRoom);
    at = put_small(at + (plain.head_size - plain.path_begin), plain.child);
    std::memcpy(at, player_text_.data(), kPlayerRoom);
    return at + player_size;
  }
  /// How long the text of that player and depth is; 0: it is another one's that is ready.
  [[nodiscard]] std::size_t plain_player_size(const TraceStep& step) const {
    const bool is_ready = (step.depth == player_depth_) & (step.player == player_);
    return is_ready & (player_size_ <= kPlayerRoom) ? player_size_ : 0;
  }
  /// What `arrive` does, where a leaf comes behind another without texts; else nothing, and false.
  bool arrive_plain(const TraceStep& step) {
    if (step.depth == 0 || refs_.has_texts()) [[unlikely]]
      return false;
    const NodeId number = refs_.next_leaf(step.node);
    if (number == 0) return false;
    levels_[step.depth].number = number;
    return true;
  }

  /// The player and depth of an arrival, behind its reference.
  char* put_player(char* at, const TraceStep& step) {
    return put_player_and_key(at, step) - kValueKey.size();
  }

  /// The same, and behind it the key `value`.
  char* put_player_and_key(char* at, const TraceStep& step) {
    if (step.depth != player_depth_ || step.player != player_) [[unlikely]]
      make_player(step);
    return put_padded<kPlayerRoom>(at, player_text_.data(), player_size_);
  }

  /// Bytes that may be written of one node and one child of it, at most.
  [[nodiscard]] std::size_t room() const { return room_; }

 private:
  static constexpr std::size_t kNodeRoom = 64;
  static constexpr std::size_t kHeadRoom = 128;
  static constexpr std::size_t kPathRoom = 32;
  static constexpr std::size_t kPlayerRoom = 48;
  static constexpr std::size_t kTextRoom = 32;
  static constexpr std::size_t kHeads = 8;
  static constexpr std::string_view kUpdate = R"(, "event": "update", "node": {"path": ")";
  static constexpr std::string_view kValueKey = R"(, "value": )";

  // A node on the path, or the leaf or node that was left last. All but the number and the texts
  // are of one that has children. Lengths in 32 bits, so that a level has 64 bytes.
  struct Level {
    std::string head;               // all up to where its children's references differ
    NodeId number = 0;              // among its parent's children, from 1
    NodeId node = 0;                // the node
    std::uint32_t texts_end = 0;    // of texts_
    std::uint32_t path_length = 0;  // of path_
    std::uint32_t node_size = 0;    // what of the head, behind kUpdate, is its own
    std::uint32_t path_begin = 0;   // with what its children's paths begin
    std::uint32_t head_size = 0;    // 0: the head is still to be made
    std::uint8_t player = 0;        // place in the table of players
    bool has_plain_head = false;  // a head that was made, no longer than most, without texts below
  };
  // What a reference has behind the parent's path.
  struct Step {
    NodeId number;
    std::string_view texts;
  };

  void arrive_anywhere(const TraceStep& step);
  void arrive_at_texts(const TraceStep& step);
  const Level& with_head(std::size_t depth) {
    Level& level = levels_[depth];
    if (level.head_size == 0) [[unlikely]]
      make_head(depth);
    return level;
  }
  void make_head(std::size_t depth);
  static void forget_head(Level& level);
  void make_player(const TraceStep& step);
  void set_room();

  [[nodiscard]] std::string_view texts(std::size_t depth) const {
    const std::size_t begin = depth == 0 ? 0 : levels_[depth - 1].texts_end;
    return {texts_.data() + begin, levels_[depth].texts_end - begin};
  }
  // Looked up before anything is written: what is written might be part of any member.
  [[nodiscard]] Step step_below(const Level& level) const {
    const Level& below = *(&level + 1);
    if (!refs_.has_texts()) [[likely]]
      return {below.number, {}};
    return {below.number, {texts_.data() + level.texts_end, below.texts_end - level.texts_end}};
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

  std::string player_text_;
  std::size_t player_size_ = 0;
  std::optional<Player> player_;
  std::size_t player_depth_ = std::numeric_limits<std::size_t>::max();

  std::size_t room_ = 0;
  std::string name_, action_;  // escaped, where that is needed
};

}  // namespace gametree::output
