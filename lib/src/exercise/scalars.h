/// \file
/// One value of an exercise, read as what its key needs. What is wrong is noted, and nothing comes
/// out.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exercise/fields.h"
#include "exercise/problems.h"
#include "gametree/exercise.h"
#include "gametree/number.h"
#include "gametree/typed.h"
#include "input/value.h"

namespace gametree::exercise {

/// A text that is not empty, as written.
std::optional<std::string> read_text(std::string_view key, const input::Value& value,
                                     Problems& problems);

/// One text, or a mapping from languages to texts.
std::optional<Texts> read_texts(std::string_view key, const input::Value& value,
                                Problems& problems);

/// A number; `key` is what errors call it.
std::optional<Number> read_number(std::string_view key, const input::Value& value,
                                  Problems& problems);

/// A finite number from 0 to `most`, if there is a most.
std::optional<Number> read_amount(std::string_view key, const input::Value& value,
                                  Problems& problems, std::optional<Number> most = {});

/// A whole number from 0 to the largest that fits.
std::optional<std::uint32_t> read_count(std::string_view key, const input::Value& value,
                                        Problems& problems);

/// `yes`, `no`, `true` or `false`.
std::optional<bool> read_yes_no(std::string_view key, const input::Value& value,
                                Problems& problems);

/// The place in `words` of the word that stands there. `what` it is, errors say.
std::optional<std::size_t> read_word(std::string_view what, const input::Value& value,
                                     std::span<const std::string_view> words, Problems& problems);

/// The items of a list; null where there is none, or an empty one.
const std::vector<input::Value>* read_list(std::string_view key, const input::Value& value,
                                           Problems& problems);

/// The place in a text of each of its lines.
class Lines {
 public:
  explicit Lines(std::string_view text);
  /// From 1.
  [[nodiscard]] std::size_t line(Offset offset) const;

 private:
  std::vector<Offset> begins_;
};

/// A value as somebody could have typed it. Recurses as deep as the value is.
std::optional<Typed> read_typed(const input::Value& value, const Lines& lines, Problems& problems);

}  // namespace gametree::exercise
