/// \file
/// Pictures for Graphviz: what they say, and that no name is taken for anything but a name.
#include <algorithm>
#include <cstddef>
#include <string>

#include "gametree/read_tree.h"
#include "output/picture/dot_text.h"
#include "picture/random_pictures.h"
#include "support/catch.h"
#include "support/pictures.h"
#include "support/property_trees.h"

namespace gametree::test {
namespace {

std::string dot_of(const Picture& picture, std::string_view title = "") {
  return to_string(picture, "dot", {.title = title});
}

/// Each string that Graphviz would read, its quotes off, all else as it stands.
std::size_t strings_in(std::string_view dot) {
  std::size_t strings = 0;
  for (std::size_t at = dot.find('"'); at != dot.npos; at = dot.find('"', at + 1), ++strings)
    for (++at; dot[at] != '"'; ++at)
      if (dot[at] == '\\') ++at;
  return strings;
}

}  // namespace

TEST_CASE("dot: a search with a cut", "[output][picture]") {
  const Picture picture = searched_picture("(MAX :name A left: (MIN 3) right: (MIN :name B 2 4))");
  const std::string dot = dot_of(picture, "one");
  CHECK(dot.substr(dot.find("  n0")) == R"(  n0 [shape=triangle, label="A\n3"];
  n1 [shape=invtriangle, label="3", penwidth=3];
  n0 -> n1 [label=" left", penwidth=3];
  n2 [shape=box, label="3", penwidth=3];
  n1 -> n2 [label=" ", penwidth=3];
  n3 [shape=invtriangle, label="B\n≤2"];
  n0 -> n3 [label=" right"];
  n4 [shape=box, label="2"];
  n3 -> n4 [label=" "];
  n5 [shape=box, label="4", style=dashed, color=gray40, fontcolor=gray40];
  n3 -> n5 [label=" ", style=dashed, color=gray40, fontcolor=gray40, dir=forward, arrowhead=noneteetee];
}
)");
  CHECK(dot.starts_with("digraph \"one\" {\n"));
}

TEST_CASE("dot: chance is round, with its probabilities at the edges", "[output][picture]") {
  const std::string dot =
      dot_of(make_picture(read_tree("(CHANCE up: (1/3 3) (2/3 (MAX 1)))").value()));
  CHECK(dot.find("n0 [shape=circle, label=\"\"]") != dot.npos);
  CHECK(dot.find("n0 -> n1 [label=\" up\\n1/3\"]") != dot.npos);
  CHECK(dot.find("n0 -> n2 [label=\" 2/3\"]") != dot.npos);
}

TEST_CASE("dot: texts of strangers are texts", "[output][picture]") {
  CHECK(output::dot_escaped("plain Nguyễn") == "plain Nguyễn");
  CHECK(output::dot_escaped(R"(\N \G \n \l \)") == R"(\\N \\G \\n \\l \\)");
  CHECK(output::dot_escaped(R"("];evil[")") == R"(\"];evil[\")");
  CHECK(output::dot_escaped("<b>&lt;</b>") == "<b>&amp;lt;</b>");
  CHECK(output::dot_escaped("{a|<p> b}") == "{a|<p> b}");  // special to records alone
}

TEST_CASE("dot: any names, and the cuts of the search", "[output][picture][property]") {
  RandomPictures random(34);
  for (std::size_t i = 0; i < std::max<std::size_t>(property_trees() / 50, 1000); ++i) {
    const SearchResult result = random.searched(random.tree());
    const Picture picture = make_picture(result);
    const std::string dot = dot_of(picture);
    std::size_t cut = 0;
    for (const Cutoff& cutoff : result.cutoffs) cut += cutoff.cut.size();
    REQUIRE(count(dot, "arrowhead=noneteetee];") == cut);
    constexpr std::size_t kInHead = 3;  // the title's, the encoding's, the margins'
    REQUIRE(strings_in(dot) == kInHead + 2 * picture.nodes.size() - 1);
  }
}

}  // namespace gametree::test
