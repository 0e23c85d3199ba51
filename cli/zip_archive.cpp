/// \file
/// Archives, by libarchive: the zip format alone, from the file alone.
#include "zip_archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>
#include <locale.h>  // NOLINT(modernize-deprecated-headers): newlocale is POSIX's

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string_view>
#include <utility>

#include "descriptor.h"
#include "gametree/export_layout.h"

namespace gametree::cli {
namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10;
constexpr std::size_t kFreely = std::size_t{16} << 20;  // before expansion is looked at
constexpr std::size_t kLongestName = 4096;
constexpr std::size_t kDeepest = 32;

Error error_of(ErrorCode code, std::vector<std::string> facts) {
  return {code, std::move(facts), kNoOffset, {}, {}};
}

/// The name's parts without those that lead out: `..`, a root, a drive's backslashes.
std::vector<std::string> safe_parts(std::string_view name) {
  std::vector<std::string> parts;
  while (!name.empty()) {
    const std::size_t end = std::min(name.find_first_of("/\\"), name.size());
    const std::string_view part = name.substr(0, end);
    if (!part.empty() && part != "." && part != "..") parts.emplace_back(part);
    name.remove_prefix(std::min(end + 1, name.size()));
  }
  return parts;
}

/// libarchive tells names in the system's encoding, and none that it lacks a letter for: while this
/// lives, the thread's encoding has them all.
class AllLetters {
 public:
  AllLetters() : before_(::uselocale(all_letters())) {}
  AllLetters(const AllLetters&) = delete;
  AllLetters& operator=(const AllLetters&) = delete;
  ~AllLetters() { ::uselocale(before_); }

 private:
  /// Made once for all threads. Null, where the system lacks it, leaves the thread's as it is.
  static locale_t all_letters() {
    static const locale_t letters = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    return letters;
  }

  locale_t before_;
};

class Reader {
 public:
  Reader(const FoundFile& found, const ArchiveLimits& limits, PassedOver& passed_over)
      : path_(found.path), file_(found), limits_(limits), passed_over_(passed_over) {}

  std::optional<Error> read(const std::function<void(ArchiveMember)>& take);

 private:
  struct Free {
    void operator()(archive* opened) const { archive_read_free(opened); }
  };

  bool open();
  std::optional<Error> read_members(const std::function<void(ArchiveMember)>& take);
  [[nodiscard]] Error broken() const;
  [[nodiscard]] std::string name_of(archive_entry* entry) const;
  [[nodiscard]] std::optional<WhyNot> why_not(archive_entry* entry,
                                              const std::vector<std::string>& parts);
  std::optional<Error> read_text(archive_entry* entry, std::string& text);
  [[nodiscard]] std::optional<Error> find_excess() const;

  const std::string& path_;
  const Descriptor file_;
  const ArchiveLimits& limits_;
  PassedOver& passed_over_;
  std::unique_ptr<archive, Free> archive_;
  std::size_t members_ = 0, bytes_ = 0;
  std::set<std::vector<std::string>> known_;
};

bool Reader::open() {
  archive_.reset(archive_read_new());
  archive_read_support_format_zip(archive_.get());
  return file_.is_regular() &&
         archive_read_open_fd(archive_.get(), file_.number(), kBlock) == ARCHIVE_OK;
}

Error Reader::broken() const {
  const char* said = archive_error_string(archive_.get());
  return error_of(ErrorCode::archive_broken, {said == nullptr ? "it is not a .zip" : said});
}

/// The member's name; one in another encoding may come out as none.
std::string Reader::name_of(archive_entry* entry) const {
  const char* name = archive_entry_pathname_utf8(entry);
  if (name == nullptr) name = archive_entry_pathname(entry);
  return name == nullptr ? fmt::format("unnamed-{}", members_) : name;
}

std::optional<WhyNot> Reader::why_not(archive_entry* entry, const std::vector<std::string>& parts) {
  for (const std::string& part : parts)
    if (const auto why = why_not_name(part)) return why;
  if (archive_entry_hardlink(entry) != nullptr || archive_entry_filetype(entry) == AE_IFLNK)
    return WhyNot::link;
  if (archive_entry_filetype(entry) != AE_IFREG) return WhyNot::special;
  if (parts.empty() || name_of(entry).size() > kLongestName) return WhyNot::bad_name;
  if (parts.size() > kDeepest) return WhyNot::too_deep;
  if (names_archive(parts.back())) return WhyNot::archive;
  if (!known_.insert(parts).second) return WhyNot::named_twice;
  return std::nullopt;
}

/// What the archive as a whole has too much of.
std::optional<Error> Reader::find_excess() const {
  if (members_ > limits_.members)
    return error_of(ErrorCode::archive_too_many, {fmt::format("{}", limits_.members)});
  if (bytes_ > limits_.bytes)
    return error_of(ErrorCode::archive_too_large, {fmt::format("{}", limits_.bytes)});
  if (bytes_ > kFreely && bytes_ / limits_.expansion > file_.size())
    return error_of(ErrorCode::archive_expands, {fmt::format("{}", limits_.expansion)});
  return std::nullopt;
}

std::optional<Error> Reader::read_text(archive_entry* entry, std::string& text) {
  if (archive_entry_is_encrypted(entry) != 0) return error_of(ErrorCode::archive_encrypted, {});
  std::array<char, kBlock> block{};
  for (;;) {
    const la_ssize_t got = archive_read_data(archive_.get(), block.data(), block.size());
    if (got < 0) return broken();
    if (got == 0) return std::nullopt;
    bytes_ += static_cast<std::size_t>(got);
    text.append(block.data(), static_cast<std::size_t>(got));
    if (find_excess()) return std::nullopt;  // the whole archive's, said there
    if (text.size() > limits_.member_bytes)
      return error_of(ErrorCode::too_many_bytes, {fmt::format("{}", limits_.member_bytes)});
  }
}

std::optional<Error> Reader::read(const std::function<void(ArchiveMember)>& take) {
  if (file_.error()) return file_.error();
  std::optional<Error> error = read_members(take);
  if (file_.has_changed()) return error_of(ErrorCode::file_changes, {});
  return error;
}

std::optional<Error> Reader::read_members(const std::function<void(ArchiveMember)>& take) {
  if (!open()) return broken();
  for (archive_entry* entry = nullptr;;) {
    const int status = archive_read_next_header(archive_.get(), &entry);
    if (status == ARCHIVE_EOF) return std::nullopt;
    if (status != ARCHIVE_OK && status != ARCHIVE_WARN) return broken();
    ++members_;
    if (std::optional<Error> excess = find_excess()) return excess;
    if (archive_entry_filetype(entry) == AE_IFDIR) continue;
    ArchiveMember member{.parts = safe_parts(name_of(entry))};
    if (const auto why = why_not(entry, member.parts)) {
      passed_over_.add(path_ + "/" + name_of(entry), *why);
      continue;
    }
    member.error = read_text(entry, member.text);
    if (std::optional<Error> excess = find_excess()) return excess;
    if (member.error) member.text.clear();
    take(std::move(member));
  }
}

}  // namespace

std::optional<Error> read_archive(const FoundFile& found, const ArchiveLimits& limits,
                                  PassedOver& passed_over,
                                  const std::function<void(ArchiveMember)>& take) {
  const AllLetters letters;
  return Reader(found, limits, passed_over).read(take);
}

}  // namespace gametree::cli
