/// \file
/// A class of 30 with the traps of a real one: its people, their exercise, what each handed in, and
/// the points that each must get.
#pragma once

#include <string>
#include <vector>

namespace gametree::test {

/// A student, and what each place calls him.
struct Student {
  std::string id, name, email, login;
  std::string canvas_id, participant, github, sid;
  std::string canvas_name;  ///< how Canvas begins the names of his files
};

/// What a student handed in, the first attempt first.
struct HandIn {
  std::string id;                     ///< of who handed in
  std::string says;                   ///< the line of the file that names a student, or nothing
  std::vector<std::string> attempts;  ///< keys of `answers`, behind `LATE ` where it was late
  std::vector<std::string> group;     ///< all whose work it is, where it is not his alone
};

/// A row that `gametree grade` must give.
struct Row {
  std::string id;  ///< empty where it is nobody's
  std::string state;
  std::string score;                          ///< at two places, empty where there is none
  std::string values, move, cut, why, reads;  ///< the same, for each question
};

/// The 30, in the order of the roster; ids and names in the Unicode form of the roster.
const std::vector<Student>& students();

/// Somebody who is in no roster, but handed in.
const Student& stranger();

/// What was handed in, the stranger's work too.
const std::vector<HandIn>& hand_ins();

/// The text of an answers file without its line `student:`. "binary", "pdf" and "empty" are whole
/// files.
std::string answers(const std::string& kind);

/// The 30, in the order of `students`. What is nobody's has no row here.
const std::vector<Row>& truth();

extern const char* const kExercise;

}  // namespace gametree::test
