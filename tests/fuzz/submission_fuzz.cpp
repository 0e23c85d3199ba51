/// \file
/// Any bytes as a file of answers, the first of them its kind.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "../support/exercise_builder.h"
#include "base/text.h"
#include "gametree/messages.h"
#include "gametree/submission.h"

namespace gametree::fuzz {
namespace {

[[noreturn]] void give_up(std::string_view what, std::string_view text) {
  std::fprintf(stderr, "%.*s:\n%.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(text.size()), text.data());
  std::abort();
}

const Exercise& exercise() {
  static const Exercise kExercise =
      test::ExerciseBuilder(
          "(MAX :name A (MIN :name B (LEAF :name G 5) (LEAF :name I 9)) "
          "(MIN :name C (LEAF :name K 2) (LEAF :name Y 7)))")
          .ask("v", QuestionType::node_values, {"B", "C"})
          .ask("m", QuestionType::best_action)
          .ask("cut", QuestionType::cut_leaves)
          .ask("why", QuestionType::text)
          .ask("Ab", QuestionType::count)
          .ask("aB", QuestionType::count)
          .exercise();
  return kExercise;
}

/// What every part of an answer promises.
void check_typed(const Typed& typed, std::size_t lines) {
  if (typed.line == 0 || typed.line > lines) give_up("no such line", typed.text);
  if (find_invalid_utf8(typed.text) != std::string_view::npos) give_up("no UTF-8", typed.text);
  for (const Typed& item : typed.items) check_typed(item, lines);
  for (const auto& [key, value] : typed.pairs) check_typed(value, lines);
}

void check(const Submission& submission, std::string_view text, std::size_t lines) {
  if (submission.ungradable && !submission.entries.empty()) give_up("ungradable answers", text);
  if (submission.disagreement && !submission.students.empty()) give_up("disagreeing", text);
  for (const std::string& id : submission.students)
    if (id.empty()) give_up("no id", text);
  for (const TypedEntry& entry : submission.entries) {
    if (entry.question.empty()) give_up("no question", text);
    check_typed(entry.answer, lines);
  }
  for (const Error& error : submission.passed_over)
    if (render(error).empty() || !error.place) give_up("no sentence", text);
  if (submission.ungradable && render(*submission.ungradable).empty()) give_up("no reason", text);
}

}  // namespace
}  // namespace gametree::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace gametree;
  if (size == 0) return 0;
  constexpr std::array<const char*, 3> kNames{"a.yaml", "a.json", "a.csv"};
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  std::size_t lines = 1;
  for (const char c : text)
    if (c == '\n' || c == '\r') ++lines;
  SubmissionOptions options;
  options.source = kNames.at(data[0] % kNames.size());
  for (const Submission& submission : read_submissions(text, fuzz::exercise(), options))
    fuzz::check(submission, text, lines);
  return 0;
}
