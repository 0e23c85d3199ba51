/// \file
/// A comparison of searches as a table for people: what each found, and how much it read.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "gametree/messages.h"
#include "output/node_text.h"
#include "output/phrases.h"
#include "output/report_formats.h"
#include "output/rules_text.h"
#include "output/style.h"
#include "output/words.h"

namespace gametree::output {
namespace {

constexpr std::size_t kMaxBest = 3;

/// `56%` of all. What is not all is never 100%, what is not nothing never 0%.
std::string share(std::uint64_t part, std::uint64_t all) {
  if (part == all) return "100%";
  const double percent = 100.0 * static_cast<double>(part) / static_cast<double>(all);
  if (percent < 0.1) return "<0.1%";
  if (percent < 9.95) return fmt::format("{:.1f}%", percent);
  // Halves are rounded up, whichever double is nearest.
  const std::uint64_t rounded = (200 * part + all) / (2 * all);
  return fmt::format("{}%", std::min<std::uint64_t>(rounded, 99));
}

/// A line of the table. A search that was refused has a note in place of all columns but the first.
struct Line {
  static constexpr std::size_t kColumns = 6;

  std::array<std::string, kColumns> cells;
  std::string note = {};
};

/// Writes the report: the table, and what it was made under.
class CompareText {
 public:
  CompareText(const ComparisonReport& report, Buffer& out)
      : comparison_(report.comparison),
        style_(report.colors),
        text_(comparison_.tree),
        out_(out),
        leaves_(comparison_.searches.front().counts.leaves) {}

  void write();

 private:
  [[nodiscard]] Line line(const ComparedSearch& search);
  [[nodiscard]] std::string best(const ComparedSearch& search);
  void table(const std::vector<Line>& lines);
  void fact(std::string_view label, std::string_view text);

  const Comparison& comparison_;
  Style style_;
  NodeText text_;
  Buffer& out_;
  std::uint64_t leaves_;
};

void CompareText::write() {
  std::vector<Line> lines{{{"search", "value", "best", "nodes read", "leaves read", "of all"}}};
  for (const ComparedSearch& search : comparison_.searches) lines.push_back(line(search));
  const std::optional<LeastReading>& least = comparison_.least;
  if (least)
    lines.push_back(
        {{"least possible", "", "", "", grouped(least->leaves), share(least->leaves, leaves_)}});
  table(lines);
  out_.add('\n');
  if (least)
    fact("least", fmt::format("b^⌈m/2⌉ + b^⌊m/2⌋ - 1 leaves: each node has b = {} children, each "
                              "leaf is m = {} plies deep",
                              grouped(least->branching), grouped(least->depth)));
  fact("rules", shared_rules_text(comparison_.rules));
}

Line CompareText::line(const ComparedSearch& search) {
  std::string name(to_text(search.algorithm));
  if (search.algorithm == Algorithm::alphabeta)
    name += fmt::format(", order {}", to_text(search.order));
  if (search.problem) return {{name}, sentence(*search.problem)};
  return {{name, std::string(sign(search.bound)) + readable(search.value), best(search),
           grouped(search.counts.nodes_read), grouped(search.counts.leaves_read),
           share(search.counts.leaves_read, leaves_)}};
}

std::string CompareText::best(const ComparedSearch& search) {
  if (search.best.empty()) return "none";
  const std::size_t shown = std::min(search.best.size(), kMaxBest);
  std::string list = text_.step(search.best.front());
  for (std::size_t i = 1; i < shown; ++i) list += ", " + text_.step(search.best[i]);
  return shown < search.best.size() ? list + ", ..." : list;
}

void CompareText::table(const std::vector<Line>& lines) {
  constexpr std::array<bool, Line::kColumns> kIsNumber{false, true, false, true, true, true};
  std::array<std::size_t, Line::kColumns> widths{};
  for (const Line& line : lines)
    for (std::size_t i = 0; i < line.cells.size(); ++i)
      widths[i] = std::max(widths[i], width(line.cells[i]));

  for (const Line& line : lines) {
    std::string text = padded(line.cells[0], widths[0]);
    if (!line.note.empty()) text += "  " + line.note;
    for (std::size_t i = 1; i < line.cells.size() && line.note.empty(); ++i) {
      const std::string blanks(widths[i] - width(line.cells[i]), ' ');
      text += "  " + (kIsNumber[i] ? blanks + line.cells[i] : line.cells[i] + blanks);
    }
    out_.add(&line == &lines.front() ? style_.strong(text) : text);
    out_.add('\n');
  }
}

void CompareText::fact(std::string_view label, std::string_view text) {
  out_.add(style_.strong(padded(label, 5)));
  out_.add("  ");
  out_.add(text);
  out_.add('\n');
}

}  // namespace

void write_comparison_text(const ComparisonReport& report, const Sink& sink) {
  Buffer out(sink);
  CompareText(report, out).write();
  out.flush();
}

}  // namespace gametree::output
