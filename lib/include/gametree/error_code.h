/// \file
/// Everything that can be wrong with an input or with rules. To add one: a line here and its
/// sentence in each language of lib/src/messages.
#pragma once

namespace gametree {

/// The comment names the facts of an Error with that code, in order.
enum class ErrorCode {
  // Text
  not_utf8,              ///< the byte, as 0xE9
  unexpected_character,  ///< what was found, what was expected
  control_character,     ///< the character, as U+0000
  too_many_bytes,        ///< the limit
  cannot_read_file,      ///< the reason
  cannot_write_file,     ///< the reason
  unknown_format,        ///< what was given, near name or "", known formats
  syntax,                ///< what the format's library says, cleaned up; a hint or ""
  unexpected_end,        ///< what was not closed
  unexpected_close,      ///< the bracket
  string_not_closed,     ///< nothing
  comment_not_closed,    ///< nothing
  bad_escape,            ///< the escape
  typographic_quote,     ///< the quotation mark
  comma_between_nodes,   ///< nothing
  empty_document,        ///< nothing
  several_documents,     ///< nothing
  second_root,           ///< what was found
  tab_indentation,       ///< nothing
  too_deep,              ///< the format, the limit in nested nodes, what to use instead
  yaml_tag,              ///< the tag
  yaml_undefined_alias,  ///< the alias
  yaml_cyclic_alias,     ///< the alias
  yaml_indentation,      ///< nothing
  yaml_second_colon,     ///< nothing
  yaml_label_in_text,    ///< nothing
  yaml_half_character,   ///< the escape
  yaml_key_too_long,     ///< the limit in bytes
  yaml_too_long,         ///< nothing
  yaml_copies_too_long,  ///< the limit in bytes
  json_comment,          ///< nothing
  json_trailing_comma,   ///< nothing
  json_needs_quotes,     ///< the word
  missing_blank,         ///< the text as written, with the blank put in
  joined_lines,          ///< the text
  empty_item,            ///< nothing

  // Numbers
  not_a_number,               ///< the text
  number_zero_denominator,    ///< the text
  number_too_long,            ///< the text (cut), kMaxDigits
  percent_not_allowed,        ///< the text
  unquoted_number_too_large,  ///< the text: a JSON number past a double
  result_too_large,           ///< the node

  // Keys and words
  key_not_text,                ///< nothing
  unknown_key,                 ///< the key, near key or "", known keys
  repeated_key,                ///< the key
  given_twice,                 ///< the thing, how else it was given
  unknown_player,              ///< the word, near word or ""
  player_as_action,            ///< the player's word
  label_without_node,          ///< the label
  key_after_children,          ///< the key
  key_without_player,          ///< the key
  player_without_parenthesis,  ///< the player's word
  needs_number,                ///< the key or `LEAF`, what was found or ""
  needs_text,                  ///< the key
  needs_boolean,               ///< the key, what was found
  needs_node,                  ///< what was found
  needs_children,              ///< what was found
  needs_quotes,                ///< the word that is null, the key or "label"

  // Trees
  no_children,                 ///< the player's word, or "" for an empty list
  no_player,                   ///< nothing: a node with children and no player
  no_content,                  ///< nothing: a node with neither value nor children
  children_and_value,          ///< nothing
  leaf_with_attribute,         ///< `eval` or `quiet`
  root_with_edge,              ///< `p` or `action`
  probability_outside_chance,  ///< nothing
  probability_missing,         ///< nothing: some children of a CHANCE node have one, this has none
  probability_negative,        ///< the probability
  probability_infinite,        ///< the probability
  probabilities_sum,           ///< the sum
  probabilities_too_long,      ///< nothing: their common denominator needs too many digits
  not_a_pair,                  ///< what was found, or ""
  infinite_mean,               ///< nothing: infinities of both signs under a CHANCE node
  infinite_eval_mean,          ///< the node: the same, made by a depth limit or min_as
  eval_infinite,               ///< unused facts: none
  repeated_name,               ///< the name
  repeated_action,             ///< the label
  empty_text,                  ///< `name` or `action`
  bad_text_character,          ///< `name` or `action`, the character as U+002F
  too_many_nodes,              ///< the limit
  unfinished_tree,             ///< nothing: a builder with open nodes or none
  root_option_unused,          ///< nothing: --root on a tree without bare lists

  // References to nodes
  unknown_node,       ///< the reference, near name or label or ""
  ambiguous_node,     ///< the reference, the nodes it may mean
  no_child,           ///< the node, the step, near label or "", how many children there are
  leaf_has_no_child,  ///< the leaf, the step

  // Rules that don't fit
  chance_needs_expectimax,  ///< the algorithm, the first CHANCE node
  window_not_open,          ///< alpha, beta
  bounds_crossed,           ///< L, U
  leaf_out_of_bounds,       ///< the leaf, its utility, L, U
  no_eval_at_depth,         ///< the node, its depth
  quiescence_needs_depth,   ///< nothing
  no_eval_for_order,        ///< the node
  no_cutoffs,               ///< the algorithm
  unknown_rule_value,       ///< the rule, what was given, near value or "", known values
  search_stopped,           ///< nothing: who was told its steps wanted no more

  // Writing
  cannot_write_node,  ///< the node, what of it, the format, what to use instead

  // Keys and grades
  no_action_there,          ///< the question, the node
  no_expected_answer,       ///< the question
  unreadable_expect,        ///< the question, what was typed
  expect_differs,           ///< the question, what was typed, the computed answer
  no_true_option,           ///< the question
  unknown_count,            ///< the question, the key
  nothing_to_read,          ///< the question: no node of it has an item
  unreadable_answer,        ///< the text
  ambiguous_number,         ///< the text: a decimal comma or a thousand's
  neither_right_nor_wrong,  ///< the text: of several answers where one is asked some are right
  leaf_values_repeat,       ///< the question, the value, the first two leaves
  action_without_label,     ///< the question, the node that lacks it
};

}  // namespace gametree
