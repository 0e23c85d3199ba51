/// \file
/// A file or standard input as one text, and the tree or the exercise in it.
#include "input_file.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <new>
#include <utility>
#include <vector>

#include "descriptor.h"
#include "exercise_file.h"

namespace gametree::cli {
namespace {

constexpr std::size_t kFirstRoom = std::size_t{64} << 10;
constexpr std::size_t kLargestRead = std::size_t{1} << 30;  // the system takes no more at once

/// The same error, of a file.
Error of_file(Error error, const std::string& path) {
  error.source = path.empty() ? "\"\"" : path;
  return error;
}

ssize_t read_some(int descriptor, InputText& text) {
  const std::size_t room = std::min(text.capacity() - text.size(), kLargestRead);
  ssize_t got = 0;
  do {
    got = ::read(descriptor, text.room(), room);
  } while (got < 0 && errno == EINTR);
  return got;
}

/// Errors say no path.
Result<InputText> read_all(const Descriptor& file, std::size_t max_bytes) {
  if (file.error()) return *file.error();
  const Error too_many{ErrorCode::too_many_bytes, {std::to_string(max_bytes)}, kNoOffset, {}, {}};
  if (file.size() > max_bytes) return too_many;
  InputText text;
  // One more than its size, so that the end is seen at once.
  text.reserve(file.size() == 0 ? kFirstRoom : file.size() + 1);
  for (;;) {
    const ssize_t got = read_some(file.number(), text);
    if (got < 0) return cannot_read();
    if (got == 0) break;
    text.grow_by(static_cast<std::size_t>(got));
    if (text.size() > max_bytes) return too_many;
    if (text.size() == text.capacity()) text.reserve(2 * text.capacity());
  }
  if (file.has_changed()) return Error{ErrorCode::file_changes, {}, kNoOffset, {}, {}};
  return text;
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
  Result<InputText> text = read_all(Descriptor(path, standard_input), max_bytes);
  if (!text) return of_file(std::move(text.error()), path);
  return text;
}

Result<InputText> read_found(const FoundFile& found, std::size_t max_bytes) {
  Result<InputText> text = read_all(Descriptor(found), max_bytes);
  if (!text) return of_file(std::move(text.error()), found.path);
  return text;
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
