/// \file
/// Answers files are read back as what was written, whatever is in their texts.
#include "output/answers_yaml.h"

#include <string>

#include "answer/typed_text.h"
#include "input/format.h"
#include "input/value.h"
#include "support/catch.h"

using gametree::Typed;
using gametree::answer::flat_text;
using gametree::output::AnswersFile;
namespace input = gametree::input;

namespace {

std::string yaml(const AnswersFile& file) {
  std::string text;
  const gametree::Sink sink = [&text](std::string_view piece) {
    text += piece;
    return true;
  };
  gametree::output::Buffer out(sink);
  write_answers_yaml(file, out);
  out.flush();
  return text;
}

Typed typed(std::string text) { return {.kind = Typed::Kind::text, .text = std::move(text)}; }

Typed list(std::vector<Typed> items) {
  Typed all;
  all.kind = Typed::Kind::list;
  all.items = std::move(items);
  return all;
}

Typed mapping(std::vector<std::pair<std::string, Typed>> pairs) {
  Typed all;
  all.kind = Typed::Kind::mapping;
  all.pairs = std::move(pairs);
  return all;
}

/// The same value as a parser sees it.
bool same(const input::Value& value, const Typed& answer) {
  if (answer.kind == Typed::Kind::text) return value.is_scalar() && value.text == answer.text;
  if (answer.kind == Typed::Kind::list) {
    if (!value.is_sequence() || value.items.size() != answer.items.size()) return false;
    for (std::size_t i = 0; i < answer.items.size(); ++i)
      if (!same(value.items[i], answer.items[i])) return false;
    return true;
  }
  if (!value.is_mapping() || value.items.size() != 2 * answer.pairs.size()) return false;
  for (std::size_t i = 0; i < answer.pairs.size(); ++i)
    if (value.items[2 * i].text != answer.pairs[i].first ||
        !same(value.items[2 * i + 1], answer.pairs[i].second))
      return false;
  return true;
}

}  // namespace

TEST_CASE("answers yaml: comments stand above and reasons beside", "[output][answers]") {
  const std::string file =
      yaml({.heading = {"Three branches"},
            .student = "s1",
            .blocks = {{.above = {"1. What is the value of each node?", "Write a number."},
                        .question = "values",
                        .answer = mapping({{"a", typed("3")}, {"/", typed("")}}),
                        .reasons = {"MIN takes the least of 3, 12, 8", ""}},
                       {.above = {}, .question = "cut", .answer = list({typed("4"), typed("6")})},
                       {.above = {},
                        .question = "rows",
                        .answer = list({list({typed("C"), typed("alpha")})}),
                        .reasons = {"why"}},
                       {.above = {}, .question = "move", .answer = typed("")}}});

  CHECK(file ==
        "# Three branches\n"
        "student: s1\n"
        "answers:\n"
        "  # 1. What is the value of each node?\n"
        "  # Write a number.\n"
        "  values:\n"
        "    a: 3  # MIN takes the least of 3, 12, 8\n"
        "    /:\n"
        "  cut: [4, 6]\n"
        "  rows:  # why\n"
        "    - [C, alpha]\n"
        "  move:\n");
}

TEST_CASE("answers yaml: odd texts are read back as they are", "[output][answers]") {
  for (const char* text :
       {"3",    "-3",   "7/3",  "<=2", "≥6", "[3, inf)", "no",   "null", "~",         "-",
        "- x",  "a: b", "a #b", "#2",  "&x", "*x",       "!x",   "%x",   "@x",        "`x`",
        ">=6",  "|",    "'",    "\"",  "\\", "{4}",      "1:30", "?",    "two words", ".5",
        "/1/2", ".",    "--",   "=",   "<<", "ă→b",      " x ",  "x,",   "[a",        "}"}) {
    const Typed answer = mapping({{text, list({typed(text), typed("x")})}, {"other", typed(text)}});
    const AnswersFile file{
        .heading = {text},
        .student = text,
        .blocks = {{.above = {text}, .question = text, .answer = answer, .reasons = {text, text}},
                   {.above = {}, .question = "q", .answer = typed(text), .reasons = {text}}}};
    const std::string out = yaml(file);
    CAPTURE(text, out);
    const auto value = input::read_value(out, input::parse_yaml);
    REQUIRE(value);
    CHECK(value->find("student")->text == text);
    const input::Value& answers = *value->find("answers");
    REQUIRE(answers.is_mapping());
    CHECK(same(*answers.find(text), answer));
    CHECK(same(*answers.find("q"), typed(text)));
  }
}

TEST_CASE("answers yaml: a comment can not end early", "[output][answers]") {
  const std::string file = yaml(
      {.heading = {"a\nstudent: x\r\n\x85y"},
       .student = "",
       .blocks = {
           {.above = {"b\nc: d"}, .question = "q", .answer = typed("1"), .reasons = {"e\nf: g"}}}});

  CHECK(file ==
        "# a ⏎ student: x ⏎ \xEF\xBF\xBDy\n"
        "student:\n"
        "answers:\n"
        "  # b ⏎ c: d\n"
        "  q: 1  # e ⏎ f: g\n");
}

TEST_CASE("answers yaml: a long list takes a line an item", "[output][answers]") {
  std::vector<Typed> items;
  for (int i = 0; i < 40; ++i) items.push_back(typed("node" + std::to_string(i)));
  const Typed answer = list(items);
  const std::string out = yaml(
      {.heading = {}, .student = "", .blocks = {{.above = {}, .question = "q", .answer = answer}}});

  CHECK(out.find("  q:\n    - node0\n    - node1\n") != std::string::npos);
  const auto value = input::read_value(out, input::parse_yaml);
  REQUIRE(value);
  CHECK(same(*value->find("answers")->find("q"), answer));
}

TEST_CASE("answers yaml: on one line they are told as they are typed", "[output][answers]") {
  CHECK(flat_text(typed("≤ 2")) == "≤ 2");
  CHECK(flat_text(list({typed("4"), typed("6")})) == "4, 6");
  CHECK(flat_text(mapping({{"a", typed("3")}, {"b", list({typed("-inf"), typed("3")})}})) ==
        "a: 3, b: -inf, 3");
  CHECK(flat_text(list({list({typed("C"), typed("alpha")}), list({typed("B"), typed("beta")})})) ==
        "[C, alpha]; [B, beta]");
  CHECK(flat_text({}).empty());
}
