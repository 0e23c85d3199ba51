/// \file
/// The door for files of answers: their kind, their encoding, their size.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "answer/file_kinds.h"
#include "answer/file_text.h"
#include "base/text.h"
#include "gametree/submission.h"

namespace gametree {
namespace {

using answer_file::FileJob;
using answer_file::FileText;

// Each of these may begin one more text, list or mapping. So many are no homework, and would take
// a hundred times the room of the file.
constexpr std::string_view kSeparators = ",;:=\n\t[{";
constexpr std::size_t kMostSeparators = 1'000'000;

constexpr std::array<bool, 256> kIsSeparator = [] {
  std::array<bool, 256> is{};
  for (const char c : kSeparators) is[static_cast<unsigned char>(c)] = true;
  return is;
}();

using ReadKind = SubmissionFile (*)(const FileJob& job);

// To add a kind: write its function, declare it in file_kinds.h, add one line here.
struct Kind {
  std::string_view ending;
  ReadKind read;
};
constexpr std::array kKinds{
    Kind{".csv", &answer_file::read_csv_file},
    Kind{".json", &answer_file::read_json_file},
};

ReadKind kind_of(std::string_view name) {
  const auto found = std::ranges::find_if(kKinds, [&](const Kind& kind) {
    return name.size() >= kind.ending.size() &&
           same_word(name.substr(name.size() - kind.ending.size()), kind.ending);
  });
  return found == kKinds.end() ? &answer_file::read_yaml_file : found->read;
}

/// What keeps a file from being read at all.
std::optional<Error> find_obstacle(std::string_view text, FileText& file, std::size_t max_bytes) {
  const auto error = [](ErrorCode code, std::size_t limit) {
    return Error{code, {fmt::format("{}", limit)}, kNoOffset, {}, {}};
  };
  if (text.size() > max_bytes) return error(ErrorCode::too_many_bytes, max_bytes);
  const std::size_t invalid = find_invalid_utf8(text);
  if (invalid != std::string_view::npos)
    return file.error(ErrorCode::not_utf8,
                      {fmt::format("0x{:02X}", static_cast<unsigned char>(text[invalid]))},
                      invalid);
  std::size_t count = 0;
  for (const char c : text)
    if (kIsSeparator[static_cast<unsigned char>(c)]) ++count;
  if (count > kMostSeparators) return error(ErrorCode::too_many_answers, kMostSeparators);
  return std::nullopt;
}

}  // namespace

SubmissionFile read_submission_file(std::string_view text, const Exercise& exercise,
                                    const SubmissionOptions& options) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  FileText file(text, options.source);
  if (std::optional<Error> obstacle = find_obstacle(text, file, options.max_bytes)) {
    Submission whole;
    whole.file = options.source;
    obstacle->source = options.source;
    whole.ungradable = std::move(obstacle);
    return {{std::move(whole)}};
  }
  const std::string lines = answer_file::with_line_feeds(std::string(text));
  FileText clean(lines, options.source);
  return kind_of(options.source)({clean, exercise, options});
}

std::vector<Submission> read_submissions(std::string_view text, const Exercise& exercise,
                                         const SubmissionOptions& options) {
  return read_submission_file(text, exercise, options).submissions;
}

}  // namespace gametree
