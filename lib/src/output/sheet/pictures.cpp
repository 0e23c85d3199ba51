/// \file
/// Which pictures a sheet has, and before which question each stands.
#include "output/sheet/pictures.h"

#include <algorithm>
#include <string>

#include "gametree/text.h"
#include "grade/node_names.h"
#include "messages/sheet_phrase.h"
#include "output/about_tree.h"
#include "output/phrases.h"
#include "output/sheet/rules_words.h"
#include "output/sheet/spoken_nodes.h"

namespace gametree::output {
namespace {

using messages::SheetPhrase;

/// Whether the key of such a question speaks of windows.
bool shows_windows(const Question& question) {
  return form_of(question.type) == AnswerForm::windows ||
         std::ranges::find(question.columns, Column::alpha) != question.columns.end() ||
         std::ranges::find(question.columns, Column::beta) != question.columns.end();
}

/// The nodes for which `is_listed` holds, with commas between.
template <class Predicate>
std::string listed(const GameTree& tree, const Predicate& is_listed) {
  const grade::NodeNames names(tree);
  std::string text;
  for (NodeId node = 0; node < tree.size(); ++node)
    if (is_listed(node)) text += (text.empty() ? "" : ", ") + printable(names.node(node));
  return text;
}

}  // namespace

SheetPictures::SheetPictures(const SheetReport& report) : report_(report) {
  const std::vector<Question>& questions = report.exercise.questions;
  for (std::size_t tree = 0; tree < report.exercise.trees.size(); ++tree)
    views_.push_back(view_of(tree));
  for (std::size_t i = 0; i < questions.size(); ++i) {
    std::optional<std::size_t> number;
    if (is_about_tree(questions[i]) || first_question_on(questions[i].tree) == i)
      number = add(shot_for(i));
    numbers_.push_back(number);
  }
}

/// The first that needs the tree, else the first that may speak of it: the only tree is there from
/// the start, lest a prompt speak of what was not yet seen.
std::size_t SheetPictures::first_question_on(std::size_t tree) const {
  if (report_.exercise.trees.size() == 1) return 0;
  const std::vector<Question>& questions = report_.exercise.questions;
  const auto is_on = [tree](const Question& question) { return question.tree == tree; };
  auto found = std::ranges::find_if(questions, [&](const Question& question) {
    return is_on(question) && is_about_tree(question);
  });
  if (found == questions.end()) found = std::ranges::find_if(questions, is_on);
  return static_cast<std::size_t>(found - questions.begin());
}

SheetPictures::Shot SheetPictures::shot_for(std::size_t question) const {
  const Question& asked = report_.exercise.questions[question];
  Shot shot{.tree = asked.tree, .before = question};
  if (report_.key == nullptr || !is_about_tree(asked)) return shot;
  const std::optional<SearchResult>& search = report_.key->searches.at(question);
  if (search) shot.search = &*search;
  shot.windows = shows_windows(asked);
  return shot;
}

/// The number of the shot, which may be there already: searches under the same rules look the same.
std::size_t SheetPictures::add(const Shot& shot) {
  const auto is_same = [&shot](const Shot& other) {
    if (other.tree != shot.tree || other.windows != shot.windows) return false;
    if (other.search == nullptr || shot.search == nullptr) return other.search == shot.search;
    return other.search->rules == shot.search->rules;
  };
  const auto found = std::ranges::find_if(shots_, is_same);
  const auto number = static_cast<std::size_t>(found - shots_.begin()) + 1;
  if (found == shots_.end()) shots_.push_back(shot);
  return number;
}

std::vector<SheetPicture> SheetPictures::before(std::size_t question) const {
  std::vector<SheetPicture> pictures;
  for (std::size_t i = 0; i < shots_.size(); ++i)
    if (shots_[i].before == question) pictures.push_back(picture(i));
  return pictures;
}

SheetPicture SheetPictures::picture(std::size_t number) const {
  const Shot& shot = shots_[number];
  const NamedTree& tree = report_.exercise.trees.at(shot.tree);
  const bool is_searched = shot.search != nullptr;
  SheetPicture picture{.caption = {},
                       .picture = is_searched ? make_picture(*shot.search, view(shot))
                                              : make_picture(tree.tree, view(shot)),
                       .instead = messages::in_words(SheetPhrase::too_large, report_.language,
                                                     {grouped(tree.tree.size())}),
                       .below = below(shot)};
  if (shots_.size() > 1)
    picture.caption = messages::in_words(SheetPhrase::picture, report_.language,
                                         {std::to_string(number + 1), printable(tree.name)});
  if (is_searched)
    picture.below.insert(
        picture.below.begin(),
        messages::in_words(SheetPhrase::rules_here, report_.language,
                           {rules_in_words(shot.search->rules, tree.tree, report_.language)}));
  return picture;
}

/// What has to be seen of a tree for any of its questions.
PictureView SheetPictures::view_of(std::size_t tree) const {
  PictureView view;
  SpokenNodes nodes(report_.exercise.trees[tree].tree);
  for (const Question& question : report_.exercise.questions) {
    if (question.tree != tree) continue;
    view.paths = view.paths || nodes.needs_paths(question);
    view.evals = view.evals || uses_estimates(question.rules);
  }
  return view;
}

PictureView SheetPictures::view(const Shot& shot) const {
  PictureView view = views_[shot.tree];
  view.windows = shot.windows;
  return view;
}

/// What the rules of some question ask of the tree beside its picture.
std::vector<std::string> SheetPictures::below(const Shot& shot) const {
  std::vector<std::string> lines;
  const auto say = [&](SheetPhrase phrase, const std::vector<std::string>& facts = {}) {
    lines.push_back(messages::in_words(phrase, report_.language, facts));
  };
  const GameTree& tree = report_.exercise.trees[shot.tree].tree;
  if (views_[shot.tree].evals) say(SheetPhrase::estimates);
  const auto is_quiescent = [&](const Question& question) {
    return question.tree == shot.tree && question.rules.quiescence;
  };
  if (std::ranges::none_of(report_.exercise.questions, is_quiescent)) return lines;
  const std::string loud = listed(tree, [&](NodeId node) { return !tree.quiet(node); });
  const std::string noisy = listed(tree, [&](NodeId node) { return tree.noisy(node); });
  if (!loud.empty()) say(SheetPhrase::not_quiet, {loud});
  if (!noisy.empty()) say(SheetPhrase::noisy, {noisy});
  return lines;
}

}  // namespace gametree::output
