/// \file
/// English: what stands on a sheet beside the exercise's own texts.
#include <array>

#include "messages/languages.h"
#include "messages/template.h"

namespace gametree::messages {
namespace {

constexpr auto kSentences = std::to_array<SheetSentence>({
    {SheetPhrase::student_name, "Name"},
    {SheetPhrase::student_id, "Student id"},
    {SheetPhrase::exercise, "Exercise {0}"},
    {SheetPhrase::points, "{0} {?1points?}{!1point!}"},
    {SheetPhrase::points_in_all, "{0} {?1points?}{!1point!} in all"},
    {SheetPhrase::picture, "Picture {0}{?1: tree {1}?}"},
    {SheetPhrase::about_picture, "See picture {0}."},
    {SheetPhrase::too_large, "This tree has {0} nodes, too many to be drawn here."},
    {SheetPhrase::not_quiet, "Not quiet: {0}."},
    {SheetPhrase::noisy, "Reached by a noisy move: {0}."},
    {SheetPhrase::shapes,
     "A triangle that points up is a MAX node, one that points down a MIN node{?0, a circle a "
     "CHANCE "
     "node?}; the others are leaves."},
    {SheetPhrase::estimates, "What stands at an inner node as eval is its static estimate."},

    {SheetPhrase::rules_of_all, "The search: {0}."},
    {SheetPhrase::rules_of_most, "The search, where a question does not say otherwise: {0}."},
    {SheetPhrase::rules_here, "The search here: {0}."},
    {SheetPhrase::minimax, "minimax"},
    {SheetPhrase::expectimax,
     "expectimax, where a CHANCE node takes the mean of its children, weighted by their "
     "probabilities"},
    {SheetPhrase::alphabeta, "alpha-beta"},
    {SheetPhrase::order_given, "children from left to right"},
    {SheetPhrase::order_reversed, "children from right to left"},
    {SheetPhrase::order_best, "children by their true values, the best for the player first"},
    {SheetPhrase::order_worst, "children by their true values, the worst for the player first"},
    {SheetPhrase::order_eval,
     "children by their static estimates (leaves by their values), the best for the player first"},
    {SheetPhrase::order_listed, "but those of {0} in the order {1}"},
    {SheetPhrase::cut_on_equal, "a cutoff where MAX has a value ≥ beta, or MIN a value ≤ alpha"},
    {SheetPhrase::cut_past_alone,
     "a cutoff only where MAX has a value > beta, or MIN a value < alpha, not where they are "
     "equal"},
    {SheetPhrase::fail_soft, "a node returns its best value, even outside its window (fail-soft)"},
    {SheetPhrase::fail_hard,
     "a node returns no value outside its window, but the window's end (fail-hard)"},
    {SheetPhrase::reach_shallow,
     "a node hands its own value so far down to its children, and nothing from above it (shallow)"},
    {SheetPhrase::empty_cutoffs,
     "a cutoff counts too where the last child was read and nothing is left to cut"},
    {SheetPhrase::root_window, "the window at the root is [{0}, {1}]"},
    {SheetPhrase::bounds, "it is known that every value lies in [{0}, {1}]"},
    {SheetPhrase::depth,
     "no deeper than {0} {?1plies?}{!1ply!}, where an inner node counts as a leaf worth its static "
     "estimate"},
    {SheetPhrase::quiescence,
     "where it would stop at a node that is not quiet, it goes on for up to {0} "
     "{?1plies?}{!1ply!}, by noisy moves alone if there are any (the node's own estimate then does "
     "not count)"},
    {SheetPhrase::min_as_chance,
     "MIN nodes count as CHANCE nodes whose children are equally likely"},
    {SheetPhrase::min_as_max, "MIN nodes count as MAX nodes"},

    {SheetPhrase::answer, "Answer"},
    {SheetPhrase::root, "/ (root)"},
    {SheetPhrase::node, "node"},
    {SheetPhrase::value, "value"},
    {SheetPhrase::alpha, "alpha"},
    {SheetPhrase::beta, "beta"},
    {SheetPhrase::alpha_or_beta, "alpha or beta"},
    {SheetPhrase::none, "none"},
    {SheetPhrase::all_of_them, "Name all that are right."},
    {SheetPhrase::mark_cut, "Cross the leaves that are cut."},
    {SheetPhrase::mark_read, "Cross the leaves that are read."},
    {SheetPhrase::number_cut, "Number the leaves that are cut: 1, 2, 3, ... in that order."},
    {SheetPhrase::number_read, "Number the leaves that are read: 1, 2, 3, ... in that order."},
    {SheetPhrase::mark_option, "Cross what is right."},
    {SheetPhrase::enough_rows,
     "There may be more rows here than you need; add some if there are fewer."},

    {SheetPhrase::answers_file, "The same as a file"},
    {SheetPhrase::copy_and_fill_in,
     "Answers in a file can be graded at once. Copy this text into a file whose name ends in "
     ".yaml, with the blanks at the beginning of its lines, and write your id and each answer "
     "behind its colon:"},
    {SheetPhrase::how_nodes,
     "A node is called by its name, or by the label of the line to it, or by its path: / is the "
     "root, /2/1 the first child of the root's second child. A leaf is called by its value too; "
     "where several leaves have the same, as x->y for the leaf y below x."},
    {SheetPhrase::how_blank,
     "What you leave blank earns nothing. Where you think that there is nothing to name, write "
     "none."},
    {SheetPhrase::how_values,
     "A value: a whole number, a fraction with a slash, or a number rounded to two decimals or "
     "more."},
    {SheetPhrase::how_bounds,
     "A value of which only a bound is known: with ≤ or <=, ≥ or >= before the number. A node that "
     "is never read: pruned."},
    {SheetPhrase::how_windows,
     "A window: [x, y], first alpha, then beta; inf and -inf are infinite. A node that is never "
     "read: pruned."},
    {SheetPhrase::how_window_ends,
     "One end of a window: the number alone; inf and -inf are infinite."},
    {SheetPhrase::how_actions,
     "An action: its label, or the number of the child, counted from 1. Several: [x, y]."},
    {SheetPhrase::how_lists, "A list of nodes: [x, y]."},
    {SheetPhrase::how_lines, "Actions one after another: [x, y]."},
    {SheetPhrase::how_rows,
     "Rows: each in brackets, in the order of the columns, on a line of its own behind a hyphen "
     "and a blank: - [x, y]. A child in a row: its label, path or value."},
    {SheetPhrase::how_counts, "A count: a whole number."},
    {SheetPhrase::how_numbers,
     "A number: a whole number, a fraction with a slash, or one rounded to two decimals or "
     "more. "
     "Several: [x, y]."},
    {SheetPhrase::how_options,
     "A choice: what stands before the colon of the option. Several: [x, y]."},
    {SheetPhrase::how_words, "Your own words: as you like, on one line."},

    {SheetPhrase::title_of_key, "{0}: the key"},
    {SheetPhrase::why, "why"},
    {SheetPhrase::also_right, "Accepted too: {0}."},
    {SheetPhrase::key_file, "The key as a file"},
    {SheetPhrase::copy_of_key, "It grades to full marks:"},
});

static_assert(covers_every_sheet_phrase(kSentences));

}  // namespace

std::span<const SheetSentence> english_sheets() { return kSentences; }

}  // namespace gametree::messages
