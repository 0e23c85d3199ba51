/// \file
/// A comparison of searches as JSON, the document `gametree/compare/1`.
#include "gametree/messages.h"
#include "output/json_parts.h"
#include "output/json_writer.h"
#include "output/node_refs.h"
#include "output/report_formats.h"
#include "output/rules_json.h"
#include "output/words.h"

namespace gametree::output {
namespace {

void write_least(JsonWriter& json, const std::optional<LeastReading>& least) {
  json.key("least");
  if (!least) return json.null();
  json.open_object();
  write_integer(json, "branching", least->branching);
  write_integer(json, "depth", least->depth);
  write_integer(json, "leaves", least->leaves);
  json.close_object();
}

void write_problem(JsonWriter& json, const Error& problem) {
  json.key("problem");
  json.open_object();
  write_string(json, "code", to_text(problem.code));
  write_string(json, "message", sentence(problem));
  json.close_object();
}

void write_compared(JsonWriter& json, const ComparedSearch& search, NodeRefs& refs) {
  json.open_object();
  write_string(json, "algorithm", to_text(search.algorithm));
  write_string(json, "order", to_text(search.order));
  if (search.problem) {
    write_problem(json, *search.problem);
  } else {
    write_number(json, "value", search.value);
    write_string(json, "bound", word(search.bound));
    write_nodes(json, "best", refs, search.best);
    write_counts(json, search.counts);
  }
  json.close_object();
}

}  // namespace

void write_comparison_json(const ComparisonReport& report, const Sink& sink) {
  const Comparison& comparison = report.comparison;
  NodeRefs refs(comparison.tree);
  Buffer out(sink);
  JsonWriter json(out);
  json.open_object();
  write_string(json, "schema", "gametree/compare/1");
  write_string(json, "file", report.source);
  write_shared_rules(json, comparison.rules);
  json.key("searches");
  json.open_array();
  for (const ComparedSearch& search : comparison.searches) write_compared(json, search, refs);
  json.close_array();
  write_least(json, comparison.least);
  json.close_object();
  out.add('\n');
  out.flush();
}

}  // namespace gametree::output
