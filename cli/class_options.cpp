/// \file
/// Options for a class, and the files that they name.
#include "class_options.h"

#include <CLI/CLI.hpp>
#include <array>
#include <utility>

#include "gametree/export_layout.h"
#include "named_file.h"
#include "option_values.h"

namespace gametree::cli {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{16} << 20;
constexpr std::size_t kMostThreads = 1024;

}  // namespace

void add_class_options(CLI::App& app, ClassOptions& options) {
  app.add_option("--roster", options.roster,
                 "the class, a CSV: student_id,name,email,login,canvas_id,sid,...")
      ->type_name("FILE");
  app.add_option("--map", options.map,
                 "whose files are: a CSV path,student; or submission_metadata.json")
      ->type_name("FILE");
  app.add_option_function<std::string>(
         "--layout",
         [&options](const std::string& given) {
           options.layout = layout_names()[read_word("layout", given, layout_names())];
         })
      ->type_name(alternatives(layout_names()));
  app.add_option_function<std::string>(
         "--attempt",
         [&options](const std::string& given) {
           constexpr std::array kRules{AttemptRule::latest, AttemptRule::best};
           options.attempt = kRules.at(read_word("attempt", given, {"latest", "best"}));
         })
      ->type_name("latest|best");
  app.add_option_function<std::string>("--threads",
                                       [&options](const std::string& given) {
                                         options.threads =
                                             read_count("--threads", given, kMostThreads);
                                         if (options.threads == 0)
                                           throw CLI::ValidationError("--threads needs 1 at least");
                                       })
      ->type_name("N");
}

ClassRules ClassFiles::rules(AttemptRule attempt) const {
  return {.roster = roster ? &*roster : nullptr, .map = map ? &*map : nullptr, .attempt = attempt};
}

std::optional<ClassFiles> load_class(const ClassOptions& options, const ColumnNames& columns,
                                     Streams& streams) {
  ClassFiles files;
  const auto read_roster = [&](std::string_view text, const std::string& source) {
    return Roster::read(text, source, columns, options.roster_list);
  };
  const bool has_roster = load_named(options.roster, kMaxBytes, files.roster, read_roster, streams);
  const bool has_map = load_named(options.map, kMaxBytes, files.map, &StudentMap::read, streams);
  if (!has_roster || !has_map) return std::nullopt;
  return files;
}

std::vector<std::string> paths_of(const ClassOptions& options) {
  std::vector<std::string> paths;
  for (const std::string* path : {&options.roster, &options.map})
    if (!path->empty()) paths.push_back(*path);
  return paths;
}

}  // namespace gametree::cli
