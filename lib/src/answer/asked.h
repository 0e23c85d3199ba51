/// \file
/// The readers of answers: a question of each type, and what was typed for it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "answer/clean.h"
#include "answer/node_index.h"
#include "gametree/answer.h"

namespace gametree::answer {

/// A question, and what was typed for it: no blanks.
struct Asked {
  const Question& question;
  const NodeIndex& index;
  std::vector<TypedEntry> entries;  ///< all of them
  Typed answer;                     ///< of a question that is no list of nodes: the one there is

  [[nodiscard]] std::string clean(std::string_view text) const {
    return answer::clean(text, index.cleaning());
  }
};

Answer read_node_values(const Asked& asked);
Answer read_windows(const Asked& asked);
Answer read_best_action(const Asked& asked);
Answer read_node_list(const Asked& asked);
Answer read_principal_line(const Asked& asked);
Answer read_rows(const Asked& asked);
Answer read_count_answer(const Asked& asked);
Answer read_number_answer(const Asked& asked);
Answer read_choice(const Asked& asked);
Answer read_text(const Asked& asked);

/// Whether `clean` is the key or the text of an option, whatever else it could be.
bool is_option(const Question& question, std::string_view clean);

inline Answer answer_of(ReadState state, std::string given) {
  Answer answer;
  answer.state = state;
  answer.given = std::move(given);
  return answer;
}

inline Answer invalid_answer(std::string given, Error why) {
  Answer answer = answer_of(ReadState::invalid, std::move(given));
  answer.problem = std::move(why);
  return answer;
}

}  // namespace gametree::answer
