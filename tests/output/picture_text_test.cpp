/// \file
/// Pictures in a terminal: how they look, that nothing runs into anything, whatever the names.
#include <algorithm>
#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/text.h"
#include "gametree/read_tree.h"
#include "output/picture/picture_text_label.h"
#include "output/picture/picture_text_places.h"
#include "output/picture/picture_text_strokes.h"
#include "output/picture/short_text.h"
#include "picture/random_pictures.h"
#include "support/catch.h"
#include "support/pictures.h"
#include "support/property_trees.h"

namespace gametree::test {
namespace {

using output::Signs;

const PictureLook kAscii{.ascii = true};
const PictureLook kNarrow{.columns = 0};  // nothing fits: a line a node

std::string drawn(const Picture& picture, const PictureLook& look = {}) {
  return "\n" + to_string(picture, "text", look);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  lines.erase(lines.begin());  // the one before the picture
  return lines;
}

/// A MIN node that is cut before its last two leaves, and one that is cut before a subtree.
constexpr std::string_view kCuts =
    "(MAX :name A a: (MIN :name B 3 12 8) b: (MIN :name C 2 4 6) c: (MIN :name D 1 (MAX 5 7)))";

}  // namespace

TEST_CASE("picture text: as in a textbook", "[output][picture]") {
  CHECK(drawn(searched_picture(kCuts)) == R"(
                 ▲ A
                  3
    ┏━━━━━━━━━━━━━┹┬───────────┐
    a              b           c
   ▼ B            ▼ C         ▼ D
    3              ≤2          ≤1
┏━━━╃────┐     ┌───┼┈┈┈┐     ┌─┴┈┐
┃   │    │     │   ╳   ╳     │   ╳
3   12   8     2   4   6     1   ▲
                               ┌┈┴┈┐
                               5   7
)");
}

TEST_CASE("picture text: a line a node where it is narrow", "[output][picture]") {
  CHECK(drawn(searched_picture(kCuts), kNarrow) == R"(
▲ A = 3
┡━ a: ▼ B = 3
│  ┡━ 3
│  ├─ 12
│  └─ 8
├─ b: ▼ C ≤2
│  ├─ 2
│  ├╳ 4
│  └╳ 6
└─ c: ▼ D ≤1
   ├─ 1
   └╳ ▲
      ├┈ 5
      └┈ 7
)");
}

TEST_CASE("picture text: in ASCII", "[output][picture]") {
  CHECK(drawn(searched_picture(kCuts), {.columns = 0, .ascii = true}) == R"(
/\ A = 3
#= a: \/ B = 3
|  #= 3
|  +- 12
|  +- 8
+- b: \/ C <=2
|  +- 2
|  +x 4
|  +x 6
+- c: \/ D <=1
   +- 1
   +x /\
      +. 5
      +. 7
)");
  CHECK(drawn(searched_picture("(MAX 4 (MIN 9 7) (MIN 2 8))"), kAscii) == R"(
       /\
       7
+---#==#------+
4   \/        \/
    7        <=2
  +-#=#     +-+.+
  |   #     |   x
  9   7     2   8
)");
}

TEST_CASE("picture text: chance, evals, windows and what is left out", "[output][picture]") {
  PictureView view;
  view.depth = 1;
  view.evals = true;
  const GameTree tree =
      read_tree("(CHANCE heads: (0.25 (MAX :eval 2 1 (MIN 5 6))) (0.75 8))").value();
  CHECK(drawn(make_picture(tree, view)) == R"(
      ○
  ┌───┴───┐
heads     │
 0.25    0.75
  ▲       8
eval 2
  +4
)");

  PictureView windows;
  windows.windows = true;
  CHECK(drawn(searched_picture("(MAX 4 (MIN 3 8))", windows)) == R"(
       ▲
       4
    [-∞, ∞]
   ┏━━━┹────┐
   4        ▼
[-∞, ∞]     ≤3
          [4, ∞]
        ┌───┴┈┈┐
        │      ╳
        3      8
      [4, ∞]
)");
}

TEST_CASE("picture text: a leaf, a chain", "[output][picture]") {
  CHECK(drawn(plain_picture("7/3")) == "\n7/3\n");
  CHECK(drawn(searched_picture("(MAX (MIN 4))")) == R"(
▲
4
┃
▼
4
┃
4
)");
}

TEST_CASE("picture text: names of any script take the columns they take", "[output][picture]") {
  CHECK(drawn(plain_picture("(MAX (LEAF :name \"漢字\" 1) (LEAF :name \"Bế\u0323\" 2))")) == R"(
    ▲
 ┌──┴──┐
漢字   Bệ́
 1     2
)");
}

TEST_CASE("picture text: colours only add", "[output][picture]") {
  std::string text = drawn(searched_picture(kCuts), {.colors = Colors::ansi});
  CHECK(text.find("\x1b[31m╳\x1b[0m") != text.npos);
  CHECK(text.find("\x1b[1m┏━") != text.npos);
  for (const std::string_view code : {"\x1b[31m", "\x1b[1m", "\x1b[0m"})
    for (std::size_t at = text.find(code); at != text.npos; at = text.find(code))
      text.erase(at, code.size());
  CHECK(text == drawn(searched_picture(kCuts)));
}

TEST_CASE("picture text: a chain of 100,000 levels is a line a node", "[output][picture]") {
  constexpr std::size_t kLevels = 100'000;
  TreeBuilder builder;
  for (std::size_t i = 0; i < kLevels; ++i) builder.open_player(Player::max);
  builder.leaf(3);
  for (std::size_t i = 0; i < kLevels; ++i) builder.close();
  const std::string text = drawn(make_picture(builder.finish().value()));

  CHECK(lines_of(text).size() == kLevels + 1);
  CHECK(text.size() < 80 * kLevels);
  CHECK(text.ends_with(" 99999─ ▲\n" + std::string(48, ' ') + "100000─ 3\n"));
}

TEST_CASE("picture text: no texts meet, every line fits", "[output][picture][property]") {
  RandomPictures random(31);
  std::size_t fitting = 0;
  for (std::size_t i = 0; i < std::max<std::size_t>(property_trees() / 50, 1000); ++i) {
    const GameTree tree = random.tree();
    const Picture picture = make_picture(random.searched(tree), random.view(tree));
    const PictureLook look{.columns = 20 + i % 200, .ascii = i % 3 == 0};
    const Signs signs = look.ascii ? Signs::ascii : Signs::unicode;
    const auto places = text_places(picture, picture_labels(picture, signs), signs, look.columns);
    if (!places) continue;
    ++fitting;
    for (const std::string& line : lines_of(drawn(picture, look)))
      REQUIRE(display_columns(line) <= look.columns);

    for (const std::vector<std::uint32_t>& level : places->levels) {
      std::size_t end = 0;  // of what stands to the left
      for (const std::uint32_t place : level) {
        const output::TextPlace& at = places->nodes[place];
        std::vector<std::string> texts = at.lines;
        texts.insert(texts.end(), {at.action, at.probability});
        std::size_t widest = 1;
        for (const std::string& text : texts) widest = std::max(widest, display_columns(text));
        const std::size_t start = at.column - output::left_of_centre(widest);
        REQUIRE(at.column >= output::left_of_centre(widest));
        REQUIRE((place == level.front() || start > end));
        end = start + widest;
        REQUIRE(end <= look.columns);
      }
    }
  }
  CHECK(fitting > 300);
}

TEST_CASE("picture text: what is struck through is what was cut", "[output][picture][property]") {
  RandomPictures random(32);
  for (std::size_t i = 0; i < std::max<std::size_t>(property_trees() / 50, 1000); ++i) {
    const SearchResult result = random.searched(random.tree());
    const Picture picture = make_picture(result);
    std::set<NodeId> cut;
    for (const Cutoff& cutoff : result.cutoffs) cut.insert(cutoff.cut.begin(), cutoff.cut.end());

    const std::vector<std::string> lines = lines_of(drawn(picture, kNarrow));
    REQUIRE(lines.size() == picture.nodes.size());
    for (NodeId node = 0; node < lines.size(); ++node)
      REQUIRE((lines[node].find("╳") != std::string::npos) == (cut.count(node) > 0));
    REQUIRE(count(drawn(picture, {.columns = 200}), "╳") == cut.size());
  }
}

TEST_CASE("picture text: in ASCII only names are not", "[output][picture][property]") {
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  RandomPictures random(33);
  for (std::size_t i = 0; i < std::max<std::size_t>(property_trees() / 50, 1000); ++i) {
    const GameTree tree = random.tree();
    std::string text = drawn(make_picture(random.searched(tree), random.view(tree)),
                             {.columns = 20 + i % 200, .ascii = true});
    std::set<char32_t> of_names;
    for (NodeId node = 0; node < tree.size(); ++node)
      for (const auto& name : {tree.name(node), tree.action(node)})
        for (std::string_view rest = name.value_or(""); !rest.empty();)
          of_names.insert(take_character(rest));
    std::string others;
    for (std::string_view rest = text; !rest.empty();)
      if (const char32_t c = take_character(rest); of_names.count(c) == 0)
        append_character(others, c);
    REQUIRE(std::ranges::all_of(others, is_ascii));
  }
}

TEST_CASE("picture text: strokes of any weight meet in a character", "[output][picture]") {
  using output::Stroke;
  const auto at = [](Stroke up, Stroke right, Stroke down, Stroke left) {
    return output::glyph({.up = up, .right = right, .down = down, .left = left}, Signs::unicode);
  };
  const Stroke none = Stroke::none, light = Stroke::light, heavy = Stroke::heavy;
  CHECK(at(none, none, none, none) == " ");
  CHECK(at(light, none, light, none) == "│");
  CHECK(at(Stroke::dotted, none, Stroke::dotted, none) == "┊");
  CHECK(at(none, Stroke::dotted, none, Stroke::dotted) == "┈");
  CHECK(at(heavy, light, light, heavy) == "╃");
  CHECK(at(light, heavy, none, light) == "┶");
  CHECK(at(none, light, heavy, none) == "┎");
  CHECK(at(heavy, heavy, heavy, heavy) == "╋");
}

}  // namespace gametree::test
