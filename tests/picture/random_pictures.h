/// \file
/// Random pictures of trees and of searches, with names and labels that strangers might give.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include "gametree/picture.h"
#include "gametree/search.h"
#include "gametree/tree_builder.h"
#include "picture/random_family.h"

namespace gametree::test {

/// Hostile to markup and TeX, long, of other scripts, from right to left, with many marks.
inline constexpr auto kStrangeTexts = std::to_array<std::string_view>(
    {"<text><script>alert(1)<script>", "&amp;&#60;", R"(\end{document})", R"("'quotes'")",
     "]]><!-- <![CDATA[", "$%_^~#{}", "data-node=\"1\"",
     "một nước đi rất dài mà không ai muốn đọc cho đến hết", "Ễ", "ש\u05B8\u05C1לו\u05B9ם עולם",
     "مرحبا بالعالم", "e\u0301\u0302\u0303\u0323 e\u0301\u0302\u0303\u0323",
     "漢字の長い名前漢字の長い名前漢字の長い名前",
     "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "\U0001F600\U0001F680",
     "\uFFFE\uFFFF", "a"});

class RandomPictures {
 public:
  explicit RandomPictures(std::uint64_t seed) : random_(seed) {}

  GameTree tree() {
    has_chance_ = pick(random_, 3) == 0;
    is_named_ = pick(random_, 3) > 0;
    widest_ = 1 + pick(random_, 5);
    nodes_ = 0;
    TreeBuilder builder;
    add(builder, 1 + pick(random_, 5), 0);
    return builder.finish().value();
  }

  SearchResult searched(const GameTree& tree) {
    Rules rules;
    if (!tree.has_chance()) rules.algorithm = Algorithm::alphabeta;
    return search(tree, rules, {.cutoffs = true, .nodes = true}).value();
  }

  PictureView view(const GameTree& tree) {
    PictureView view;
    view.windows = pick(random_, 2) == 0;
    view.paths = pick(random_, 3) == 0;
    view.evals = pick(random_, 2) == 0;
    if (pick(random_, 3) == 0) view.depth = pick(random_, 4);
    if (pick(random_, 4) == 0) view.at = pick(random_, tree.size());
    return view;
  }

 private:
  void add(TreeBuilder& builder, std::uint32_t levels, std::uint32_t siblings) {
    builder.open();
    if (siblings > 0) builder.probability(Number::fraction(1, siblings));
    if (is_named_ && pick(random_, 2) == 0) builder.name(text());
    if (is_named_ && nodes_ > 0 && pick(random_, 2) == 0) builder.action(text());
    ++nodes_;
    if (levels == 0 || nodes_ > kManyNodes || pick(random_, 6) == 0)
      builder.value(number());
    else
      add_children(builder, levels);
    builder.close();
  }

  void add_children(TreeBuilder& builder, std::uint32_t levels) {
    const auto player = static_cast<Player>(pick(random_, has_chance_ ? 3 : 2));
    builder.player(player);
    if (pick(random_, 2) == 0) builder.eval(number());
    const std::uint32_t children = 1 + pick(random_, widest_);
    for (std::uint32_t i = 0; i < children; ++i)
      add(builder, levels - 1, player == Player::chance ? children : 0);
  }

  std::string text() {
    return fmt::format("{}{}", kStrangeTexts[pick(random_, kStrangeTexts.size())], nodes_);
  }

  Number number() {
    const auto small = static_cast<std::int64_t>(pick(random_, 30)) - 10;
    if (pick(random_, 10) > 0) return small;
    return Number::fraction(small * 1'234'567'890'123, 1 + pick(random_, 1'000'000));
  }

  static constexpr std::size_t kManyNodes = 60;

  std::mt19937_64 random_;
  bool has_chance_ = false, is_named_ = false;
  std::uint32_t widest_ = 1;
  std::size_t nodes_ = 0;
};

}  // namespace gametree::test
