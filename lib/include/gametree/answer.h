/// \file
/// What an answer means: the shape that typed answers are read into, and that keys are computed in.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "gametree/error.h"
#include "gametree/exercise.h"
#include "gametree/number.h"
#include "gametree/search.h"
#include "gametree/tree.h"

namespace gametree {

/// A number as it was typed.
struct TypedNumber {
  Number value;
  std::optional<unsigned> decimals = {};  ///< digits after the point, of one typed with a point
  bool may_be_thousands = false;          ///< `1,234`: if 1.234 is not right, nobody knows
  bool goes_on = false;                   ///< `2.666...`: the first digits of it

  friend bool operator==(const TypedNumber&, const TypedNumber&) = default;
};

/// What is said of a node's value: `3`, `=3`, `<=2`.
struct Claim {
  TypedNumber number;
  std::optional<Bound> bound = {};  ///< the sign; none: a bare number

  friend bool operator==(const Claim&, const Claim&) = default;
};

/// "This node is never read."
struct Pruned {
  friend bool operator==(const Pruned&, const Pruned&) = default;
};

/// A cutoff's kind as a cell: also of CHANCE, which this library's searches never cut at so far.
enum class KindCell : std::uint8_t { alpha, beta, chance };

/// The word of a kind, as in files and answers.
std::string_view to_text(KindCell kind);

/// How a text, or a part of it, was read.
enum class ReadState : std::uint8_t {
  blank,    ///< there is no answer
  none,     ///< "none": no elements, no action, no rows
  read,     ///< there is a value
  invalid,  ///< it can't be read, or in two ways: someone has to look
};

/// One thing that was read, or why it was not.
struct Piece {
  /// An option's key, and words, are a string.
  using Value = std::variant<std::monostate, NodeId, Claim, Pruned, KindCell, std::string>;

  ReadState state = ReadState::blank;
  Value value = {};
  std::string given = {};             ///< as typed, cleaned
  std::optional<Error> problem = {};  ///< of one that is invalid
};

/// The window said of a node, or one end of it under `ends: own`.
struct WindowPieces {
  bool pruned = false;
  Piece alpha, beta;  ///< a Claim each; blank where an end was left out or is not asked
};

/// An answer to one question. Which members mean something is the question's to say.
struct Answer {
  ReadState state = ReadState::blank;   ///< of the whole
  std::string given = {};               ///< as typed, cleaned
  std::optional<Error> problem = {};    ///< of one that is invalid as a whole
  std::vector<Error> passed_over = {};  ///< what was typed and not asked

  /// node-values: one for each of `question.nodes`, in that order, a Claim or Pruned.
  std::vector<Piece> values = {};
  /// windows: one for each of `question.nodes`, in that order.
  std::vector<WindowPieces> windows = {};
  /// Lists, lines, numbers, options, one action or number: nodes, Claims or strings in the order
  /// given; those that can't be read stand among them as invalid.
  std::vector<Piece> pieces = {};
  /// Where one is asked, `pieces` are several: right if each is right, wrong if none is.
  bool is_either_or = false;
  /// cutoffs, trace: a Piece a column.
  std::vector<std::vector<Piece>> rows = {};
};

/// Whether `typed` is the number `key`: an integer exactly, any other also rounded to the decimals
/// typed, of which there are at least 2, halves either way, or with as many where it goes on; or
/// within `tolerance`.
/// One that `may_be_thousands` and is not right is for a person to judge.
bool is_right(const TypedNumber& typed, const Number& key,
              const std::optional<Number>& tolerance = {});

/// Reads and writes answers to questions on one tree, which it looks through once. Copies share
/// what they know, and any number of threads may use one.
class AnswerReader {
 public:
  explicit AnswerReader(const GameTree& tree);

  /// Reads what was typed for `question`, by steps 9 to 41 of the README's "What students may
  /// type".
  ///
  /// \param question  one on this tree.
  /// \param entries   those of a submission with the question's id, in order; none: blank.
  /// Never fails and never guesses: what reads in no way, or in two, is invalid.
  /// Cost: at most quadratic in short parts of the text, which is bounded.
  [[nodiscard]] Answer read(const Question& question, const std::vector<TypedEntry>& entries) const;

  /// `answer` in the form in which it can be typed: what `read` reads as the same. Nodes are called
  /// by name, label or path, whatever is clear; what could not be read is as it was given.
  [[nodiscard]] Typed write(const Question& question, const Answer& answer) const;

 private:
  struct Indexes;
  std::shared_ptr<const Indexes> indexes_;
};

/// The same for one question.
/// Cost: a look at all of the tree.
Answer read_answer(const Question& question, const GameTree& tree,
                   const std::vector<TypedEntry>& entries);
Typed write_answer(const Question& question, const GameTree& tree, const Answer& answer);

}  // namespace gametree
