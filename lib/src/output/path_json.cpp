/// \file
/// The nodes that a trace is inside of, as JSON: what each step says of its node, ready-made.
#include "output/path_json.h"

#include <algorithm>
#include <array>

#include "output/json_text.h"

namespace gametree::output {
namespace {

/// By Player, and of a leaf.
constexpr std::array<Piece<48>, 4> kPlayers{{
    {R"("}, "player": "MAX", "depth": )"},
    {R"("}, "player": "MIN", "depth": )"},
    {R"("}, "player": "CHANCE", "depth": )"},
    {R"("}, "player": "LEAF", "depth": )"},
}};
constexpr Piece<32> kChild{R"(, "child": {"path": ")"};
constexpr Piece<16> kName{R"(", "name": ")"};
constexpr Piece<16> kAction{R"(", "action": ")"};

std::uint8_t place_of(std::optional<Player> player) {
  constexpr std::uint8_t kLeaf = 3;
  return player ? static_cast<std::uint8_t>(*player) : kLeaf;
}

char* put(char* at, std::string_view text) {
  std::memcpy(at, text.data(), text.size());
  return at + text.size();
}

char* put_text(char* at, const Piece<16>& key, std::string_view json) {
  return put(key.put(at), json);
}

}  // namespace

PathJson::PathJson(const SearchedTree& tree)
    : refs_(tree), texts_(kTextRoom, ' '), player_text_(2 * kPlayerRoom, ' ') {}

// The heads of the last plies alone are kept, since all of a deep chain's would be the square of
// its depth.
void PathJson::arrive_anywhere(const TraceStep& step) {
  if (levels_.size() < step.depth + 2) levels_.resize(step.depth + 2);
  if (step.depth >= kHeads) forget_head(levels_[step.depth - kHeads]);
  Level& level = levels_[step.depth];
  path_ = refs_.path(step.node);
  level.number = refs_.number(step.node);
  level.node = step.node;
  level.path_length = static_cast<std::uint32_t>(path_.size());
  level.player = place_of(step.player);
  level.head_size = 0;
  level.has_plain_head = false;
  set_room();
}

void PathJson::forget_head(Level& level) {
  level.head = {};
  level.head_size = 0;
  level.has_plain_head = false;
}

// A node is one ply below its parent, whose texts stay.
void PathJson::arrive_at_texts(const TraceStep& step) {
  constexpr std::size_t kPieces = 64;
  const std::size_t begin = step.depth == 0 ? 0 : levels_[step.depth - 1].texts_end;
  const std::optional<std::string_view> name = refs_.name(step.node);
  const std::optional<std::string_view> action = refs_.action(step.node);
  const std::string_view name_json = name ? inside_quotes(*name, name_) : "";
  const std::string_view action_json = action ? inside_quotes(*action, action_) : "";

  const std::size_t room = begin + name_json.size() + action_json.size() + kPieces + kTextRoom;
  if (texts_.size() < room) {
    texts_.resize(2 * room);
    set_room();
  }
  char* at = texts_.data() + begin;
  if (name) at = put_text(at, kName, name_json);
  if (action) at = put_text(at, kAction, action_json);
  levels_[step.depth].texts_end = static_cast<std::uint32_t>(at - texts_.data());
}

// Behind a head there may be read as much as is copied of it at once.
void PathJson::make_head(std::size_t depth) {
  Level& level = levels_[depth];
  const std::size_t room = room_ + kHeadRoom;
  if (level.head.size() < room) level.head.resize(room);
  char* const begin = level.head.data();
  const auto place = [begin](const char* at) { return static_cast<std::uint32_t>(at - begin); };
  char* at = put(begin, kUpdate);
  at = put_padded<PathCursor::kPadding>(at, path_.data(), level.path_length);
  at = put_padded<kTextRoom>(at, texts(depth).data(), texts(depth).size());
  at = write_plain_integer(depth, kPlayers[level.player].put(at));
  level.node_size = static_cast<std::uint32_t>(place(at) - kUpdate.size());
  at = kChild.put(at);
  level.path_begin = place(at);
  if (depth > 0) at = put_padded<PathCursor::kPadding>(at, path_.data(), level.path_length);
  *at++ = '/';
  level.head_size = place(at);
  level.has_plain_head = !refs_.has_texts() && level.head_size <= kHeadRoom &&
                         level.head_size - level.path_begin <= kPathRoom;
}

void PathJson::make_player(const TraceStep& step) {
  char* const begin = player_text_.data();
  char* const depth = kPlayers[place_of(step.player)].put(begin);
  const char* end = put(write_plain_integer(step.depth, depth), kValueKey);
  player_size_ = static_cast<std::size_t>(end - begin);
  player_ = step.player;
  player_depth_ = step.depth;
}

void PathJson::set_room() {
  constexpr std::size_t kPieces = 512;
  room_ = std::max(room_, kPieces + 2 * path_.size() + 2 * texts_.size());
}

}  // namespace gametree::output
