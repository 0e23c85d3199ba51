/// \file
/// Rules as JSON, for every document that tells them.
#include "output/rules_json.h"

#include <cstdint>
#include <optional>

#include "output/node_refs.h"

namespace gametree::output {
namespace {

void write_plies(JsonWriter& json, std::string_view key,
                 const std::optional<std::uint32_t>& plies) {
  json.key(key);
  plies ? json.integer(*plies) : json.null();
}

void write_bounds(JsonWriter& json, const std::optional<Window>& bounds) {
  if (bounds) {
    write_numbers(json, "bounds", bounds->alpha, bounds->beta);
  } else {
    json.key("bounds");
    json.null();
  }
}

// A word, or an object from paths to lists of paths.
void write_order(JsonWriter& json, const Rules& rules, const GameTree& whole) {
  if (rules.order != Order::given || rules.orders.empty())
    return write_string(json, "order", to_text(rules.order));
  PathCursor paths(whole);
  json.key("order");
  json.open_object();
  for (const NodeOrder& order : rules.orders) {
    json.key(paths.path(order.node));
    json.open_array();
    for (const NodeId child : order.children) json.plain(paths.path(child));
    json.close_array();
  }
  json.close_object();
}

// What stands behind the order.
void write_others(JsonWriter& json, const Rules& rules) {
  write_string(json, "cut_on", to_text(rules.cut_on));
  write_string(json, "fail", to_text(rules.fail));
  write_string(json, "reach", to_text(rules.reach));
  write_string(json, "empty_cutoffs", to_text(rules.empty_cutoffs));
  write_numbers(json, "window", rules.window.alpha, rules.window.beta);
  write_bounds(json, rules.bounds);
  write_plies(json, "depth", rules.depth);
  write_plies(json, "quiescence", rules.quiescence);
  write_string(json, "chance_cuts", "none");
  write_string(json, "min_as", to_text(rules.min_as));
}

}  // namespace

void write_rules(JsonWriter& json, const Rules& rules, const GameTree& whole) {
  json.key("rules");
  json.open_object();
  write_string(json, "algorithm", to_text(rules.algorithm));
  write_order(json, rules, whole);
  write_others(json, rules);
  json.close_object();
}

void write_shared_rules(JsonWriter& json, const Rules& rules) {
  json.key("rules");
  json.open_object();
  write_others(json, rules);
  json.close_object();
}

}  // namespace gametree::output
