/// \file
/// The options of commands that read or write answers.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app.h"
#include "gametree/exercise.h"
#include "gametree/submission.h"
#include "output_file.h"

namespace gametree::cli {

/// --columns.
void add_columns_option(CLI::App& app, SubmissionOptions& options);

/// --columns and --max-bytes.
void add_submission_options(CLI::App& app, SubmissionOptions& options);

/// --format of answers files, and --json.
void add_answers_formats(CLI::App& app, OutputOptions& output);

/// --lang.
void add_language_option(CLI::App& app, std::string& language);

/// The columns of a CSV by other names: `Email Address=student,Response 1=values.a`.
/// \throw CLI::ValidationError
std::vector<std::pair<std::string, std::string>> read_columns(const std::string& given);

}  // namespace gametree::cli
