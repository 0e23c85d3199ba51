/// \file
/// Names taken apart at each `_`.
#include "handin/name_parts.h"

#include <algorithm>
#include <utility>

namespace gametree::handin {

NameParts::NameParts(std::string_view name) : name_(name) {
  for (std::size_t begin = 0; begin <= name.size();) {
    const std::size_t end = std::min(name.find('_', begin), name.size());
    parts_.push_back(name.substr(begin, end - begin));
    begin = end + 1;
  }
}

std::string_view NameParts::operator[](std::size_t i) const {
  return i < parts_.size() ? parts_[i] : std::string_view();
}

std::string_view NameParts::first(std::size_t count) const {
  if (count == 0) return "";
  const std::string_view last = parts_[count - 1];
  return name_.substr(0, static_cast<std::size_t>(last.data() - name_.data()) + last.size());
}

std::string_view NameParts::from(std::size_t i) const {
  if (i >= parts_.size()) return "";
  return name_.substr(static_cast<std::size_t>(parts_[i].data() - name_.data()));
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

PlatformFacts facts_of(PlatformName name) {
  PlatformFacts facts;
  facts.code = name.text;
  facts.students.push_back({.names = {std::move(name)}});
  return facts;
}

std::optional<PlatformFacts> facts_of_file(
    Parts parts, const std::function<std::optional<PlatformFacts>(std::string_view)>& read) {
  if (parts.size() > 1 && names_archive(parts.front()))
    if (std::optional<PlatformFacts> facts = read(parts.front())) return facts;
  return read(parts.back());
}

}  // namespace gametree::handin
