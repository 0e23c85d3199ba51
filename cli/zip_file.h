/// \file
/// A `.zip` that is written: the same bytes for the same members, whenever and by whomever.
#pragma once

#include <memory>
#include <string_view>

#include "gametree/report.h"

struct archive;  // libarchive's

namespace gametree::cli {

/// Writes a `.zip` into a sink, a member at a time. All members are of one time, that of no file.
///
/// ```
/// ZipFile zip(sink_into(output));
/// zip.add("Ann Lee_51234_assignsubmission_file/feedback.md", text);
/// if (!zip.finish()) ...
/// ```
class ZipFile {
 public:
  static constexpr unsigned kPlain = 0644, kExecutable = 0755;

  explicit ZipFile(Sink sink);
  ZipFile(const ZipFile&) = delete;
  ZipFile& operator=(const ZipFile&) = delete;
  ~ZipFile();

  /// Adds a file. Members stand in the order in which they are added; no two may have one name.
  ///
  /// \param name  UTF-8, with `/` behind each folder; folders need no members of their own.
  /// \param mode  who may read, write and run it, as Unix has it.
  void add(std::string_view name, std::string_view text, unsigned mode = kPlain);

  /// Writes the end. False where it is not whole: the sink took no more, which it knows why, or
  /// there is no memory. Without this there is no archive.
  bool finish();

 private:
  struct Free {
    void operator()(archive* opened) const;
  };

  Sink sink_;
  std::unique_ptr<archive, Free> archive_;
  bool is_whole_ = true;
};

}  // namespace gametree::cli
