/// \file
/// The key of a choice: which options are true.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "grade/key.h"

namespace gametree::grade {

class ChoiceKey final : public Key {
 public:
  /// \param right  keys of options; of several all are asked where `expect` is a list, else any.
  ChoiceKey(const KeySource& source, const std::vector<std::string>& right);

  [[nodiscard]] Answer answer() const override;
  [[nodiscard]] ItemInfo item(std::size_t) const override { return {{}, joined(right_)}; }
  [[nodiscard]] Credits credit(const Answer& answer) const override;
  [[nodiscard]] Note note(const Answer& answer, std::size_t item) const override;

 private:
  [[nodiscard]] bool asks_several() const;
  [[nodiscard]] bool is_true(const std::string& key) const;

  const KeySource source_;
  const std::vector<std::string> right_;  // each once
};

/// The options an answer names.
std::vector<std::string> options_in(const Answer& answer);

}  // namespace gametree::grade
