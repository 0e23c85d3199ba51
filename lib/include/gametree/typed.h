/// \file
/// What people typed for an answer, before anyone says what it means: texts, lists, mappings.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace gametree {

/// An answer as its file holds it. Scalars are the text as written, quoted or not: `no`, `010`,
/// `=3`.
struct Typed {
  enum class Kind {
    text,     ///< `text`; one of no characters is a blank
    list,     ///< `items`
    mapping,  ///< `pairs`, in the order of the file, repeated keys and all
  };

  Kind kind = Kind::text;
  std::string text = {};
  std::vector<Typed> items = {};
  std::vector<std::pair<std::string, Typed>> pairs = {};
  std::size_t line = 0;  ///< of its first character, from 1; 0: unknown
};

/// One place of a submission that answers a question, or one node of it.
struct TypedEntry {
  std::string question;  ///< the question's id, as the exercise has it
  std::string node;      ///< what stood after the point of `QUESTION.NODE`; empty: the whole
  Typed answer;
};

}  // namespace gametree
