/// \file
/// An exercise: trees, the rules they are searched by, and questions about them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gametree/error.h"
#include "gametree/number.h"
#include "gametree/rules.h"
#include "gametree/tree.h"
#include "gametree/typed.h"

namespace gametree {

/// What an answer is made of, and so how it is typed, read and written.
enum class AnswerForm : std::uint8_t {
  values,       ///< a value for each node that is asked
  windows,      ///< a window, or an end of it, for each node that is asked
  action,       ///< a move, or several
  nodes_read,   ///< a list of nodes that are read
  nodes_cut,    ///< a list of nodes that are not
  line,         ///< moves, one after another
  cutoff_rows,  ///< a row for each cutoff
  visit_rows,   ///< a row for each step
  count,        ///< how many there are
  numbers,      ///< a number, or several
  options,      ///< keys of options
  words,        ///< what a person will read
};

// The types of questions, in the order of QuestionType. To add one: a line here, and
// lib/src/grade/questions/ID.cpp after the model of its neighbours.
//  X(id, name in files, form of its answers, keys of its own; `!` marks one that must be given)
#define GAMETREE_QUESTION_TYPES(X)                                                            \
  X(node_values, "node-values", values, "nodes bounds pruned_as tolerance error_cost expect") \
  X(best_action, "best-action", action, "at which from set error_cost expect")                \
  X(cut_leaves, "cut-leaves", nodes_cut, "from ordered set error_cost expect")                \
  X(cut_nodes, "cut-nodes", nodes_cut, "from unit ordered set error_cost expect")             \
  X(read_leaves, "read-leaves", nodes_read, "ordered set error_cost expect")                  \
  X(read_nodes, "read-nodes", nodes_read, "ordered set error_cost expect")                    \
  X(cutoffs, "cutoffs", cutoff_rows, "from columns! ordered set tolerance error_cost expect") \
  X(windows, "windows", windows, "from nodes at ends pruned_as tolerance error_cost expect")  \
  X(count, "count", count, "of! expect")                                                      \
  X(principal_line, "principal-line", line, "expect")                                         \
  X(trace, "trace", visit_rows, "columns! rows leaves tolerance expect")                      \
  X(number, "number", numbers, "tolerance expect!")                                           \
  X(choice, "choice", options, "options! set error_cost expect")                              \
  X(text, "text", words, "")

/// What is asked.
enum class QuestionType : std::uint8_t {
#define X(id, name, form, keys) id,
  GAMETREE_QUESTION_TYPES(X)
#undef X
};

/// The name of a type in files: `node-values`.
std::string_view to_text(QuestionType type);

/// What the answers to questions of a type are made of.
AnswerForm form_of(QuestionType type);

/// A text in one language or several.
class Texts {
 public:
  Texts() = default;
  /// One text for all languages.
  explicit Texts(std::string text) : texts_{{"", std::move(text)}} {}
  /// Pairs of a language's code and the text in it, as written.
  explicit Texts(std::vector<std::pair<std::string, std::string>> texts)
      : texts_(std::move(texts)) {}

  [[nodiscard]] bool empty() const { return texts_.empty(); }
  /// In that language, else in English, else the first there is; empty where there is none.
  [[nodiscard]] std::string_view in(std::string_view language) const;
  /// All of them: what an answer may repeat in any language.
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& all() const {
    return texts_;
  }

 private:
  std::vector<std::pair<std::string, std::string>> texts_;
};

/// Rules of which only some are said, to be laid over others key by key.
struct RulesPart {
  Rules values;                    ///< meaningful where `given` says so
  std::vector<std::string> given;  ///< the keys that are said, as in files: `cut_on`

  friend bool operator==(const RulesPart&, const RulesPart&) = default;
};

/// `base` with what `part` says in its place.
Rules laid_over(Rules base, const RulesPart& part);

/// Another convention, or another answer, under which a question is scored whole too.
struct Alternative {
  RulesPart rules;              ///< laid over the question's
  std::optional<Typed> answer;  ///< one more answer instead
};

/// A column of a row in `cutoffs` and `trace`.
enum class Column : std::uint8_t { node, after, alpha, beta, kind, value };

/// The name of a column in files.
std::string_view to_text(Column column);

/// One of the answers to choose from.
struct Option {
  std::string key;                 ///< what is written to choose it: `a`; `true` and `false`
  Texts text;                      ///< what it says; empty where it is an answer to be judged
  std::optional<Typed> answer;     ///< `{answer: ..., of: TYPE}`: true if it is right there
  std::optional<QuestionType> of;  ///< that type
};

/// A question. Members of one type alone are named with it; the others leave them as they are.
struct Question {
  std::string id;
  QuestionType type{};
  Texts prompt;                          ///< empty: the type's own prompt
  std::size_t tree = 0;                  ///< its number in the exercise
  Number points = 1;                     ///< at least 0
  Rules rules;                           ///< the exercise's with the question's laid over
  std::vector<Alternative> also_accept;  ///< the exercise's, then the question's
  std::optional<Typed> expect;           ///< of `number` and `choice` the key; else checked
  Offset offset = kNoOffset;             ///< where it stands in the exercise's file

  /// node-values, windows: what is asked, in order. Unless said, the inner nodes of the tree that
  /// is searched; under `own_ends` without CHANCE nodes and leaves.
  std::vector<NodeId> nodes;
  NodeId at_node = 0;                  ///< best-action: whose action
  bool every_best = false;             ///< best-action: `which: all`
  bool topmost = false;                ///< cut-nodes: `unit: topmost`
  bool ordered = false;                ///< lists and rows: whether their order counts
  std::vector<Column> columns;         ///< cutoffs, trace
  bool at_exit = false;                ///< windows: `at: exit`
  bool own_ends = false;               ///< windows: `ends: own`
  std::string of;                      ///< count: a key of `counts`
  std::vector<Option> options;         ///< choice
  bool true_false = false;             ///< choice: `options: true-false`
  std::optional<Number> tolerance;     ///< numbers: how far off is still right
  std::vector<std::string> pruned_as;  ///< node-values, windows: more words for "never read"
  bool bounds_required = false;        ///< node-values: a bare number is no bound
  bool exact_set = false;              ///< `set: exact`: all or nothing
  std::optional<Number> error_cost;    ///< points for each wrong or missing element
  bool update_rows = false;            ///< trace: `rows: updates`
  bool leaf_rows = true;               ///< trace: `leaves: yes`
  std::optional<std::size_t> from;     ///< its values are followed through: as said, or else the
                                       ///< last earlier node-values of the same tree
};

/// How much a student is told.
enum class Feedback : std::uint8_t {
  full,   ///< what is right, and why
  hints,  ///< why, without what is right
  score,  ///< the points alone
};

/// The word of a feedback in files and options.
std::string_view to_text(Feedback feedback);

struct Grading {
  Number follow_through = 1;  ///< the part of its points that a consequence earns, 0 to 1
  Feedback feedback = Feedback::full;
};

/// A tree of an exercise.
struct NamedTree {
  std::string name;  ///< empty where there is one alone
  GameTree tree;
};

struct Exercise {
  std::string id;
  Texts title;
  std::vector<NamedTree> trees;
  std::vector<Question> questions;
  Grading grading;
  std::string source;  ///< the file's name
};

/// The text of a file that an exercise names, from the exercise's folder.
using FileReader = std::function<Result<std::string>(const std::string& path)>;

/// How an exercise is to be read.
struct ExerciseOptions {
  std::string source = {};    ///< its name in errors; its ending tells JSON from YAML
  FileReader read_file = {};  ///< for `{file: tree.yaml}`; without one that is an error
  std::size_t max_nodes = 1'000'000;
  std::size_t max_bytes = std::size_t{64} << 20;
};

/// An exercise that was looked through.
struct CheckedExercise {
  std::optional<Exercise> exercise;  ///< exactly where there is no problem
  std::vector<Error> problems;       ///< in the order of the text
  /// Where questions alone have problems: the same with a question of type `text` in place of each
  /// of those. What has to be searched to be seen can be looked for in the others.
  std::optional<Exercise> sound = {};
};

/// Reads an exercise, all of `text`; says all that is wrong with its form, its trees, its nodes and
/// its rules. What has to be searched to be seen is left to `check_exercise` in grade.h.
CheckedExercise read_exercise(std::string_view text, const ExerciseOptions& options);

/// Whether `text` is meant to be an exercise: a mapping with a key `exercise` or `questions`.
bool is_exercise(std::string_view text, std::string_view source);

}  // namespace gametree
