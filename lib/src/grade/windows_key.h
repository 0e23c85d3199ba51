/// \file
/// The key of windows: alpha and beta at each node that is asked, each end by itself.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "grade/key.h"

namespace gametree::grade {

/// What is right of a node's window.
struct WindowValue {
  std::size_t place = 0;  ///< of the node among those the question asks
  bool pruned = false;
  bool asks_alpha = true, asks_beta = true;
  Window window;
  std::optional<Window> also;  ///< the pair after the update that cuts
};

class WindowsKey final : public Key {
 public:
  WindowsKey(KeySource source, std::vector<WindowValue> windows)
      : source_(std::move(source)), windows_(std::move(windows)) {}

  [[nodiscard]] Answer answer() const override;
  [[nodiscard]] std::size_t items() const override { return windows_.size(); }
  [[nodiscard]] ItemInfo item(std::size_t item) const override;
  [[nodiscard]] Credits credit(const Answer& answer) const override;
  [[nodiscard]] Note note(const Answer& answer, std::size_t item) const override;
  [[nodiscard]] std::string given(const Answer& answer, std::size_t item) const override;

 private:
  [[nodiscard]] PartCredit credit_end(const Piece& piece, const Number& key,
                                      const std::optional<Number>& also) const;
  [[nodiscard]] ItemCredit credit_item(const WindowPieces& given, const WindowValue& key) const;
  [[nodiscard]] NodeId node(std::size_t item) const {
    return source_.question->nodes[windows_[item].place];
  }

  const KeySource source_;
  const std::vector<WindowValue> windows_;
};

/// What an answer has for the node asked as number `place`; of an answer that can't be read as a
/// whole two ends that say so.
WindowPieces window_pieces(const Answer& answer, std::size_t place);

}  // namespace gametree::grade
