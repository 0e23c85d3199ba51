/// \file
/// Names that platforms put together from parts with `_` between them.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/export_layout.h"
#include "handin/layout.h"

namespace gametree::handin {

/// A name and its parts; one part more than it has `_`.
class NameParts {
 public:
  /// Borrowed.
  explicit NameParts(std::string_view name);

  [[nodiscard]] std::size_t size() const { return parts_.size(); }
  /// Empty past the end.
  [[nodiscard]] std::string_view operator[](std::size_t i) const;
  /// The parts before `count`, with what stands between them.
  [[nodiscard]] std::string_view first(std::size_t count) const;
  /// All from a part on; empty past the end.
  [[nodiscard]] std::string_view from(std::size_t i) const;

 private:
  std::string_view name_;
  std::vector<std::string_view> parts_;
};

/// Digits, one at least, of ASCII.
bool is_number(std::string_view text);

/// Facts of one student who is called one thing.
PlatformFacts facts_of(PlatformName name);

/// The name of a file that the platform wrote: the last one, or that of an archive which stands for
/// the whole export. The first that fits counts, since a student names what is in an archive.
std::optional<PlatformFacts> facts_of_file(
    Parts parts, const std::function<std::optional<PlatformFacts>(std::string_view)>& read);

}  // namespace gametree::handin
