/// \file
/// Who a file is from, where several places of it say so.
#include <algorithm>
#include <optional>
#include <set>

#include "answer/file_kinds.h"
#include "base/text.h"

namespace gametree::answer_file {
namespace {

// More are no group, and each of them would be graded.
constexpr std::size_t kLargestGroup = 100;

}  // namespace

void set_students(Submission& submission, const std::vector<std::vector<std::string>>& named,
                  FileText& file, Offset where) {
  std::vector<std::string> all;
  std::set<std::string> known;  // after NFC
  std::size_t most = 0;
  for (const std::vector<std::string>& ids : named) {
    std::set<std::string> group;
    for (const std::string& id : ids) {
      group.insert(nfc(id));
      if (known.insert(nfc(id)).second) all.push_back(id);
    }
    most = std::max(most, group.size());
  }
  if (all.size() > kLargestGroup)
    submission.disagreement =
        file.error(ErrorCode::too_many_students, {std::to_string(kLargestGroup)}, where);
  else if (most < all.size())  // a group that names the one who hands in too would agree
    submission.disagreement = file.error(ErrorCode::students_differ, {all[0], all[1]}, where);
  else
    submission.students = std::move(all);
}

}  // namespace gametree::answer_file
