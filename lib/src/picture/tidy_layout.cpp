/// \file
/// Buchheim, Jünger and Leipert's layout, with widths and without recursion.
///
/// It pushes subtrees to the right only, and is symmetric all the same: room is shared out evenly
/// between the two that need it, and of two such pairs one is inside the other or they are apart,
/// since what stands between a pair is shallower than both.
#include "picture/tidy_layout.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>

namespace gametree {
namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

struct Kin {
  std::uint32_t first = kNone, last = kNone;     // children
  std::uint32_t previous = kNone, next = kNone;  // siblings
};

std::vector<Kin> kin_of(std::span<const TidyNode> nodes) {
  std::vector<Kin> kin(nodes.size());
  for (std::uint32_t node = 1; node < nodes.size(); ++node) {
    Kin& parent = kin[nodes[node].parent];
    assert(nodes[node].parent < node);
    kin[node].previous = parent.last;
    (parent.last == kNone ? parent.first : kin[parent.last].next) = node;
    parent.last = node;
  }
  return kin;
}

/// The paper's names: `x` is prelim, the `shift` of a place is mod, `spread` and its step are shift
/// and change.
class Layout {
 public:
  Layout(std::span<const TidyNode> nodes, const TidyGaps& gaps)
      : nodes_(nodes), gaps_(gaps), kin_(kin_of(nodes)), places_(nodes.size()) {}

  /// Each node's axis, from the root's.
  std::vector<double> axes() {
    for (auto node = static_cast<std::uint32_t>(nodes_.size()); node-- > 0;) place_children(node);
    std::vector<double> axes(nodes_.size());
    for (std::size_t node = 1; node < nodes_.size(); ++node) {  // parents come before children
      const Place& parent = places_[nodes_[node].parent];
      axes[node] = places_[node].x + parent.shift;
      places_[node].shift += parent.shift;
    }
    return axes;
  }

 private:
  struct Place {
    double x = 0;                        // beside its siblings, before its parents' shifts
    double middle = 0;                   // of its children, beside each other
    double shift = 0;                    // of all below it
    double spread = 0, spread_step = 0;  // of the subtrees to the left of it; see `spread_siblings`
    std::uint32_t number = 0;            // among its siblings
    std::uint32_t thread = kNone;  // of a childless node: where the outline goes on a level below
    std::uint32_t ancestor = 0;    // the sibling whose subtree it is in; perhaps out of date
  };

  /// A way down along the outline of a subtree, or of several beside each other.
  struct Outline {
    std::uint32_t node;
    double shift;  // of all below `node`
  };

  // All that is below the children is placed.
  void place_children(std::uint32_t parent) {
    const Kin& kin = kin_[parent];
    if (kin.first == kNone) return;
    std::uint32_t deepest = kin.first;  // the sibling that the outline's end belongs to
    for (std::uint32_t child = kin.first; child != kNone; child = kin_[child].next) {
      place_beside_previous(child);
      if (child != kin.first) deepest = push_off(child, kin.first, deepest);
    }
    spread_siblings(kin.last);
    Place& place = places_[parent];
    place.middle = (places_[kin.first].x + places_[kin.last].x) / 2;
    if (parent == 0) place.shift = -place.middle;
  }

  void place_beside_previous(std::uint32_t node) {
    Place& place = places_[node];
    place.ancestor = node;
    place.x = place.middle;
    if (const std::uint32_t previous = kin_[node].previous; previous != kNone) {
      place.number = places_[previous].number + 1;
      place.x = places_[previous].x + distance(previous, node);
    }
    place.shift = place.x - place.middle;
  }

  // Moves a node with its subtree to the right until it is clear of the subtrees before it, and
  // joins its outline to theirs. Walks as far down as both go, which is linear in all: a level that
  // was walked is inside from then on.
  std::uint32_t push_off(std::uint32_t node, std::uint32_t first, std::uint32_t deepest) {
    const std::uint32_t previous = kin_[node].previous;
    Outline before{previous, places_[previous].shift}, before_outer{first, places_[first].shift};
    Outline after{node, places_[node].shift}, after_outer = after;
    for (;;) {
      const std::uint32_t left = right_below(before.node), right = left_below(after.node);
      if (left == kNone || right == kNone) break;
      const std::uint32_t outer = right_below(after_outer.node);
      const double overlap =
          places_[left].x + before.shift + distance(left, right) - (places_[right].x + after.shift);
      if (overlap > 0) {
        move(ancestor_beside(left, node, deepest), node, overlap);
        after.shift += overlap;
        after_outer.shift += overlap;
      }
      places_[outer].ancestor = node;
      go_down(before, left);
      go_down(after, right);
      go_down(before_outer, left_below(before_outer.node));
      go_down(after_outer, outer);
    }
    join(after_outer, right_below(before.node), right_below(after_outer.node), before.shift);
    const bool is_deeper =
        join(before_outer, left_below(after.node), left_below(before_outer.node), after.shift);
    return is_deeper ? node : deepest;
  }

  void go_down(Outline& outline, std::uint32_t node) const {
    outline.node = node;
    outline.shift += places_[node].shift;
  }

  // Where one outline ends before the other, it goes on along that one.
  bool join(const Outline& end, std::uint32_t goes_on, std::uint32_t own, double shift) {
    if (goes_on == kNone || own != kNone) return false;
    places_[end.node].thread = goes_on;
    places_[end.node].shift += shift - end.shift;
    return true;
  }

  // The subtrees between the two are to move by equal steps; they do so later, all at once.
  void move(std::uint32_t from, std::uint32_t node, double by) {
    Place& place = places_[node];
    const double step = by / static_cast<double>(place.number - places_[from].number);
    place.spread += by;
    place.spread_step -= step;
    places_[from].spread_step += step;
    place.x += by;
    place.shift += by;
  }

  void spread_siblings(std::uint32_t last) {
    double by = 0, step = 0;
    for (std::uint32_t node = last; node != kNone; node = kin_[node].previous) {
      Place& place = places_[node];
      place.x += by;
      place.shift += by;
      step += place.spread_step;
      by += place.spread + step;
    }
  }

  [[nodiscard]] std::uint32_t ancestor_beside(std::uint32_t below, std::uint32_t node,
                                              std::uint32_t deepest) const {
    const std::uint32_t ancestor = places_[below].ancestor;
    return nodes_[ancestor].parent == nodes_[node].parent ? ancestor : deepest;
  }
  [[nodiscard]] std::uint32_t left_below(std::uint32_t node) const {
    return kin_[node].first != kNone ? kin_[node].first : places_[node].thread;
  }
  [[nodiscard]] std::uint32_t right_below(std::uint32_t node) const {
    return kin_[node].last != kNone ? kin_[node].last : places_[node].thread;
  }
  [[nodiscard]] double distance(std::uint32_t left, std::uint32_t right) const {
    const bool are_siblings = nodes_[left].parent == nodes_[right].parent;
    return nodes_[left].right + (are_siblings ? gaps_.siblings : gaps_.others) + nodes_[right].left;
  }

  std::span<const TidyNode> nodes_;
  TidyGaps gaps_;
  std::vector<Kin> kin_;
  std::vector<Place> places_;
};

}  // namespace

TidyLayout tidy_layout(std::span<const TidyNode> nodes, const TidyGaps& gaps) {
  TidyLayout layout{Layout(nodes, gaps).axes(), 0};
  double leftmost = 0, rightmost = 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    leftmost = std::min(leftmost, layout.axes[i] - nodes[i].left);
    rightmost = std::max(rightmost, layout.axes[i] + nodes[i].right);
  }
  for (double& axis : layout.axes) axis -= leftmost;
  layout.width = rightmost - leftmost;
  return layout;
}

}  // namespace gametree
