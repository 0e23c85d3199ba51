/// \file
/// Archives written by libarchive, in which nothing depends on clock, user or place.
#include "zip_file.h"

#include <archive.h>
#include <archive_entry.h>

#include <cerrno>
#include <cstddef>
#include <string>
#include <utility>

#include "all_letters.h"

namespace gametree::cli {
namespace {

/// What libarchive calls with the bytes to be written.
la_ssize_t write_into_sink(archive* opened, void* sink, const void* bytes, std::size_t size) {
  if ((*static_cast<const Sink*>(sink))({static_cast<const char*>(bytes), size}))
    return static_cast<la_ssize_t>(size);
  archive_set_error(opened, EPIPE, "nobody listens");
  return -1;
}

/// Who takes no more is not asked again.
Sink until_refused(Sink sink) {
  return [sink = std::move(sink), listens = true](std::string_view bytes) mutable {
    listens = listens && sink(bytes);
    return listens;
  };
}

struct FreeEntry {
  void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

}  // namespace

void ZipFile::Free::operator()(archive* opened) const { archive_write_free(opened); }

ZipFile::ZipFile(Sink sink) : sink_(until_refused(std::move(sink))), archive_(archive_write_new()) {
  const AllLetters letters;
  archive* zip = archive_.get();
  is_whole_ = zip != nullptr && archive_write_set_format_zip(zip) == ARCHIVE_OK &&
              archive_write_set_options(zip, "zip:hdrcharset=UTF-8") == ARCHIVE_OK &&
              archive_write_set_bytes_in_last_block(zip, 1) == ARCHIVE_OK &&
              archive_write_open(zip, &sink_, nullptr, write_into_sink, nullptr) == ARCHIVE_OK;
}

ZipFile::~ZipFile() {
  // What is not finished is not written: freeing it would add an end.
  if (archive_ != nullptr) archive_write_fail(archive_.get());
}

void ZipFile::add(std::string_view name, std::string_view text, unsigned mode) {
  if (!is_whole_) return;
  const AllLetters letters;
  const std::unique_ptr<archive_entry, FreeEntry> entry(archive_entry_new());
  archive_entry_set_pathname(entry.get(), std::string(name).c_str());
  archive_entry_set_filetype(entry.get(), AE_IFREG);
  archive_entry_set_perm(entry.get(), static_cast<__LA_MODE_T>(mode));
  archive_entry_set_size(entry.get(), static_cast<la_int64_t>(text.size()));
  const int status = archive_write_header(archive_.get(), entry.get());
  is_whole_ = (status == ARCHIVE_OK || status == ARCHIVE_WARN) &&
              archive_write_data(archive_.get(), text.data(), text.size()) ==
                  static_cast<la_ssize_t>(text.size()) &&
              archive_write_finish_entry(archive_.get()) == ARCHIVE_OK;
}

bool ZipFile::finish() {
  const AllLetters letters;
  is_whole_ = is_whole_ && archive_write_close(archive_.get()) == ARCHIVE_OK;
  return is_whole_;
}

}  // namespace gametree::cli
