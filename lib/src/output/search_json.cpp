/// \file
/// A search's result as JSON, the documents `gametree/eval/1` and `gametree/cuts/1`.
#include "output/json_writer.h"
#include "output/report_formats.h"
#include "output/result_json.h"
#include "output/words.h"

namespace gametree::output {

void write_search_json(const SearchReport& report, const Sink& sink) {
  Buffer out(sink);
  JsonWriter json(out);
  json.open_object();
  const SearchResult& result = report.result;
  ResultJson document(result.tree, result.rules, json);
  document.opening(word(report.kind), report.source);
  document.result(result);
  if (report.lists.cutoffs && result.rules.algorithm == Algorithm::alphabeta)
    document.cutoffs(result.cutoffs);
  if (report.lists.nodes) document.nodes(result.nodes);
  document.json().close_object();
  out.add('\n');
  out.flush();
}

}  // namespace gametree::output
