/// \file
/// Files told apart by device and inode; one that is still to be made, by its folder's and its
/// name.
#include "overwrite.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cstdio>
#include <map>
#include <optional>
#include <tuple>

#include "command_line.h"
#include "gametree/text.h"

namespace gametree::cli {
namespace {

/// Device, inode, and the name of a file that is not there yet.
using FileId = std::tuple<dev_t, ino_t, std::string>;

/// Regular files alone: a device or a pipe can be read and written.
std::optional<FileId> id_of(const struct stat& status) {
  if (!S_ISREG(status.st_mode)) return std::nullopt;
  return FileId(status.st_dev, status.st_ino, "");
}

std::optional<FileId> id_of(std::FILE* stream) {
  struct stat status {};
  const int descriptor = ::fileno(stream);
  if (descriptor < 0 || ::fstat(descriptor, &status) != 0) return std::nullopt;
  return id_of(status);
}

std::optional<FileId> id_of(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) return id_of(status);
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  if (::stat(folder.c_str(), &status) != 0) return std::nullopt;
  const std::size_t name = slash == std::string::npos ? 0 : slash + 1;
  return FileId(status.st_dev, status.st_ino, path.substr(name));
}

bool is_standard(const std::string& path) { return path.empty() || path == "-"; }

std::string shown_output(const std::string& path) {
  return is_standard(path) ? "standard output" : printable(path);
}

using Names = std::map<FileId, std::string>;

Names names_of(const std::vector<std::string>& inputs, Streams& streams) {
  Names names;
  for (const std::string& input : inputs) {
    const auto id = input == "-" ? id_of(streams.in) : id_of(input);
    if (id) names.emplace(*id, input == "-" ? "standard input" : "the input " + printable(input));
  }
  return names;
}

std::string overwrites(const std::string& name, const std::string& input) {
  return fmt::format("{} is {}, and is not overwritten; write to another file", name,
                     input == "the input " + name ? "an input" : "the same file as " + input);
}

std::string written_twice(const std::string& name, const std::string& other) {
  return fmt::format("{} is to be written twice{}", name,
                     other == name ? "" : ", also as " + other);
}

/// What is wrong with the outputs; empty: nothing.
std::string describe(const Names& inputs, const std::vector<std::string>& outputs,
                     Streams& streams) {
  Names written;
  for (const std::string& output : outputs) {
    const auto id = is_standard(output) ? id_of(streams.out) : id_of(output);
    if (!id) continue;
    const std::string name = shown_output(output);
    if (const auto input = inputs.find(*id); input != inputs.end())
      return overwrites(name, input->second);
    if (is_standard(output)) continue;  // what goes there stands one after the other
    const auto [other, is_first] = written.emplace(*id, name);
    if (!is_first) return written_twice(name, other->second);
  }
  return "";
}

}  // namespace

int refuse_overwriting(std::string_view command, const std::vector<std::string>& inputs,
                       const std::vector<std::string>& outputs, Streams& streams) {
  const std::string problem = describe(names_of(inputs, streams), outputs, streams);
  return problem.empty() ? kDone : refuse_usage(command, problem, streams);
}

int with_new_output(std::string_view command, const std::vector<std::string>& inputs,
                    const OutputOptions& options, Streams& streams,
                    const std::function<int(OutputFile&)>& write) {
  const int refused = refuse_overwriting(command, inputs, {options.file}, streams);
  return refused == kDone ? with_output(options, streams, write) : refused;
}

}  // namespace gametree::cli
