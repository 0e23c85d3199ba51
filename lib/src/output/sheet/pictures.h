/// \file
/// Which pictures a sheet has, and before which question each stands.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "gametree/sheet.h"
#include "output/sheet/model.h"

namespace gametree::output {

/// The pictures of a sheet. Students see each tree once, before the first question that looks at
/// it; on the teacher's sheet it stands there as it is searched, once for each set of rules.
class SheetPictures {
 public:
  explicit SheetPictures(const SheetReport& report);

  [[nodiscard]] std::size_t size() const { return shots_.size(); }
  /// Those that stand before a question.
  [[nodiscard]] std::vector<SheetPicture> before(std::size_t question) const;
  /// The number, from 1, of the one to look at for a question; none: no picture is needed.
  [[nodiscard]] std::optional<std::size_t> of(std::size_t question) const {
    return numbers_.at(question);
  }

 private:
  /// A tree as it is to be drawn.
  struct Shot {
    std::size_t tree = 0;
    const SearchResult* search = nullptr;  ///< null: the tree alone
    bool windows = false;
    std::size_t before = 0;  ///< the question that it stands before
  };

  [[nodiscard]] std::size_t first_question_on(std::size_t tree) const;
  [[nodiscard]] Shot shot_for(std::size_t question) const;
  [[nodiscard]] std::size_t add(const Shot& shot);
  [[nodiscard]] SheetPicture picture(std::size_t number) const;
  [[nodiscard]] PictureView view_of(std::size_t tree) const;
  [[nodiscard]] PictureView view(const Shot& shot) const;
  [[nodiscard]] std::vector<std::string> below(const Shot& shot) const;

  const SheetReport& report_;
  std::vector<PictureView> views_;  // by tree, but for windows
  std::vector<Shot> shots_;
  std::vector<std::optional<std::size_t>> numbers_;  // of each question
};

}  // namespace gametree::output
