/// \file
/// Classes made by hand: what was handed in where, and a line for each row that comes of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gametree/export_layout.h"
#include "gametree/hand_in.h"
#include "gametree/messages.h"
#include "gametree/roster.h"

namespace gametree::test {

/// One file as it was handed in.
struct Handed {
  std::string path;                        ///< the export's own name first
  std::vector<std::string> students = {};  ///< whom it names
  std::int64_t score = 1;
  std::string answers = "a";  ///< the same for the same content
  bool is_readable = true;
};

inline HandIn hand_in(const Handed& handed) {
  Submission submission;
  submission.file = handed.path;
  submission.students = handed.students;
  submission.entries.push_back({.question = "q", .node = "", .answer = {.text = handed.answers}});
  GradedSubmission graded;
  graded.file = handed.path;
  graded.max_score = 5;
  if (handed.is_readable) {
    graded.state = SubmissionState::graded;
    graded.score = Number(handed.score);
  } else {
    graded.state = SubmissionState::ungradable;
    graded.diagnostics.push_back({ErrorCode::no_answers, {}, kNoOffset, {}, {}});
  }
  HandIn made = to_hand_in(std::move(graded), submission);
  made.paths = {path_parts(handed.path)};
  const std::string name = made.paths.front().back();
  made.stem = name.substr(0, name.find_last_of('.'));
  return made;
}

/// A class, a platform's list and what is known of it.
struct Class {
  std::vector<Handed> files = {};
  std::string layout = {};
  std::string list = {}, list_path = {};
  std::string roster = {}, map = {};  ///< CSV; empty: there is none
  AttemptRule attempt = AttemptRule::none;
};

inline std::vector<HandIn> hand_ins(const Class& of) {
  std::vector<ExportFile> files;
  for (const Handed& handed : of.files) files.push_back({.parts = path_parts(handed.path)});
  if (!of.list.empty())
    files.push_back({.parts = path_parts(of.list_path), .text = of.list, .source = of.list_path});
  const ExportReading reading = read_export(files, of.layout);
  std::vector<HandIn> all;
  for (std::size_t i = 0; i < of.files.size(); ++i) {
    all.push_back(hand_in(of.files[i]));
    all.back().layout = reading.layout;
    all.back().facts = reading.facts[i];
  }
  return all;
}

inline ClassGrades settle(const Class& of) {
  std::optional<Roster> roster;
  std::optional<StudentMap> map;
  if (!of.roster.empty()) roster = *Roster::read(of.roster, "roster.csv");
  if (!of.map.empty()) map = *StudentMap::read(of.map, "map.csv");
  return settle_class(
      hand_ins(of),
      {.roster = roster ? &*roster : nullptr, .map = map ? &*map : nullptr, .attempt = of.attempt},
      5);
}

/// `path: student matched_by state score`, then what is said of it.
inline std::string line(const GradedSubmission& row) {
  std::string text = row.file + ":";
  if (row.student) text += " " + row.student->id + " " + row.student->matched_by;
  text += " " + std::string(to_text(row.state));
  if (row.score) text += " " + to_text(*row.score);
  for (const Error& error : row.diagnostics)
    if (error.code != ErrorCode::no_answers) text += " | " + sentence(error);
  return text;
}

inline std::vector<std::string> lines(const Class& of) {
  std::vector<std::string> all;
  for (const GradedSubmission& row : settle(of).submissions) all.push_back(line(row));
  return all;
}

}  // namespace gametree::test
