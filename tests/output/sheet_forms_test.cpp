/// \file
/// Sheets as HTML, Markdown and TeX: whatever strangers write stays text.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/read_tree.h"
#include "sheet_samples.h"
#include "support/catch.h"
#include "support/pictures.h"

using namespace gametree;
using gametree::test::count;

namespace {

constexpr std::string_view kHostile =
    "</title><script>alert(1)</script> **bold** [link](http://x.example) `code` $x^2$ "
    "\\input{secret} % & # _ ~ <!-- ]]> | {} ''' \" ````` \u202E";

/// All of it where strangers' texts may stand.
Exercise hostile_exercise() {
  Exercise exercise = test::exercise_in(
      "exercise: x\ntree: {MAX: {a: {MIN: [1, 2]}, b: {MIN: [1, 3]}}}\n"
      "rules: {algorithm: alphabeta}\nquestions:\n"
      "  - {id: values, type: node-values}\n  - {id: cut, type: cut-leaves}\n"
      "  - {id: choice, type: choice, options: {a: One, b: Two}, expect: b}\n");
  const std::string hostile(kHostile);
  exercise.id = hostile;
  exercise.title = Texts(hostile);
  for (Question& question : exercise.questions) {
    question.id += hostile;
    question.prompt = Texts("# " + hostile + "\n    1. two\n\n- three\n\\end{document}\n");
  }
  exercise.questions.back().options.front().text = Texts(hostile);
  std::string name;  // which may hold neither slash nor control, here in JSON
  for (const char c : hostile) {
    if (c == '/' || static_cast<unsigned char>(c) >= 0x80) continue;
    if (c == '"' || c == '\\') name += '\\';
    name += c;
  }
  ReadOptions options;
  options.format = "json";
  exercise.trees.front().tree =
      read_tree("{\"MAX\": {\"a" + name + "\": {\"MIN\": [1, 2], \"name\": \"" + name + "\"}, \"b" +
                    name + "\": {\"MIN\": [1, 3]}}}",
                options)
          .value();
  return exercise;
}

std::string hostile_sheet(std::string_view format) {
  const Exercise exercise = hostile_exercise();
  const SheetKey key = test::key_of(exercise);
  return to_string({.exercise = exercise}, format) +
         to_string({.exercise = exercise, .key = &key}, format);
}

/// The names of all elements.
std::set<std::string> tags(const std::string& html) {
  std::set<std::string> names;
  for (std::size_t at = html.find('<'); at != std::string::npos; at = html.find('<', at + 1)) {
    const std::size_t begin = at + (html[at + 1] == '/' ? 2 : 1);
    names.insert(html.substr(begin, html.find_first_of(" />\n", begin) - begin));
  }
  return names;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

}  // namespace

TEST_CASE("sheet html: strangers' texts are no markup", "[output][sheet]") {
  const std::string html = hostile_sheet("html");
  const std::set<std::string> known{
      "!DOCTYPE", "html",    "head",  "meta",   "title",      "style",   "body", "header",
      "h1",       "h2",      "p",     "span",   "main",       "section", "div",  "figure",
      "table",    "thead",   "tbody", "tr",     "th",         "td",      "ul",   "li",
      "br",       "pre",     "svg",   "desc",   "figcaption", "g",       "path", "rect",
      "text",     "polygon", "tspan", "circle", "strong"};
  for (const std::string& tag : tags(html)) {
    CAPTURE(tag);
    CHECK(known.contains(tag));
  }
  CHECK(html.find("&lt;script&gt;") != std::string::npos);
  CHECK(html.find("\u202E") == std::string::npos);
}

TEST_CASE("sheet html: it refers to nothing outside itself", "[output][sheet]") {
  const Exercise exercise = test::exercise_in(test::kEachType);
  const std::string html = to_string({.exercise = exercise}, "html");

  for (const char* outside : {" src=", " href=", "url(", "@import", "<script", "<link", "<!--"})
    CHECK(html.find(outside) == std::string::npos);
  CHECK(html.find(" lang=\"en\"") != std::string::npos);
  CHECK(html.find("<th scope=\"row\">a</th><td></td>") != std::string::npos);
  CHECK(html.find("@media print") != std::string::npos);
}

TEST_CASE("sheet html: texts in another language say so", "[output][sheet]") {
  const Exercise exercise = test::exercise_in(
      "exercise: x\ntitle: {vi: Hai}\ntree: {MAX: {p: 1, q: 2}}\n"
      "questions: [{id: a, type: best-action, prompt: {en: Which, vi: Gì}}]\n");

  const std::string html = to_string({.exercise = exercise, .language = "vi"}, "html");
  CHECK(html.find("<h1 lang=\"vi\">Hai</h1>") != std::string::npos);
  CHECK(html.find("<p class=\"prompt\" lang=\"vi\">Gì</p>") != std::string::npos);
}

TEST_CASE("sheet markdown: strangers' texts are no markup", "[output][sheet]") {
  const std::string markdown = hostile_sheet("markdown");
  bool is_code = false;
  std::string fence;
  for (const std::string& line : lines(markdown)) {
    CAPTURE(line);
    if (!is_code && line.starts_with("```")) {
      is_code = true;
      fence = line.substr(0, line.find_first_not_of('`'));
      continue;
    }
    if (is_code && line == fence) is_code = false;
    if (is_code || line == fence) continue;
    CHECK(line.find("<script") == std::string::npos);
    CHECK(line.find("**bold**") == std::string::npos);
    CHECK(line.find("](") == std::string::npos);
    CHECK_FALSE(line.starts_with("    "));
    CHECK_FALSE(line.starts_with("- three"));
    CHECK_FALSE(line.starts_with("1. two"));
  }
  CHECK_FALSE(is_code);
}

TEST_CASE("sheet markdown: a fence is longer than any run of its sign within", "[output][sheet]") {
  const std::string markdown = hostile_sheet("markdown");
  CHECK(markdown.find("\n``````yaml\n") != std::string::npos);
}

TEST_CASE("sheet markdown: lines of a prompt stay lines", "[output][sheet]") {
  const Exercise exercise = test::exercise_in(
      "exercise: x\ntree: {MAX: {p: 1, q: 2}}\n"
      "questions: [{id: a, type: best-action, prompt: \"One\\ntwo\\n\\nthree\"}]\n");

  CHECK(to_string({.exercise = exercise}, "markdown").find("\nOne\\\ntwo\n\nthree\n\n") !=
        std::string::npos);
  CHECK(to_string({.exercise = exercise}, "html").find("One<br/>\ntwo<br/>\n<br/>\nthree") !=
        std::string::npos);
  CHECK(to_string({.exercise = exercise}, "tex").find("One\\\\\ntwo\\par\nthree") !=
        std::string::npos);
}

TEST_CASE("sheet tex: strangers' texts are no commands", "[output][sheet]") {
  const std::string tex = hostile_sheet("tex");

  CHECK(tex.find("\\input") == std::string::npos);
  CHECK(tex.find("\\textbackslash{}input\\{secret\\}") != std::string::npos);
  CHECK(count(tex, "\\end{document}") == 2);  // one each
  CHECK(tex.find("$x^2$") == std::string::npos);
}
