/// \file
/// `gametree sheet`: what is handed out, and that answers to it are read.
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::Sandbox;
using nlohmann::ordered_json;

namespace {

const std::string kExercise =
    "exercise: x\ntitle: {en: Three branches, vi: Ba nhánh}\n"
    "tree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}, c: {MIN: [14, 5, 2]}}}\n"
    "rules: {algorithm: alphabeta}\n"
    "questions:\n"
    "  - {id: values, type: node-values, points: 4}\n"
    "  - {id: cut, type: cut-leaves}\n"
    "  - {id: number, type: number, expect: 4711}\n";

std::vector<std::string> published() {
  std::vector<std::string> paths;
  const std::filesystem::path all = std::filesystem::path(GAMETREE_SOURCE_DIR) / "exercises";
  for (const auto& entry : std::filesystem::directory_iterator(all))
    if (entry.is_directory()) paths.push_back((entry.path() / "exercise.yaml").string());
  std::ranges::sort(paths);
  return paths;
}

std::string between(const std::string& text, const std::string& open, const std::string& close) {
  const std::size_t begin = text.find(open);
  if (begin == std::string::npos) return "";
  const std::size_t start = begin + open.size();
  return text.substr(start, text.find(close, start) - start);
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos;
       at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
}

/// The answers file that stands on a sheet, as it is copied from there.
std::string file_on(const std::string& sheet, const std::string& format) {
  if (format == "markdown") return between(sheet, "\n```yaml\n", "```\n");
  std::string file = between(sheet, "<pre>", "</pre>");
  replace_all(file, "&lt;", "<");
  replace_all(file, "&gt;", ">");
  replace_all(file, "&quot;", "\"");
  replace_all(file, "&#39;", "'");
  replace_all(file, "&amp;", "&");
  return file;
}

/// As a student writes it, in whose alphabet there is a sign for it.
std::string typed(const ordered_json& answer) {
  if (answer.is_string()) {
    std::string text = answer.get<std::string>();
    replace_all(text, "<=", "≤");
    replace_all(text, ">=", "≥");
    return text;
  }
  std::string text;
  for (const ordered_json& item : answer) text += (text.empty() ? "" : ", ") + typed(item);
  return "[" + text + "]";
}

/// The file with what `key` says behind each colon.
std::string filled_in(const std::string& file, const ordered_json& key) {
  std::string out, question;
  for (std::size_t begin = 0; begin < file.size();) {
    const std::size_t end = std::min(file.find('\n', begin), file.size());
    const std::string line = file.substr(begin, end - begin);
    begin = end + 1;
    out += line;
    const std::size_t indent = line.find_first_not_of(' ');
    if (line == "student:") out += " s1";
    if (indent != std::string::npos && indent > 0 && line[indent] != '#') {
      std::string name = line.substr(indent, line.size() - indent - 1);
      replace_all(name, "\"", "");
      if (indent == 2) question = name;
      const ordered_json& answer = key.at("answers").at(question);
      if (indent == 2 && answer == "") out += " because";
      if (indent == 2 && answer != "" && !answer.is_object()) out += " " + typed(answer);
      if (indent == 4) out += " " + typed(answer.at(name));
    }
    out += "\n";
  }
  return out;
}

}  // namespace

TEST_CASE("sheet: each form is written", "[cli][sheet]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);

  CHECK(sandbox.run("gametree sheet x.yaml").out.find("<!DOCTYPE html>\n") == 0);
  CHECK(sandbox.run("gametree sheet x.yaml --format markdown").out.find("# Three branches\n") == 0);
  CHECK(sandbox.run("gametree sheet x.yaml --format tex").out.find("\\documentclass") == 0);
  const Outcome wrong = sandbox.run("gametree sheet x.yaml --format tec");
  CHECK(wrong.status == 2);
  CHECK(wrong.err.find("did you mean \"tex\"?") != std::string::npos);
}

TEST_CASE("sheet: the key is on the teacher's alone", "[cli][sheet]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);
  for (const char* format : {"html", "markdown", "tex"}) {
    const std::string command = "gametree sheet x.yaml --format " + std::string(format);
    const std::string blank = sandbox.run(command).out;
    const std::string key = sandbox.run(command + " --key").out;
    for (const char* secret : {"4711", "MIN takes the least"}) {
      CAPTURE(format, secret);
      CHECK(blank.find(secret) == std::string::npos);
      CHECK(key.find(secret) != std::string::npos);
    }
  }
}

TEST_CASE("sheet: texts are in the language that is asked for", "[cli][sheet]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);

  CHECK(sandbox.run("gametree sheet x.yaml --lang vi").out.find("<h1 lang=\"vi\">Ba nhánh</h1>") !=
        std::string::npos);
}

TEST_CASE("sheet: it writes over no exercise and leaves nothing half done", "[cli][sheet]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);
  sandbox.write("bad.yaml", "exercise: x\ntree: (MAX 1\n");

  CHECK(sandbox.run("gametree sheet x.yaml -o x.yaml").status == 2);
  CHECK(sandbox.read("x.yaml") == kExercise);
  CHECK(sandbox.run("gametree sheet x.yaml -o sheet.html").status == 0);
  CHECK(sandbox.read("sheet.html").find("</html>\n") != std::string::npos);
  CHECK(sandbox.run("gametree sheet bad.yaml -o bad.html").status == 3);
  CHECK_FALSE(sandbox.has("bad.html"));
}

TEST_CASE("sheet: right answers in the file that stands on it get full marks", "[cli][sheet]") {
  for (const std::string& exercise : published())
    for (const std::string format : {"html", "markdown"}) {
      Sandbox sandbox;
      const std::string sheet =
          sandbox.run("gametree sheet --format " + format + " '" + exercise + "'").out;
      const auto key =
          ordered_json::parse(sandbox.run("gametree key --format json '" + exercise + "'").out);
      sandbox.write("s1.yaml", filled_in(file_on(sheet, format), key));
      CAPTURE(exercise, format, sandbox.read("s1.yaml"));

      const auto record =
          ordered_json::parse(sandbox.run("gametree grade --json '" + exercise + "' s1.yaml").out);
      const ordered_json& submission = record.at("submissions").at(0);
      CHECK(submission.at("state") == "graded");
      CHECK(submission.at("score") == submission.at("max_score"));
      CHECK(submission.at("diagnostics").empty());
      CHECK(submission.at("student").at("id") == "s1");
    }
}
