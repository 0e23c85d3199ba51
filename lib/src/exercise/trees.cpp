/// \file
/// The trees of an exercise, each read from where it is.
#include "exercise/trees.h"

#include <fmt/format.h>

#include <utility>

#include "exercise/scalars.h"
#include "gametree/read_tree.h"
#include "input/value_tree.h"

namespace gametree::exercise {
namespace {

using input::Value;

/// The name of a file in the exercise's folder or below.
bool is_beside(std::string_view file) {
  if (file.starts_with('/') || file.find('\\') != std::string_view::npos) return false;
  for (std::size_t begin = 0; begin <= file.size();) {
    const std::size_t end = std::min(file.find('/', begin), file.size());
    if (file.substr(begin, end - begin) == "..") return false;
    begin = end + 1;
  }
  return true;
}

/// The file's name as seen from where the exercise's is.
std::string from_same_folder(const std::string& source, const std::string& file) {
  const std::size_t slash = source.rfind('/');
  return slash == std::string::npos ? file : source.substr(0, slash + 1) + file;
}

}  // namespace

std::vector<TreeEntry> TreesReader::read(Fields& fields) {
  std::vector<TreeEntry> trees;
  if (fields.has("tree") && fields.has("trees")) {
    const Value* second = fields.get("trees");
    problems_.note(ErrorCode::keys_exclude, {"tree", "trees"},
                   second == nullptr ? kNoOffset : second->offset);
  }
  if (!fields.has("trees")) {
    const Value* tree = fields.need("tree");
    if (tree != nullptr) trees.push_back({"", read_tree(*tree)});
  } else if (const Value* values = fields.get("trees")) {
    for (const auto& [name, tree] : free_fields("trees", *values, problems_))
      trees.push_back({name->text, read_tree(*tree)});
  }
  return trees;
}

std::optional<GameTree> TreesReader::read_tree(const Value& value) {
  if (value.find("file") != nullptr) return read_file(value);
  if (value.find("game") == nullptr) return read_here(value);
  // Games are not there yet, so that none is known.
  const Value& game = *value.find("game");
  problems_.note(ErrorCode::unknown_game, {game.is_scalar() ? game.text : shown(game)},
                 game.offset);
  return std::nullopt;
}

std::optional<GameTree> TreesReader::read_here(const Value& value) {
  return taken(input::read_value_tree(value, text_, options_.max_nodes), kNoOffset);
}

std::optional<GameTree> TreesReader::read_file(const Value& value) {
  Fields fields("this tree", value, {"file"}, problems_);
  const Value* name = fields.get("file");
  const auto file = name == nullptr ? std::nullopt : read_text("file", *name, problems_);
  if (!file) return std::nullopt;
  const auto text = load(*file, name->offset);
  if (!text) return std::nullopt;
  ReadOptions read;
  read.source = from_same_folder(options_.source, *file);
  read.max_nodes = options_.max_nodes;
  read.max_bytes = options_.max_bytes;
  return taken(check_tree(*text, read), name->offset);
}

std::optional<std::string> TreesReader::load(const std::string& file, Offset where) {
  if (!is_beside(file)) {
    problems_.note(ErrorCode::file_not_beside, {file}, where);
    return std::nullopt;
  }
  if (!options_.read_file) {
    problems_.note(ErrorCode::no_files_here, {file}, where);
    return std::nullopt;
  }
  Result<std::string> text = options_.read_file(file);
  if (!text) {
    Error error = std::move(text).error();
    if (error.code == ErrorCode::cannot_read_file)
      error = {ErrorCode::cannot_read_beside, {file, error.facts.at(0)}, kNoOffset, {}, {}};
    error.source.clear();  // no place in that file: it is the exercise that is to be changed
    problems_.note(std::move(error), where);
    return std::nullopt;
  }
  if (text->size() > bytes_left_) {
    problems_.note(ErrorCode::too_many_bytes, {fmt::format("{}", options_.max_bytes)}, where);
    return std::nullopt;
  }
  bytes_left_ -= text->size();
  return std::move(text).value();
}

std::optional<GameTree> TreesReader::taken(CheckedTree checked, Offset where) {
  for (Error& problem : checked.problems) {
    const Offset offset = where == kNoOffset ? problem.offset : where;
    problems_.note(std::move(problem), offset);
  }
  return std::move(checked.tree);
}

}  // namespace gametree::exercise
