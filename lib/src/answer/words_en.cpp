/// \file
/// English, and letters and signs that belong to no language.
#include <array>

#include "answer/languages.h"

namespace gametree::answer {
namespace {

constexpr auto kWords = std::to_array<WordList>({
    {Word::none,
     "none, nothing, no, n/a, none of the above, none of them, none of these, none of those, ∅, ø, "
     "{}, [], ()"},
    {Word::joiner, "and, or, &, &&, as well as"},
    {Word::yes, "yes, true, t, ✓, ✔"},
    {Word::no, "no, false, f"},
    {Word::pruned,
     "pruned, cut, cut off, pruned away, x, ×, ✗, ✘, never read, not read, unread, not visited, "
     "never visited"},
    {Word::read, "read, visited"},
    {Word::node, "node, nodes, branch, branches, subtree, edge, child, children, vertex"},
    {Word::leaf, "leaf, leaves, leaf node, leaf nodes, terminal, terminal node"},
    {Word::option, "option, answer, choice, the answer is, answer is"},
    {Word::move, "move, action, best move, best action, the best move is, play"},
    {Word::unit,
     "leaf, leaves, node, nodes, branch, branches, cutoff, cutoffs, cut, cuts, visit, visits, ply, "
     "plies, time, times, edge, edges, leaf node, leaf nodes"},
    {Word::root, "root, the root, root node"},
    {Word::at_most,
     "at most, no more than, not more than, less than or equal to, smaller than or equal to, up "
     "to"},
    {Word::at_least,
     "at least, no less than, not less than, greater than or equal to, more than or equal to"},
    {Word::or_less, "or less, or lower, or smaller, or fewer, at most"},
    {Word::or_more, "or more, or greater, or higher, or larger, at least"},
});

}  // namespace

std::span<const WordList> english() { return kWords; }

}  // namespace gametree::answer
