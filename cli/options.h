/// \file
/// The options that several commands share, each group set up in one place.
#pragma once

#include <string>
#include <vector>

#include "app.h"
#include "gametree/read_tree.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "input_file.h"
#include "output_file.h"

namespace gametree::cli {

/// FILE..., of which standard input may be one.
void add_files(CLI::App& app, std::vector<std::string>& files);

/// One FILE.
void add_file(CLI::App& app, std::string& file);

/// --from, --root and the limits.
void add_read_options(CLI::App& app, ReadOptions& read);

/// The same and --tree, for what takes one tree, be it an exercise's.
void add_input_options(CLI::App& app, InputOptions& input);

/// The rules of search.
/// \param depth  what the depth limit is called where `--depth` means something else.
void add_rule_options(CLI::App& app, Rules& rules, const std::string& depth = "--depth");

/// The same without --algorithm and --order, for what runs several searches.
void add_shared_rule_options(CLI::App& app, Rules& rules, const std::string& depth = "--depth");

/// --nodes and --no-cutoffs.
void add_list_options(CLI::App& app, SearchOptions& lists);

/// --json, which sets `format`, and contradicts another one that `format_option` was given.
void add_json_flag(CLI::App& app, const CLI::Option& format_option, std::string& format,
                   const std::string& description);

/// --json, --format.
void add_format_options(CLI::App& app, OutputOptions& output);

/// -o.
void add_file_option(CLI::App& app, OutputOptions& output);

/// --color.
void add_color_option(CLI::App& app, OutputOptions& output);

/// Each rule with its values, the default first, and what they mean, for `gametree help rules`.
std::string describe_rules();

}  // namespace gametree::cli
