/// \file
/// All leaves below some nodes as JSON: of a large tree most of what is written.
#include "output/leaves_json.h"

#include "output/json_parts.h"
#include "output/piece.h"
#include "tree/tree_data.h"

namespace gametree::output {
namespace {

constexpr Piece<16> kOpen{R"(, {"path": ")"};
constexpr Piece<16> kValue{R"(", "value": )"};

/// All pieces of a leaf, with plain numbers.
constexpr std::size_t kPieces = 128;

/// Whether the leaf's word is its utility.
bool is_written_in_word(const TreeData& tree, NodeId leaf) {
  return word::tag(tree.words[leaf]) == word::Tag::leaf && tree.leaf_unit == 1;
}

}  // namespace

void LeavesJson::add_below(NodeId node) {
  const TreeData& data = tree_.searched().data();
  const NodeId end = data.end(node);
  for (NodeId id = node; id != end && out_.is_open(); ++id)
    if (data.is_leaf(id)) add(id);
}

// Where there are no texts and the search didn't stop above the leaf, it is its parent's path and a
// number.
inline void LeavesJson::add(NodeId leaf) {
  const NodeId number = refs_.has_texts() ? 0 : find(leaf);
  if (number == 0) [[unlikely]]
    return add_described(leaf);
  const std::string_view parent = refs_.parent_path();
  char* at = open(out_.room(parent.size() + PathCursor::kPadding + kPieces));
  at = put_padded<PathCursor::kPadding>(at, parent.data(), parent.size());
  *at = '/';
  at = value(write_plain_integer(number, at + 1), leaf);
  *at = '}';
  out_.take(at + 1);
}

// 0: it is an inner node of the whole tree, or the root.
inline NodeId LeavesJson::find(NodeId leaf) {
  const NodeId number = refs_.next_leaf(leaf);
  if (number != 0) [[likely]]
    return number;
  if (!tree_.whole().is_leaf(tree_.origin(leaf))) return 0;
  refs_.path(leaf);
  return refs_.number(leaf);
}

// Up to the path.
inline char* LeavesJson::open(char* at) {
  constexpr std::size_t kComma = 2;
  kOpen.put(at);
  if (!is_first_) [[likely]]
    return at + kOpen.size;
  is_first_ = false;
  std::memmove(at, at + kComma, kOpen.size - kComma);
  return at + kOpen.size - kComma;
}

// Behind the path, whose quote it closes.
inline char* LeavesJson::value(char* at, NodeId leaf) {
  const TreeData& data = tree_.searched().data();
  if (is_written_in_word(data, leaf)) [[likely]]
    return write_plain_json(Number(word::small(data.words[leaf])), kValue.put(at));
  *at = '"';
  out_.take(at + 1);
  JsonWriter json = JsonWriter::in_object(out_);
  write_number(json, "value", tree_.searched().utility(leaf));
  return out_.room(kPieces);
}

void LeavesJson::add_described(NodeId leaf) {
  JsonWriter json = is_first_ ? JsonWriter(out_) : JsonWriter::in_object(out_);
  is_first_ = false;
  json.open_object();
  write_reference(json, refs_(leaf));
  write_number(json, "value", tree_.searched().utility(leaf));
  json.close_object();
}

}  // namespace gametree::output
