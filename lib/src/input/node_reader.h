/// \file
/// What YAML and JSON mean: a machine that reads a tree's nodes from events.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/chunked_stack.h"
#include "input/event.h"
#include "input/format.h"

namespace gametree::input {

/// The keys of a node, in the order in which an error lists them.
enum class Key : std::uint8_t {
  player,
  children,
  value,
  utility,
  name,
  action,
  p,
  prob,
  probability,
  eval,
  quiet,
  noisy,
  max,  ///< the short form, here and below
  min,
  chance,
  tree  ///< at the root alone, by itself: the tree is its value
};

/// Tells a builder the nodes that events (but aliases) stand for: long and short form, bare lists,
/// pairs, labels, keys in any order. No recursion; memory O(depth).
class NodeReader {
 public:
  /// Both borrowed.
  NodeReader(ReadJob& job, TreeBuilder& builder) : job_(job), builder_(builder) {}

  /// False: something was wrong, the builder knows what.
  bool read(const Event& event);

  /// Whether the next event begins the children of a node whose player is not known: then it has
  /// to come later, between `resume_children` and the next other event.
  [[nodiscard]] bool waits_for_player() const;
  /// Does as if the children had been read.
  void leave_out_children();
  /// If the player is known by now, the next events are the children; else false.
  bool resume_children();

 private:
  enum class Place : std::uint8_t {
    node,      ///< in a mapping that is a node
    list,      ///< in a sequence that is a node: a bare list
    children,  ///< in the sequence of a node's children
    labelled,  ///< in the mapping from actions to children
    pair       ///< in a `[probability, node]`
  };
  /// A sequence or mapping that was begun and not ended.
  struct Frame {
    Offset begin = 0;
    Place place{};
    Player turn{};                   // who moves at a bare list that stands here
    bool under_chance = false;       // what stands here are children of CHANCE
    bool at_key = true;              // a mapping waits for a key
    bool has_pair = false;           // the node's probability stood before it, in a pair
    bool has_label = false;          // the node's action was its key
    bool is_left_out = false;        // the node's children wait for its player
    bool is_open = true;             // the builder was told of the node
    Key key{};                       // the last one
    std::uint8_t items = 0;          // of a pair; 1 of a list that is not empty
    std::uint16_t given = 0;         // the node's keys so far, one bit each
    std::optional<Player> player{};  // what the node's `player` will say, if that is known
  };

  bool fail(ErrorCode code, std::vector<std::string> facts, Offset where);
  bool fail(ErrorCode code, std::vector<std::string> facts, const Event& event);
  bool refuse(ErrorCode code, std::vector<std::string> facts, const Event& event);

  bool read_root(const Event& event);
  bool read_child(const Event& event);
  bool add_leaf(const Number& utility, Offset where);
  bool read_pair_item(const Event& event);
  bool read_content(const Event& event, const Frame& node);
  bool read_leaf(const Event& event);
  bool read_label(const Event& event);
  bool read_end();
  bool finish_node(const Frame& node);
  bool finish_item();

  bool read_key(const Event& event);
  bool note_key(Key key, const Event& event);
  bool refuse_key(const Event& event);
  bool refuse_second(Key key, const Event& event);
  bool read_root_key(const Event& event);

  bool read_value(const Event& event);
  bool read_player(const Event& event);
  bool read_children(const Event& event);
  bool read_text(const Event& event);
  bool read_number(const Event& event);
  bool read_boolean(const Event& event);
  bool read_tree(const Event& event);

  [[nodiscard]] std::optional<Number> number(const Event& event, std::string_view key);
  bool refuse_number(const Event& event, NumberProblem problem);
  [[nodiscard]] std::optional<Player> player_of(const Frame& node) const;

  ReadJob& job_;
  TreeBuilder& builder_;
  ChunkedStack<Frame> frames_;
  Offset label_ = 0;           // of the last label
  std::string tight_label_{};  // that label with a blank, if it may be `label:node` without
};

}  // namespace gametree::input
