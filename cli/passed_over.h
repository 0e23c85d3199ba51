/// \file
/// What lies among answers and is none: told once a folder, in a line each or counted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gametree::cli {

/// Why something is not read.
enum class WhyNot : std::uint8_t {
  hidden,
  system,    ///< what operating systems and archivers leave behind
  link,      ///< may lead anywhere, and the feedback would show what is there
  special,   ///< devices, pipes
  exercise,  ///< wherever it lies
  too_deep,  ///< below many folders
  archive,   ///< in an archive
  bad_name,  ///< of an archive's member
  named_twice,
};

/// Why a file or folder of this name is no answer, whatever it holds. None: it may be one.
std::optional<WhyNot> why_not_name(std::string_view name);

/// Collects, and says at the end: few in a line each, many counted.
class PassedOver {
 public:
  void add(const std::string& path, WhyNot why);

  /// What is to be said of them; nothing, where there are none.
  /// \param place  the folder or archive in which they lie.
  [[nodiscard]] std::string said(const std::string& place) const;

 private:
  static constexpr std::size_t kFew = 8;

  std::vector<std::pair<std::string, WhyNot>> first_;  // not more than a few
  std::array<std::size_t, 9> counts_{};                // by WhyNot
  std::size_t all_ = 0;
};

}  // namespace gametree::cli
