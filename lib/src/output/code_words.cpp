/// \file
/// The words by which JSON names what is wrong: the enumerators themselves, as the compiler knows
/// them, so that a new code needs no line here and word and code never differ.
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "gametree/report.h"

namespace gametree {
namespace {

/// `not_utf8` for ErrorCode::not_utf8; empty for a number that no enumerator has.
template <ErrorCode code>
constexpr std::string_view enumerator() {
  // gcc ends in `[with gametree::ErrorCode code = gametree::ErrorCode::not_utf8; ...]`, clang in
  // `[code = gametree::ErrorCode::not_utf8]`; of another number both show a cast.
  constexpr std::string_view kScope = "ErrorCode::";
  std::string_view text = __PRETTY_FUNCTION__;
  const std::size_t scope = text.find(kScope);
  if (scope == std::string_view::npos) return "";
  text.remove_prefix(scope + kScope.size());
  return text.substr(0, text.find_first_of(";]"));
}

constexpr std::size_t kMaxCodes = 300;

template <std::size_t... numbers>
constexpr auto enumerators(std::index_sequence<numbers...>) {
  return std::array<std::string_view, sizeof...(numbers)>{
      enumerator<static_cast<ErrorCode>(numbers)>()...};
}

constexpr auto kWords = enumerators(std::make_index_sequence<kMaxCodes>());
static_assert(kWords.front() == "not_utf8");
static_assert(kWords.back().empty(), "more codes than kMaxCodes");

}  // namespace

std::string_view to_text(ErrorCode code) { return kWords[static_cast<std::size_t>(code)]; }

}  // namespace gametree
