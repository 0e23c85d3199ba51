/// \file
/// All that is wrong with an exercise, collected while its reader goes on.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"

namespace gametree::exercise {

/// Keeps kMaxProblems problems at most, and each once, however often it is met.
class Problems {
 public:
  /// Something in the exercise's own text.
  void note(ErrorCode code, std::vector<std::string> facts, Offset where);
  /// The same, found by others, whose offset means nothing or is `where`. One of another file has
  /// its own place, and stands where that file is named.
  void note(Error error, Offset where);

  [[nodiscard]] bool is_full() const;
  [[nodiscard]] bool empty() const { return noted_.empty(); }
  [[nodiscard]] std::size_t size() const { return noted_.size(); }
  /// Whether one of those after the first `count` stands before `where`.
  [[nodiscard]] bool any_before(Offset where, std::size_t count) const;

  /// In the order of `text`, with their places in it.
  [[nodiscard]] std::vector<Error> take(std::string_view text, const std::string& source);

 private:
  struct Noted {
    Offset where;
    Error error;
  };
  std::vector<Noted> noted_;
};

/// What looking up may cost in one exercise, so that a small file can't keep its reader busy for
/// hours: each look at a tree takes as much as the tree is large.
class Budget {
 public:
  /// False: it is used up, which is noted once.
  bool spend(std::size_t cost, Offset where, Problems& problems);

 private:
  std::size_t left_ = 40'000'000;
};

}  // namespace gametree::exercise
