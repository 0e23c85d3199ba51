/// \file
/// Pictures for TeX: what they say, and that no name is a command to it or stops it.
#include <algorithm>
#include <cstddef>
#include <string>

#include "gametree/read_tree.h"
#include "output/picture/tex_text.h"
#include "picture/random_pictures.h"
#include "support/catch.h"
#include "support/pictures.h"
#include "support/property_trees.h"

namespace gametree::test {
namespace {

using output::tex_formula;
using output::tex_text;

std::string tikz_of(const Picture& picture, bool is_standalone = false) {
  return to_string(picture, "tikz", {.standalone = is_standalone});
}

}  // namespace

TEST_CASE("tikz: a search with a cut", "[output][picture]") {
  const Picture picture = searched_picture("(MAX :name A left: (MIN 3) right: (MIN :name B 2 4))");
  const std::string tikz = tikz_of(picture);
  CHECK(tikz.substr(tikz.find("  \\draw")) == R"(  \draw[on line] (n0) -- (n1) node[on edge] {left};
  \draw[on line] (n1) -- (n2);
  \draw (n0) -- (n3) node[on edge] {right};
  \draw (n3) -- (n4);
  \draw[unread] (n3) -- (n5) pic[pos=0.6, sloped] {cut};
  \node[max] at (n0) {};
  \node[at right] at (n0) {A\\$3$};
  \node[min, on line] at (n1) {};
  \node[at left] at (n1) {$3$};
  \node[leaf, on line] at (n2) {$3$};
  \node[min] at (n3) {};
  \node[at right] at (n3) {B\\$\leq 2$};
  \node[leaf] at (n4) {$2$};
  \node[leaf, unread] at (n5) {$4$};
\end{tikzpicture}
)");
}

TEST_CASE("tikz: texts of strangers are never commands", "[output][picture]") {
  CHECK(tex_text("two words") == "two words");
  CHECK(tex_text(" a  b ") == "\\ a \\ b\\ ");
  CHECK(tex_text("\\end{document}") == "\\textbackslash{}end\\{document\\}");
  CHECK(tex_text("^^5c") == "\\textasciicircum{}\\textasciicircum{}5c");
  CHECK(tex_text("$x_1$ #1 & 5%~") == "\\$x\\_1\\$ \\#1 \\& 5\\%\\textasciitilde{}");
  CHECK(tex_text("a--b<<") == "a-\\kern0pt{}-b\\textless{}\\kern0pt{}\\textless{}");
  CHECK(tex_text("[2mm]*") == "{[}2mm]{*}");
  CHECK(tex_text("\"'`") == "\\texttt{\\char34}\\textquotesingle{}\\textasciigrave{}");
}

TEST_CASE("tikz: letters of many scripts", "[output][picture]") {
  CHECK(tex_text("Café Țară") == "Café Țară");
  CHECK(tex_text("Bế Văn") == "\\gametreetext{T5}{Bế}{Be} Văn");
  CHECK(tex_text("Be\u0302\u0301") == "\\gametreetext{T5}{Bế}{Be}");
  CHECK(tex_text("Đ") == "\\gametreetext{T1}{Đ}{U+0110}");
  CHECK(tex_text("漢") == "\\gametreechar{漢}{6F22}");
  CHECK(tex_text("\uFFFF") == "\\gametreecode{FFFF}");
  CHECK(tex_text("→…") == "$\\rightarrow$\\dots{}");
}

TEST_CASE("tikz: numbers are formulas", "[output][picture]") {
  CHECK(tex_formula("-7/3") == "$-7/3$");
  CHECK(tex_formula("≤2") == "$\\leq 2$");
  CHECK(tex_formula("[-∞, ≈1e+30]") == "$[-\\infty , \\approx 1\\mathrm{e}{+}30]$");
}

TEST_CASE("tikz: the cuts of the search, and braces that match", "[output][picture][property]") {
  RandomPictures random(36);
  for (std::size_t i = 0; i < std::max<std::size_t>(property_trees() / 50, 1000); ++i) {
    const SearchResult result = random.searched(random.tree());
    const std::string tikz = tikz_of(make_picture(result));
    std::size_t cut = 0;
    for (const Cutoff& cutoff : result.cutoffs) cut += cutoff.cut.size();
    REQUIRE(count(tikz, "sloped] {cut};") == cut);
    REQUIRE(count(tikz, "{") - count(tikz, "\\{") == count(tikz, "}") - count(tikz, "\\}"));
    REQUIRE(count(tikz, "\\end{") == 1);
  }
}

TEST_CASE("tikz: no length is past what TeX can hold", "[output][picture]") {
  TreeBuilder builder;
  builder.open_player(Player::max);
  for (int i = 0; i < 2000; ++i) builder.leaf(i);
  builder.close();
  const std::string tikz = tikz_of(make_picture(builder.finish().value()));
  const std::size_t at = tikz.find("[x=") + 3;
  const double unit = std::stod(tikz.substr(at));
  const std::size_t last = tikz.find("(n2000) at (") + 12;
  CHECK(unit * std::stod(tikz.substr(last)) < 500);
  CHECK(tikz.find("% Scaled by") != tikz.npos);
}

}  // namespace gametree::test
