/// \file
/// The writers of traces, one file each. trace_formats.cpp is the table.
#pragma once

#include "gametree/trace_report.h"

namespace gametree::output {

std::unique_ptr<TraceWriter> make_trace_text(const TraceReport& report, const Sink& sink);
std::unique_ptr<TraceWriter> make_trace_json(const TraceReport& report, const Sink& sink);
std::unique_ptr<TraceWriter> make_trace_jsonl(const TraceReport& report, const Sink& sink);

}  // namespace gametree::output
