/// \file
/// Submissions as short texts that a test can compare.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gametree/submission.h"
#include "support/exercise_builder.h"

namespace gametree::test {

/// `'text'`, `['a', 'b']`, `{k: 'v'}`.
inline std::string form(const Typed& typed) {
  std::string out;
  switch (typed.kind) {
    case Typed::Kind::text:
      return "'" + typed.text + "'";
    case Typed::Kind::list:
      for (const Typed& item : typed.items) out += (out.empty() ? "" : ", ") + form(item);
      return "[" + out + "]";
    case Typed::Kind::mapping:
      for (const auto& [key, value] : typed.pairs)
        out += (out.empty() ? "" : ", ") + key + ": " + form(value);
      return "{" + out + "}";
  }
  return out;
}

using Forms = std::vector<std::string>;

/// The entries: `v.B 'text'`.
inline Forms forms(const Submission& submission) {
  Forms out;
  for (const TypedEntry& entry : submission.entries)
    out.push_back(entry.question + (entry.node.empty() ? "" : "." + entry.node) + " " +
                  form(entry.answer));
  return out;
}

/// The first fact of each thing passed over.
inline Forms passed_over(const Submission& submission) {
  Forms out;
  for (const Error& error : submission.passed_over) out.push_back(error.facts.at(0));
  return out;
}

/// The questions of the published cases: v on B and C, m, cut, why.
inline const Exercise& case_exercise() {
  static const Exercise kExercise =
      ExerciseBuilder(
          "(MAX :name A (MIN :name B (LEAF :name G 5) (LEAF :name I 9)) "
          "(MIN :name C (LEAF :name K 2) (LEAF :name Y 7)))")
          .ask("v", QuestionType::node_values, {"B", "C"})
          .ask("m", QuestionType::best_action)
          .ask("cut", QuestionType::cut_leaves)
          .ask("why", QuestionType::text)
          .exercise();
  return kExercise;
}

inline std::vector<Submission> read_file(std::string_view name, std::string_view text) {
  SubmissionOptions options;
  options.source = name;
  return read_submissions(text, case_exercise(), options);
}

/// Of a file that is one submission.
inline Submission read_one(std::string_view text, std::string_view name = "a.yaml") {
  return read_file(name, text).at(0);
}

}  // namespace gametree::test
