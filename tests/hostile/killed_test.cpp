/// \file
/// Runs that are killed at any moment: each output file is whole, the old one or the new one.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "support/catch.h"
#include "support/sandbox.h"

namespace gametree::test {
namespace {

/// A class that takes a while, and its outputs.
class LargeClass : public Sandbox {
 public:
  LargeClass() {
    write("x.yaml",
          "exercise: x\ntree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}}}\n"
          "questions: [{id: values, type: node-values}, {id: move, type: best-action}]\n");
    static_cast<void>(
        run("mkdir hw; for i in {1..60}; do echo \"values: {a: $((i % 5)), b: 2, /: 3}\" "
            ">hw/s$i.yaml; done"));
  }

  static std::string command() {
    return "gametree grade x.yaml hw --export csv=o/g.csv --export json=o/g.json --export "
           "markdown=o/g.md --feedback-dir o/f -o o/g.txt 2>/dev/null";
  }
  /// A line for each output file: its check sum and name.
  [[nodiscard]] std::set<std::string> sums(const std::string& folder) const {
    const std::string all =
        run("cd " + folder + " && find . -type f ! -name '.gametree-*' -exec sha256sum {} + | sort")
            .out;
    std::set<std::string> lines;
    for (std::size_t at = 0; at < all.size();) {
      const std::size_t end = all.find('\n', at);
      lines.insert(all.substr(at, end - at));
      at = end + 1;
    }
    return lines;
  }
};

}  // namespace

TEST_CASE("killed: each output file is the old one or the new one", "[hostile]") {
  const LargeClass school;
  static_cast<void>(school.run("mkdir o old; " + LargeClass::command() + "; cp -r o/* old"));
  static_cast<void>(school.run("sed -i 's/3, 12/4, 12/' x.yaml; " + LargeClass::command() +
                               "; mkdir new; cp -r o/* new"));
  const std::set<std::string> before = school.sums("old"), after = school.sums("new");
  REQUIRE(before.size() == 64);
  REQUIRE(after.size() == 64);
  REQUIRE(before != after);
  std::set<std::string> either = before;
  either.insert(after.begin(), after.end());

  std::size_t mixed = 0;
  for (int round = 0; round < 40; ++round) {
    const std::string seconds = std::to_string(0.002 * round);
    const std::string signal = round % 2 == 0 ? "KILL" : "TERM";
    static_cast<void>(school.run("rm -rf o; cp -r old o; timeout -s " + signal + " " + seconds +
                                 " " + LargeClass::command()));
    const std::set<std::string> now = school.sums("o");
    CHECK(now.size() == before.size());
    CHECK(std::ranges::includes(either, now));
    if (now != before && now != after) ++mixed;
    if (signal == "TERM") CHECK(school.run("find o -name '.gametree-*'").out.empty());
  }
  // Some were killed between two files, else nothing was tried.
  CHECK(mixed > 0);
}

}  // namespace gametree::test
