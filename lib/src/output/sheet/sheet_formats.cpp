/// \file
/// The forms of sheets. To add one: write its function, then add one line here.
#include <algorithm>
#include <array>
#include <cassert>

#include "gametree/sheet.h"
#include "output/sheet/sheet_forms.h"

namespace gametree {
namespace {

template <void (*write)(const output::Sheet&, output::Buffer&)>
void write_as(const SheetReport& report, const Sink& sink) {
  output::Buffer out(sink);
  write(output::make_sheet(report), out);
  out.flush();
}

constexpr auto kFormats = std::to_array<SheetFormat>({
    {"html", "a page to print or to put on the web", write_as<output::write_sheet_html>},
    {"markdown", "for wikis and repositories", write_as<output::write_sheet_markdown>},
    {"tex", "for pdflatex", write_as<output::write_sheet_tex>},
});

}  // namespace

std::span<const SheetFormat> sheet_formats() { return kFormats; }

const SheetFormat* find_sheet_format(std::string_view name) {
  const auto* found = std::ranges::find(kFormats, name, &SheetFormat::name);
  return found == kFormats.end() ? nullptr : found;
}

std::string to_string(const SheetReport& report, std::string_view format) {
  assert(find_sheet_format(format) != nullptr);
  std::string text;
  find_sheet_format(format)->write(report, [&text](std::string_view piece) {
    text += piece;
    return true;
  });
  return text;
}

}  // namespace gametree
