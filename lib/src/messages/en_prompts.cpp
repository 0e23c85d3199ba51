/// \file
/// English: what an exercise says by itself.
#include <array>

#include "messages/languages.h"
#include "messages/template.h"

namespace gametree::messages {
namespace {

constexpr auto kSentences = std::to_array<PromptSentence>({
    {PromptPhrase::values, "What is the value of each {?0of these nodes: {0}?}{!0inner node!}?"},
    {PromptPhrase::value, "What is the value of node {0}?"},
    {PromptPhrase::bounds_welcome,
     "Where only a bound is known, write it with its sign, ≤ or ≥; for a node that is "
     "never read, write pruned."},
    {PromptPhrase::bounds_required,
     "Write each value with its sign, =, ≤ or ≥; for a node that is never read, write pruned."},
    {PromptPhrase::best_action, "Which action is best for {0} at {?1node {1}?}{!1the root!}?"},
    {PromptPhrase::best_actions,
     "Which actions are best for {0} at {?1node {1}?}{!1the root!}? Name all of them."},
    {PromptPhrase::cut_leaves, "Which leaves are never read?"},
    {PromptPhrase::cut_nodes, "Which nodes are never read?"},
    {PromptPhrase::cut_topmost,
     "At which nodes is the tree cut off? Name the topmost ones alone, and nothing below them."},
    {PromptPhrase::in_order_cut, "Write them in the order in which they are cut off."},
    {PromptPhrase::read_leaves, "Which leaves are read?"},
    {PromptPhrase::read_nodes, "Which nodes are read?"},
    {PromptPhrase::in_order_read, "Write them in the order in which they are read first."},
    {PromptPhrase::cutoffs, "Which cutoffs happen? Write a row for each, with these columns: {0}."},
    {PromptPhrase::in_order_happened, "Write them in the order in which they happen."},
    {PromptPhrase::after_means,
     "The column after is the child that was read last, by its label, its path or its value."},
    {PromptPhrase::kind_means, "The kind is beta at a MAX node and alpha at a MIN node."},
    {PromptPhrase::window_before_cut,
     "Of the window write what it is at that moment; before and after the value that cuts are both "
     "right."},
    {PromptPhrase::windows_arrival,
     "With which window [alpha, beta] does the search arrive at each {?0of these nodes: "
     "{0}?}{!0inner node!}?"},
    {PromptPhrase::windows_exit,
     "Which window [alpha, beta] has each {?0of these nodes: {0}?}{!0inner node!} after the last "
     "of its children that is read?"},
    {PromptPhrase::own_ends_arrival,
     "When the search arrives at each {?0of these nodes: {0}?}{!0inner node!}, what is alpha (at "
     "MAX) or beta (at MIN)?"},
    {PromptPhrase::own_ends_exit,
     "After the last child that is read at each {?0of these nodes: {0}?}{!0inner node!}, what is "
     "alpha (at MAX) or beta (at MIN)?"},
    {PromptPhrase::pruned_welcome, "For a node that is never read, write pruned."},
    {PromptPhrase::count_nodes, "How many nodes does the tree have, leaves included?"},
    {PromptPhrase::count_leaves, "How many leaves does the tree have?"},
    {PromptPhrase::count_nodes_read, "How many nodes are read, leaves included?"},
    {PromptPhrase::count_leaves_read, "How many leaves are read?"},
    {PromptPhrase::count_node_visits,
     "How many times is a node visited, leaves included and each visit counted?"},
    {PromptPhrase::count_leaf_visits, "How many times is a leaf visited, each visit counted?"},
    {PromptPhrase::count_leaves_cut, "How many leaves are never read?"},
    {PromptPhrase::count_cutoffs, "How many cutoffs happen?"},
    {PromptPhrase::count_depth, "How many plies deep is the tree?"},
    {PromptPhrase::principal_line,
     "Which actions follow one another from the root if both sides play their best?"},
    {PromptPhrase::trace,
     "Follow the search: write a row for each node that is visited, in order, with these columns: "
     "{0}."},
    {PromptPhrase::trace_updates,
     "Follow the search: write a row each time a node takes the value of a child, in order, with "
     "these columns: {0}."},
    {PromptPhrase::window_on_arrival, "Alpha and beta are those on arrival."},
    {PromptPhrase::window_after_update, "Alpha and beta are those after that."},
    {PromptPhrase::value_returned, "The value is the one that the node returns."},
    {PromptPhrase::value_so_far, "The value is the node's best so far."},
    {PromptPhrase::no_leaf_rows, "Leave the leaves out."},
    {PromptPhrase::number, "Which number is it?"},
    {PromptPhrase::numbers, "Which {0} numbers are they, in order?"},
    {PromptPhrase::choice, "Which one is right?"},
    {PromptPhrase::choices, "Which ones are right? Name all of them."},
    {PromptPhrase::true_or_false, "Is this true or false?"},
    {PromptPhrase::own_words, "Answer in your own words."},

    {PromptPhrase::as_list, "As a list, [x, y]."},
    {PromptPhrase::as_list_or_none, "As a list, [x, y]; none if there are none."},
    {PromptPhrase::as_rows, "As a list of rows, [{0}]."},
    {PromptPhrase::as_rows_or_none, "As a list of rows, [{0}]; none if there are none."},

    {PromptPhrase::rule_utility, "the value of a leaf is its utility"},
    {PromptPhrase::rule_max, "a MAX node takes the greatest of its children's values"},
    {PromptPhrase::rule_min, "a MIN node takes the least of its children's values"},
    {PromptPhrase::rule_chance,
     "a CHANCE node takes the mean of its children's values, weighted by their probabilities"},
    {PromptPhrase::rule_bound, "where the search leaves a node early, that is a bound"},
    {PromptPhrase::rule_best_action,
     "the best action leads to the child whose value is best for whoever moves"},
    {PromptPhrase::rule_cut,
     "a node is left as soon as its value meets the window: compare it with alpha at MIN and with "
     "beta at MAX"},
    {PromptPhrase::rule_read, "nodes are read in the order of the rules, and none behind a cutoff"},
    {PromptPhrase::rule_window,
     "a node gets its parent's window; MAX raises alpha and MIN lowers beta"},
    {PromptPhrase::rule_count, "go through the search step by step, and count"},
    {PromptPhrase::rule_line, "from the root, follow the child whose value each node took"},
    {PromptPhrase::rule_trace, "go through the search step by step, and compare row by row"},

    {PromptPhrase::follows_from_yours, "wrong, but right by what you answered before it"},
    {PromptPhrase::no_answer, "no answer"},
    {PromptPhrase::unreadable, "this can't be read"},
    {PromptPhrase::for_a_person, "left for a person"},

    {PromptPhrase::of_tree, "Tree {0}:"},
});

static_assert(covers_every_prompt(kSentences));

}  // namespace

std::span<const PromptSentence> english_prompts() { return kSentences; }

}  // namespace gametree::messages
