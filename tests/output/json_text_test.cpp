/// \file
/// Texts between quotes: the same as a JsonWriter writes, and untouched where that is possible.
#include "output/json_text.h"

#include <string>

#include "output/json_writer.h"
#include "support/catch.h"

using gametree::Sink;
using gametree::output::Buffer;
using gametree::output::inside_quotes;
using gametree::output::JsonWriter;

namespace {

std::string written(std::string_view text) {
  std::string json;
  const Sink sink = [&](std::string_view piece) {
    json += piece;
    return true;
  };
  Buffer out(sink);
  JsonWriter(out).string(text);
  out.flush();
  return json;
}

}  // namespace

TEST_CASE("json text: what is written between quotes", "[output][json]") {
  for (const std::string text : {"", "a1", "a b", "é", "名前", "q\"uote", "back\\slash", "tab\t",
                                 "\x01", "\x7f", "bad \xFF byte", "é\xC3", "\xF0\x9F\x98\x80 \""}) {
    std::string changed;
    CHECK('"' + std::string(inside_quotes(text, changed)) + '"' == written(text));
  }
}

TEST_CASE("json text: a text that needs no change is not copied", "[output][json]") {
  const std::string text = "nhánh a";
  std::string changed;

  CHECK(inside_quotes(text, changed).data() == text.data());
  CHECK(changed.empty());
}
