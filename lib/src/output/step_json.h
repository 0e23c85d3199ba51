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
  /// \param has_lists  whether a cut says what it leaves unread.
  StepJson(const SearchedTree& tree, const Rules& rules, bool has_lists, Buffer& out)
      : has_lists_(has_lists),
        refs_(tree),
        cutoffs_(tree, rules, JsonWriter::in_object(out)),
        out_(out) {}

  /// The object, without a line end.
  void write(const TraceStep& step);

 private:
  // A node on the path, or the leaf or node that was left last. Its reference begins those of all
  // below it.
  struct Level {
    std::size_t path_length;  // of path_
    std::size_t texts_end;    // of texts_
  };

  void arrive(const TraceStep& step);
  void add_texts(const NodeRef& ref);
  void open(const TraceStep& step);
  void reference(std::size_t depth);
  void window(const Window& window);
  void child(const TraceStep& step);
  void update(const TraceStep& step);
  void cut(const TraceStep& step);
  void number(std::string_view piece, const Number& value);
  void inexact_number(std::string_view piece, const Number& value);
  void bound(Bound bound);
  void piece(std::string_view text);

  const bool has_lists_;
  NodeRefs refs_;
  ResultJson cutoffs_;  // always in an object that has a key
  Buffer& out_;
  std::string_view path_;      // of the node that was arrived at last
  std::string texts_;          // names and actions on it, as JSON
  std::vector<Level> levels_;  // by depth
  std::size_t needed_ = 0;     // bytes that a step takes at most, without a cutoff's facts
  char* at_ = nullptr;         // in out_, inside a step
};

}  // namespace gametree::output
