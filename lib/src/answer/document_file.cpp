/// \file
/// Answers in YAML and JSON, and line by line: one document, sorted to questions.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "answer/answer_lines.h"
#include "answer/file_kinds.h"
#include "answer/flow.h"
#include "answer/question_keys.h"
#include "answer/typed_value.h"
#include "answer/yaml_signs.h"
#include "input/event.h"
#include "input/value.h"

namespace gametree::answer_file {
namespace {

using input::Value;

constexpr std::array<std::string_view, 3> kWords{"student", "students", "answers"};

constexpr std::size_t kLongestId = 500;

/// Up to its closing quotation mark: of a document that is broken the rest of the line may follow.
std::string_view without_rest(std::string_view id) {
  if (!id.starts_with('"')) return id;
  return id.substr(1, id.find('"', 1) - 1);
}

/// The texts that name students: one, those of a list, or several in one text for `students`.
std::vector<std::string> named_students(const Value& value, bool may_be_several) {
  std::vector<std::string> ids;
  const auto add = [&](std::string_view id) {
    id = without_rest(trimmed(id));
    if (id.empty() || id == "null" || id == "~") return;
    ids.push_back(id.size() > kLongestId ? input::shortened(id) : std::string(id));
  };
  if (!value.is_scalar()) {
    for (const Value& item : value.items)
      if (item.is_scalar() && value.is_sequence()) add(item.text);
    return ids;
  }
  std::string_view text = value.text;
  for (std::size_t comma = text.find_first_of(",;"); may_be_several && comma < text.size();
       comma = text.find_first_of(",;")) {
    add(text.substr(0, comma));
    text.remove_prefix(comma + 1);
  }
  add(text);
  return ids;
}

/// Sorts what a document holds.
class Sorter {
 public:
  explicit Sorter(const FileJob& job)
      : job_(job), words_(job.exercise, kWords), questions_(job.exercise, {}) {
    sorted_ = job.submission();
  }

  void sort(Value document);
  void pass_over_lines(const std::vector<std::string_view>& lines);
  /// \param obstacle  what is said where there is no answer; none: that there is none.
  Submission finish(std::optional<Error> obstacle);

 private:
  void answers(Value value);
  void answer(const KeyMeaning& meaning, KeyedValue pair);
  void pass_over(const KeyedValue& pair, const QuestionKeys& keys);

  const FileJob& job_;
  QuestionKeys words_, questions_;
  Submission sorted_;
  std::vector<std::vector<std::string>> named_;
  Offset named_at_ = 0;
  PassedOver passed_over_;
};

void Sorter::pass_over(const KeyedValue& pair, const QuestionKeys& keys) {
  if (!passed_over_.has_room(sorted_)) return;
  passed_over_.add(sorted_,
                   keys.passed_over(pair.key, keys.find(pair.key), pair.offset, job_.file));
}

void Sorter::pass_over_lines(const std::vector<std::string_view>& lines) {
  for (const std::string_view line : lines) {
    if (!passed_over_.has_room(sorted_)) return;
    const auto where = static_cast<Offset>(line.data() - job_.file.text().data());
    passed_over_.add(sorted_,
                     job_.file.error(ErrorCode::stray_line, {input::shortened(line)}, where));
  }
}

void Sorter::answer(const KeyMeaning& meaning, KeyedValue pair) {
  const Question& question = *meaning.question;
  const GameTree& tree = job_.exercise.trees[question.tree].tree;
  Typed typed = to_typed(std::move(pair.value), question, tree, job_.file);
  sorted_.entries.push_back({question.id, std::string(meaning.node), std::move(typed)});
}

/// The mapping under `answers`.
void Sorter::answers(Value value) {
  if (!value.is_mapping()) return;
  for (KeyedValue& pair : take_pairs(std::move(value))) {
    const std::string key = pair.key;
    const KeyMeaning meaning = questions_.find(key);
    if (meaning.question == nullptr)
      pass_over(pair, questions_);
    else
      answer(meaning, std::move(pair));
  }
}

void Sorter::sort(Value document) {
  for (KeyedValue& pair : take_pairs(std::move(document))) {
    const std::string key = pair.key;
    const KeyMeaning meaning = words_.find(key);
    if (meaning.word == "answers") {
      answers(std::move(pair.value));
    } else if (!meaning.word.empty()) {
      named_.push_back(named_students(pair.value, meaning.word == "students"));
      named_at_ = pair.offset;
    } else if (meaning.question != nullptr) {
      answer(meaning, std::move(pair));
    } else {
      pass_over(pair, words_);
    }
  }
}

Submission Sorter::finish(std::optional<Error> obstacle) {
  set_students(sorted_, named_, job_.file, named_at_);
  if (!sorted_.entries.empty()) return std::move(sorted_);
  sorted_.ungradable =
      obstacle ? std::move(obstacle) : job_.file.error(ErrorCode::no_answers, {}, 0);
  return std::move(sorted_);
}

/// Whether answers can stand in it: step 5.
bool has_mapping(const Value& document, const QuestionKeys& keys) {
  if (!document.is_mapping()) return false;
  for (std::size_t i = 0; i + 1 < document.items.size(); i += 2)
    if (keys.find(document.items[i].text).word == "answers" && !document.items[i + 1].is_mapping())
      return false;
  return true;
}

SubmissionFile read_document(const FileJob& job, std::optional<Value> document,
                             std::optional<Error> obstacle) {
  Sorter sorter(job);
  const QuestionKeys keys(job.exercise, kWords);
  if (!document) document = read_loose_yaml(job.file.text());
  if (document && has_mapping(*document, keys)) {
    sorter.sort(*std::move(document));
  } else {
    ReadLines lines = read_answer_lines(job.file.text(), keys);
    sorter.sort(std::move(lines.document));
    sorter.pass_over_lines(lines.strays);
  }
  return {{sorter.finish(std::move(obstacle))}};
}

}  // namespace

SubmissionFile read_yaml_file(const FileJob& job) {
  return read_document(job, std::nullopt, std::nullopt);
}

SubmissionFile read_json_file(const FileJob& job) {
  input::ValueLimits limits;
  limits.depth = kDeepest;
  Result<Value> read = input::read_value(job.file.text(), &input::parse_json, limits);
  if (read) return read_document(job, *std::move(read), std::nullopt);
  Error error = std::move(read.error());
  const Offset where = error.offset == kNoOffset ? 0 : error.offset;
  if (error.code == ErrorCode::too_deep)
    error = {ErrorCode::answers_too_deep, {"64"}, where, {}, {}};
  return read_document(job, std::nullopt,
                       job.file.error(error.code, std::move(error.facts), where));
}

}  // namespace gametree::answer_file
