/// \file
/// Texts found one from another are those of the table.
#include "output/text_cursor.h"

#include <map>
#include <random>
#include <string>

#include "support/catch.h"

using gametree::NodeId;
using gametree::TextTable;
using gametree::output::TextCursor;

namespace {

constexpr NodeId kNodes = 60;

/// Every so many nodes one with a text, at random.
struct Texts {
  Texts(std::mt19937_64& random, unsigned every) {
    for (NodeId node = 0; node < kNodes; ++node)
      if (random() % every == 0) add(node, "t" + std::to_string(node));
  }
  void add(NodeId node, const std::string& text) {
    table.entries.push_back({node, static_cast<std::uint32_t>(text.size()),
                             static_cast<std::uint64_t>(table.pool.size())});
    table.pool += text;
    by_node[node] = text;
  }
  [[nodiscard]] bool agrees(TextCursor& cursor, NodeId node) const {
    const auto text = cursor.text(node);
    const auto found = by_node.find(node);
    return found == by_node.end() ? !text : text == found->second;
  }

  TextTable table;
  std::map<NodeId, std::string> by_node;
};

}  // namespace

TEST_CASE("text cursor: any order of nodes gives the texts of the table", "[output][texts]") {
  std::mt19937_64 random(5);
  for (unsigned every = 1; every <= 12; ++every) {
    const Texts texts(random, every);
    TextCursor cursor(texts.table);

    for (NodeId node = 0; node < kNodes; ++node) CHECK(texts.agrees(cursor, node));
    for (NodeId node = kNodes; node > 0; --node) CHECK(texts.agrees(cursor, node - 1));
    for (NodeId node = 0; node < kNodes; node += 7) CHECK(texts.agrees(cursor, node));
    for (int i = 0; i < 500; ++i)
      CHECK(texts.agrees(cursor, static_cast<NodeId>(random() % kNodes)));
  }
}

TEST_CASE("text cursor: a table without texts has none", "[output][texts]") {
  const TextTable table;
  TextCursor cursor(table);

  CHECK_FALSE(cursor.text(0));
  CHECK_FALSE(cursor.text(3));
}
