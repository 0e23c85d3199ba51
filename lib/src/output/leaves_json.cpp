/// \file
/// All leaves below some nodes as JSON: of a large tree most of what is written.
#include "output/leaves_json.h"

#include "output/json_parts.h"
#include "output/piece.h"
#include "tree/tree_data.h"

namespace gametree::output {
namespace {

constexpr Piece<16> kOpen{R"({"path": ")"};
constexpr Piece<16> kValue{R"(", "value": )"};

/// All pieces of a leaf, with plain numbers.
constexpr std::size_t kPieces = 128;

/// Of most leaves; nothing where its number is a large one or a fraction.
std::optional<Number> plain_utility(const TreeData& tree, NodeId leaf) {
  const std::uint32_t w = tree.words[leaf];
  if (word::tag(w) == word::Tag::leaf && tree.leaf_unit == 1) return Number(word::small(w));
  return std::nullopt;
}

}  // namespace

void LeavesJson::add_below(NodeId node) {
  const TreeData& data = tree_.data();
  const NodeId end = data.end(node);
  for (NodeId id = node; id != end && out_.is_open(); ++id)
    if (data.is_leaf(id)) add(id);
}

inline void LeavesJson::add(NodeId leaf) {
  if (!is_first_) out_.add(", ");
  is_first_ = false;
  const NodeId number = refs_.has_texts() ? 0 : refs_.next_leaf(leaf);
  if (number != 0) [[likely]]
    add_next(leaf, number);
  else
    add_anywhere(leaf);
}

inline void LeavesJson::add_next(NodeId leaf, NodeId number) {
  const std::string_view parent = refs_.parent_path();
  char* at = kOpen.put(out_.room(parent.size() + PathCursor::kPadding + kPieces));
  at = put_padded<PathCursor::kPadding>(at, parent.data(), parent.size());
  *at = '/';
  at = value(write_plain_integer(number, at + 1), leaf);
  *at = '}';
  out_.take(at + 1);
}

// Behind the path, whose quote it closes.
inline char* LeavesJson::value(char* at, NodeId leaf) {
  const std::optional<Number> utility = plain_utility(tree_.data(), leaf);
  if (utility) [[likely]]
    return write_plain_json(*utility, kValue.put(at));
  *at = '"';
  out_.take(at + 1);
  JsonWriter json = JsonWriter::in_object(out_);
  write_number(json, "value", tree_.utility(leaf));
  return out_.room(kPieces);
}

void LeavesJson::add_anywhere(NodeId leaf) {
  JsonWriter json(out_);
  json.open_object();
  write_reference(json, refs_(leaf));
  write_number(json, "value", tree_.utility(leaf));
  json.close_object();
}

}  // namespace gametree::output
