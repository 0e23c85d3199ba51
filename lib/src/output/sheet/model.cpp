/// \file
/// From an exercise, and its key, to all that stands on a sheet.
#include "output/sheet/model.h"

#include <algorithm>
#include <utility>

#include "answer/typed_text.h"
#include "gametree/answers_report.h"
#include "gametree/prompt.h"
#include "grade/question_kind.h"
#include "messages/prompts.h"
#include "messages/sheet_phrase.h"
#include "output/about_tree.h"
#include "output/grade_parts.h"
#include "output/grade_rules.h"
#include "output/sheet/how_to.h"
#include "output/sheet/pictures.h"
#include "output/sheet/room.h"
#include "output/sheet/rules_words.h"

namespace gametree::output {
namespace {

using messages::SheetPhrase;

/// The code of the language that `texts` come in where `wanted` is asked for; empty: not known.
std::string language_of(const Texts& texts, std::string_view wanted) {
  const std::string_view chosen = texts.in(wanted);
  for (const auto& [code, text] : texts.all())
    if (text.data() == chosen.data()) return code;
  return "";
}

class SheetMaker {
 public:
  explicit SheetMaker(const SheetReport& report)
      : report_(report), exercise_(report.exercise), pictures_(report) {
    for (const Question& question : exercise_.questions)
      rules_.push_back(is_about_tree(question)
                           ? rules_in_words(question.rules, tree_of(question), report_.language)
                           : "");
    common_rules_ = most_common_rules();
  }

  Sheet make();

 private:
  [[nodiscard]] std::string say(SheetPhrase phrase,
                                const std::vector<std::string>& facts = {}) const {
    return messages::in_words(phrase, report_.language, facts);
  }
  [[nodiscard]] std::string say_points(SheetPhrase phrase, const Number& points) const {
    return say(phrase, {points_text(points), points == Number(1) ? "" : "s"});
  }
  [[nodiscard]] const GameTree& tree_of(const Question& question) const {
    return exercise_.trees.at(question.tree).tree;
  }

  [[nodiscard]] SheetText title() const;
  [[nodiscard]] Number all_points() const;
  [[nodiscard]] std::string most_common_rules() const;
  [[nodiscard]] std::vector<std::string> general_rules() const;
  [[nodiscard]] std::string shapes() const;
  [[nodiscard]] SheetQuestion question(std::size_t number) const;
  [[nodiscard]] SheetText prompt_of(const Question& question) const;
  [[nodiscard]] std::vector<std::string> notes(std::size_t number) const;
  void add_own_phrases(const Question& question, std::vector<std::string>& notes) const;
  void add_alternatives(const Question& question, std::vector<std::string>& notes) const;
  [[nodiscard]] const GradedQuestion* reasons_of(std::size_t number) const;
  [[nodiscard]] std::string answers_file() const;

  const SheetReport& report_;
  const Exercise& exercise_;
  SheetPictures pictures_;
  std::vector<std::string> rules_;  // of each question, in words; empty where none matter
  std::string common_rules_;
};

Sheet SheetMaker::make() {
  const bool is_key = report_.key != nullptr;
  Sheet sheet{.language = std::string(messages::language_of_words(report_.language)),
              .title = title(),
              .is_key = is_key,
              .exercise = say(SheetPhrase::exercise, {exercise_.id}),
              .points = say_points(SheetPhrase::points_in_all, all_points()),
              .name_label = say(SheetPhrase::student_name),
              .id_label = say(SheetPhrase::student_id),
              .answer_label = say(SheetPhrase::answer),
              .rules = general_rules(),
              .questions = {},
              .file_heading = say(is_key ? SheetPhrase::key_file : SheetPhrase::answers_file),
              .file_intro = say(is_key ? SheetPhrase::copy_of_key : SheetPhrase::copy_and_fill_in),
              .file = answers_file(),
              .how_to = {}};
  if (!is_key) sheet.how_to = how_to_type(exercise_, report_.language);
  for (std::size_t i = 0; i < exercise_.questions.size(); ++i)
    sheet.questions.push_back(question(i));
  return sheet;
}

SheetText SheetMaker::title() const {
  SheetText title{std::string(exercise_.title.in(report_.language)),
                  language_of(exercise_.title, report_.language)};
  if (title.text.empty()) title = {exercise_.id};
  if (report_.key != nullptr) title.text = say(SheetPhrase::title_of_key, {title.text});
  return title;
}

Number SheetMaker::all_points() const {
  Number points;
  for (const Question& question : exercise_.questions) points = points + question.points;
  return points;
}

/// The first of those that hold for most questions; empty where no question needs any.
std::string SheetMaker::most_common_rules() const {
  std::string common;
  std::ptrdiff_t most = 0;
  for (const std::string& rules : rules_) {
    const std::ptrdiff_t count = std::ranges::count(rules_, rules);
    if (rules.empty() || count <= most) continue;
    most = count;
    common = rules;
  }
  return common;
}

std::vector<std::string> SheetMaker::general_rules() const {
  std::vector<std::string> lines;
  if (!shapes().empty()) lines.push_back(shapes());
  if (common_rules_.empty()) return lines;
  const bool hold_for_all = std::ranges::all_of(
      rules_, [this](const std::string& rules) { return rules.empty() || rules == common_rules_; });
  lines.push_back(
      say(hold_for_all ? SheetPhrase::rules_of_all : SheetPhrase::rules_of_most, {common_rules_}));
  return lines;
}

/// What the shapes in the pictures mean.
std::string SheetMaker::shapes() const {
  if (pictures_.size() == 0) return "";
  const bool has_chance = std::ranges::any_of(
      exercise_.trees, [](const NamedTree& tree) { return tree.tree.has_chance(); });
  return say(SheetPhrase::shapes, {has_chance ? "chance" : ""});
}

SheetQuestion SheetMaker::question(std::size_t number) const {
  const Question& asked = exercise_.questions[number];
  const GradedQuestion* reasons = reasons_of(number);
  SheetQuestion question{
      .number = number + 1,
      .id = asked.id,
      .points = say_points(SheetPhrase::points, asked.points),
      .pictures = pictures_.before(number),
      .prompt = prompt_of(asked),
      .notes = notes(number),
      .room = room_for({.question = asked,
                        .tree = tree_of(asked),
                        .language = report_.language,
                        .key = report_.key == nullptr ? nullptr : &report_.key->answers.at(number),
                        .reasons = reasons}),
      .reasons = {}};
  if (reasons == nullptr || question.room.names_rows) return question;
  for (const GradedItem& item : reasons->items)
    if (std::string why = reason(item); !why.empty()) question.reasons.push_back(std::move(why));
  return question;
}

SheetText SheetMaker::prompt_of(const Question& question) const {
  return {prompt(question, tree_of(question), report_.language),
          language_of(question.prompt, report_.language)};
}

std::vector<std::string> SheetMaker::notes(std::size_t number) const {
  const Question& asked = exercise_.questions[number];
  std::vector<std::string> notes;
  const std::optional<std::size_t> picture = pictures_.of(number);
  if (picture && pictures_.size() > 1)
    notes.push_back(say(SheetPhrase::about_picture, {std::to_string(*picture)}));
  add_own_phrases(asked, notes);
  // The teacher's pictures tell by which rules they are searched.
  const bool tells_rules = report_.key == nullptr || !picture;
  if (tells_rules && !rules_[number].empty() && rules_[number] != common_rules_)
    notes.push_back(say(SheetPhrase::rules_here, {rules_[number]}));
  if (report_.key != nullptr) add_alternatives(asked, notes);
  return notes;
}

/// What the type's own prompt would say beside the question itself: an exercise's prompt may leave
/// it out.
void SheetMaker::add_own_phrases(const Question& question, std::vector<std::string>& notes) const {
  if (question.prompt.empty()) return;
  const grade::Prompt phrases =
      grade::question_kind(question.type).prompt(question, tree_of(question));
  for (std::size_t i = 1; i < phrases.size(); ++i)
    notes.push_back(messages::in_words(phrases[i], report_.language));
}

void SheetMaker::add_alternatives(const Question& question, std::vector<std::string>& notes) const {
  for (const Alternative& entry : question.also_accept) {
    const std::string text =
        entry.answer ? answer::flat_text(*entry.answer) : alternative_text(entry);
    notes.push_back(say(SheetPhrase::also_right, {text}));
  }
}

const GradedQuestion* SheetMaker::reasons_of(std::size_t number) const {
  if (report_.key == nullptr) return nullptr;
  const std::vector<GradedQuestion>& reasons = report_.key->reasons;
  const auto found = std::ranges::find(reasons, number, &GradedQuestion::question);
  return found == reasons.end() ? nullptr : &*found;
}

std::string SheetMaker::answers_file() const {
  std::string text;
  const Sink sink = [&text](std::string_view piece) {
    text += piece;
    return true;
  };
  const AnswersFormat& format = answers_formats().front();
  if (report_.key == nullptr)
    format.write_form({.exercise = exercise_, .language = report_.language}, sink);
  else
    format.write_key({.exercise = exercise_,
                      .answers = report_.key->answers,
                      .reasons = report_.key->reasons,
                      .language = report_.language},
                     sink);
  return text;
}

}  // namespace

Sheet make_sheet(const SheetReport& report) { return SheetMaker(report).make(); }

}  // namespace gametree::output
