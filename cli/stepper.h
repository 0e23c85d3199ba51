/// \file
/// Steps looked at one at a time, forwards and back again.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gametree::cli {

/// What the reader wants.
enum class StepWish { next, back, quit };

/// Takes steps as a search makes them, and holds it up until the reader wants more. Nothing is
/// searched ahead, and of the steps those are kept that were looked at: as many as keys were hit.
class Stepper {
 public:
  /// \param show  shows a step that was written.
  /// \param ask   waits for the reader.
  Stepper(std::function<void(std::string_view)> show, std::function<StepWish()> ask)
      : show_(std::move(show)), ask_(std::move(ask)) {}

  /// Shows a new step, and those before it as long as they are asked for. False: no more steps are
  /// wanted.
  bool add(std::string_view step);

 private:
  std::function<void(std::string_view)> show_;
  std::function<StepWish()> ask_;
  std::vector<std::string> seen_;
};

}  // namespace gametree::cli
