/// \file
/// The forms of traces. To add one: write its TraceWriter, then add one line here.
#include "output/trace_formats.h"

#include <algorithm>
#include <array>

namespace gametree {
namespace {

constexpr auto kFormats = std::to_array<TraceFormat>({
    {"text", "for people, a row a step", false, output::make_trace_text},
    {"json", "for programs, one document", true, output::make_trace_json},
    {"jsonl", "for programs, a step a line", false, output::make_trace_jsonl},
});

}  // namespace

std::span<const TraceFormat> trace_formats() { return kFormats; }

const TraceFormat* find_trace_format(std::string_view name) {
  const auto* found = std::ranges::find(kFormats, name, &TraceFormat::name);
  return found == kFormats.end() ? nullptr : found;
}

SearchOptions needed_lists(const TraceFormat& format, const SearchOptions& lists) {
  return format.lists_all ? lists : SearchOptions{};
}

}  // namespace gametree
