/// \file
/// Files opened as people named them, or step by step below a folder.
#include "descriptor.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace gametree::cli {
namespace {

constexpr int kRead = O_RDONLY | O_CLOEXEC;

/// The folder that was named, of a file found below it: what is left of the path without the parts
/// that were walked.
std::string folder_of(const FoundFile& found) {
  std::size_t walked = found.parts.size() - 2;  // separators
  for (std::size_t i = 1; i < found.parts.size(); ++i) walked += found.parts[i].size();
  return found.path.substr(0, found.path.size() - walked);
}

/// Opens `name` in `folder`, which is closed; negative where either can't be.
int step_into(int folder, const std::string& name, int flags) {
  if (folder < 0) return folder;
  const int next = ::openat(folder, name.c_str(), kRead | O_NOFOLLOW | flags);
  const int error = errno;
  ::close(folder);
  errno = error;
  return next;
}

int open_found(const FoundFile& found) {
  if (found.parts.size() < 2) return ::open(found.path.c_str(), kRead | O_NONBLOCK);
  int opened = ::open(folder_of(found).c_str(), kRead | O_DIRECTORY);
  for (std::size_t i = 1; i + 1 < found.parts.size(); ++i)
    opened = step_into(opened, found.parts[i], O_DIRECTORY);
  return step_into(opened, found.parts.back(), O_NONBLOCK);
}

Error changes() { return {ErrorCode::file_changes, {}, kNoOffset, {}, {}}; }

}  // namespace

Error cannot_read() {
  return {ErrorCode::cannot_read_file, {std::strerror(errno)}, kNoOffset, {}, {}};
}

Descriptor::Descriptor(const std::string& path, std::FILE* standard_input)
    : number_(path == "-" ? ::fileno(standard_input) : ::open(path.c_str(), kRead)),
      is_owned_(path != "-") {
  if (number_ < 0 || ::fstat(number_, &status_) != 0) error_ = cannot_read();
}

Descriptor::Descriptor(const FoundFile& found) : number_(open_found(found)), is_owned_(true) {
  const bool was_walked_to = found.parts.size() > 1;
  if (number_ < 0 || ::fstat(number_, &status_) != 0) {
    const bool is_link_now = errno == ELOOP || errno == ENOTDIR;
    error_ = was_walked_to && is_link_now ? changes() : cannot_read();
  } else if (was_walked_to && !is_regular() && !S_ISDIR(status_.st_mode)) {
    error_ = changes();
  }
}

Descriptor::~Descriptor() {
  if (is_owned_ && number_ >= 0) ::close(number_);
}

std::size_t Descriptor::size() const {
  return is_regular() ? static_cast<std::size_t>(status_.st_size) : 0;
}

bool Descriptor::has_changed() const {
  struct stat now {};
  if (!is_regular() || ::fstat(number_, &now) != 0) return false;
  return now.st_size != status_.st_size || now.st_mtim.tv_sec != status_.st_mtim.tv_sec ||
         now.st_mtim.tv_nsec != status_.st_mtim.tv_nsec;
}

}  // namespace gametree::cli
