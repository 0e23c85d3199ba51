/// \file
/// The only way to make a tree: nodes opened, told about and closed in reading order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/number.h"
#include "gametree/tree.h"

namespace gametree {

/// What a builder does once something is wrong with the tree, but not so that no more of it can be
/// understood: stops at the first, or goes on to find more (kMaxProblems at most).
enum class OnProblem : std::uint8_t { stop, go_on };

inline constexpr std::size_t kMaxProblems = 100;

/// Builds a GameTree and checks all that makes one valid.
///
/// ```
/// TreeBuilder builder;
/// builder.open();
/// builder.player(Player::max);
/// builder.leaf(3);
/// builder.leaf(12);
/// builder.close();
/// Result<GameTree> tree = builder.finish();
/// ```
///
/// What is told is told of the innermost open node, in any order between its `open` and `close`;
/// its children's `open`s and `close`s may stand between. Every call returns false once something
/// was wrong; then nothing changes any more, and `finish` gives the first error. Calls may
/// therefore ignore the answer; readers use it to stop early. Under OnProblem::go_on a call returns
/// true where it only noted a problem, and `problems` gives them all.
///
/// `where` is the place in the text that an error would point to.
class TreeBuilder {
 public:
  /// \param max_nodes  past so many nodes the tree is refused; at most kMaxNodes.
  explicit TreeBuilder(std::size_t max_nodes = kMaxNodes, OnProblem on_problem = OnProblem::stop);
  TreeBuilder(TreeBuilder&&) noexcept;
  TreeBuilder& operator=(TreeBuilder&&) noexcept;
  ~TreeBuilder();

  /// Room for a tree that is read from so many bytes of text; costs nothing where it stays unused.
  void reserve(std::size_t nodes);

  /// Says that so many nodes at least will follow: fails at once where they are too many.
  bool expect(std::size_t nodes, Offset where = kNoOffset);

  bool open(Offset where = kNoOffset);
  bool player(Player player, Offset where = kNoOffset);
  bool value(const Number& utility, Offset where = kNoOffset);
  bool name(std::string_view name, Offset where = kNoOffset);
  bool action(std::string_view label, Offset where = kNoOffset);  ///< of the edge to it
  bool probability(const Number& p, Offset where = kNoOffset);    ///< of the edge to it
  bool eval(const Number& estimate, Offset where = kNoOffset);
  bool quiet(bool quiet, Offset where = kNoOffset);
  bool noisy(bool noisy, Offset where = kNoOffset);
  bool close(Offset where = kNoOffset);

  /// open, value, close in one; the cheapest way in.
  bool leaf(std::int64_t utility, Offset where = kNoOffset) {
    Run& run = *run_;
    if (run.count >= run.room || utility > kLargestInRun || utility < -kLargestInRun)
      return leaf_outside_run(utility, where);
    if (run.count == 0) run.where = where;
    run.leaves[run.count++] = static_cast<std::int32_t>(utility);
    return true;
  }
  bool leaf(const Number& utility, Offset where = kNoOffset);
  /// open and player in one.
  bool open_player(Player player, Offset where = kNoOffset);

  /// The error of a reader that can't go on, if there is none yet. Returns false.
  bool fail(Error error);
  /// The error of a reader that can: false unless problems are only noted.
  bool problem(Error error);

  [[nodiscard]] bool failed() const;
  [[nodiscard]] std::size_t open_nodes() const;  ///< how many nodes are open
  [[nodiscard]] std::size_t nodes() const;       ///< how many nodes were opened so far
  /// What the innermost open node was told so far. There is an open node.
  [[nodiscard]] bool has_player() const;
  [[nodiscard]] Player player() const;

  /// All that was wrong, in the order of the text.
  [[nodiscard]] std::vector<Error> problems() const;

  /// The tree. Every node is closed and there is one root, or it is an error. Call it once.
  Result<GameTree> finish();

 private:
  static constexpr std::int64_t kLargestInRun = (std::int64_t{1} << 29) - 1;

  /// Leaves of the innermost node that nothing can be wrong with, and that are added together: most
  /// of a large tree is such runs.
  struct Run {
    static constexpr std::uint32_t kRoom = 64;
    std::uint32_t count = 0;
    std::uint32_t room = 0;  // 0 while a leaf has to be looked at
    Offset where = kNoOffset;
    std::array<std::int32_t, kRoom> leaves;
  };
  bool leaf_outside_run(std::int64_t utility, Offset where);

  struct State;
  std::unique_ptr<State> state_;
  Run* run_;  // in the state
};

}  // namespace gametree
