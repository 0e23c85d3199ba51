/// \file
/// Scores in every way, keeps the best, and says why points were lost.
#include "grade/student_grading.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

bool is_all_full(const Credits& credits) {
  return std::ranges::all_of(credits, [](const ItemCredit& item) { return item.is_full(); });
}

ItemStatus status_of(const ItemCredit& item) {
  if (item.pending) return ItemStatus::pending;
  if (item.problem() != nullptr) return ItemStatus::invalid;
  if (item.is_right())
    return item.any_followed() ? ItemStatus::follow_through : ItemStatus::correct;
  if (item.earned().sign() > 0) return ItemStatus::partial;
  return item.blank ? ItemStatus::blank : ItemStatus::wrong;
}

std::string claimed_text(NodeId node, const StudentValues& values) {
  const auto claimed = values.claimed.find(node);
  const Bound bound = claimed == values.claimed.end() ? Bound::exact : claimed->second;
  return value_text(values.values.at(node), bound);
}

/// What something was right from: `right from your value 5 at B`.
Note source_note(const NodeNames& names, const std::vector<NodeId>& nodes,
                 const StudentValues& values) {
  if (nodes.size() == 1)
    return {NoteCode::right_from, {claimed_text(nodes.front(), values), names.node(nodes.front())}};
  std::vector<std::string> texts;
  for (const NodeId node : nodes) {
    if (texts.size() > kMostListed) break;
    texts.push_back(names.node(node) + ": " + claimed_text(node, values));
  }
  return {NoteCode::right_from_several, {joined(texts)}};
}

/// Of the wrong values those that decide between the actions at a node: below it, and under no
/// other value of the student, which would stand for them.
std::vector<NodeId> wrong_below(NodeId at, const GameTree& tree, const StudentValues& values) {
  std::vector<NodeId> nodes;
  for (const NodeId node : values.wrong) {
    if (node <= at || node >= tree.end(at)) continue;
    const auto is_over = [&](const auto& given) {
      return given.first > at && given.first < node && node < tree.end(given.first);
    };
    if (std::ranges::none_of(values.values, is_over)) nodes.push_back(node);
  }
  return nodes;
}

/// The wrong values that an answer may be right from. The root's is handed to nobody.
std::vector<NodeId> wrong_behind(const Question& question, const GameTree& tree,
                                 const StudentValues& values) {
  std::vector<NodeId> nodes;
  if (form_of(question.type) == AnswerForm::action)
    nodes = wrong_below(question.at_node, tree, values);
  else
    std::ranges::copy_if(values.wrong, std::back_inserter(nodes),
                         [](NodeId node) { return node != 0; });
  return nodes.empty() ? values.wrong : nodes;
}

/// A question that has no key: someone has to look.
GradedQuestion ungraded(std::size_t number, const Question& question, const Error& problem) {
  GradedItem item;
  item.id = question.id;
  item.status = ItemStatus::pending;
  item.max_points = question.points;
  item.problem = problem;
  GradedQuestion graded;
  graded.question = number;
  graded.items.push_back(std::move(item));
  return graded;
}

}  // namespace

StudentGrading::StudentGrading(const ExerciseKeys& keys, const std::vector<Answer>& answers)
    : keys_(keys),
      exercise_(keys.exercise()),
      answers_(answers),
      values_(exercise_.questions.size()) {
  // Values are judged by the question's own key, so that accepting more never takes anything away.
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const std::vector<Way>& ways = keys.question(i).ways;
    if (!ways.empty() && ways.front().follower)
      values_[i] = ways.front().follower->values(answers[i]);
  }
}

std::vector<GradedQuestion> StudentGrading::grade() {
  std::vector<GradedQuestion> graded;
  for (std::size_t i = 0; i < exercise_.questions.size(); ++i) graded.push_back(grade(i));
  return graded;
}

GradedQuestion StudentGrading::grade(std::size_t question) {
  const QuestionKeys& keys = keys_.question(question);
  if (keys.ways.empty())
    return ungraded(question, exercise_.questions[question], keys.problem.value_or(Error{}));
  Scored best = score(question, keys.ways.front());
  for (std::size_t i = 1; i < keys.ways.size() && !is_all_full(best.credits); ++i) {
    Scored other = score(question, keys.ways[i]);
    if (other.score > best.score) best = std::move(other);
  }
  GradedQuestion graded;
  graded.question = question;
  graded.alternative = best.way->alternative;
  graded.passed_over = answers_[question].passed_over;
  for (std::size_t i = 0; i < best.credits.size(); ++i) {
    graded.items.push_back(item(question, best, i));
    const GradedItem& last = graded.items.back();
    graded.score = graded.score + last.points;
    if (last.status != ItemStatus::pending) graded.max_score = graded.max_score + last.max_points;
  }
  return graded;
}

StudentGrading::Scored StudentGrading::score(std::size_t question, const Way& way) {
  Scored scored;
  scored.way = &way;
  scored.credits = way.key->credit(answers_[question]);
  scored.sources.resize(scored.credits.size());
  const bool may_follow = exercise_.grading.follow_through.sign() > 0 && way.is_searched &&
                          !is_all_full(scored.credits);
  if (may_follow) {
    switch (question_kind(exercise_.questions[question].type).follows) {
      case Follows::nothing:
        break;
      case Follows::own_values:
        follow_values(question, way, scored);
        break;
      case Follows::search:
        follow_search(question, way, scored);
        break;
    }
  }
  scored.points = points_of(scored.credits, exercise_.questions[question]);
  for (const Number& points : scored.points) scored.score = scored.score + points;
  return scored;
}

// By the way's own key: what is right there is no wrong value to follow from.
void StudentGrading::follow_values(std::size_t question, const Way& way, Scored& scored) const {
  const StudentValues values = way.follower->values(answers_[question]);
  if (values.wrong.empty()) return;
  const Followed followed = way.follower->follow(answers_[question], values);
  scored.credits =
      better_of(std::move(scored.credits), followed.credits, exercise_.grading.follow_through);
  for (std::size_t i = 0; i < followed.from.size(); ++i)
    if (!followed.from[i].empty())
      scored.sources[i] = source_note(keys_.names(question), followed.from[i], values);
}

void StudentGrading::follow_search(std::size_t number, const Way& way, Scored& scored) const {
  const std::optional<std::size_t> from = values_question(number);
  if (!from || values_[*from].wrong.empty() || answers_[number].state == ReadState::blank) return;
  const Question& question = exercise_.questions[number];
  KeySource source;
  source.question = &question;
  source.tree = &exercise_.trees[question.tree].tree;
  source.names = &keys_.names(number);
  // An action is best by the values of all children, whatever a search that cuts would read.
  const bool is_action = form_of(question.type) == AnswerForm::action;
  source.record = keys_.followed().find(
      question.tree, is_action ? plain_rules(way.rules) : way.rules, values_[*from].values);
  source.followed = &values_[*from];
  if (!source.record) return;
  const Result<std::unique_ptr<Key>> key = question_kind(question.type).from_search(source);
  if (!key) return;
  scored.credits = better_of(std::move(scored.credits), (*key)->credit(answers_[number]),
                             exercise_.grading.follow_through);
  const StudentValues& values = values_[*from];
  std::ranges::fill(
      scored.sources,
      source_note(keys_.names(number), wrong_behind(question, *source.tree, values), values));
}

// The last earlier values of the same tree.
std::optional<std::size_t> StudentGrading::values_question(std::size_t number) const {
  const Question& question = exercise_.questions[number];
  if (question.from && *question.from < values_.size()) return question.from;
  for (std::size_t i = number; i-- > 0;) {
    const Question& earlier = exercise_.questions[i];
    if (form_of(earlier.type) == AnswerForm::values && earlier.tree == question.tree) return i;
  }
  return std::nullopt;
}

GradedItem StudentGrading::item(std::size_t question, const Scored& scored,
                                std::size_t number) const {
  const ItemCredit& credit = scored.credits[number];
  const Answer& answer = answers_[question];
  const ItemInfo info = scored.way->key->item(number);
  GradedItem item;
  item.id = info.node ? keys_.names(question).node(*info.node) : exercise_.questions[question].id;
  item.node = info.node;
  item.status = status_of(credit);
  item.points = scored.points[number];
  item.max_points =
      exercise_.questions[question].points / static_cast<std::int64_t>(scored.credits.size());
  item.given = scored.way->key->given(answer, number);
  item.expected = info.expected;
  if (const Error* problem = credit.problem()) item.problem = *problem;
  item.note = note(answer, scored, number);
  return item;
}

// What is right has no reason; what is right from a wrong value says so.
Note StudentGrading::note(const Answer& answer, const Scored& scored, std::size_t item) const {
  const ItemCredit& credit = scored.credits[item];
  if (credit.pending || (credit.is_right() && !credit.any_followed())) return {};
  if (credit.blank) return scored.way->key->reason(item);
  if (!credit.any_followed()) return scored.way->key->note(answer, item);
  Note note = scored.sources[item];
  if (credit.is_right()) return note;
  note.code = note.code == NoteCode::right_from ? NoteCode::partly_right_from
                                                : NoteCode::partly_right_from_several;
  note.more.push_back(scored.way->key->note(answer, item));
  return note;
}

}  // namespace gametree::grade
