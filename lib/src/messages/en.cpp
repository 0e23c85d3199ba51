/// \file
/// English: what is wrong, and then what to write instead.
#include <array>

#include "messages/languages.h"
#include "messages/template.h"

namespace gametree::messages {
namespace {

constexpr auto kSentences = std::to_array<Sentence>({
    {ErrorCode::not_utf8, "byte {0} is not UTF-8; save the file as UTF-8"},
    {ErrorCode::unexpected_character, "unexpected {0}{?1; expected {1}?}"},
    {ErrorCode::control_character, "the text holds the control character {0}; remove it"},
    {ErrorCode::too_many_bytes, "the input has more than {0} bytes; --max-bytes sets this limit"},
    {ErrorCode::cannot_read_file, "the file can't be read: {0}"},
    {ErrorCode::cannot_write_file, "the file can't be written: {0}"},
    {ErrorCode::unknown_format,
     R"(unknown format "{0}"; {?1did you mean "{1}"??}{!1the formats are {2}!})"},
    {ErrorCode::syntax, "{0}{?1; {1}?}"},
    {ErrorCode::unexpected_end, "this {0} is never closed"},
    {ErrorCode::unexpected_close, "unexpected {0}; nothing is open here that it could close"},
    {ErrorCode::string_not_closed, R"(string not closed; write its second " on the same line)"},
    {ErrorCode::comment_not_closed, "comment not closed; write its |#"},
    {ErrorCode::bad_escape,
     R"("{0}" means nothing in a string; write \" \\ \/ \b \f \n \r \t or \uXXXX, )"
     R"(and \\ for a backslash)"},
    {ErrorCode::typographic_quote, R"({0} is a typographic quotation mark; write ")"},
    {ErrorCode::comma_between_nodes, "unexpected comma; write a blank between nodes"},
    {ErrorCode::empty_document,
     "there is no tree here: the text is empty, or holds comments alone"},
    {ErrorCode::several_documents, "a second document begins here; write one tree in a file"},
    {ErrorCode::second_root,
     R"(more text after the end of the tree{?0: "{0}"?}; write one tree in a file)"},
    {ErrorCode::tab_indentation,
     "this line is indented with a tab; write blanks, YAML takes no others"},
    {ErrorCode::too_deep,
     "the tree is too deep for {0}, which nests at most {1} levels; write it as {2}"},
    {ErrorCode::yaml_tag, R"("{0}" is a YAML tag; leave it out)"},
    {ErrorCode::yaml_undefined_alias, R"(nothing before the alias "{0}" has this anchor)"},
    {ErrorCode::yaml_cyclic_alias,
     R"(the alias "{0}" stands inside the node it means, so that the tree would never end)"},
    {ErrorCode::yaml_indentation,
     "this does not fit what stands above it; the items of a list, and the keys of a mapping, all "
     "begin in one column"},
    {ErrorCode::yaml_second_colon,
     "a second colon on this line; write a mapping inside another in braces, and a text with a "
     "colon in quotes"},
    {ErrorCode::yaml_label_in_text,
     R"(YAML takes this colon for the end of a key; write "tree: |" and the expression, indented, )"
     "on the lines below it"},
    {ErrorCode::yaml_half_character,
     R"("{0}" is half a character, and YAML can't put halves together; write the character )"
     "itself"},
    {ErrorCode::yaml_key_too_long, "this key is too long; a key of YAML has at most {0} bytes"},
    {ErrorCode::yaml_too_long,
     "this is too long to be read as YAML; write it as JSON or an s-expression"},
    {ErrorCode::yaml_copies_too_long,
     "the aliases copy more than {0} bytes of text; write shorter texts, or no aliases"},
    {ErrorCode::json_comment, "JSON has no comments; write YAML for a tree with comments"},
    {ErrorCode::json_trailing_comma, "a comma stands before this bracket; JSON wants none there"},
    {ErrorCode::json_needs_quotes, R"(JSON can't have {0} without quotes; write "{0}")"},
    {ErrorCode::missing_blank, R"(there is no blank after the colon; write "{0}")"},
    {ErrorCode::joined_lines,
     R"(YAML reads these lines as one text, "{0}"; check how far each is indented, and the blank )"
     "after a dash or colon"},
    {ErrorCode::empty_item, "this item is empty; write a node, or leave out the comma or dash"},

    {ErrorCode::not_a_number, R"("{0}" is not a number)"},
    {ErrorCode::number_zero_denominator, R"("{0}" divides by zero)"},
    {ErrorCode::number_too_long,
     R"("{0}" is too long; a number has at most {1} digits when it is written out)"},
    {ErrorCode::percent_not_allowed, R"("{0}" is a percentage, and only a probability can be one)"},
    {ErrorCode::unquoted_number_too_large,
     R"({0} is too large for a number in JSON; write it in quotes: "{0}")"},
    {ErrorCode::result_too_large, "the value of node {0} has more than a million bits"},

    {ErrorCode::key_not_text, "a key is a text, not a list or mapping"},
    {ErrorCode::unknown_key, R"(unknown key "{0}"; {?1did you mean "{1}"??}{!1the keys are {2}!})"},
    {ErrorCode::repeated_key, R"(this node has a second "{0}"; write it once)"},
    {ErrorCode::given_twice, "this node has its {0} twice, also as {1}; write it once"},
    {ErrorCode::unknown_player,
     R"(unknown player "{0}"; {?1did you mean "{1}"??}{!1a player is MAX, MIN or CHANCE!})"},
    {ErrorCode::player_as_action,
     "{0} is a player and can't be a key among actions; write a list, [{{0}: ...}], or for an "
     R"(action of that name "action: {0}")"},
    {ErrorCode::label_without_node, R"(no node follows the label "{0}")"},
    {ErrorCode::key_after_children,
     R"("{0}" stands after a child; write it right after the player)"},
    {ErrorCode::key_without_player,
     R"("{0}" stands in a list without a player; write the player first, as in (MAX {0} ...))"},
    {ErrorCode::player_without_parenthesis, "a node needs parentheses; write ({0} ...)"},
    {ErrorCode::needs_number, R"({0} needs a number{?1, not "{1}"?})"},
    {ErrorCode::needs_text, R"("{0}" needs a text)"},
    {ErrorCode::needs_boolean, R"("{0}" is true or false, not "{1}")"},
    {ErrorCode::needs_node,
     R"("{0}" is not a node; write a number, or a player with its children)"},
    {ErrorCode::needs_children, R"("{0}" can't be the children of a node; write a list of nodes)"},
    {ErrorCode::needs_quotes,
     R"({?0"{0}" without quotes is no text?}{!0there is nothing here!}; for a {1} of that text )"
     "write it in quotes"},

    {ErrorCode::no_children,
     "{?0this {0} node has no children; write one at least?}{!0this list is empty; write one "
     "node at least!}"},
    {ErrorCode::no_player, "this node has children and no player; write MAX, MIN or CHANCE"},
    {ErrorCode::no_content, "this node has neither a value nor children"},
    {ErrorCode::children_and_value,
     "this node has both a value and children; a leaf has a value, any other node a player and "
     "children"},
    {ErrorCode::leaf_with_attribute,
     R"(a leaf can't have "{0}"; it is for MAX, MIN and CHANCE nodes)"},
    {ErrorCode::root_with_edge, R"(the root can't have "{0}", since no edge leads to it)"},
    {ErrorCode::probability_outside_chance, "only a child of CHANCE has a probability"},
    {ErrorCode::probability_missing,
     "this child of CHANCE has no probability and others have; write one for each, or none at "
     "all"},
    {ErrorCode::probability_negative, "the probability {0} is negative"},
    {ErrorCode::probability_infinite, "the probability {0} is infinite"},
    {ErrorCode::probabilities_sum, "the probabilities of this CHANCE node sum to {0}, not 1"},
    {ErrorCode::probabilities_too_long,
     "the common denominator of these probabilities has too many digits; write simpler ones"},
    {ErrorCode::not_a_pair,
     R"(a list right under CHANCE is a pair, a probability and one node{?0, not "{0}"?})"},
    {ErrorCode::infinite_mean,
     "inf and -inf meet under this CHANCE node, and their mean has no value"},
    {ErrorCode::infinite_eval_mean, "inf and -inf meet at node {0}, and their mean has no value"},
    {ErrorCode::eval_infinite, "an eval can't be infinite"},
    {ErrorCode::repeated_name,
     R"(a second node with the name "{0}"; a name is unique in its tree)"},
    {ErrorCode::repeated_action,
     R"(a second child with the label "{0}"; a label is unique among the children of a node)"},
    {ErrorCode::empty_text, "this {0} is empty; write a text, or leave it out"},
    {ErrorCode::bad_text_character,
     "this {0} holds the character {1}; it can hold no slash, control or format character"},
    {ErrorCode::too_many_nodes, "the tree has more than {0} nodes; --max-nodes sets this limit"},
    {ErrorCode::unfinished_tree,
     "the tree is not finished: it has no root, or a node is still open"},
    {ErrorCode::root_option_unused,
     "--root is for bare lists, and this tree has none: it says who moves everywhere"},

    {ErrorCode::unknown_node,
     R"(there is no node "{0}"; {?1did you mean "{1}"??}{!1write its path, such as /2/1, its )"
     "name or its action label!}"},
    {ErrorCode::ambiguous_node, R"("{0}" may be any of {1}; write the path of the one you mean)"},
    {ErrorCode::no_child,
     R"(node {0} has no child "{1}"; {?2did you mean "{2}"??}{!2its children: {3}!})"},
    {ErrorCode::leaf_has_no_child, R"(node {0} is a leaf, and has no child "{1}")"},

    {ErrorCode::chance_needs_expectimax,
     "{0} can't search node {1}, which is a CHANCE node; use expectimax"},
    {ErrorCode::window_not_open,
     "there is nothing in the window [{0}, {1}]; alpha has to be less than beta"},
    {ErrorCode::bounds_crossed, "the bounds [{0}, {1}] are crossed; write the lower one first"},
    {ErrorCode::leaf_out_of_bounds, "leaf {0} has the utility {1}, outside the bounds [{2}, {3}]"},
    {ErrorCode::no_eval_at_depth, "node {0} has no eval, and the search stops there, at depth {1}"},
    {ErrorCode::quiescence_needs_depth,
     "quiescence goes on past the depth limit, and there is none; give a depth too"},
    {ErrorCode::no_eval_for_order, "node {0} has no eval, and the order goes by it"},
    {ErrorCode::no_cutoffs, "{0} makes no cutoffs; use alphabeta"},
    {ErrorCode::unknown_rule_value,
     R"(unknown {0} "{1}"; {?2did you mean "{2}"??}{!2it is one of {3}!})"},
    {ErrorCode::search_stopped, "the search was given up"},

    {ErrorCode::cannot_write_node, "node {0}: {2} can't hold its {1}{?3; use {3}?}"},

    {ErrorCode::no_action_there,
     "question {0}: no action is best at {1}; ask for one at a MAX or MIN node that is searched"},
    {ErrorCode::no_expected_answer, R"(question {0} needs its answer as "expect")"},
    {ErrorCode::unreadable_expect, R"(question {0}: the answer "{1}" can't be read)"},
    {ErrorCode::expect_differs, R"(question {0}: expect is "{1}", but the search finds {2})"},
    {ErrorCode::no_true_option, "question {0}: none of the options is true"},
    {ErrorCode::unknown_count, R"(question {0}: nothing is counted as "{1}")"},
    {ErrorCode::nothing_to_read, "question {0} asks for no node that has an answer"},
    {ErrorCode::unreadable_answer, R"({?0"{0}"?}{!0this!} can't be read as an answer)"},
    {ErrorCode::ambiguous_number,
     R"("{0}" may have a decimal comma, or one between thousands; write it with a point or without)"},
    {ErrorCode::neither_right_nor_wrong,
     R"("{0}" is several answers where one is asked; some are right and some are wrong)"},
    {ErrorCode::leaf_values_repeat,
     "question {0}: {1} is the value of leaves {2} and {3}, so that it names neither; give them "
     "names or labels"},
    {ErrorCode::action_without_label,
     "question {0}: the action to {1} has no label, and the node no name"},
});

static_assert(covers_every_code(kSentences));

}  // namespace

std::span<const Sentence> english() { return kSentences; }

}  // namespace gametree::messages
