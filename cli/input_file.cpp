/// \file
/// A file or standard input as one text, and the tree or the exercise in it.
#include "input_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <utility>
#include <vector>

#include "exercise_file.h"

namespace gametree::cli {
namespace {

constexpr std::size_t kFirstRoom = std::size_t{64} << 10;
constexpr std::size_t kLargestRead = std::size_t{1} << 30;  // the system takes no more at once

Error error_of(const std::string& path, ErrorCode code, std::string fact) {
  Error error;
  error.code = code;
  error.facts = {std::move(fact)};
  error.source = path.empty() ? "\"\"" : path;
  return error;
}

Error cannot_read(const std::string& path) {
  return error_of(path, ErrorCode::cannot_read_file, std::strerror(errno));
}

/// An open file; standard input stays open.
class Descriptor {
 public:
  Descriptor(const std::string& path, std::FILE* standard_input)
      : is_owned_(path != "-"),
        number_(is_owned_ ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC) : ::fileno(standard_input)) {
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (is_owned_ && number_ >= 0) ::close(number_);
  }

  [[nodiscard]] int number() const { return number_; }

 private:
  bool is_owned_;
  int number_;
};

/// Size of a regular file; 0 of anything else, whose size only reading tells.
std::size_t size_hint(int descriptor) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
  return static_cast<std::size_t>(status.st_size);
}

ssize_t read_some(int descriptor, InputText& text) {
  const std::size_t room = std::min(text.capacity() - text.size(), kLargestRead);
  ssize_t got = 0;
  do {
    got = ::read(descriptor, text.room(), room);
  } while (got < 0 && errno == EINTR);
  return got;
}

}  // namespace

void InputText::reserve(std::size_t capacity) {
  auto* bytes = static_cast<char*>(std::realloc(bytes_.get(), capacity));
  if (bytes == nullptr) throw std::bad_alloc();
  static_cast<void>(bytes_.release());
  bytes_.reset(bytes);
  capacity_ = capacity;
}

Result<InputText> read_input(const std::string& path, std::size_t max_bytes,
                             std::FILE* standard_input) {
  const Descriptor file(path, standard_input);
  if (file.number() < 0) return cannot_read(path);

  const std::size_t size = size_hint(file.number());
  const auto too_many = [&] {
    return error_of(path, ErrorCode::too_many_bytes, std::to_string(max_bytes));
  };
  if (size > max_bytes) return too_many();

  InputText text;
  text.reserve(size == 0 ? kFirstRoom : size + 1);  // one more, so that the end is seen at once
  for (;;) {
    const ssize_t got = read_some(file.number(), text);
    if (got < 0) return cannot_read(path);
    if (got == 0) return text;
    text.grow_by(static_cast<std::size_t>(got));
    if (text.size() > max_bytes) return too_many();
    if (text.size() == text.capacity()) text.reserve(2 * text.capacity());
  }
}

Result<GameTree> load_tree(const std::string& path, InputOptions options, Streams& streams) {
  Result<InputText> text = read_input(path, options.max_bytes, streams.in);
  if (!text) return text.error();
  if (holds_exercise(text->view(), path, options))
    return tree_of_exercise(text->view(), path, options);
  if (!options.tree.empty()) return Error{ErrorCode::tree_option_unused, {}, kNoOffset, path, {}};
  options.source = path;
  return read_tree(text->view(), options);
}

CheckReport check_file(const std::string& path, ReadOptions options, Streams& streams) {
  CheckReport report{.source = path};
  Result<InputText> text = read_input(path, options.max_bytes, streams.in);
  if (!text) {
    report.problems.push_back(std::move(text).error());
    return report;
  }
  if (holds_exercise(text->view(), path, options))
    return check_exercise_file(text->view(), path, options);
  options.source = path;
  CheckedTree checked = check_tree(text->view(), options);
  if (const auto& tree = checked.tree)
    report.tree = {.nodes = tree->size(), .leaves = tree->leaf_count(), .depth = tree->depth()};
  report.problems = std::move(checked.problems);
  return report;
}

}  // namespace gametree::cli
