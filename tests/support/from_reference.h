/// \file
/// The bridge from the reference's trees, rules and answers to the library's.
#pragma once

#include <string>
#include <vector>

#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/trace.h"
#include "gametree/tree.h"
#include "support/reference.h"

namespace gametree::test {

/// The same number.
Number to_number(const reference::Exact& exact);

/// The same tree, through the builder. The tree is valid.
GameTree to_tree(const reference::Node& node);

/// The same rules.
Rules to_rules(const reference::Rules& rules);

/// All that a result says, one fact a line, in the words of the JSON.
std::string facts(const SearchResult& result);

/// What the reference says, in the same form; `facts` of a right result is equal.
std::string facts(const reference::Outcome& outcome);

/// All that a step says, on one line, in the words of the JSON.
std::string fact(const SearchedTree& tree, const TraceStep& step);

/// The same of what the reference says of its step with that number.
std::string fact(const reference::Event& event, std::size_t number);

/// Writes all steps down, a fact a line.
class StepFacts : public TraceListener {
 public:
  void begin(const SearchedTree& tree, const Rules&) override { tree_ = &tree; }
  bool step(const TraceStep& step) override {
    text += fact(*tree_, step);
    return true;
  }

  std::string text;

 private:
  const SearchedTree* tree_ = nullptr;
};

/// The first line in which two lists of facts differ; empty if they are the same.
std::string first_difference(const std::string& got, const std::string& expected);

/// The ErrorCode that a refusal of the reference stands for.
ErrorCode to_error_code(reference::Reason reason);

}  // namespace gametree::test
