/// \file
/// Sentences and places as the command line prints them.
#include "gametree/messages.h"

#include <string>

#include "messages/facts.h"
#include "messages/languages.h"
#include "messages/template.h"
#include "support/catch.h"

using namespace gametree;

namespace {

Error error_of(ErrorCode code, std::vector<std::string> facts) {
  return {code, std::move(facts), kNoOffset, {}, {}};
}

}  // namespace

TEST_CASE("messages: an error with a place shows the line and a caret under it", "[messages]") {
  Error error = error_of(ErrorCode::probabilities_sum, {"0.9"});
  error.source = "hw1.yaml";
  error.place = Place{4, 7, "  d: {CHANCE: [[0.3, 1], [0.6, 2]]}", 6};

  CHECK(render(error) ==
        "hw1.yaml:4:7: error: the probabilities of this CHANCE node sum to 0.9, not 1\n"
        "  4 |   d: {CHANCE: [[0.3, 1], [0.6, 2]]}\n"
        "    |       ^\n");
}

TEST_CASE("messages: the bars stand under each other whatever the line number", "[messages]") {
  Error error = error_of(ErrorCode::not_a_number, {"x"});
  error.source = "t.sexp";
  error.place = Place{1234, 2, "(x)", 1};

  CHECK(render(error) ==
        "t.sexp:1234:2: error: \"x\" is not a number\n"
        "  1234 | (x)\n"
        "       |  ^\n");
}

TEST_CASE("messages: the caret stands under wide characters", "[messages]") {
  Error error = error_of(ErrorCode::not_a_number, {"x"});
  error.source = "t.sexp";
  error.place = Place{1, 7, "日本x", 2};

  CHECK(render(error) ==
        "t.sexp:1:7: error: \"x\" is not a number\n"
        "  1 | 日本x\n"
        "    | \u3000\u3000^\n");
}

TEST_CASE("messages: an error without a place names its source", "[messages]") {
  Error error = error_of(ErrorCode::too_many_bytes, {"10"});
  error.source = "big.json";

  CHECK(render(error) ==
        "big.json: error: the input has more than 10 bytes; --max-bytes sets this limit\n");
}

TEST_CASE("messages: an error without a source is a sentence", "[messages]") {
  CHECK(render(error_of(ErrorCode::window_not_open, {"3", "1"})) ==
        "error: there is nothing in the window [3, 1]; alpha has to be less than beta\n");
}

TEST_CASE("messages: a near word is offered and else the words there are", "[messages]") {
  CHECK(sentence(error_of(ErrorCode::unknown_player, {"MAXX", "MAX"})) ==
        "unknown player \"MAXX\"; did you mean \"MAX\"?");
  CHECK(sentence(error_of(ErrorCode::unknown_player, {"PLAYER", ""})) ==
        "unknown player \"PLAYER\"; a player is MAX, MIN or CHANCE");
}

TEST_CASE("messages: braces that are no gaps are themselves", "[messages]") {
  CHECK(sentence(error_of(ErrorCode::player_as_action, {"MAX"})) ==
        "MAX is a player and can't be a key among actions; write a list, [{MAX: ...}], or for an "
        "action of that name \"action: MAX\"");
}

TEST_CASE("messages: facts can't move the cursor nor fill the screen", "[messages]") {
  CHECK(sentence(error_of(ErrorCode::not_a_number, {"a\x1B[2J"})) ==
        "\"a\\u{1B}[2J\" is not a number");
  CHECK(sentence(error_of(ErrorCode::not_a_number, {std::string(1000, 'x')})) ==
        "\"" + std::string(200, 'x') + "…\" is not a number");
}

TEST_CASE("messages: each language has a sentence with the right gaps for each code",
          "[messages]") {
  for (const messages::Language& language : messages::kLanguages)
    CHECK(messages::covers_every_code(language.sentences()));
}

TEST_CASE("messages: a sentence with more gaps than facts is noticed", "[messages]") {
  CHECK(messages::fits("{0} and {1}", 2));
  CHECK_FALSE(messages::fits("{0} and {1}", 1));
  CHECK_FALSE(messages::fits("{?0 if {1} ?}", 1));
  CHECK_FALSE(messages::fits("{!1 else !}", 1));
}

TEST_CASE("messages: gaps and conditions are filled in", "[messages]") {
  const std::vector<std::string> facts{"a", ""};

  CHECK(messages::fill_in("{0}{?0, given?}{!0, empty!}", facts) == "a, given");
  CHECK(messages::fill_in("[{1}]{?1, given?}{!1, empty {0}!}", facts) == "[], empty a");
  CHECK(messages::fill_in("{x} {} {", facts) == "{x} {} {");
}
