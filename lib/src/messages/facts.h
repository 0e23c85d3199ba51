/// \file
/// How many facts each error has, whatever the language: what sentences are checked against.
#pragma once

#include "gametree/error_code.h"

namespace gametree::messages {

/// Facts of an error with this code; -1 for what is no code.
// As long as there are codes: the one switch by which the compiler sees that a code is missing.
// NOLINTNEXTLINE(readability-function-size)
constexpr int fact_count(ErrorCode code) {
  switch (code) {
    case ErrorCode::string_not_closed:
    case ErrorCode::comment_not_closed:
    case ErrorCode::comma_between_nodes:
    case ErrorCode::empty_document:
    case ErrorCode::several_documents:
    case ErrorCode::tab_indentation:
    case ErrorCode::yaml_indentation:
    case ErrorCode::yaml_second_colon:
    case ErrorCode::yaml_label_in_text:
    case ErrorCode::yaml_colon_in_flow:
    case ErrorCode::yaml_too_long:
    case ErrorCode::json_comment:
    case ErrorCode::json_trailing_comma:
    case ErrorCode::empty_item:
    case ErrorCode::key_not_text:
    case ErrorCode::empty_key:
    case ErrorCode::no_player:
    case ErrorCode::no_content:
    case ErrorCode::children_and_value:
    case ErrorCode::probability_outside_chance:
    case ErrorCode::probability_missing:
    case ErrorCode::probabilities_too_long:
    case ErrorCode::infinite_mean:
    case ErrorCode::eval_infinite:
    case ErrorCode::unfinished_tree:
    case ErrorCode::root_option_unused:
    case ErrorCode::quiescence_needs_depth:
    case ErrorCode::search_stopped:
      return 0;

    case ErrorCode::not_utf8:
    case ErrorCode::control_character:
    case ErrorCode::too_many_bytes:
    case ErrorCode::cannot_read_file:
    case ErrorCode::cannot_write_file:
    case ErrorCode::unexpected_end:
    case ErrorCode::unexpected_close:
    case ErrorCode::bad_escape:
    case ErrorCode::typographic_quote:
    case ErrorCode::second_root:
    case ErrorCode::yaml_tag:
    case ErrorCode::yaml_undefined_alias:
    case ErrorCode::yaml_cyclic_alias:
    case ErrorCode::yaml_half_character:
    case ErrorCode::yaml_sign_in_text:
    case ErrorCode::yaml_no_comma:
    case ErrorCode::yaml_after_value:
    case ErrorCode::yaml_key_too_long:
    case ErrorCode::yaml_copies_too_long:
    case ErrorCode::json_needs_quotes:
    case ErrorCode::missing_blank:
    case ErrorCode::joined_lines:
    case ErrorCode::not_a_number:
    case ErrorCode::number_zero_denominator:
    case ErrorCode::percent_not_allowed:
    case ErrorCode::unquoted_number_too_large:
    case ErrorCode::result_too_large:
    case ErrorCode::repeated_key:
    case ErrorCode::player_as_action:
    case ErrorCode::label_without_node:
    case ErrorCode::key_after_children:
    case ErrorCode::key_without_player:
    case ErrorCode::player_without_parenthesis:
    case ErrorCode::needs_text:
    case ErrorCode::needs_node:
    case ErrorCode::needs_children:
    case ErrorCode::no_children:
    case ErrorCode::leaf_with_attribute:
    case ErrorCode::root_with_edge:
    case ErrorCode::probability_negative:
    case ErrorCode::probability_infinite:
    case ErrorCode::probabilities_sum:
    case ErrorCode::not_a_pair:
    case ErrorCode::infinite_eval_mean:
    case ErrorCode::repeated_name:
    case ErrorCode::repeated_action:
    case ErrorCode::empty_text:
    case ErrorCode::too_many_nodes:
    case ErrorCode::no_eval_for_order:
    case ErrorCode::no_cutoffs:
    case ErrorCode::node_not_searched:
      return 1;

    case ErrorCode::unexpected_character:
    case ErrorCode::syntax:
    case ErrorCode::number_too_long:
    case ErrorCode::given_twice:
    case ErrorCode::unknown_player:
    case ErrorCode::needs_boolean:
    case ErrorCode::needs_number:
    case ErrorCode::needs_quotes:
    case ErrorCode::bad_text_character:
    case ErrorCode::chance_needs_expectimax:
    case ErrorCode::window_not_open:
    case ErrorCode::bounds_crossed:
    case ErrorCode::no_eval_at_depth:
    case ErrorCode::unknown_node:
    case ErrorCode::ambiguous_node:
    case ErrorCode::leaf_has_no_child:
      return 2;

    case ErrorCode::unknown_format:
    case ErrorCode::too_deep:
    case ErrorCode::unknown_key:
    case ErrorCode::picture_too_large:
      return 3;

    case ErrorCode::no_child:
    case ErrorCode::leaf_out_of_bounds:
    case ErrorCode::unknown_rule_value:
    case ErrorCode::cannot_write_node:
      return 4;

    // Answers
    case ErrorCode::answer_zero_or_one:
      return 0;
    case ErrorCode::answer_too_long:
    case ErrorCode::answer_answered_twice:
    case ErrorCode::answer_wrong_shape:
    case ErrorCode::answer_not_a_number:
    case ErrorCode::answer_none_for_number:
    case ErrorCode::answer_percent:
    case ErrorCode::answer_several_numbers:
    case ErrorCode::answer_may_be_thousands:
    case ErrorCode::answer_not_a_value:
    case ErrorCode::answer_interval_no_bound:
    case ErrorCode::answer_not_a_window:
    case ErrorCode::answer_end_twice:
    case ErrorCode::answer_which_node:
    case ErrorCode::answer_key_is_no_node:
    case ErrorCode::answer_no_such_leaf:
    case ErrorCode::answer_number_after_word:
    case ErrorCode::answer_ambiguous_word:
    case ErrorCode::answer_not_a_kind:
      return 1;
    case ErrorCode::answer_strict_bound:
    case ErrorCode::answer_other_end:
    case ErrorCode::answer_node_not_asked:
    case ErrorCode::answer_ambiguous_leaf:
    case ErrorCode::answer_not_a_child:
    case ErrorCode::answer_remark_names_node:
    case ErrorCode::answer_not_an_action:
    case ErrorCode::answer_no_step:
    case ErrorCode::answer_not_true_or_false:
    case ErrorCode::answer_wrong_cells:
    case ErrorCode::answer_not_an_option:
    case ErrorCode::answer_ambiguous_option:
      return 2;
    case ErrorCode::answer_path_or_value:
      return 3;

    // Files of answers
    case ErrorCode::no_answers:
    case ErrorCode::csv_quote:
    case ErrorCode::no_student_in_row:
      return 0;
    case ErrorCode::too_many_answers:
    case ErrorCode::answers_too_deep:
    case ErrorCode::ambiguous_question:
    case ErrorCode::stray_line:
    case ErrorCode::cell_without_column:
    case ErrorCode::too_many_students:
    case ErrorCode::no_student_column:
      return 1;
    case ErrorCode::no_such_question:
    case ErrorCode::no_such_column:
    case ErrorCode::students_differ:
      return 2;

    // Orders of single nodes, and exercises
    case ErrorCode::one_tree_alone:
    case ErrorCode::tree_option_unused:
    case ErrorCode::root_option_of_exercise:
    case ErrorCode::nothing_to_ask:
    case ErrorCode::too_much_to_look_up:
      return 0;

    case ErrorCode::order_of_leaf:
    case ErrorCode::order_of_chance:
    case ErrorCode::order_given_twice:
    case ErrorCode::document_too_large:
    case ErrorCode::second_key:
    case ErrorCode::empty_value:
    case ErrorCode::empty_list:
    case ErrorCode::reserved_id:
    case ErrorCode::repeated_id:
    case ErrorCode::which_tree:
    case ErrorCode::tree_option_missing:
    case ErrorCode::file_not_beside:
    case ErrorCode::no_files_here:
    case ErrorCode::unknown_game:
    case ErrorCode::from_no_values:
      return 1;

    case ErrorCode::missing_key:
    case ErrorCode::not_finite:
    case ErrorCode::cannot_read_beside:
    case ErrorCode::keys_exclude:
    case ErrorCode::needs_mapping:
    case ErrorCode::needs_list:
    case ErrorCode::needs_yes_or_no:
    case ErrorCode::needs_two_numbers:
    case ErrorCode::too_many_items:
    case ErrorCode::bad_id:
    case ErrorCode::repeated_item:
    case ErrorCode::no_move_there:
      return 2;

    case ErrorCode::order_incomplete:
    case ErrorCode::key_of_other_type:
    case ErrorCode::tree_option_unknown:
    case ErrorCode::needs_count:
      return 3;

    case ErrorCode::out_of_range:
      return 4;

    // Keys and grades
    case ErrorCode::no_expected_answer:
    case ErrorCode::no_true_option:
    case ErrorCode::nothing_to_read:
    case ErrorCode::unreadable_answer:
    case ErrorCode::ambiguous_number:
    case ErrorCode::neither_right_nor_wrong:
      return 1;
    case ErrorCode::no_action_there:
    case ErrorCode::unreadable_expect:
    case ErrorCode::unknown_count:
    case ErrorCode::action_without_label:
      return 2;
    case ErrorCode::expect_differs:
      return 3;
    case ErrorCode::leaf_values_repeat:
    case ErrorCode::leaf_value_is_number:
      return 4;

    // Who handed in
    case ErrorCode::metadata_no_users:
      return 0;
    case ErrorCode::table_blank_cell:
      return 1;
    case ErrorCode::table_no_column:
    case ErrorCode::map_path_unknown:
    case ErrorCode::not_on_roster:
    case ErrorCode::code_of_nobody:
    case ErrorCode::called_otherwise:
      return 2;
    case ErrorCode::roster_repeats:
    case ErrorCode::layout_fits_some:
    case ErrorCode::file_differs:
    case ErrorCode::export_differs:
    case ErrorCode::number_of_nobody:
      return 3;

    // Marks and earlier grades
    case ErrorCode::mark_no_points:
    case ErrorCode::not_a_record:
      return 1;
    case ErrorCode::mark_out_of_range:
    case ErrorCode::mark_no_question:
    case ErrorCode::mark_of_nobody:
    case ErrorCode::record_of_other_exercise:
      return 2;
    case ErrorCode::mark_repeats:
      return 3;

    // Grades handed back
    case ErrorCode::not_on_list:
    case ErrorCode::grade_locked:
      return 1;
    case ErrorCode::form_of_one_submission:
    case ErrorCode::which_assignment:
    case ErrorCode::row_of_two:
      return 2;
    case ErrorCode::unknown_assignment:
    case ErrorCode::points_above_list:
      return 3;

    // Folders and archives
    case ErrorCode::file_changes:
    case ErrorCode::archive_encrypted:
      return 0;
    case ErrorCode::too_many_files:
    case ErrorCode::archive_broken:
    case ErrorCode::archive_too_many:
    case ErrorCode::archive_too_large:
    case ErrorCode::archive_expands:
      return 1;
  }
  return -1;
}

}  // namespace gametree::messages
