/// \file
/// The forms of reports. To add one: write its functions, then add one line here.
#include "output/report_formats.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace gametree {
namespace {

constexpr auto kFormats = std::to_array<ReportFormat>({
    {"text", "for people", output::write_search_text, output::write_comparison_text,
     output::write_check_text},
    {"json", "for programs, a line each", output::write_search_json, output::write_comparison_json,
     output::write_check_json},
});

/// A sink that collects what it is given.
Sink append_to(std::string& text) {
  return [&text](std::string_view piece) {
    text += piece;
    return true;
  };
}

}  // namespace

std::span<const ReportFormat> report_formats() { return kFormats; }

const ReportFormat* find_report_format(std::string_view name) {
  const auto* found = std::ranges::find(kFormats, name, &ReportFormat::name);
  return found == kFormats.end() ? nullptr : found;
}

std::string to_string(const SearchReport& report, std::string_view format) {
  assert(find_report_format(format) != nullptr);
  std::string text;
  find_report_format(format)->write_search(report, append_to(text));
  return text;
}

std::string to_string(const ComparisonReport& report, std::string_view format) {
  assert(find_report_format(format) != nullptr);
  std::string text;
  find_report_format(format)->write_comparison(report, append_to(text));
  return text;
}

std::string to_string(const CheckReport& report, std::string_view format) {
  assert(find_report_format(format) != nullptr);
  std::string text;
  find_report_format(format)->write_check(report, append_to(text));
  return text;
}

}  // namespace gametree
