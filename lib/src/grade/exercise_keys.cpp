/// \file
/// Makes a question's keys one way after another.
#include "grade/exercise_keys.h"

#include <utility>

#include "grade/question_kind.h"
#include "grade/student_grading.h"

namespace gametree::grade {
namespace {

Way searched_way(const Question& question, std::optional<std::size_t> alternative,
                 const Rules& rules, std::unique_ptr<Key> key) {
  Way way{alternative, rules, true, std::move(key), nullptr};
  if (question_kind(question.type).follows == Follows::own_values)
    way.follower = std::make_unique<ValueFollower>(static_cast<const ValuesKey&>(*way.key));
  return way;
}

}  // namespace

ExerciseKeys::ExerciseKeys(const Exercise& exercise, const Reading& reading)
    : exercise_(exercise), followed_(exercise), maker_(exercise, reading) {
  for (const Question& question : exercise.questions) keys_.push_back(keys_of(question));
}

QuestionKeys ExerciseKeys::keys_of(const Question& question) {
  QuestionKeys keys;
  Result<std::unique_ptr<Key>> own = maker_.key(question, question.rules);
  if (!own) {
    keys.problem = own.error();
    return keys;
  }
  keys.ways.push_back(searched_way(question, {}, question.rules, std::move(own).value()));
  const Key* const own_key = keys.ways.front().key.get();
  for (std::size_t i = 0; i < question.also_accept.size(); ++i) {
    const Alternative& also = question.also_accept[i];
    const Rules rules = maker_.reading().rules(question.rules, also.rules);
    Result<std::unique_ptr<Key>> key = also.answer
                                           ? maker_.stated(question, rules, *also.answer, own_key)
                                           : maker_.key(question, rules);
    if (!key) continue;
    if (also.answer)
      keys.ways.push_back({i, rules, false, std::move(key).value(), nullptr});
    else
      keys.ways.push_back(searched_way(question, i, rules, std::move(key).value()));
  }
  return keys;
}

std::vector<GradedQuestion> ExerciseKeys::grade(const std::vector<Answer>& answers) const {
  return StudentGrading(*this, answers).grade();
}

}  // namespace gametree::grade
