/// \file
/// Runs one search after another over the same searched tree, and keeps what is compared.
#include "gametree/compare.h"

#include <utility>

#include "search/search_limited.h"
#include "search/uniform_tree.h"

namespace gametree {
namespace {

ComparedSearch compared(SearchResult&& result) {
  ComparedSearch search;
  search.algorithm = result.rules.algorithm;
  search.order = result.rules.order;
  search.value = std::move(result.value);
  search.bound = result.bound;
  search.best = std::move(result.best);
  search.counts = result.counts;
  return search;
}

Result<ComparedSearch> alphabeta(const SearchedTree& tree, Rules rules, Order order) {
  rules.algorithm = Algorithm::alphabeta;
  rules.order = order;
  rules.orders.clear();
  Result<SearchResult> result = search_limited(tree, rules, {});
  if (result) return compared(std::move(result).value());
  if (result.error().code != ErrorCode::no_eval_for_order) return result.error();
  ComparedSearch refused;
  refused.algorithm = rules.algorithm;
  refused.order = rules.order;
  refused.problem = std::move(result).error();
  return refused;
}

bool is_inside(const Window& window, const Number& value) {
  return window.alpha < value && value < window.beta;
}

std::optional<LeastReading> least_reading(const Comparison& comparison) {
  const Number& value = comparison.searches.front().value;
  const Window bounds = comparison.rules.bounds.value_or(Window{});
  if (!is_inside(comparison.rules.window, value) || !is_inside(bounds, value)) return std::nullopt;
  const std::optional<UniformShape> shape = uniform_shape(comparison.tree.searched());
  if (!shape) return std::nullopt;
  return LeastReading{shape->branching, shape->depth, least_leaves(*shape)};
}

}  // namespace

Result<Comparison> compare(const GameTree& tree, const Rules& rules) {
  Rules plain = rules;
  plain.algorithm = Algorithm::automatic;
  plain.order = Order::given;
  plain.orders.clear();
  Result<SearchResult> first = search(tree, plain);
  if (!first) return first.error();

  Comparison comparison{first->tree, first->rules, {}, {}};
  comparison.searches.push_back(compared(std::move(first).value()));
  for (const RuleWord<Order>& order : rule_words<Order>()) {
    Result<ComparedSearch> next = alphabeta(comparison.tree, rules, order.value);
    if (!next) return next.error();
    comparison.searches.push_back(std::move(next).value());
  }
  comparison.least = least_reading(comparison);
  return comparison;
}

}  // namespace gametree
