/// \file
/// The key of a question under one set of rules: what is right, and what an answer earns by it.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gametree/answer.h"
#include "gametree/exercise.h"
#include "gametree/note.h"
#include "gametree/tree.h"
#include "grade/credit/credit.h"
#include "grade/node_names.h"
#include "grade/search_record.h"

namespace gametree::grade {

/// Values of a student that later answers may rest on.
struct StudentValues {
  Overrides values;                 ///< the plausible ones
  std::map<NodeId, Bound> claimed;  ///< of those said to be bounds, which
  std::vector<NodeId> wrong;        ///< those that are wrong, in post-order; none: nothing follows
};

/// What a key is made from. All of it is borrowed and outlives the key, but the records.
struct KeySource {
  const Question* question = nullptr;
  const GameTree* tree = nullptr;  ///< the whole one
  const NodeNames* names = nullptr;
  std::shared_ptr<const SearchRecord> record;  ///< of the search under the rules
  std::shared_ptr<const SearchRecord> plain;   ///< of the one that finds true values
  const StudentValues* followed = nullptr;     ///< `record` is of a search that returns these
  bool is_stated = false;  ///< the key is what someone stated, so that the search is no reason
};

/// What is scored: a node of the question, or all of it.
struct ItemInfo {
  std::optional<NodeId> node;
  std::string expected;
};

class Key {
 public:
  Key() = default;
  Key(const Key&) = delete;
  Key& operator=(const Key&) = delete;
  virtual ~Key() = default;

  /// The right answer, of several the first, as if it had been typed.
  [[nodiscard]] virtual Answer answer() const = 0;
  [[nodiscard]] virtual std::size_t items() const { return 1; }
  [[nodiscard]] virtual ItemInfo item(std::size_t item) const = 0;
  /// What `answer` earns, item by item.
  [[nodiscard]] virtual Credits credit(const Answer& answer) const = 0;
  /// Why that item is not all right.
  [[nodiscard]] virtual Note note(const Answer& answer, std::size_t item) const = 0;
  /// Why what is right there is right: what is said where nothing was answered, and in the key.
  [[nodiscard]] virtual Note reason(std::size_t item) const { return note(Answer{}, item); }
  /// What was typed for it.
  [[nodiscard]] virtual std::string given(const Answer& answer, std::size_t item) const;
};

/// A piece with a value.
Piece piece_of(Piece::Value value);

/// The credit of an answer that says nothing that could be judged: blank, or unreadable as a whole.
/// None: it has to be judged.
std::optional<ItemCredit> credit_unjudged(const Answer& answer);

/// Which part of one answer is right. Where one is asked and several are given: right if each is,
/// wrong if none is, else nobody can tell.
PartCredit either_or(const std::vector<Fit>& fits, const Answer& answer);

/// The first problem among pieces that can't be read.
std::optional<Error> first_problem(const std::vector<Piece>& pieces);

}  // namespace gametree::grade
