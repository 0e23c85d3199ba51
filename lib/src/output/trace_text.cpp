/// \file
/// A trace as text for people: what happens, and why it does.
#include <fmt/format.h>

#include <optional>

#include "output/cutoff_text.h"
#include "output/node_text.h"
#include "output/phrases.h"
#include "output/report_formats.h"
#include "output/step_reasons.h"
#include "output/style.h"
#include "output/trace_formats.h"
#include "output/trace_table.h"
#include "output/words.h"

namespace gametree::output {
namespace {

/// The texts of a step, for either layout.
class StepText {
 public:
  StepText(const SearchedTree& tree, const Rules& rules, const TraceReport& report)
      : text_(tree),
        style_(report.colors),
        has_lists_(report.lists.cutoffs),
        has_windows_(rules.algorithm == Algorithm::alphabeta),
        reasons_(tree, rules, text_),
        cut_list_(tree, text_, style_) {}

  /// \param columns  for the lists below it
  TraceRow row(const TraceStep& step, std::size_t columns);
  void skip(const TraceStep& step) {
    reasons_.skip(step);
    if (step.event == TraceEvent::update) last_update_ = update_value(step);
  }

  /// What the node works with; of an exit what it is left with, before the step was explained.
  [[nodiscard]] std::optional<Window> window(const TraceStep& step) const;

  [[nodiscard]] NodeText& nodes() { return text_; }
  [[nodiscard]] const Style& style() const { return style_; }
  [[nodiscard]] const OpenNodes& open() const { return reasons_.open(); }

 private:
  [[nodiscard]] std::string update_value(const TraceStep& step) const;
  std::string value(const TraceStep& step);

  NodeText text_;
  Style style_;
  bool has_lists_;
  bool has_windows_;
  StepReasons reasons_;
  CutList cut_list_;
  std::string last_update_;
};

/// A node's v with its sign. With children unread the node may lie on either side of a v that is
/// itself a bound on the other side (lib/doc/traces.md): that has a question mark.
std::string StepText::update_value(const TraceStep& step) const {
  if (!step.bound) return "";  // a sum that is not whole, which the reason tells
  std::string value = short_number(*step.value);
  const OpenNode& node = open().top();
  const bool is_open = node.taken < node.children && *step.bound == Bound::at_least;
  const bool is_unclear =
      is_open && (node.role == Player::min || node.choice_bound == Bound::at_most);
  return is_unclear ? value + "?" : std::string(sign(*step.bound)) + value;
}

/// Of a step that was explained already. A cut has the value of the update before it.
std::string StepText::value(const TraceStep& step) {
  if (!step.value) return "";
  if (step.event == TraceEvent::update) return last_update_ = update_value(step);
  if (step.event == TraceEvent::cut) return last_update_;
  return std::string(step.bound ? sign(*step.bound) : "") + short_number(*step.value);
}

std::optional<Window> StepText::window(const TraceStep& step) const {
  if (step.event != TraceEvent::exit || !has_windows_) return step.window;
  return Window{open().top().alpha.value, open().top().beta.value};
}

TraceRow StepText::row(const TraceStep& step, std::size_t columns) {
  TraceRow row;
  row.step = std::to_string(step.number);
  row.node = indented_node(step, text_);
  row.event = to_text(step.event);
  if (const std::optional<Window> now = window(step)) {
    row.alpha = short_number(now->alpha);
    row.beta = short_number(now->beta);
  }
  row.why = messages::in_words(reasons_(step));
  row.value = value(step);
  if (has_lists_ && step.cutoff != nullptr) row.lists = cut_list_(*step.cutoff, columns);
  return row;
}

/// What both layouts end with.
class TraceText : public TraceWriter {
 public:
  TraceText(const TraceReport& report, const Sink& sink)
      : report_(report), sink_(sink), out_(sink) {}

  void begin(const SearchedTree& tree, const Rules& rules) override {
    steps_.emplace(tree, rules, report_);
    has_windows_ = rules.algorithm == Algorithm::alphabeta;
  }

  bool skip(const TraceStep& step) override {
    steps_->skip(step);
    return out_.is_open();
  }

  void finish(const SearchResult& result) override {
    if (!has_steps_) {
      out_.add("none: there is no such step in this search, ");
      out_.add(has_windows_ ? "and what is cut is never entered\n"
                            : "which cuts nothing; --algorithm alphabeta does\n");
    }
    out_.add('\n');
    out_.flush();
    write_search_text({.kind = ReportKind::eval,
                       .source = report_.source,
                       .result = result,
                       .lists = {},
                       .colors = report_.colors},
                      sink_);
  }

 protected:
  const TraceReport& report_;
  const Sink& sink_;
  Buffer out_;
  std::optional<StepText> steps_;
  bool has_windows_ = false;
  bool has_steps_ = false;
};

class TraceRows final : public TraceText {
 public:
  using TraceText::TraceText;

  void begin(const SearchedTree& tree, const Rules& rules) override {
    TraceText::begin(tree, rules);
    table_.emplace(tree, rules, report_.columns, steps_->nodes());
    table_->heading(steps_->style(), out_);
  }

  bool step(const TraceStep& step) override {
    has_steps_ = true;
    table_->row(steps_->row(step, table_->why_width()), steps_->style(), out_);
    return out_.is_open();
  }

 private:
  std::optional<TraceTable> table_;
};

class TraceCards final : public TraceText {
 public:
  using TraceText::TraceText;

  bool step(const TraceStep& step) override {
    has_steps_ = true;
    const std::string facts = above(step);  // the search is still inside of a node that it leaves
    const TraceRow row = steps_->row(step, kWidth);
    out_.add(facts);
    if (!row.value.empty()) out_.add("  v       " + row.value + "\n");
    for (const std::string& line : wrapped(row.why, kWidth)) out_.add("  " + line + "\n");
    for (const std::string& line : row.lists) out_.add("  " + line + "\n");
    out_.flush();
    return out_.is_open();
  }

 private:
  static constexpr std::size_t kWidth = 78;
  static constexpr std::size_t kMaxSteps = 12;

  std::string above(const TraceStep& step);
  std::string path(const TraceStep& step);
};

std::string TraceCards::above(const TraceStep& step) {
  NodeText& nodes = steps_->nodes();
  const std::string player = step.player ? std::string(to_text(*step.player)) + " node" : "leaf";
  std::string text =
      steps_->style().strong(fmt::format("step {}: {} at {} {}", step.number, to_text(step.event),
                                         player, nodes.described(step.node)));
  text += "\n  path    " + path(step) + "\n";
  if (const std::optional<Window> now = steps_->window(step))
    text += "  window  " + window_text(*now) + "\n";
  return text;
}

/// The nodes from the root, of many the last.
std::string TraceCards::path(const TraceStep& step) {
  const OpenNodes& open = steps_->open();
  const std::size_t first = step.depth > kMaxSteps ? step.depth - kMaxSteps : 0;
  std::string text = first > 0 ? "..." : "";
  for (std::size_t depth = first; depth <= step.depth; ++depth) {
    if (!text.empty()) text += " → ";
    text += steps_->nodes().step(depth < open.size() ? open[depth].node : step.node);
  }
  return text;
}

}  // namespace

std::unique_ptr<TraceWriter> make_trace_text(const TraceReport& report, const Sink& sink) {
  if (report.layout == TraceLayout::cards) return std::make_unique<TraceCards>(report, sink);
  return std::make_unique<TraceRows>(report, sink);
}

}  // namespace gametree::output
