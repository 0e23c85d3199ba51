/// \file
/// Answers line by line: what is read where a file is no YAML.
#pragma once

#include <string_view>
#include <vector>

#include "answer/question_keys.h"
#include "gametree/error.h"
#include "input/value.h"

namespace gametree::answer_file {

/// What lines hold.
struct ReadLines {
  input::Value document;  ///< a mapping of questions and words, as YAML would hold it
  std::vector<std::string_view> strays;  ///< lines that are nothing, in order
};

/// Reads `text` by step 5: lines `QUESTION: text`, deeper lines below a question alone.
///
/// \param text  UTF-8 whose line ends are LF and CRLF; borrowed by the result.
/// \param keys  what makes a line a question's.
/// Cost: linear.
ReadLines read_answer_lines(std::string_view text, const QuestionKeys& keys);

}  // namespace gametree::answer_file
