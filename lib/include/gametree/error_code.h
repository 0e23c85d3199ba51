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
  yaml_sign_in_text,     ///< what was found: a sign that no text has there without quotes
  yaml_no_comma,         ///< what was found where a comma or a closing bracket can stand
  yaml_colon_in_flow,    ///< nothing: a colon where a comma or a closing bracket can stand
  yaml_after_value,      ///< what was found behind the end of a value
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
  empty_key,                   ///< nothing
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
  picture_too_large,  ///< nodes of the picture, its form, the limit
  node_not_searched,  ///< the node, which a picture of a search was to begin at
  cannot_write_node,  ///< the node, what of it, the format, what to use instead

  // Answers that can't be read
  answer_too_long,           ///< the limit in bytes
  answer_answered_twice,     ///< the question, node or column
  answer_wrong_shape,        ///< what was typed
  answer_not_a_number,       ///< what was typed
  answer_none_for_number,    ///< what was typed
  answer_percent,            ///< what was typed
  answer_several_numbers,    ///< what was typed
  answer_may_be_thousands,   ///< what was typed
  answer_not_a_value,        ///< what was typed
  answer_strict_bound,       ///< what was typed, the bound that may be meant
  answer_interval_no_bound,  ///< what was typed
  answer_not_a_window,       ///< what was typed
  answer_end_twice,          ///< what was typed
  answer_other_end,          ///< what was typed, the end that is asked
  answer_which_node,         ///< what was typed
  answer_node_not_asked,     ///< what was typed, the node
  answer_key_is_no_node,     ///< what was typed
  answer_ambiguous_leaf,     ///< what was typed, the leaves
  answer_no_such_leaf,       ///< what was typed
  answer_path_or_value,      ///< what was typed, the node at that path, the leaves of that value
  answer_not_a_child,        ///< what was typed, the node
  answer_number_after_word,  ///< what was typed
  answer_remark_names_node,  ///< what was typed, the part before the remark
  answer_ambiguous_word,     ///< what was typed
  answer_not_an_action,      ///< what was typed, the node
  answer_no_step,            ///< what was typed, the node that was reached
  answer_zero_or_one,        ///< nothing
  answer_not_true_or_false,  ///< the key, its value
  answer_wrong_cells,        ///< the row, the columns
  answer_not_a_kind,         ///< what was typed
  answer_not_an_option,      ///< what was typed, the keys
  answer_ambiguous_option,   ///< what was typed, the options

  // Files of answers
  no_answers,           ///< nothing: no question of the exercise is answered
  too_many_answers,     ///< the limit in separators
  answers_too_deep,     ///< the limit in lists and mappings in one another
  no_such_question,     ///< the key or column, near id or ""
  ambiguous_question,   ///< the key or column: questions differ in case alone
  stray_line,           ///< the line: it answers no question
  cell_without_column,  ///< the text in a cell that no title stands above
  csv_quote,            ///< nothing: a quotation mark that leaves open where cells end
  too_many_students,    ///< the limit
  students_differ,      ///< a student that the file names, another one
  no_student_in_row,    ///< nothing
  no_student_column,    ///< the titles of all columns
  no_such_column,       ///< the title that --columns gives, near title or ""

  // Orders of single nodes
  order_incomplete,   ///< the node, the child that is missing or "", what is no child or stands
                      ///< twice or ""
  order_of_leaf,      ///< the node
  order_of_chance,    ///< the node
  order_given_twice,  ///< the node

  // Exercises
  document_too_large,       ///< the limit in lists, mappings and texts
  second_key,               ///< the key
  empty_value,              ///< the key
  missing_key,              ///< what lacks it, the key
  key_of_other_type,        ///< the key, the type, the types that have it
  keys_exclude,             ///< the key, the other
  needs_mapping,            ///< what, what was found
  needs_list,               ///< the key, what was found
  needs_count,              ///< the key, what was found, the largest
  needs_yes_or_no,          ///< the key, what was found
  needs_two_numbers,        ///< the key, what was found
  out_of_range,             ///< the key, the number, the least, the most or ""
  not_finite,               ///< the key, the number
  empty_list,               ///< the key
  too_many_items,           ///< the key, the limit
  bad_id,                   ///< the id, the character
  reserved_id,              ///< the id
  repeated_id,              ///< the id
  repeated_item,            ///< the item, the key
  which_tree,               ///< the trees
  one_tree_alone,           ///< nothing
  tree_option_unused,       ///< nothing
  tree_option_missing,      ///< the trees
  tree_option_unknown,      ///< what was given, near name or "", the trees
  root_option_of_exercise,  ///< nothing
  file_not_beside,          ///< the file
  no_files_here,            ///< the file
  cannot_read_beside,       ///< the file, the reason
  unknown_game,             ///< the game
  no_move_there,            ///< the node, what it is
  nothing_to_ask,           ///< nothing
  from_no_values,           ///< the id
  too_much_to_look_up,      ///< nothing

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
  leaf_value_is_number,     ///< the question, the value, the leaf, the node above it

  // Who handed in
  table_no_column,    ///< the column that is missing, the titles
  table_blank_cell,   ///< the column
  roster_repeats,     ///< the column, its text, the line where it stands first
  map_path_unknown,   ///< the path, near path or ""
  layout_fits_some,   ///< how many files, of how many, the layout
  not_on_roster,      ///< the id, near id or ""
  file_differs,       ///< the layout, the student it names, the student whom the file names
  export_differs,     ///< the layout, two students who have what it calls one student
  number_of_nobody,   ///< the layout, what it calls the student, the column of a roster
  code_of_nobody,     ///< the layout, what it calls the submission
  called_otherwise,   ///< the name in the export, the name on the roster
  metadata_no_users,  ///< nothing: a platform's description of a submission names no student

  // Marks and earlier grades
  mark_no_points,            ///< what was typed
  mark_out_of_range,         ///< the points, the most
  mark_repeats,              ///< the student, the question, the line where it stands first
  mark_no_question,          ///< the question, near question or ""
  mark_of_nobody,            ///< the student, near student or ""
  not_a_record,              ///< what was found instead
  record_of_other_exercise,  ///< its exercise, this one

  // Grades handed back
  form_of_one_submission,  ///< the form, how many there are
  which_assignment,        ///< the exercise, the assignments
  unknown_assignment,      ///< what was given, near title or "", the assignments
  row_of_two,              ///< two students who are meant by one row
  not_on_list,             ///< the student
  points_above_list,       ///< the student, the score, the list's most
  grade_locked,            ///< the student

  // Folders and archives
  file_changes,       ///< nothing: it was written to while it was read
  too_many_files,     ///< the limit
  archive_broken,     ///< what the archive's library says
  archive_encrypted,  ///< nothing
  archive_too_many,   ///< the limit in members
  archive_too_large,  ///< the limit in bytes
  archive_expands,    ///< how many times its own size
};

}  // namespace gametree
