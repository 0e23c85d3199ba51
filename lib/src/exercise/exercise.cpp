/// \file
/// An exercise: its text as a value, its parts by their keys.
#include "gametree/exercise.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "base/text.h"
#include "exercise/alternatives.h"
#include "exercise/fields.h"
#include "exercise/question_reader.h"
#include "exercise/scalars.h"
#include "exercise/trees.h"
#include "input/value.h"

namespace gametree {
namespace exercise {
namespace {

using input::Value;

constexpr std::array<std::string_view, 3> kFeedback{"full", "hints", "score"};

/// Reads one exercise from its value.
class Reader {
 public:
  Reader(std::string_view text, const ExerciseOptions& options)
      : text_(text), options_(options), lines_(text) {}

  CheckedExercise read(const Value& value);

 private:
  void read_head(Fields& fields);
  void read_grading(const Value& value);
  void read_questions(Fields& fields, const std::vector<TreeEntry>& trees);
  void read_question(QuestionReader& reader, const Value& item);
  void finish(std::vector<TreeEntry> trees);

  std::string_view text_;
  const ExerciseOptions& options_;
  Lines lines_;
  Problems problems_;
  Budget budget_;
  Exercise exercise_;
  bool are_questions_alone_ = true;  // to have problems
};

CheckedExercise Reader::read(const Value& value) {
  Fields fields(
      "this exercise", value,
      {"exercise", "title", "tree", "trees", "rules", "also_accept", "questions", "grading"},
      problems_);
  if (fields.is_mapping()) {
    read_head(fields);
    std::vector<TreeEntry> trees = TreesReader(text_, options_, problems_).read(fields);
    read_questions(fields, trees);
    finish(std::move(trees));
  }
  if (problems_.empty()) return {std::move(exercise_), {}, {}};
  CheckedExercise checked{std::nullopt, problems_.take(text_, options_.source), {}};
  if (are_questions_alone_) checked.sound = std::move(exercise_);
  return checked;
}

void Reader::read_head(Fields& fields) {
  exercise_.source = options_.source;
  if (const Value* id = fields.need("exercise"))
    exercise_.id = read_text("exercise", *id, problems_).value_or("");
  if (const Value* title = fields.get("title"))
    exercise_.title = read_texts("title", *title, problems_).value_or(Texts());
  if (const Value* grading = fields.get("grading")) read_grading(*grading);
}

void Reader::read_grading(const Value& value) {
  const Fields fields("\"grading\"", value, {"follow_through", "feedback"}, problems_);
  if (const Value* part = fields.get("follow_through"))
    exercise_.grading.follow_through =
        read_amount("follow_through", *part, problems_, Number(1)).value_or(1);
  const Value* feedback = fields.get("feedback");
  if (feedback == nullptr) return;
  const auto word = read_word("feedback", *feedback, kFeedback, problems_);
  if (word) exercise_.grading.feedback = static_cast<Feedback>(*word);
}

void Reader::read_questions(Fields& fields, const std::vector<TreeEntry>& trees) {
  SharedRules shared(fields.get("rules"), fields.get("also_accept"), lines_, problems_, budget_);
  // Whether or not a question needs them.
  shared.rules(0, nullptr);
  shared.also_accept(0, nullptr);
  const Value* value = fields.need("questions");
  const auto* items = value == nullptr ? nullptr : read_list("questions", *value, problems_);
  are_questions_alone_ = problems_.empty();
  if (items == nullptr) return;
  QuestionReader reader({trees, shared, lines_, problems_, budget_});
  for (const Value& item : *items) {
    if (problems_.is_full()) are_questions_alone_ = false;
    if (problems_.is_full()) return;
    read_question(reader, item);
  }
}

void Reader::read_question(QuestionReader& reader, const Value& item) {
  const std::size_t before = problems_.size();
  exercise_.questions.push_back(reader.read(item));
  if (problems_.size() == before) return;
  // What stands before the question is shared with others.
  if (problems_.any_before(item.offset, before)) are_questions_alone_ = false;
  Question in_its_place;
  in_its_place.id = exercise_.questions.back().id;
  in_its_place.type = QuestionType::text;
  exercise_.questions.back() = std::move(in_its_place);
}

void Reader::finish(std::vector<TreeEntry> trees) {
  for (TreeEntry& entry : trees)
    if (entry.tree) exercise_.trees.push_back({std::move(entry.name), *std::move(entry.tree)});
}

// 2. Text to value.

bool ends_in_json(std::string_view source) {
  constexpr std::string_view kEnding = ".json";
  return source.size() > kEnding.size() &&
         same_word(source.substr(source.size() - kEnding.size()), kEnding);
}

bool begins_with_brace(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{';
}

/// What a document holds at most: each node of a tree in long form is several values.
input::ValueLimits limits_for(const ExerciseOptions& options) {
  constexpr std::size_t kValuesOfNode = 4;
  return {.nodes = kValuesOfNode * options.max_nodes, .text = options.max_bytes};
}

/// JSON where its name or itself says so, else YAML.
Result<Value> read_document(std::string_view text, const ExerciseOptions& options) {
  const input::ValueLimits limits = limits_for(options);
  if (ends_in_json(options.source)) return read_value(text, &input::parse_json, limits);
  if (begins_with_brace(text)) {
    Result<Value> json = read_value(text, &input::parse_json, limits);
    if (json) return json;
  }
  return read_value(text, &input::parse_yaml, limits);
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

std::optional<Error> unreadable(std::string_view text, const ExerciseOptions& options) {
  if (text.size() > options.max_bytes)
    return Error{
        ErrorCode::too_many_bytes, {fmt::format("{}", options.max_bytes)}, kNoOffset, {}, {}};
  const std::size_t invalid = find_invalid_utf8(text);
  if (invalid == std::string_view::npos) return std::nullopt;
  return Error{ErrorCode::not_utf8,
               {fmt::format("0x{:02X}", static_cast<unsigned char>(text[invalid]))},
               invalid,
               {},
               {}};
}

CheckedExercise refused(Error error, std::string_view text, const ExerciseOptions& options) {
  Problems problems;
  if (error.code == ErrorCode::empty_document)
    error = {ErrorCode::needs_mapping, {"this exercise", "nothing"}, kNoOffset, {}, {}};

  const Offset where = error.offset;
  problems.note(std::move(error), where);
  return {std::nullopt, problems.take(text, options.source)};
}

}  // namespace
}  // namespace exercise

CheckedExercise read_exercise(std::string_view text, const ExerciseOptions& options) {
  text = exercise::without_mark(text);
  if (auto error = exercise::unreadable(text, options))
    return exercise::refused(*std::move(error), text, options);
  Result<input::Value> value = exercise::read_document(text, options);
  if (!value) return exercise::refused(std::move(value).error(), text, options);
  return exercise::Reader(text, options).read(*value);
}

std::string_view to_text(Feedback feedback) {
  return exercise::kFeedback[static_cast<std::size_t>(feedback)];
}

std::string_view Texts::in(std::string_view language) const {
  for (const std::string_view wanted : {language, std::string_view("en")})
    for (const auto& [code, text] : texts_)
      if (code == wanted) return text;
  return texts_.empty() ? std::string_view() : std::string_view(texts_.front().second);
}

}  // namespace gametree
