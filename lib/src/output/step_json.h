/// \file
/// One step of a search as a JSON object: ready-made pieces, and the path kept as it grows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/trace.h"
#include "output/buffer.h"
#include "output/node_refs.h"
#include "output/result_json.h"

namespace gametree::output {

/// Writes the steps of one search, in their order.
class StepJson {
 public:
  struct Layout {
    bool cut_lists = true;   ///< whether a cut says what it leaves unread
    bool line_ends = false;  ///< whether a line end stands behind each step
  };

  StepJson(const SearchedTree& tree, const Rules& rules, const Layout& layout, Buffer& out);

  void write(const TraceStep& step);

  /// Takes note of a step that is not written.
  void skip(const TraceStep& step);

 private:
  // A node on the path, or the leaf or node that was left last. Its reference begins those of all
  // below it.
  struct Level {
    std::size_t path_length;  // of path_
    std::size_t texts_end;    // of texts_
  };

  void arrive(const TraceStep& step);
  void arrive_with_texts(const TraceStep& step);

  // Each writes at `at` and returns the end. The place is no member: what is written are
  // characters, which might be part of any member, so that each piece would load it again.
  char* step_number(char* at, std::uint64_t number);
  // What comes behind what is said of the node in each event.
  enum class Tail : std::uint8_t { whatever, value, child };

  char* node(char* at, const TraceStep& step, Tail tail) const;
  char* after_texts(char* at, std::size_t depth, std::string_view rest, std::size_t digit) const;
  char* path(char* at, std::size_t depth) const;
  [[nodiscard]] std::string_view texts(std::size_t depth) const;
  char* window(char* at, const Window& window);
  char* value(char* at, const TraceStep& step);
  char* event(char* at, const TraceStep& step);
  char* update(char* at, const TraceStep& step);
  char* cut(char* at, const TraceStep& step);
  template <std::size_t size>
  char* number(char* at, const char (&piece)[size], const Number& value);
  char* large_number(char* at, std::string_view key, const Number& value);

  const Layout layout_;
  NodeRefs refs_;
  ResultJson cutoffs_;  // always in an object that has a key
  Buffer& out_;
  std::string_view path_;  // of the node that was arrived at last
  std::string texts_;      // names and actions on it, as JSON
  Sink add_to_texts_;
  Buffer new_texts_;
  std::vector<Level> levels_;         // by depth
  std::size_t needed_ = 0;            // bytes that a step takes at most, without a cutoff's facts
  std::uint64_t high_ = 0;            // of the last step's number, without its last four digits
  std::array<char, 32> high_text_{};  // with what stands before it
  std::size_t high_size_ = 0;
};

}  // namespace gametree::output
