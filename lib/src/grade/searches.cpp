/// \file
/// Finds a search by its tree and rules among the few that an exercise has.
#include "grade/searches.h"

#include <utility>

#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

Error at(Error error, const Question& question) {
  error.offset = question.offset;
  return error;
}

}  // namespace

Searches::Searches(const Exercise& exercise) : exercise_(exercise) {
  for (const NamedTree& tree : exercise.trees) names_.emplace_back(tree.tree);
}

const Searches::Found& Searches::find(std::size_t tree, const Rules& rules, Updates updates) {
  for (const std::unique_ptr<Done>& done : done_)
    if (done->tree == tree && done->updates == updates && done->rules == rules) return done->found;
  done_.push_back(std::make_unique<Done>(
      Done{tree, rules, updates, record_search(exercise_.trees[tree].tree, rules, updates)}));
  return done_.back()->found;
}

Result<KeySource> Searches::source(const Question& question, const Rules& rules) {
  KeySource source;
  source.question = &question;
  source.tree = &exercise_.trees[question.tree].tree;
  source.names = &names_[question.tree];
  if (question_kind(question.type).from_search == nullptr) return source;
  const Found& found =
      find(question.tree, rules, question.update_rows ? Updates::yes : Updates::no);
  if (!found) return at(found.error(), question);
  source.record = source.plain = *found;
  if (!source.record->prunes()) return source;
  const Found& plain = find(question.tree, plain_rules(rules), Updates::no);
  if (!plain) return at(plain.error(), question);
  source.plain = *plain;
  return source;
}

}  // namespace gametree::grade
