/// \file
/// Lists in a text or a file: where one element ends, whatever the elements are.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "answer/clean.h"
#include "gametree/answer.h"

namespace gametree::answer {

/// How the elements of one kind of list are read. Texts are clean.
class Elements {
 public:
  Elements() = default;
  Elements(const Elements&) = delete;
  Elements& operator=(const Elements&) = delete;
  virtual ~Elements() = default;

  /// A list is read from its start; readings before this one don't count.
  virtual void start() {}
  /// Reads one element, or what stands for several, to the end of `out`. False: it does not fit.
  virtual bool read(std::string_view text, std::vector<Piece>& out) = 0;
  /// Whether the whole of `text` is the name of one, whatever else it could be.
  virtual bool is_name(std::string_view) { return false; }
  /// Two elements in brackets that may be one.
  virtual bool read_pair(std::string_view, std::string_view, std::vector<Piece>&) { return false; }
  /// Elements of one letter, run together.
  virtual bool read_letters(std::string_view, std::vector<Piece>&) { return false; }
  /// `2,5` as one element, where it is not two: the parts, and both with their comma.
  virtual bool read_decimal(std::string_view, std::string_view, std::string_view,
                            std::vector<Piece>&) {
    return false;
  }
  /// Whether an element may have these two in it, with a blank between them.
  virtual bool may_join(std::string_view, std::string_view) { return false; }
  /// Why `text` is no element. Told of each that becomes one of the answer.
  virtual Error why_not(std::string_view text) = 0;
};

/// What lists of one kind look like.
struct ListForm {
  bool has_arrows = false;             ///< arrows and dashes may part elements
  bool round_brackets_around = false;  ///< round brackets around all are a list, never a pair
  Cleaning cleaning = Cleaning::full;
};

/// What was read of a list.
struct ListReading {
  std::vector<Piece> pieces;
  bool fits = false;  ///< all of it could be read
};

/// Reads a text as a list, with what is wrapped around it.
ListReading read_list(std::string_view clean, const ListForm& form, Elements& elements);

/// Reads the items of a list of a file, each an element or a list.
ListReading read_list(const std::vector<Typed>& items, const ListForm& form, Elements& elements);

/// An answer that is these pieces: invalid where none could be read.
Answer list_answer(std::string given, ListReading reading);

}  // namespace gametree::answer
