/// \file
/// What every form of sheets does alike: strangers' texts line by line, pictures drawn.
#include "output/sheet/parts.h"

#include <algorithm>

#include "gametree/text.h"

namespace gametree::output {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return "";
  return line.substr(begin, line.find_last_not_of(kBlanks) - begin + 1);
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

}  // namespace

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (const std::string_view line : split(text)) {
    std::string blanks_alone(trimmed(line));
    std::ranges::replace(blanks_alone, '\t', ' ');
    if (!blanks_alone.empty() || !lines.empty()) lines.push_back(printable(blanks_alone));
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

std::vector<std::string> file_lines(std::string_view text) {
  std::vector<std::string> lines;
  for (const std::string_view line : split(text)) lines.push_back(printable(line));
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

std::optional<std::string> drawn(const SheetPicture& picture, std::string_view form,
                                 const PictureLook& look) {
  const PictureFormat* format = find_picture_format(form);
  if (picture.picture.nodes.size() > format->max_nodes) return std::nullopt;
  return to_string(picture.picture, form, look);
}

}  // namespace gametree::output
