/// \file
/// Why a step is as it is: what is to be said of it, with its numbers and the nodes they come from.
#pragma once

#include <string>
#include <vector>

#include "gametree/trace.h"
#include "messages/step_phrase.h"
#include "output/node_text.h"
#include "trace/open_nodes.h"

namespace gametree::output {

/// Follows a search and explains its steps.
class StepReasons {
 public:
  StepReasons(const SearchedTree& tree, const Rules& rules, NodeText& text)
      : tree_(tree), rules_(rules), text_(text), above_(tree), open_(tree, rules) {}

  /// Takes the next step. What it returns is about it alone; empty where a step explains itself.
  std::vector<messages::StepFacts> operator()(const TraceStep& step);

  /// The same, unsaid.
  void skip(const TraceStep& step) { open_.follow(step); }

  /// The nodes the search is inside of after the last step.
  [[nodiscard]] const OpenNodes& open() const { return open_; }

 private:
  using Phrase = messages::StepPhrase;

  void say(Phrase phrase, std::vector<std::string> facts = {});

  void enter(const TraceStep& step);
  void searched_on(NodeId node);
  [[nodiscard]] bool is_clamped(const TraceStep& step) const;
  void root_window();
  void cut_test_ahead();
  void eval(const TraceStep& step);

  void update(const TraceStep& step);
  void first_value(const TraceStep& step);
  void choice(const TraceStep& step);
  void unclear_choice(const TraceStep& step);
  void capped_choice(const TraceStep& step);
  void window(const TraceStep& step);
  void window_moves(const TraceStep& step);
  void share(const TraceStep& step);

  void cut(const TraceStep& step);

  void exit(const TraceStep& step);
  void worth(const TraceStep& step);

  std::string where(const WindowEnd& end);
  std::string why(const WindowEnd& end, bool is_alpha);
  [[nodiscard]] std::string least_or_most(const Number& value) const;
  /// The end that the node's cut test is against.
  [[nodiscard]] const WindowEnd& tested_end() const;
  [[nodiscard]] bool is_max() const { return open_.top().role == Player::max; }
  /// Whether the child that is being taken is the last one.
  [[nodiscard]] bool is_last_child() const;
  [[nodiscard]] std::string mover() const;
  [[nodiscard]] std::string opponent() const;
  [[nodiscard]] std::string end_word() const;
  [[nodiscard]] std::string compared() const;
  [[nodiscard]] bool test_succeeds(const Number& v) const { return beats(v, tested_end().value); }
  /// Whether v meets the cut test against `end`.
  [[nodiscard]] bool beats(const Number& v, const Number& end) const;
  [[nodiscard]] bool is_deep(const TraceStep& cut, const WindowEnd& end) const;
  /// "" after the last child.
  [[nodiscard]] std::string so_far() const { return is_last_child() ? "" : "1"; }

  const SearchedTree& tree_;
  const Rules& rules_;
  NodeText& text_;
  NodeText above_;  // for nodes far from the step's own: going to and fro takes time
  OpenNodes open_;
  std::vector<messages::StepFacts> said_;
};

}  // namespace gametree::output
