/// \file
/// What platforms take as results, field by field, from their own documentation; and results of
/// books that were made by hand.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/grade_report.h"

namespace gametree::test {

/// The results as JSON; of Autolab its last line.
inline std::string results(const GradeBook& book, std::string_view format,
                           std::optional<Feedback> feedback = {}) {
  return to_string(GradeReport{.book = book, .feedback = feedback}, format);
}

/// A field that an object may have.
struct Field {
  std::string_view name;
  bool (nlohmann::json::*is_type)() const noexcept;
  bool is_required = false;
  std::vector<std::string_view> words = {};  ///< empty: any
};

inline std::string find_problem(const nlohmann::json& object, const std::vector<Field>& fields) {
  if (!object.is_object()) return "no object: " + object.dump();
  for (const auto& [name, value] : object.items()) {
    const auto field = std::ranges::find(fields, name, &Field::name);
    if (field == fields.end()) return "unknown field " + name;
    if (!(value.*(field->is_type))()) return name + " is of another type: " + value.dump();
    if (!field->words.empty() &&
        std::ranges::find(field->words, value.get<std::string>()) == field->words.end())
      return name + " can't be " + value.dump();
  }
  for (const Field& field : fields)
    if (field.is_required && !object.contains(field.name)) return std::string(field.name) + "?";
  return "";
}

/// What is wrong in a results.json of Gradescope; empty: nothing.
inline std::string gradescope_problem(const nlohmann::json& all) {
  using json = nlohmann::json;
  const std::vector<std::string_view> formats{"text", "html", "simple_format", "md", "ansi"};
  // A score is required on top or in each test; ours is on top. No leaderboard, no visibility.
  std::string problem = find_problem(all, {{"score", &json::is_number, true},
                                           {"output", &json::is_string},
                                           {"output_format", &json::is_string, false, formats},
                                           {"tests", &json::is_array, true}});
  for (const json& test : all.value("tests", json::array())) {
    if (!problem.empty()) break;
    problem = find_problem(test, {{"number", &json::is_string, true},
                                  {"name", &json::is_string, true},
                                  {"score", &json::is_number},
                                  {"max_score", &json::is_number},
                                  {"status", &json::is_string, false, {"passed", "failed"}},
                                  {"output", &json::is_string},
                                  {"output_format", &json::is_string, false, formats}});
    if (test.contains("score") != test.contains("max_score")) problem = "a score of how much?";
    if (test.contains("score") != test.contains("status")) problem = "a status without a score";
  }
  return problem;
}

/// What is wrong in a results.json of PrairieLearn; empty: nothing.
inline std::string prairielearn_problem(const nlohmann::json& all) {
  using json = nlohmann::json;
  if (!all.contains("gradable") || !all["gradable"].is_boolean()) return "gradable?";
  if (!all["gradable"].get<bool>()) {
    std::string problem = find_problem(
        all, {{"gradable", &json::is_boolean, true}, {"format_errors", &json::is_array, true}});
    for (const json& error : all.value("format_errors", json::array()))
      if (!error.is_string()) problem = "no text: " + error.dump();
    return problem;
  }
  std::string problem = find_problem(all, {{"gradable", &json::is_boolean, true},
                                           {"score", &json::is_number, true},
                                           {"message", &json::is_string},
                                           {"output", &json::is_string},
                                           {"tests", &json::is_array}});
  if (problem.empty() && (all["score"] < 0 || all["score"] > 1)) problem = "score is not in 0..1";
  for (const json& test : all.value("tests", json::array())) {
    if (!problem.empty()) break;
    problem = find_problem(test, {{"name", &json::is_string, true},
                                  {"description", &json::is_string},
                                  {"points", &json::is_number, true},
                                  {"max_points", &json::is_number, true},
                                  {"message", &json::is_string},
                                  {"output", &json::is_string}});
  }
  return problem;
}

}  // namespace gametree::test
