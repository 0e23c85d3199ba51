/// \file
/// The exercise, and what each student must get for it, worked out by hand.
///
///                      MAX /
///          a/           b|           \c
///         MIN           MIN          MIN
///       15 31 27      12 29 16     18 14 28
///
/// Minimax: a = min(15, 31, 27) = 15, b = 12, c = 14, / = max(15, 12, 14) = 15; the move is a.
/// Alpha-beta from the left, cutting on >=: a reads 15, 31, 27 and gives MAX 15. At b, 12 <= 15:
/// 29 and 16 are cut. At c, 18 > 15, so 14 is read, and 14 <= 15: 28 is cut. Cut are 29, 16, 28;
/// read are 3 + 1 + 2 = 6 leaves.
///
/// The points: values 4 (1 a node), move 1, cut 2 (right less wrong, over 3), why 1, reads 1; 9 in
/// all. What each kind of answers gets:
///
/// perfect       4     1  2     1  1  9
///
/// carried       3     1  2     1  0  7
///     a = 27 is wrong. / = 27 = max(27, 12, 14) is right from it, as 27 is a leaf below a.
///     Searching on with 27 at a: 12 <= 27 cuts 29, 16, and 18 <= 27 cuts 14, 28: all four are
///     right. A count has no follow-through: 5 is wrong.
///
/// swapped       3     1  2     1  1  8
///     b = 29 is wrong (a maximum), / = 29 is right from it, and so is the move b. The cuts are the
///     key's.
///
/// two of three  4     1  4/3   1  0  7 1/3
///     2 of 3 cuts: 2/3 of 2 points. All values are right, so nothing follows from them.
///
/// one of three  4     1  2/3   1  1  7 2/3
///     1 of 3 cuts.
///
/// one too many  4     1  4/3   0  1  7 1/3
///     3 right, 1 wrong: (3 - 1) / 3 of 2 points. Option p is wrong.
///
/// implausible   2     1  2     1  1  7
///     a = 99 is wrong, and no leaf below a: it counts as 15 above, so / = 99 is wrong too.
///
/// all the same  0     1  2     1  1  5
///     27 throughout: no node's value, and what is filled in everywhere carries nothing.
///
/// blanks        2     1  0     0  0  3
///     a and b right, the move right, all else blank.
///
/// in words      3     1  0     1  1  6
///     "fifteen" can't be read, b, c, / are right. No cuts is wrong where there are cuts. Q is q,
///     and "6 leaves" is 6.
///
/// zero          0     0  0     0  0  0
///     1, 2, 3 are no leaves, so / = 4 is compared with 15. By the true values c is no best action.
///     15 is read: 0 right, 1 wrong, never below 0.
#include "the_class.h"

namespace gametree::test {

const char* const kExercise = R"(exercise: hw1
title: Nine leaves
tree: {MAX: {a: {MIN: [15, 31, 27]}, b: {MIN: [12, 29, 16]}, c: {MIN: [18, 14, 28]}}}
rules: {algorithm: alphabeta}
questions:
  - {id: values, type: node-values, rules: {algorithm: minimax}, points: 4}
  - {id: move, type: best-action}
  - {id: cut, type: cut-leaves, points: 2}
  - id: why
    type: choice
    prompt: Why is 28 never read?
    options: {p: It is the largest leaf of c, q: c is at most 14 and a is 15, r: b is only 12}
    expect: q
  - {id: reads, type: count, of: leaves_read}
)";

const std::vector<Row>& truth() {
  // clang-format off
  static const std::vector<Row> all{
      // id           state         score   values move cut     why  reads
      {"007",         "graded",     "9",    "4",   "1", "2",    "1", "1"},  // perfect
      {"7",           "graded",     "7",    "3",   "1", "2",    "1", "0"},  // carried
      {"s03",         "graded",     "8",    "3",   "1", "2",    "1", "1"},  // swapped
      {"s04",         "graded",     "7.33", "4",   "1", "1.33", "1", "0"},  // two of three
      {"s05",         "graded",     "7.33", "4",   "1", "1.33", "0", "1"},  // one too many
      {"s06",         "graded",     "7",    "2",   "1", "2",    "1", "1"},  // implausible
      {"s07",         "graded",     "5",    "0",   "1", "2",    "1", "1"},  // all the same
      {"s08",         "graded",     "9",    "4",   "1", "2",    "1", "1"},  // perfect
      {"\u0219tefan", "graded",     "7",    "3",   "1", "2",    "1", "0"},  // carried
      {"zoe\u0308",   "graded",     "8",    "3",   "1", "2",    "1", "1"},  // swapped
      {"s11",         "graded",     "9",    "4",   "1", "2",    "1", "1"},  // perfect
      {"s12",         "graded",     "7.33", "4",   "1", "1.33", "1", "0"},  // two of three
      {"s13",         "graded",     "9",    "4",   "1", "2",    "1", "1"},  // zero, perfect
      {"s14",         "graded",     "7",    "3",   "1", "2",    "1", "0"},  // the tenth: carried
      {"s15",         "graded",     "7.33", "4",   "1", "1.33", "0", "1"},  // one too many, twice
      {"s16",         "graded",     "7",    "2",   "1", "2",    "1", "1"},  // implausible, late
      {"s17",         "graded",     "9",    "4",   "1", "2",    "1", "1"},  // perfect, late
      {"s18",         "missing",    "",     "",    "",  "",     "",  ""},
      {"s19",         "missing",    "",     "",    "",  "",     "",  ""},
      {"s20",         "ungradable", "",     "",    "",  "",     "",  ""},   // binary
      {"s21",         "ungradable", "",     "",    "",  "",     "",  ""},   // PDF
      {"s22",         "ungradable", "",     "",    "",  "",     "",  ""},   // an empty file
      {"s23",         "missing",    "",     "",    "",  "",     "",  ""},   // names s03
      {"s24",         "graded",     "6",    "3",   "1", "0",    "1", "1"},  // in words
      {"s25",         "graded",     "7.67", "4",   "1", "0.67", "1", "1"},  // one of three, by
      {"s26",         "graded",     "7.67", "4",   "1", "0.67", "1", "1"},  // a group
      {"s27",         "graded",     "7.67", "4",   "1", "0.67", "1", "1"},  // of three
      {"s28",         "graded",     "3",    "2",   "1", "0",    "0", "0"},  // blanks, by a group
      {"s29",         "graded",     "3",    "2",   "1", "0",    "0", "0"},  // of two
      {"s30",         "graded",     "0",    "0",   "0", "0",    "0", "0"},  // zero
  };
  // clang-format on
  return all;
}

}  // namespace gametree::test
