/// \file
/// Pictures as SVG: what they say of a search, whole and well-formed whatever the names.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <string>

#include "gametree/read_tree.h"
#include "picture/random_pictures.h"
#include "support/catch.h"
#include "support/pictures.h"
#include "support/property_trees.h"

namespace gametree::test {
namespace {

std::string svg_of(const Picture& picture, std::string_view title = "") {
  return to_string(picture, "svg", {.title = title});
}

/// The nodes whose edges are struck through.
std::multiset<NodeId> marked(const std::string& svg) {
  constexpr std::string_view kMark = R"(<path class="gt-cut" data-node=")";
  std::multiset<NodeId> nodes;
  for (std::size_t at = svg.find(kMark); at != svg.npos; at = svg.find(kMark, at + 1))
    nodes.insert(static_cast<NodeId>(std::stoul(svg.substr(at + kMark.size(), 10))));
  return nodes;
}

std::multiset<NodeId> cut(const SearchResult& result) {
  std::multiset<NodeId> nodes;
  for (const Cutoff& cutoff : result.cutoffs) nodes.insert(cutoff.cut.begin(), cutoff.cut.end());
  return nodes;
}

/// The nodes drawn dashed, by the order in which shapes are drawn.
std::set<std::size_t> dashed(const std::string& svg) {
  std::set<std::size_t> nodes;
  constexpr std::string_view kNode = "<g class=\"gt-node ";
  std::size_t place = 0;
  for (std::size_t at = svg.find(kNode); at != svg.npos; at = svg.find(kNode, at + 1), ++place)
    if (svg.substr(at, svg.find('>', at) - at).find("gt-unread") != svg.npos) nodes.insert(place);
  return nodes;
}

bool has_xmllint() { return std::system("xmllint --version >/dev/null 2>&1") == 0; }

bool is_xml(const std::string& text) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / fmt::format("gametree_svg_{}.xml", getpid());
  std::ofstream(file) << text;
  const int status = std::system(
      fmt::format("xmllint --huge --nonet --noout {} 2>/dev/null", file.string()).c_str());
  std::filesystem::remove(file);
  return status == 0;
}

}  // namespace

TEST_CASE("svg: cut children are struck through and dashed", "[output][picture]") {
  // b stops at its first leaf: 2 <= 3 of a. Nodes 0 root, 1-4 a, 5 b, 6 its 2, 7 and 8 cut, 9-12 c.
  const std::string svg = svg_of(searched_picture("(MAX (MIN 3 12 8) (MIN 2 4 6) (MIN 14 5 2))"));

  CHECK(marked(svg) == std::multiset<NodeId>{7, 8});
  CHECK(dashed(svg) == std::set<std::size_t>{7, 8});
  CHECK(count(svg, "gt-edge gt-line\" stroke-width=\"4\"") == 2);  // to a, and to its 3
  CHECK(count(svg, "<path class=\"gt-edge") == 12);
  CHECK(count(svg, ">≤2</text>") == 1);
  CHECK(count(svg, "gt-node gt-max\"") == 1);
  CHECK(count(svg, "gt-node gt-min\"") == 3);
  CHECK(count(svg, "gt-node gt-leaf") == 9);
}

TEST_CASE("svg: a tree alone shows no trace of a search", "[output][picture]") {
  const std::string svg = svg_of(plain_picture("(MAX (MIN 3 12 8) (MIN 2 4 6))"));

  CHECK(count(svg, "gt-line") == 0);
  CHECK(count(svg, "gt-unread") == 0);
  CHECK(count(svg, "gt-cut") == 0);
  CHECK(count(svg, "gt-value") == 6);  // the leaves'
}

TEST_CASE("svg: the whole of a small picture", "[output][picture]") {
  // A leaf of 28 by 28 in margins of 12. Its number's baseline is 0.35 * 14 = 4.9 below the middle.
  CHECK(svg_of(plain_picture("7"), "a & b") ==
        R"(<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="a &amp; b")"
        R"( direction="ltr" font-family="Arial, Helvetica, sans-serif" font-size="14")"
        R"( width="52" height="52" viewBox="0 0 52 52">
<title>a &amp; b</title>
<desc>7</desc>
<rect width="52" height="52" fill="#fff"/>
<g fill="none" stroke="#222" stroke-width="1.2" stroke-linejoin="round">
</g>
<g fill="#111" stroke-width="1.2" stroke-linejoin="round">
<g class="gt-node gt-leaf"><path fill="#fff" stroke="#222" d="M12 12H40V40H12Z"/>)"
        R"(<text class="gt-value" x="26" y="30.9" text-anchor="middle">7</text></g>
</g>
</svg>
)");
}

TEST_CASE("svg: a picture without a title has a name all the same", "[output][picture]") {
  const std::string svg = svg_of(plain_picture("7"));

  CHECK(svg.find("aria-label=\"game tree\"") != svg.npos);
  CHECK(svg.find("<title>game tree</title>") != svg.npos);
}

TEST_CASE("svg: says in words what is drawn", "[output][picture]") {
  const std::string svg = svg_of(searched_picture("(MAX :name A x: (MIN 3 12) y: (MIN 2 4 6))"));

  CHECK(svg.find("<desc>MAX A 3 (x: MIN 3 (3, 12), y: MIN ≤2 (2, cut 4, cut 6))</desc>") !=
        svg.npos);
}

TEST_CASE("svg: names and titles are text and never markup", "[output][picture]") {
  const Picture picture = plain_picture(R"((MAX :name "<script>\"&amp;'" 1))");

  const std::string svg = svg_of(picture, "</title><script>\x1b\xff");

  CHECK(svg.find("<script") == svg.npos);
  CHECK(svg.find("&lt;script&gt;&quot;&amp;amp;&#39;</text>") != svg.npos);
  CHECK(svg.find("<title>&lt;/title&gt;&lt;script&gt;\\u{1B}") != svg.npos);
  CHECK(svg.find('\x1b') == svg.npos);
}

TEST_CASE("svg: a name that had to be shortened is there in full", "[output][picture]") {
  const std::string name = std::string(200, 'n');

  const std::string svg = svg_of(plain_picture("(MAX :name " + name + " 1)"));

  CHECK(svg.find("<title>" + name + "</title>nnn") != svg.npos);
  CHECK(svg.find("nnn…nnn") != svg.npos);
}

TEST_CASE("svg: several may stand in one page", "[output][picture]") {
  const std::string svg = svg_of(searched_picture("(MAX (MIN 3 12 8) (MIN 2 4 6))"));

  CHECK(svg.find(" id=") == svg.npos);
  CHECK(svg.find("<style") == svg.npos);
  CHECK(svg.find("href") == svg.npos);
  CHECK(svg.find("<?xml") == svg.npos);
}

TEST_CASE("svg: stops once nobody listens", "[output][picture]") {
  std::string text = "(MAX";
  for (int i = 0; i < 20000; ++i) text += " 5";
  std::size_t pieces = 0;

  find_picture_format("svg")->write(plain_picture(text + ")"), {}, [&](std::string_view) {
    ++pieces;
    return false;
  });

  CHECK(pieces == 1);
}

TEST_CASE("svg: marks are the cutoffs and dashes what was not read", "[property][picture]") {
  RandomPictures random(3);
  std::size_t cutoffs = 0;
  for (std::size_t i = 0; i < std::max<std::size_t>(1000, property_trees() / 40); ++i) {
    const SearchResult result = random.searched(random.tree());

    const std::string svg = svg_of(make_picture(result));

    std::set<std::size_t> unread;
    for (const NodeReport& node : result.nodes)
      if (!node.read) unread.insert(node.node);
    INFO(svg);
    REQUIRE(marked(svg) == cut(result));
    REQUIRE(dashed(svg) == unread);
    REQUIRE(count(svg, "<path class=\"gt-edge") == result.nodes.size() - 1);
    cutoffs += result.cutoffs.size();
  }
  CHECK(cutoffs > 100);
}

TEST_CASE("svg: an XML parser reads it", "[property][picture]") {
  if (!has_xmllint()) {
    std::cout << "skipped: xmllint is not installed\n";
    return;
  }
  RandomPictures random(4);
  std::string all = "<all>";
  for (std::size_t i = 0; i < 2000; ++i) {
    const GameTree tree = random.tree();
    const PictureView view = random.view(tree);
    const bool is_searched = i % 2 == 0;
    all +=
        svg_of(is_searched ? make_picture(random.searched(tree), view) : make_picture(tree, view),
               kStrangeTexts[i % kStrangeTexts.size()]);
  }

  CHECK(is_xml(all + "</all>"));
  CHECK_FALSE(is_xml(all));
}

}  // namespace gametree::test
