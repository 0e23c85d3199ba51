/// \file
/// Reasons not to read a file, in words.
#include "passed_over.h"

#include <fmt/format.h>

#include <algorithm>

#include "gametree/text.h"

namespace gametree::cli {
namespace {

struct Words {
  std::string_view one, many;
};

constexpr std::array<Words, 9> kWords{
    Words{"a hidden file", "hidden files"},
    Words{"a system's own file", "systems' own files"},
    Words{"a link", "links"},
    Words{"not a file", "devices and pipes"},
    Words{"the exercise", "copies of the exercise"},
    Words{"it lies too deep", "folders that lie too deep"},
    Words{"an archive in an archive", "archives in archives"},
    Words{"a name that is no file's", "names that are no file's"},
    Words{"it is named twice", "files that are named twice"},
};

std::size_t index_of(WhyNot why) { return static_cast<std::size_t>(why); }

}  // namespace

std::optional<WhyNot> why_not_name(std::string_view name) {
  constexpr std::array<std::string_view, 3> kSystem{"__MACOSX", "Thumbs.db", "desktop.ini"};
  if (name.starts_with('.')) return WhyNot::hidden;
  if (name.starts_with("~$") || std::ranges::find(kSystem, name) != kSystem.end())
    return WhyNot::system;
  return std::nullopt;
}

void PassedOver::add(const std::string& path, WhyNot why) {
  ++counts_.at(index_of(why));
  if (++all_ <= kFew) first_.emplace_back(path, why);
}

std::string PassedOver::said(const std::string& place) const {
  std::string text;
  if (all_ <= kFew) {
    for (const auto& [path, why] : first_)
      text +=
          fmt::format("{}: note: passed over: {}\n", printable(path), kWords.at(index_of(why)).one);
    return text;
  }
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    if (counts_.at(i) == 0) continue;
    const Words& words = kWords.at(i);
    text += text.empty() ? "" : ", ";
    text += counts_.at(i) == 1 ? std::string(words.one)
                               : fmt::format("{} {}", counts_.at(i), words.many);
  }
  return fmt::format("{}: note: passed over: {}\n", printable(place), text);
}

}  // namespace gametree::cli
