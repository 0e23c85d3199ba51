/// \file
/// What went wrong, as facts: a code, its arguments and where. Sentences are made in messages.h.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "gametree/error_code.h"

namespace gametree {

/// A byte of the text that is being read, from 0.
using Offset = std::size_t;

/// The place of something that was not read from a text.
inline constexpr Offset kNoOffset = static_cast<Offset>(-1);

/// Where an error is, for people and editors.
struct Place {
  std::size_t line = 0;    ///< from 1
  std::size_t column = 0;  ///< from 1, in bytes
  std::string excerpt;     ///< the line, or the part of a long line around the place; printable
  std::size_t caret = 0;   ///< characters of `excerpt` that stand before the place
};

/// Bad input or rules that don't fit: never a bug, and never a wrong answer of a student.
struct Error {
  ErrorCode code{};
  std::vector<std::string> facts;  ///< what the code's sentence is about, in its order
  Offset offset = kNoOffset;       ///< where in the text, if it was read from one
  std::string source;              ///< the text's name, such as `hw1.yaml`; empty: unknown
  std::optional<Place> place;      ///< `offset` as line and column; set by whoever has the text
};

/// A value or the error that kept it from being made. Members are named as in `std::expected`.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool has_value() const { return state_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  [[nodiscard]] T& value() & { return std::get<0>(state_); }
  [[nodiscard]] const T& value() const& { return std::get<0>(state_); }
  [[nodiscard]] T&& value() && { return std::get<0>(std::move(state_)); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  [[nodiscard]] Error& error() & { return std::get<1>(state_); }
  [[nodiscard]] const Error& error() const& { return std::get<1>(state_); }
  [[nodiscard]] Error&& error() && { return std::get<1>(std::move(state_)); }

 private:
  std::variant<T, Error> state_;
};

}  // namespace gametree
