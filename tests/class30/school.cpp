/// \file
/// The program run on the class's exports, and its record as lines that can be compared with
/// `truth`.
#include "school.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

#include "support/zip_writer.h"
#include "the_class.h"

namespace gametree::test {
namespace {

using std::string;

/// `export/path` without what stands for the argument.
string below_argument(const string& path) {
  const auto slash = path.find('/');
  return slash == string::npos ? path : path.substr(slash + 1);
}

string sorted(std::vector<string> lines) {
  std::sort(lines.begin(), lines.end());
  return fmt::format("{}", fmt::join(lines, ""));
}

/// Those of the five questions; nothing where there are none.
string joined(const std::vector<string>& points) {
  const string text = fmt::format("{}", fmt::join(points, " "));
  return text.find_first_not_of(' ') == string::npos ? "" : text;
}

string points(const Row& row) {
  return joined({row.values, row.move, row.cut, row.why, row.reads});
}

string lines_of_csv(const string& text) {
  auto rows = csv_rows(text);
  std::vector<string> lines;
  if (!rows.empty()) rows.erase(rows.begin());  // the titles
  for (const auto& row : rows) {
    if (row.size() < 10) return "a row of " + std::to_string(row.size()) + " cells\n" + text;
    // student, file, state, score, max_score, the five questions, note
    lines.push_back(line(row[0], below_argument(row[1]), row[2], row[3],
                         joined({row.begin() + 5, row.begin() + 10})));
  }
  return sorted(lines);
}

string lines_of_json(const string& text) {
  const auto record = nlohmann::json::parse(text, nullptr, false);
  if (record.is_discarded()) return "no JSON: " + text;
  std::vector<string> lines;
  for (const auto& one : record.at("submissions")) {
    const auto& student = one.at("student");
    std::vector<string> points;
    for (const auto& question : one.at("questions")) {
      points.push_back(two_places(question.at("score")));
    }
    const auto& file = one.at("file");
    lines.push_back(line(student.is_null() ? "" : student.at("id").get<string>(),
                         file.is_null() ? "" : below_argument(file.get<string>()),
                         one.at("state").get<string>(), two_places(one.at("score")),
                         joined(points)));
  }
  return sorted(lines);
}

std::vector<string> lines_of(const string& text) {
  std::vector<string> lines;
  std::istringstream in(text);
  for (string one; std::getline(in, one);) lines.push_back(one);
  std::sort(lines.begin(), lines.end());
  return lines;
}

const HandIn* hand_in_of(const string& id) {
  for (const HandIn& one : hand_ins()) {
    const bool is_in = std::find(one.group.begin(), one.group.end(), id) != one.group.end();
    if (one.id == id || is_in) return &one;
  }
  return nullptr;
}

}  // namespace

string two_places(const nlohmann::json& number) {
  if (number.is_null()) return "";
  string text = fmt::format("{:.2f}", number.get<double>());
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text;
}

std::vector<std::vector<string>> csv_rows(const string& text) {
  std::vector<std::vector<string>> rows;
  std::vector<string> row(1);
  bool is_quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (is_quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
      row.back() += text[++i];
    } else if (c == '"') {
      is_quoted = !is_quoted;
    } else if (!is_quoted && c == ',') {
      row.emplace_back();
    } else if (!is_quoted && c == '\n') {
      rows.push_back(row);
      row.assign(1, "");
    } else {
      row.back() += c;
    }
  }
  return rows;
}

string line(const string& id, const string& file, const string& state, const string& score,
            const string& points) {
  return fmt::format("{} | {} | {} | {} | {}\n", id, file, state, score, points);
}

string differences(const string& expected, const string& actual) {
  const auto expected_lines = lines_of(expected), actual_lines = lines_of(actual);
  string out;
  const auto put_missing = [&](const auto& these, const auto& those, const char* sign) {
    std::vector<string> rest;
    std::set_difference(these.begin(), these.end(), those.begin(), those.end(),
                        std::back_inserter(rest));
    for (const string& one : rest) out += sign + one + "\n";
  };
  put_missing(expected_lines, actual_lines, "- ");
  put_missing(actual_lines, expected_lines, "+ ");
  return out;
}

Table::Table(const Export& all) {
  for (const Row& row : truth()) {
    const HandIn* one = row.state == "missing" ? nullptr : hand_in_of(row.id);
    add(row.id, one != nullptr ? all.last_of.at(one->id) : "", row.state, row.score, points(row));
  }
  // Two perfect files that are nobody's: their points are seen, and are no score.
  for (const string& id : {string("s23"), stranger().id}) {
    add("", all.last_of.at(id), "unmatched", "", "4 1 2 1 1");
  }
}

Table& Table::add(const string& id, const string& file, const string& state, const string& score,
                  const string& points) {
  lines_.push_back(line(id, file, state, score, points));
  return *this;
}

Table& Table::set(const string& id, const string& file, const string& state, const string& score,
                  const string& points) {
  std::erase_if(lines_, [&](const string& one) { return one.starts_with(id + " |"); });
  return add(id, file, state, score, points);
}

Table& Table::missing(const std::vector<string>& ids) {
  for (const string& id : ids) set(id, "", "missing", "", "");
  return *this;
}

Table& Table::drop_nobody(const string& file) {
  std::erase_if(lines_, [&](const string& one) { return one.starts_with(" | " + file + " |"); });
  return *this;
}

string Table::text() const { return sorted(lines_); }

School::School() {
  write("hw1.yaml", kExercise);
  write("roster.csv", roster());
}

void School::put(const string& path, const string& text) const {
  std::filesystem::create_directories((folder() / path).parent_path());
  write(path, text);
}

void School::put(const string& folder, const std::vector<File>& files) const {
  for (const File& file : files) put(folder + "/" + file.path, file.text);
}

void School::put_folder(const Export& all, const string& folder) const {
  put(folder, all.submissions);
  put(folder, all.others);
}

void School::put_halves(const Export& all, const string& one, const string& two) const {
  for (std::size_t i = 0; i < all.submissions.size(); ++i) {
    put(i % 2 == 0 ? one : two, {all.submissions[i]});
  }
  put(one, all.others);
  put(two, all.others);
}

void School::put_archive(const Export& all, const string& name) const {
  ZipWriter zip;
  for (const File& file : all.others) zip.add(file.path, file.text);
  for (const File& file : all.submissions) zip.add(file.path, file.text);
  put(name, zip.bytes());
}

School::Graded School::grade(const string& arguments) const {
  const Outcome outcome = run("rm -f record.json; gametree grade " + arguments +
                              " --format csv --export "
                              "json=record.json");
  return {outcome.status, lines_of_csv(outcome.out), lines_of_json(read("record.json")),
          outcome.err};
}

}  // namespace gametree::test
