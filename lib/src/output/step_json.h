/// \file
/// One step of a search as a JSON object, of ready-made pieces.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "gametree/trace.h"
#include "output/buffer.h"
#include "output/path_json.h"
#include "output/result_json.h"
#include "output/step_number.h"

namespace gametree::output {

/// A key of a step, with what stands before and behind it.
struct StepKey {
  Piece<16> text;
  std::string_view before;  ///< what it closes
  std::string_view name;
};

/// Writes the steps of one search, in their order.
class StepJson {
 public:
  struct Layout {
    bool cut_lists = true;   ///< whether a cut says what it leaves unread
    bool line_ends = false;  ///< whether a line end stands behind each step
  };

  StepJson(const SearchedTree& tree, const Rules& rules, const Layout& layout, Buffer& out);

  /// False: nobody listens any more.
  bool write(const TraceStep& step);

  /// Takes note of a step that is not written.
  void skip(const TraceStep& step);

 private:
  // Each writes at `at` and returns the end. The place is no member: what is written are
  // characters, which might be part of any member, so that each piece would load it again.
  template <TraceEvent event>
  bool write_event(const TraceStep& step);
  template <TraceEvent event>
  bool write_arrived(const TraceStep& step);
  bool write_update(const TraceStep& step);
  bool write_leaf(const TraceStep& step);
  template <TraceEvent event>
  char* begin();
  char* enter(char* at, const TraceStep& step);
  char* leaf(char* at, const TraceStep& step);
  char* value_and_window(char* at, const TraceStep& step);
  char* update(char* at, const TraceStep& step);
  char* cut(char* at, const TraceStep& step);
  char* test(char* at, const Cutoff& cutoff);
  char* exit(char* at, const TraceStep& step);
  char* parent_value(char* at, Bound bound, const Number& value);
  char* window(char* at, const Window& window);
  char* number(char* at, const StepKey& key, const Number& value);
  [[gnu::cold, gnu::noinline]] char* large_number(char* at, const StepKey& key,
                                                  const Number& value);
  bool end(char* at);
  void arrive(const TraceStep& step);

  const Layout layout_;
  PathJson path_;
  ResultJson cutoffs_;  // always in an object that has a key
  Buffer& out_;
  const std::array<Piece<16>, 2> tests_;  // by CutoffKind
  StepNumber number_;
};

}  // namespace gametree::output
