/// \file
/// A trace as JSON: the document `gametree/trace/1`, or a step a line and then the rest of it.
#include <optional>

#include "output/json_writer.h"
#include "output/result_json.h"
#include "output/step_json.h"
#include "output/trace_formats.h"

namespace gametree::output {
namespace {

constexpr std::string_view kSchema = "trace";

/// What both forms need: none keeps a step.
class StepsWriter : public TraceWriter {
 public:
  bool skip(const TraceStep& step) override {
    steps_->skip(step);
    return out_.is_open();
  }

 protected:
  StepsWriter(const TraceReport& report, const Sink& sink) : report_(report), out_(sink) {
    wants_cut_lists_ = report.lists.cutoffs;
  }

  const TraceReport& report_;
  Buffer out_;
  std::optional<StepJson> steps_;
};

/// Steps stand in the document where they happen, behind the rules.
class TraceJson final : public StepsWriter {
 public:
  TraceJson(const TraceReport& report, const Sink& sink) : StepsWriter(report, sink) {}

  void begin(const SearchedTree& tree, const Rules& rules) override {
    steps_.emplace(tree, rules, StepJson::Layout{.cut_lists = report_.lists.cutoffs}, out_);
    JsonWriter json(out_);
    json.open_object();
    ResultJson document(tree, rules, json);
    document.opening(kSchema, report_.source);
    document.json().key("steps");
    document.json().open_array();
  }

  bool step(const TraceStep& step) override {
    if (!is_first_) out_.add(", ");
    is_first_ = false;
    return steps_->write(step);
  }

  void finish(const SearchResult& result) override {
    out_.add(']');
    ResultJson document(result.tree, result.rules, JsonWriter::in_object(out_));
    document.result(result);
    if (report_.lists.cutoffs && result.rules.algorithm == Algorithm::alphabeta)
      document.cutoffs(result.cutoffs);
    if (report_.lists.nodes) document.nodes(result.nodes);
    out_.add("}\n");
    out_.flush();
  }

 private:
  bool is_first_ = true;
};

class TraceJsonl final : public StepsWriter {
 public:
  TraceJsonl(const TraceReport& report, const Sink& sink) : StepsWriter(report, sink) {}

  void begin(const SearchedTree& tree, const Rules& rules) override {
    steps_.emplace(tree, rules,
                   StepJson::Layout{.cut_lists = report_.lists.cutoffs, .line_ends = true}, out_);
  }

  bool step(const TraceStep& step) override { return steps_->write(step); }

  void finish(const SearchResult& result) override {
    JsonWriter json(out_);
    json.open_object();
    ResultJson document(result.tree, result.rules, json);
    document.opening(kSchema, report_.source);
    document.result(result);
    document.json().close_object();
    out_.add('\n');
    out_.flush();
  }
};

}  // namespace

std::unique_ptr<TraceWriter> make_trace_json(const TraceReport& report, const Sink& sink) {
  return std::make_unique<TraceJson>(report, sink);
}

std::unique_ptr<TraceWriter> make_trace_jsonl(const TraceReport& report, const Sink& sink) {
  return std::make_unique<TraceJsonl>(report, sink);
}

}  // namespace gametree::output
