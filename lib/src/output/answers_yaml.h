/// \file
/// An answers file as YAML, with comments.
#pragma once

#include <string>
#include <vector>

#include "gametree/typed.h"
#include "output/buffer.h"

namespace gametree::output {

/// One question's answer, and what is said around it.
struct AnswerBlock {
  std::vector<std::string> above = {};  ///< comments, as long as they like
  std::string question = {};
  Typed answer = {};                      ///< an empty text is left blank
  std::vector<std::string> reasons = {};  ///< of each pair of a mapping, else one of the whole
};

struct AnswersFile {
  std::vector<std::string> heading = {};  ///< comments
  std::string student = {};               ///< empty: left blank
  std::vector<AnswerBlock> blocks = {};
};

/// Reads back as the same answers, whatever is in their texts: what is not plain is quoted.
void write_answers_yaml(const AnswersFile& file, Buffer& out);

/// The same without comments.
void write_answers_json(const AnswersFile& file, Buffer& out);

}  // namespace gametree::output
