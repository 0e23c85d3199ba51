/// \file
/// How text for people is adorned on a terminal.
#pragma once

#include <string>
#include <string_view>

#include "gametree/report.h"

namespace gametree::output {

/// Without colours it leaves every text as it is.
class Style {
 public:
  explicit Style(Colors colors) : colors_(colors) {}

  /// Labels and headings.
  [[nodiscard]] std::string strong(std::string_view text) const { return adorned("1", text); }
  /// What was cut.
  [[nodiscard]] std::string cut(std::string_view text) const { return adorned("31", text); }

 private:
  [[nodiscard]] std::string adorned(std::string_view code, std::string_view text) const {
    if (colors_ == Colors::none) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
  }

  Colors colors_;
};

}  // namespace gametree::output
