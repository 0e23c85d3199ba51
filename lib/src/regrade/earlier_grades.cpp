/// \file
/// An earlier run's record, read from its JSON: as much of it as a comparison needs.
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "base/text.h"
#include "gametree/regrade.h"
#include "input/event.h"

namespace gametree {
namespace {

using nlohmann::json;

constexpr std::string_view kSchema = "gametree/grade/1";

/// Whether a key's value is worth its memory.
bool is_wanted(const std::string& key) {
  static const std::set<std::string_view> kUnwanted{
      "tool", "rules", "misconceptions", "node", "note", "diagnostics", "previous", "comment"};
  return !kUnwanted.contains(key);
}

/// A number as the record has it: the exact text where there is one.
std::optional<Number> number_at(const json& object, const std::string& key) {
  const auto exact = object.find(key + "_exact");
  const json& value = exact == object.end() ? object.at(key) : *exact;
  if (value.is_null()) return std::nullopt;
  const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
  std::optional<Number> number = parse_number(text).number;
  if (!number) throw json::other_error::create(500, "no number", nullptr);
  return number;
}

Number needed_number_at(const json& object, const std::string& key) {
  if (std::optional<Number> number = number_at(object, key)) return *std::move(number);
  throw json::other_error::create(500, "no number", nullptr);
}

EarlierItem read_item(const json& object) {
  return {.id = object.at("id"),
          .status = object.at("status"),
          .given = object.at("given"),
          .expected = object.at("expected"),
          .points = needed_number_at(object, "points")};
}

EarlierQuestion read_question(const json& object) {
  EarlierQuestion question{.id = object.at("id"), .score = needed_number_at(object, "score")};
  if (const auto mark = object.find("mark"); mark != object.end() && !mark->is_null())
    question.mark_points = number_at(*mark, "points");
  for (const json& item : object.at("items")) question.items.push_back(read_item(item));
  return question;
}

EarlierSubmission read_submission(const json& object) {
  EarlierSubmission submission{.file = object.at("file"),
                               .student = {},
                               .state = object.at("state"),
                               .score = number_at(object, "score")};
  if (const json& student = object.at("student"); !student.is_null())
    submission.student = student.at("id");
  for (const json& question : object.at("questions"))
    submission.questions.push_back(read_question(question));
  return submission;
}

/// A record without what is not compared, so that a large class's takes little memory.
json parse(std::string_view text) {
  return json::parse(text, [](int, json::parse_event_t event, const json& value) {
    return event != json::parse_event_t::key || is_wanted(value.get_ref<const std::string&>());
  });
}

Error refuse(std::string what, const std::string& source) {
  return {ErrorCode::not_a_record, {std::move(what)}, kNoOffset, source, {}};
}

}  // namespace

Result<EarlierGrades> EarlierGrades::read(std::string_view text, const std::string& source,
                                          std::string_view exercise) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  try {
    const json record = parse(text);
    if (!record.is_object() || record.value("schema", "") != kSchema)
      return refuse("JSON of another kind", source);
    const std::string of = record.at("exercise");
    if (of != exercise)
      return Error{ErrorCode::record_of_other_exercise,
                   {input::shortened(of), input::shortened(exercise)},
                   kNoOffset,
                   source,
                   {}};
    EarlierGrades grades;
    for (const json& submission : record.at("submissions"))
      grades.submissions.push_back(read_submission(submission));
    return grades;
  } catch (const json::parse_error& error) {
    const Offset where = error.byte == 0 ? 0 : error.byte - 1;
    Error refused = refuse("text that is no JSON", source);
    refused.offset = where;
    refused.place = find_place(text, std::min<Offset>(where, text.size()));
    return refused;
  } catch (const json::exception&) {
    return refuse("a record of which a part is missing, or is not what it was", source);
  }
}

}  // namespace gametree
