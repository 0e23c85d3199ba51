/// \file
/// English: why an answer has the points it has.
#include <array>

#include "messages/languages.h"
#include "messages/template.h"

namespace gametree::messages {
namespace {

constexpr auto kSentences = std::to_array<NoteSentence>({
    {NoteCode::leaf_is, "this leaf is worth {0}"},
    {NoteCode::eval_is, "the search stops here, and the eval is {0}"},
    {NoteCode::max_takes, "MAX takes the greatest of {0}"},
    {NoteCode::min_takes, "MIN takes the least of {0}"},
    {NoteCode::chance_takes, "the mean is {0} = {1}"},
    {NoteCode::max_cuts,
     "MAX has {0} after {1} of {2} children, {?3and {3} is worth {4}?}"
     "{!3and the window ends at {4}!}, so the rest is cut"},
    {NoteCode::min_cuts,
     "MIN has {0} after {1} of {2} children, {?3and {3} is worth {4}?}"
     "{!3and the window begins at {4}!}, so the rest is cut"},
    {NoteCode::known_no_better, "no more is known than {0}, since the children are {1}"},
    {NoteCode::wrong_sign, "the number is right, the sign is not: {0}"},
    {NoteCode::sign_missing, "the number is right, but it is a bound: {0}"},

    {NoteCode::unread_at_max,
     "{?1leaf ?}{0} is not read: {2} is at least {3} after {4} of its {5} children, "
     "{?6and {6} is worth {7}?}{!6and the window ends at {7}!}"},
    {NoteCode::unread_at_min,
     "{?1leaf ?}{0} is not read: {2} is at most {3} after {4} of its {5} children, "
     "{?6and {6} is worth {7}?}{!6and the window begins at {7}!}"},
    {NoteCode::past_depth, "{0} is not read: the search stops before it"},
    {NoteCode::is_read, "{?1leaf ?}{0} is read"},

    {NoteCode::arrives_with,
     "{0} is arrived at with alpha {1}{?3 (what {3} is worth)?} and beta {2}"
     "{?4 (what {4} is worth)?}"},
    {NoteCode::left_with, "after its last child {0} has alpha {1} and beta {2}"},
    {NoteCode::left_at_cut,
     "at {0} the last value meets the cut test: [{1}] without that update, [{2}] with it; both are "
     "right"},

    {NoteCode::wrong_elements, "wrong: {0}"},
    {NoteCode::missing_elements, "missing: {0}"},
    {NoteCode::none_is_right, "nothing belongs here; none is the answer"},
    {NoteCode::wrong_step, "step {0} is {1}, and should be {2}"},
    {NoteCode::missing_step, "step {0} is missing: {1}"},
    {NoteCode::one_step_more, "there is nothing after step {0}"},
    {NoteCode::wrong_row, "row {0} is {1}, and should be {2}"},
    {NoteCode::missing_row, "row {0} is missing: {1}"},
    {NoteCode::one_row_more, "there is nothing after row {0}"},

    {NoteCode::max_prefers, "MAX takes the greatest of {0}"},
    {NoteCode::min_prefers, "MIN takes the least of {0}"},
    {NoteCode::counts, "{0} is {1}"},
    {NoteCode::answer_is, "the answer is {0}"},

    {NoteCode::right_from, "right from your value {0} at {1}"},
    {NoteCode::right_from_several, "right from your values {0}"},
    {NoteCode::partly_right_from, "partly right from your value {0} at {1}"},
    {NoteCode::partly_right_from_several, "partly right from your values {0}"},
});

static_assert(covers_every_note(kSentences));

}  // namespace

std::span<const NoteSentence> english_notes() { return kSentences; }

}  // namespace gametree::messages
