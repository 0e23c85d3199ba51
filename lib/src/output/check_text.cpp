/// \file
/// What `check` found in a file, for people: all is well, or each problem with its place.
#include <fmt/format.h>

#include "base/text.h"
#include "gametree/messages.h"
#include "output/buffer.h"
#include "output/phrases.h"
#include "output/report_formats.h"

namespace gametree::output {

void write_check_text(const CheckReport& report, const Sink& sink) {
  Buffer out(sink);
  if (report.tree)
    out.add(fmt::format("{}: ok: a tree of {}, {}, depth {}\n", printable(report.source),
                        counted(report.tree->nodes, "node", "nodes"),
                        counted(report.tree->leaves, "leaf", "leaves"),
                        grouped(report.tree->depth)));
  if (report.exercise)
    out.add(fmt::format("{}: ok: an exercise of {} on {}, {} {}\n", printable(report.source),
                        counted(report.exercise->questions, "question", "questions"),
                        counted(report.exercise->trees, "tree", "trees"),
                        readable(report.exercise->points),
                        report.exercise->points == Number(1) ? "point" : "points"));
  for (const Error& problem : report.problems) out.add(render(problem));
  for (const Error& warning : report.warnings) out.add(render(warning, Severity::warning));
  out.flush();
}

}  // namespace gametree::output
