/// \file
/// The wrong answers that several students gave.
#include "output/frequent_answers.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/text.h"
#include "gametree/messages.h"
#include "gametree/text.h"
#include "output/grade_parts.h"
#include "output/grade_table.h"
#include "output/phrases.h"

namespace gametree::output {
namespace {

constexpr std::size_t kMostOfQuestion = 3;
constexpr std::size_t kLongAnswer = 40;

/// Without case and without blanks, which say nothing in any answer but a text for a person.
std::string compared(std::string_view given) {
  std::string text = fold_case(given);
  std::erase_if(text, [](char character) { return character == ' ' || character == '\n'; });
  return text;
}

bool is_wrong(const GradedItem& item) {
  return item.status == ItemStatus::wrong || item.status == ItemStatus::partial;
}

/// Answers to one question.
class Counts {
 public:
  void add(const GradedQuestion& question);
  [[nodiscard]] std::vector<FrequentAnswer> most_frequent() const;

 private:
  void add_wrong(const GradedItem& item, std::size_t question);

  std::vector<FrequentAnswer> answers_;                                // as they came
  std::map<std::pair<std::string, std::string>, std::size_t> places_;  // by item and answer
  std::map<std::string_view, std::size_t> answered_;                   // by item
};

void Counts::add(const GradedQuestion& question) {
  for (const GradedItem& item : question.items) {
    if (item.status != ItemStatus::blank) ++answered_[item.id];
    if (is_wrong(item)) add_wrong(item, question.question);
  }
}

void Counts::add_wrong(const GradedItem& item, std::size_t question) {
  const auto [place, is_new] =
      places_.try_emplace(std::pair(item.id, compared(item.given)), answers_.size());
  if (is_new) answers_.push_back({.question = question, .item = &item});
  FrequentAnswer& answer = answers_[place->second];
  ++answer.times;
  answer.same_reason = answer.same_reason && reason(item) == reason(*answer.item);
}

std::vector<FrequentAnswer> Counts::most_frequent() const {
  std::vector<FrequentAnswer> several;
  std::ranges::copy_if(answers_, std::back_inserter(several),
                       [](const FrequentAnswer& answer) { return answer.times > 1; });
  std::ranges::stable_sort(several, std::ranges::greater(), &FrequentAnswer::times);
  several.resize(std::min(several.size(), kMostOfQuestion));
  for (FrequentAnswer& answer : several) answer.of = answered_.at(answer.item->id);
  return several;
}

}  // namespace

std::vector<FrequentAnswer> frequent_answers(const GradeBook& book) {
  std::vector<Counts> counts(book.exercise.questions.size());
  for (const GradedSubmission& submission : book.submissions) {
    if (!submission.score) continue;
    for (const GradedQuestion& question : submission.questions)
      counts.at(question.question).add(question);
  }
  std::vector<FrequentAnswer> all;
  for (const Counts& of_question : counts)
    std::ranges::copy(of_question.most_frequent(), std::back_inserter(all));
  return all;
}

void write_frequent_answers(const GradeBook& book, const Style& style, Buffer& out) {
  const std::vector<FrequentAnswer> answers = frequent_answers(book);
  if (answers.empty()) return;
  std::vector<TableRow> rows{{.cells = {"wrong answer", "", "given by", "right"}}};
  for (const FrequentAnswer& answer : answers) {
    const GradedItem& item = *answer.item;
    rows.push_back({.cells = {shown(item_name(book.exercise.questions.at(answer.question), item)),
                              shown(item.given, kLongAnswer),
                              grouped(answer.times) + " of " + grouped(answer.of),
                              shown(item.expected, kLongAnswer)},
                    .below = answer.same_reason ? printable(reason(item)) : ""});
  }
  out.add('\n');
  write_rows(rows, {Align::left, Align::left, Align::right, Align::left}, style, out);
}

}  // namespace gametree::output
