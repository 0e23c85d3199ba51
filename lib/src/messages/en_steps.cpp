/// \file
/// English: why a step of a search is as it is. Numbers first, then what they mean.
#include <array>

#include "messages/languages.h"
#include "messages/template.h"

namespace gametree::messages {
namespace {

constexpr auto kSentences = std::to_array<StepSentence>({
    {StepPhrase::at_root, "at the root"},
    {StepPhrase::at_node, "at node {0}"},
    {StepPhrase::sure, "{0} is already sure of {1} {2}"},
    {StepPhrase::window_low, "the window given begins at {0}"},
    {StepPhrase::window_high, "the window given ends at {0}"},
    {StepPhrase::bounds_low, "no utility is less than {0}"},
    {StepPhrase::bounds_high, "no utility is more than {0}"},
    {StepPhrase::nothing_less, "nothing is less than {0}"},
    {StepPhrase::nothing_more, "nothing is more than {0}"},

    {StepPhrase::starts_open, "alpha and beta are open: nothing is known yet"},
    {StepPhrase::starts_in_window, "the search starts with the window [{0}, {1}]"},
    {StepPhrase::starts_in_bounds, "no utility lies outside [{0}, {1}]"},
    {StepPhrase::searched_on,
     "past depth {0} the search goes on here, since the node is not quiet"},
    {StepPhrase::noisy_alone, "through its noisy children alone"},
    {StepPhrase::plays_as, "this node plays as {0}"},
    {StepPhrase::cut_once, "once v {0} {1}, the remaining children are cut: {2}"},
    {StepPhrase::nothing_sure, "{1} is open: {0} is sure of nothing so far"},
    {StepPhrase::nothing_below_chance,
     "{1} is open: what {0} is sure of does not count below a CHANCE node"},
    {StepPhrase::out_of_reach,
     "{0} is sure of {1} {2}, but that does not count: under shallow reach only the parent's value "
     "does"},
    {StepPhrase::opens_wide,
     "every outcome counts, so none is cut: below, alpha and beta are open"},
    {StepPhrase::opens_to_bounds,
     "every outcome counts, so none is cut: below, only the bounds are left"},

    {StepPhrase::stops_here,
     "the search stops here, at depth {0}: the node's eval is taken for its value"},
    {StepPhrase::stops_quiet,
     "the search stops here, at depth {0}, since the node is quiet: its eval is taken for its "
     "value"},
    {StepPhrase::stops_worn,
     "the search stops here, at depth {0}, since quiescence goes no more than {1} past the limit: "
     "the node's eval is taken for its value"},

    {StepPhrase::first_value, "{0} can have {1} here, by {2}"},
    {StepPhrase::first_at_most, "{0} has {1} at most here so far, by {2}"},
    {StepPhrase::first_at_least, "{0} has {1} at least here so far, by {2}"},
    {StepPhrase::better_max, "{0} is more than {1}: MAX now prefers {2}"},
    {StepPhrase::better_min, "{0} is less than {1}: MIN now prefers {2}"},
    {StepPhrase::tie, "{1} again, a tie: {0} stays with the first, {2}"},
    {StepPhrase::known_tie,
     "{1} again, which {2} is known to be worth and {3} is not: if it stays so, {0} plays {2}"},
    {StepPhrase::worse_max, "{0} is less than {1}: MAX stays with {2}"},
    {StepPhrase::worse_min, "{0} is more than {1}: MIN stays with {2}"},
    {StepPhrase::capped_tie_max, "{0} is worth {1} at most, no more than {2}: MAX stays with {3}"},
    {StepPhrase::capped_tie_min, "{0} is worth {1} at least, no less than {2}: MIN stays with {3}"},
    {StepPhrase::capped_worse_max, "{0} is worth {1} at most, less than {2}: MAX stays with {3}"},
    {StepPhrase::capped_worse_min, "{0} is worth {1} at least, more than {2}: MIN stays with {3}"},
    {StepPhrase::unclear,
     "{0} is known to be {1}, {2} to be {3}: which is better stays open, and {4} stays with {2}"},
    {StepPhrase::child_is_bound, "of {0} no more is known than {1}"},
    {StepPhrase::first_share, "{0} × {1} = {2}{?3: the sum so far?}"},
    {StepPhrase::next_share, "{0} × {1} = {2}, and {3} + {2} = {4}{?5: the sum so far?}"},
    {StepPhrase::no_share, "{0} has probability 0 and adds nothing"},

    {StepPhrase::alpha_rises, "alpha rises to {0}"},
    {StepPhrase::beta_falls, "beta falls to {0}"},
    {StepPhrase::alpha_stays, "alpha stays {0}: {1}"},
    {StepPhrase::beta_stays, "beta stays {0}: {1}"},
    {StepPhrase::test_holds, "{0} {1} {2} {3}, so alpha and beta stay and the cut comes next"},
    {StepPhrase::test_too_late,
     "{0} {1} {2} {3}, but no child is left to read; alpha and beta stay"},
    {StepPhrase::equal_stays, "{0} equals {1} {2}, and only v {3} {1} cuts"},

    {StepPhrase::cut_rest,
     "{0} {1} {2} {3}: {4} has {5} here, and {6}, so the rest of {7} is cut ({2} cutoff)"},
    {StepPhrase::cut_empty,
     "{0} {1} {2} {3}: {4} has {5} here, and {6}, but after the last child nothing is left to "
     "cut"},
    {StepPhrase::deep_cut,
     "a deep cutoff: that bound comes from {0} plies above, and the parent's value would not cut"},
    {StepPhrase::deep_cut_first,
     "a deep cutoff: that bound comes from {0} plies above, and the parent has no value yet"},

    {StepPhrase::worth, "worth {0}: {1} plays {2}"},
    {StepPhrase::worth_at_end, "worth {0}: {1}"},
    {StepPhrase::worth_on_average, "worth {0} on average"},
    {StepPhrase::cut_at_most, "worth {0} at most, since the rest was not read"},
    {StepPhrase::cut_at_least, "worth {0} at least, since the rest was not read"},
    {StepPhrase::worth_at_most, "worth {0} at most"},
    {StepPhrase::worth_at_least, "worth {0} at least"},
    {StepPhrase::known_at_most, "worth {0} at most: no more is known of its children"},
    {StepPhrase::known_at_least, "worth {0} at least: no more is known of its children"},
    {StepPhrase::window_tells_no_more, "the window [{0}, {1}] does not tell more"},
    {StepPhrase::clamped, "v is {0}, outside the window: fail hard returns {1} {2}"},
});

static_assert(covers_every_phrase(kSentences));

}  // namespace

std::span<const StepSentence> english_steps() { return kSentences; }

}  // namespace gametree::messages
