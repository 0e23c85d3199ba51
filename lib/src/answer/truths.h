/// \file
/// A mapping to true and false as the list of what is true.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "answer/pairs.h"
#include "answer/words.h"
#include "gametree/answer.h"

namespace gametree::answer {

/// Words that mean true or false here, beside yes and no.
struct TruthWords {
  std::optional<Word> yes = {};
  std::optional<Word> no = {};
};

/// What a mapping says.
struct Truths {
  std::vector<Piece> pieces;       ///< of true ones; of those with numbers, where all have some
  std::optional<Error> problem{};  ///< of all of it
  bool fit = false;                ///< each key and value could be read
};

/// Reads pairs of an element and true or false, or a number.
Truths read_truths(const std::vector<SaidPair>& pairs,
                   const std::function<Piece(std::string_view)>& read_key, const TruthWords& words);

/// The answer that they are.
Answer truth_answer(std::string given, Truths truths);

/// Of an answer where one is asked: several are one or the other, all of them or none.
Answer only_whole(Answer answer);

}  // namespace gametree::answer
