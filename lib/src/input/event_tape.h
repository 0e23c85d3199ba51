/// \file
/// Events recorded for later: children that come before their player, and what an alias copies.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "input/event.h"

namespace gametree::input {

/// Events in a row, 16 bytes each. An alias is kept as a reference, so that copies of copies cost
/// nothing until they are played.
class EventTape {
 public:
  /// \param source  the text that the events were read from. Borrowed.
  explicit EventTape(std::string_view source) : source_(source) {}

  /// The number that the next event will have.
  [[nodiscard]] std::size_t size() const { return records_.size(); }
  /// REQUIRES: an alias means an anchor that is `complete`.
  void record(const Event& event);
  /// The fewest nodes of a tree that the last complete node can stand for, its aliases played.
  [[nodiscard]] std::size_t last_nodes() const { return last_nodes_; }
  /// Forgets the events.
  void clear();

  /// Whether the node with this anchor was recorded, up to its end.
  [[nodiscard]] bool is_complete(AnchorId anchor) const;
  /// The first event of the node with this anchor. REQUIRES: it is complete.
  [[nodiscard]] std::size_t first(AnchorId anchor) const { return anchored_[anchor].first; }

  /// The event with this number; its text is valid until the next `record`.
  [[nodiscard]] Event event(std::size_t number) const;
  /// The number of the event after the node that begins at `first`.
  [[nodiscard]] std::size_t after(std::size_t first) const;

 private:
  struct Record {
    std::uint64_t head = 0;  // offset, kind, style, player, and where the text is
    std::uint64_t body = 0;  // of a begin: the event after its end; of a scalar: its text's length
                             // or place; of an alias: the anchor
  };
  /// A node with an anchor.
  struct Anchored {
    std::size_t first = 0;
    std::size_t nodes = 0;  // none: not complete
    bool is_scalar = false;
  };
  /// A complete node in its container.
  struct Item {
    std::size_t nodes = 1;
    bool is_scalar = false;
    std::string_view text{};
  };
  /// A sequence or mapping whose end was not recorded yet.
  struct Open {
    std::size_t begin = 0;
    AnchorId anchor = 0;
    std::size_t nodes = 0;   // of the items so far
    std::size_t second = 0;  // nodes of the second item
    std::uint8_t items = 0;  // counted to three
    bool is_mapping = false;
    bool at_key = true;
    bool begins_with_scalar = false;
    bool says_player = false;  // the last key was `player`
  };

  void keep(AnchorId anchor, const Anchored& node);
  void add(const Item& item);
  void add_to_mapping(Open& mapping, const Item& item);
  static void add_to_sequence(Open& sequence, const Item& item);
  void close();
  std::uint64_t store_text(const Event& event);
  [[nodiscard]] std::string_view stored_text(const Record& record) const;

  std::string_view source_;
  std::vector<Record> records_;
  std::vector<Open> open_;
  std::string texts_;  // those that are not in the source as they are, each after its length
  std::vector<Anchored> anchored_;  // by anchor
  std::size_t last_nodes_ = 0;
};

}  // namespace gametree::input
