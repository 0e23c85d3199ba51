/// \file
/// Picks the reader of an answer's form: one row each.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

#include "answer/asked.h"
#include "answer/indexes.h"
#include "answer/problems.h"
#include "answer/typed_text.h"
#include "gametree/answer.h"

namespace gametree {
namespace answer {
namespace {

// More is no answer that a person typed; it would only take time.
constexpr std::size_t kMostBytes = 100'000;

enum class Takes {
  whole,  ///< one answer
  nodes,  ///< a part for each node
  words,  ///< a text of any length
};

struct Reader {
  AnswerForm form;
  Answer (*read)(const Asked& asked);
  Takes takes;
};

constexpr auto kReaders = std::to_array<Reader>({
    {AnswerForm::values, read_node_values, Takes::nodes},
    {AnswerForm::windows, read_windows, Takes::nodes},
    {AnswerForm::action, read_best_action, Takes::whole},
    {AnswerForm::nodes_read, read_node_list, Takes::whole},
    {AnswerForm::nodes_cut, read_node_list, Takes::whole},
    {AnswerForm::line, read_principal_line, Takes::whole},
    {AnswerForm::cutoff_rows, read_rows, Takes::whole},
    {AnswerForm::visit_rows, read_rows, Takes::whole},
    {AnswerForm::count, read_count_answer, Takes::whole},
    {AnswerForm::numbers, read_number_answer, Takes::whole},
    {AnswerForm::options, read_choice, Takes::whole},
    {AnswerForm::words, read_text, Takes::words},
});

const Reader& reader_of(QuestionType type) {
  const auto* const row = std::ranges::find(kReaders, form_of(type), &Reader::form);
  return *row;
}

bool is_of(const Question& question, std::initializer_list<AnswerForm> forms) {
  return std::ranges::find(forms, form_of(question.type)) != forms.end();
}

/// Whether a text that looks like a blank is a name after all: `~`.
bool is_name(const Asked& asked, const Typed& typed) {
  if (typed.kind != Typed::Kind::text) return false;
  const std::string text = asked.clean(typed.text);
  if (text.empty()) return false;
  if (is_of(asked.question, {AnswerForm::options})) return is_option(asked.question, text);
  const bool takes_nodes = is_of(asked.question, {AnswerForm::action, AnswerForm::nodes_read,
                                                  AnswerForm::nodes_cut, AnswerForm::line});
  return takes_nodes && !asked.index.find(text).is_none();
}

/// The beginning of what was typed, however much it is.
std::string given_text(const Asked& asked) {
  const TypedEntry& first = asked.entries.front();
  const std::string text = (first.node.empty() ? "" : first.node + ": ") + plain_text(first.answer);
  constexpr std::size_t kShown = 1000;
  return shown(asked.clean(std::string_view(text).substr(0, kShown)));
}

/// One answer of all entries: the only one, or a mapping of those for nodes. False: there are two.
bool join_entries(Asked& asked) {
  if (asked.entries.size() == 1 && asked.entries.front().node.empty()) {
    asked.answer = asked.entries.front().answer;
    return true;
  }
  asked.answer.kind = Typed::Kind::mapping;
  for (const TypedEntry& entry : asked.entries) {
    if (entry.node.empty()) return false;
    asked.answer.pairs.emplace_back(entry.node, entry.answer);
  }
  return true;
}

/// A question of several nodes has a piece for each, whatever happened.
Answer refuse(const Asked& asked, Error why) {
  Answer answer = invalid_answer(given_text(asked), std::move(why));
  const Piece piece = invalid_piece(answer.given, *answer.problem);
  if (is_of(asked.question, {AnswerForm::values}))
    answer.values.assign(asked.question.nodes.size(), piece);
  if (is_of(asked.question, {AnswerForm::windows})) {
    WindowPieces window;
    window.alpha = window.beta = piece;
    answer.windows.assign(asked.question.nodes.size(), window);
  }
  return answer;
}

Answer blank_answer(const Question& question) {
  Answer answer;
  if (is_of(question, {AnswerForm::values})) answer.values.resize(question.nodes.size());
  if (is_of(question, {AnswerForm::windows})) answer.windows.resize(question.nodes.size());
  return answer;
}

bool has_invalid(const Answer& answer) {
  const auto is_bad_window = [](const WindowPieces& window) {
    return is_invalid(window.alpha) || is_invalid(window.beta);
  };
  return answer.state == ReadState::invalid || std::ranges::any_of(answer.pieces, is_invalid) ||
         std::ranges::any_of(answer.values, is_invalid) ||
         std::ranges::any_of(answer.windows, is_bad_window) ||
         std::ranges::any_of(answer.rows, [](const std::vector<Piece>& row) {
           return std::ranges::any_of(row, is_invalid);
         });
}

Answer read_with(const Question& question, const NodeIndex& index,
                 const std::vector<TypedEntry>& entries) {
  const Reader& reader = reader_of(question.type);
  Asked asked{question, index, {}, {}};
  std::size_t bytes = 0;
  for (const TypedEntry& entry : entries) {
    if (is_blank_answer(entry.answer) && !is_name(asked, entry.answer)) continue;
    bytes += text_size(entry.answer);
    asked.entries.push_back(entry);
  }
  if (asked.entries.empty()) return blank_answer(question);
  if (reader.takes != Takes::words && bytes > kMostBytes)
    return refuse(asked, problem(ErrorCode::answer_too_long, {std::to_string(kMostBytes)}));
  if (reader.takes != Takes::nodes && !join_entries(asked))
    return refuse(asked, problem_with(ErrorCode::answer_answered_twice, question.id));
  return reader.read(asked);
}

}  // namespace
}  // namespace answer

AnswerReader::AnswerReader(const GameTree& tree) : indexes_(std::make_shared<Indexes>(tree)) {}

Answer AnswerReader::read(const Question& question, const std::vector<TypedEntry>& entries) const {
  using answer::has_invalid;
  using answer::read_with;
  const bool has_nodes = !answer::is_of(
      question, {AnswerForm::count, AnswerForm::numbers, AnswerForm::options, AnswerForm::words});
  if (has_nodes && indexes_->plain.has_lookalikes()) {
    Answer as_typed = read_with(question, indexes_->as_typed, entries);
    if (!has_invalid(as_typed)) return as_typed;
  }
  return read_with(question, indexes_->plain, entries);
}

Answer read_answer(const Question& question, const GameTree& tree,
                   const std::vector<TypedEntry>& entries) {
  return AnswerReader(tree).read(question, entries);
}

}  // namespace gametree
