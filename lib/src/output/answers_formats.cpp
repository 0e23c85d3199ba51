/// \file
/// Key and blank form of an exercise as answers files. To add a form: a line in the table.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "gametree/answers_report.h"
#include "gametree/prompt.h"
#include "gametree/text.h"
#include "messages/prompts.h"
#include "output/about_tree.h"
#include "output/answers_hints.h"
#include "output/answers_nodes.h"
#include "output/answers_yaml.h"
#include "output/grade_parts.h"

namespace gametree {
namespace {

using output::AnswerBlock;
using output::AnswersFile;

std::string title(const Exercise& exercise, std::string_view language) {
  const std::string_view text = exercise.title.in(language);
  return std::string(text.empty() ? exercise.id : text);
}

const GameTree& tree_of(const Exercise& exercise, std::size_t number) {
  return exercise.trees.at(exercise.questions.at(number).tree).tree;
}

/// `Tree t2: `, where it may be another one; else nothing.
std::string which_tree(const Exercise& exercise, const Question& question,
                       std::string_view language) {
  if (exercise.trees.size() < 2 || !output::is_about_tree(question)) return "";
  const std::string name = printable(exercise.trees.at(question.tree).name);
  return messages::in_words({PromptPhrase::of_tree, {name}}, language) + " ";
}

/// `2. Which action is best for MAX at the root? (1 point)`.
std::string asked(const Exercise& exercise, std::size_t number, std::string_view language) {
  const Question& question = exercise.questions.at(number);
  return fmt::format("{}. {}{} ({} {})", number + 1, which_tree(exercise, question, language),
                     prompt(question, tree_of(exercise, number), language),
                     output::points_text(question.points),
                     question.points == Number(1) ? "point" : "points");
}

/// The typed form of an answer; blank where there is none.
Typed typed(const Exercise& exercise, std::size_t number, const Answer& answer) {
  if (answer.state == ReadState::blank) return {};
  return write_answer(exercise.questions.at(number), tree_of(exercise, number), answer);
}

std::vector<std::string> reasons_of(const KeyReport& report, std::size_t number) {
  std::vector<std::string> reasons;
  for (const GradedQuestion& graded : report.reasons) {
    if (graded.question != number) continue;
    for (const GradedItem& item : graded.items) reasons.push_back(output::reason(item));
  }
  return reasons;
}

AnswersFile key_file(const KeyReport& report) {
  AnswersFile file;
  file.heading = {title(report.exercise, report.language) + ": the key"};
  file.student = "key";
  for (std::size_t i = 0; i < report.answers.size(); ++i)
    file.blocks.push_back({.above = {asked(report.exercise, i, report.language)},
                           .question = report.exercise.questions[i].id,
                           .answer = typed(report.exercise, i, report.answers[i]),
                           .reasons = reasons_of(report, i)});
  return file;
}

AnswerBlock blank_block(const FormReport& report, std::size_t number) {
  const Question& question = report.exercise.questions[number];
  AnswerBlock block{.above = {asked(report.exercise, number, report.language)},
                    .question = question.id};
  for (const std::string& line : output::how_to_answer(question, report.language))
    block.above.push_back(line);
  block.answer.kind = question.nodes.empty() ? Typed::Kind::text : Typed::Kind::mapping;
  for (std::string& key : output::node_keys(question, tree_of(report.exercise, number)))
    block.answer.pairs.emplace_back(std::move(key), Typed{});
  return block;
}

AnswersFile form_file(const FormReport& report) {
  AnswersFile file;
  file.heading = {title(report.exercise, report.language),
                  "Write your id, and each answer, behind its colon."};
  for (std::size_t i = 0; i < report.exercise.questions.size(); ++i)
    file.blocks.push_back(blank_block(report, i));
  return file;
}

template <void (*write)(const AnswersFile&, output::Buffer&)>
void write_key(const KeyReport& report, const Sink& sink) {
  output::Buffer out(sink);
  write(key_file(report), out);
  out.flush();
}

template <void (*write)(const AnswersFile&, output::Buffer&)>
void write_form(const FormReport& report, const Sink& sink) {
  output::Buffer out(sink);
  write(form_file(report), out);
  out.flush();
}

constexpr auto kFormats = std::to_array<AnswersFormat>({
    {"yaml", "with prompts and reasons as comments", write_key<output::write_answers_yaml>,
     write_form<output::write_answers_yaml>},
    {"json", "the answers alone", write_key<output::write_answers_json>,
     write_form<output::write_answers_json>},
});

}  // namespace

std::span<const AnswersFormat> answers_formats() { return kFormats; }

const AnswersFormat* find_answers_format(std::string_view name) {
  const auto* found = std::ranges::find(kFormats, name, &AnswersFormat::name);
  return found == kFormats.end() ? nullptr : found;
}

}  // namespace gametree
