/// \file
/// Random CSVs: after filling, all bytes but those of the filled cells are the same.
#include "handback/csv_edits.h"

#include <random>
#include <string>
#include <vector>

#include "filling.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

/// A CSV as its cells, quotes and all, and what stands between them.
struct RandomCsv {
  std::string begin, separator, line_end;
  std::vector<std::vector<std::string>> rows;

  [[nodiscard]] std::string text() const {
    std::string all = begin;
    for (const auto& row : rows) {
      for (std::size_t i = 0; i < row.size(); ++i) all += (i == 0 ? "" : separator) + row[i];
      all += line_end;
    }
    return all;
  }
};

class Maker {
 public:
  explicit Maker(unsigned seed) : random_(seed) {}

  std::size_t below(std::size_t count) { return random_() % count; }

  RandomCsv csv() {
    const std::vector<std::string> separators{",", ";", "\t"};
    const std::vector<std::string> ends{"\n", "\r\n", "\r"};
    RandomCsv csv{.begin = below(2) == 0 ? "\xEF\xBB\xBF" : "",
                  .separator = separators[below(3)],
                  .line_end = ends[below(3)],
                  .rows = {{"Student", "ID", "Section", "three-branches (1)", "Final Score"}}};
    for (std::size_t number = 0; number < 8; ++number) {
      std::vector<std::string> row{cell(), std::to_string(number), cell(), cell(), cell(), cell()};
      row.resize(2 + below(5));
      csv.rows.push_back(row);
      if (below(4) == 0) csv.rows.push_back({below(2) == 0 ? "" : "  "});
    }
    return csv;
  }

 private:
  std::string cell() {
    const std::vector<std::string> cells{
        "",     "-",          "EX",       "8.50",      "\"a\"\"b\"",
        "\"\"", " x ",        "\"1\n2\"", "\"1\r\n\"", "\"a,b;c\td\"",
        "é",    "Jose\u0301", "\"\r\"",   "0007",      "a\"b"};
    return cells[below(cells.size())];
  }

  std::mt19937 random_;
};

}  // namespace

TEST_CASE("fill: random lists keep every byte outside the filled cells", "[handback][property]") {
  for (unsigned seed = 1; seed <= 3000; ++seed) {
    CAPTURE(seed);
    Maker maker(seed);
    RandomCsv csv = maker.csv();
    Fill fill{.list = "canvas", .text = csv.text()};
    for (std::vector<std::string>& row : csv.rows) {
      if (row.size() < 2 || row[1] == "ID" || maker.below(2) == 0) continue;
      fill.grades.push_back(nearly_right(row[1]));
      if (row.size() < 4) row.resize(4);
      if (row[3] != "EX") row[3] = row[3].starts_with('"') ? "\"7\"" : "7";
    }
    const std::string once = text(fill);
    REQUIRE(once == csv.text());
    fill.text = once;
    REQUIRE(text(fill) == once);
  }
}

TEST_CASE("fill: cells are quoted where they need it", "[handback]") {
  const std::string before = "a;b\n1;\"2\"\n3";
  answer_file::CsvReader reader(before, ';');
  handback::CsvEdits edits(before, 0, ';');
  static_cast<void>(reader.next());
  edits.fill(*reader.next(), {{0, "x;\"y\""}, {1, "z"}, {3, "new"}});
  edits.fill(*reader.next(), {{1, "p,q"}, {2, "r\ns"}});

  CHECK(edits.text() == "a;b\n\"x;\"\"y\"\"\";\"z\";;new\n3;p,q;\"r\ns\"");
}

}  // namespace gametree::test
