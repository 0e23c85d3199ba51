/// \file
/// What an answer earns, as parts of one whole; points come later.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "gametree/answer.h"
#include "gametree/error.h"
#include "gametree/exercise.h"
#include "gametree/number.h"

namespace gametree::grade {

/// A part of an item that is right or wrong by itself.
struct PartCredit {
  Number earned = 0;                  ///< 0 to 1, of the part
  bool is_right = false;              ///< all of it, be it by follow-through at less than its worth
  std::optional<Error> problem = {};  ///< why some of it is not judged: someone has to look
  bool followed = false;              ///< earned by follow-through
};

/// What is scored: a node, or the whole question. Its parts share it equally: the two ends of a
/// window, else one.
struct ItemCredit {
  std::vector<PartCredit> parts = {PartCredit{}};
  bool blank = false;
  bool pending = false;  ///< a person has to mark it

  [[nodiscard]] Number earned() const;
  [[nodiscard]] bool is_full() const { return earned() == Number(1); }
  [[nodiscard]] bool is_right() const;
  [[nodiscard]] bool any_followed() const;
  [[nodiscard]] const Error* problem() const;  ///< the first; null: all was judged
};

using Credits = std::vector<ItemCredit>;

/// An item of one part.
ItemCredit whole_item(PartCredit part);
ItemCredit blank_item();
/// One of which nothing can be read.
ItemCredit unread_item(Error problem);

/// Why an answer is invalid.
Error problem_of(const Answer& answer);

/// Whether one thing that was said is right. `unclear`: nobody can tell.
enum class Fit { right, wrong, unclear };

/// Of a number: unclear is one that may hold a comma between thousands and is not right without.
Fit fit_number(const TypedNumber& typed, const Number& key, const std::optional<Number>& tolerance);

/// A judged piece as a part.
PartCredit part_of(Fit fit, const Piece& piece);

/// A share of a part that is right where all of it is earned.
PartCredit part_of(const Number& earned);

/// What can't be judged in `piece`, which can't be read or has a number that is unclear.
Error problem_of(const Piece& piece);

/// How many elements of a list were right and so on, and how many belong there.
struct Tally {
  std::size_t right = 0;
  std::size_t wrong = 0;
  std::size_t size = 0;    ///< of the key
  bool said_none = false;  ///< the answer was "none"
};

/// max(0, right - wrong) / size; an empty key: all for "none", nothing for anything else.
/// `set: exact` and `error_cost` as the question says.
Number set_credit(const Tally& tally, const Question& question);

/// How an ordered list compares with its key.
struct Prefix {
  std::size_t common = 0;  ///< elements from the first on that are right
  std::size_t given = 0;
  std::size_t size = 0;  ///< of the key
  bool said_none = false;
};

/// max(0, common - max(0, given - size)) / size, and the same for an empty key.
Number prefix_credit(const Prefix& prefix, const Question& question);

/// The better for the student of what the key gives and what follow-through gives, times `factor`,
/// part by part.
Credits better_of(Credits by_key, const Credits& followed, const Number& factor);

/// The same items, as many points each as they have of `question`'s; `error_cost` counts over all.
std::vector<Number> points_of(const Credits& credits, const Question& question);

}  // namespace gametree::grade
