/// \file
/// A class's files on their way to grades.
#include "grade_class.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "gametree/export_layout.h"
#include "gametree/hand_in.h"
#include "gametree/messages.h"
#include "gametree/roster.h"
#include "gametree/text.h"
#include "ordered_work.h"
#include "progress.h"

namespace gametree::cli {
namespace {

using Paths = std::vector<std::vector<std::string>>;

/// What a map may call a file: as it was opened, by its place in the export, and without the
/// export's own name.
Paths paths_of(const HandedFile& file) {
  Paths paths{path_parts(file.path), file.parts};
  if (file.parts.size() > 1) paths.emplace_back(file.parts.begin() + 1, file.parts.end());
  return paths;
}

/// `ann` of `ann.yaml`; the whole name where nothing else is left.
std::string stem(const std::string& name) {
  const std::size_t point = name.find_last_of('.');
  return point == 0 ? name : name.substr(0, point);
}

/// Files of one export, and the hand-ins in each of them.
struct Export {
  std::string path;  // empty: files that were named one by one
  std::vector<ExportFile> files;
  std::vector<std::vector<HandIn>> hand_ins;
  std::vector<std::size_t> numbers;  // of the files among all
};

class ClassOfFiles {
 public:
  ClassOfFiles(bool has_map, Streams& streams) : has_map_(has_map), streams_(streams) {}

  void add(const FoundFile& found, HandedFile file);
  std::vector<HandIn> hand_ins(const std::string& layout);
  [[nodiscard]] std::vector<Paths> paths() const;

 private:
  void place(Export& of, const ExportReading& reading);

  const bool has_map_;
  Streams& streams_;
  std::map<std::size_t, Export> exports_;    // by argument
  std::vector<std::vector<HandIn>> placed_;  // by the number of the file
};

void ClassOfFiles::add(const FoundFile& found, HandedFile file) {
  const bool is_alone = file.hand_ins.size() == 1 && !file.is_export;
  for (HandIn& hand_in : file.hand_ins) {
    if (has_map_) hand_in.paths = paths_of(file);
    if (is_alone) hand_in.stem = stem(file.name);
  }
  if (file.is_export) {
    placed_.push_back(std::move(file.hand_ins));
    return;
  }
  Export& of = exports_[found.argument];
  of.hand_ins.push_back(std::move(file.hand_ins));
  of.numbers.push_back(placed_.size());
  placed_.emplace_back();
  if (found.argument > 0) of.path = file.parts.front();
  of.files.push_back(
      {.parts = std::move(file.parts), .text = std::move(file.text), .source = file.path});
}

void ClassOfFiles::place(Export& of, const ExportReading& reading) {
  for (std::size_t i = 0; i < of.files.size(); ++i) {
    if (reading.list == i) continue;
    for (HandIn& hand_in : of.hand_ins[i]) {
      hand_in.layout = reading.layout;
      hand_in.facts = reading.facts[i];
      placed_[of.numbers[i]].push_back(std::move(hand_in));
    }
  }
}

/// In the order of the files.
std::vector<HandIn> ClassOfFiles::hand_ins(const std::string& layout) {
  for (auto& [argument, of] : exports_) {
    ExportReading reading = read_export(of.files, layout);
    if (reading.finding) {
      if (reading.layout.empty()) reading.finding->source = of.path;
      print(render(*reading.finding, Severity::warning), streams_.err);
    }
    place(of, reading);
  }
  std::vector<HandIn> all;
  for (std::vector<HandIn>& hand_ins : placed_)
    std::ranges::move(hand_ins, std::back_inserter(all));
  return all;
}

std::vector<Paths> ClassOfFiles::paths() const {
  std::vector<Paths> all;
  for (const auto& [argument, of] : exports_)
    for (const std::vector<HandIn>& hand_ins : of.hand_ins)
      if (!hand_ins.empty()) all.push_back(hand_ins.front().paths);
  return all;
}

void tell_left_out(std::string_view what, std::size_t count, Streams& streams) {
  if (count > 0) print(fmt::format("note: {}: {}\n", what, count), streams.err);
}

/// Reads all, file by file in their order, whichever is done first.
void read_all(const std::vector<FoundFile>& files, AnswerFiles& reader, std::size_t threads,
              Progress& progress, ClassOfFiles& all) {
  OrderedWork<ReadFiles> work(files.size(), [&](std::size_t number) {
    ReadFiles read = reader.read(files[number]);
    progress.advance();
    return read;
  });
  work.run(threads, [&](std::size_t number, ReadFiles read) {
    progress.say(read.said);
    reader.note_columns(read);
    for (HandedFile& file : read.files) all.add(files[number], std::move(file));
  });
}

}  // namespace

std::vector<GradedSubmission> grade_class(const std::vector<FoundFile>& files, AnswerFiles& reader,
                                          const Number& max_score, const ClassOptions& options,
                                          const ClassFiles& known, ColorChoice color,
                                          Streams& streams, int& status) {
  ClassOfFiles all(known.map.has_value(), streams);
  {
    Progress progress("grading", files.size(), shows_progress(streams, color), streams.err);
    read_all(files, reader, options.threads, progress, all);
  }
  if (known.map) {
    for (const Error& unused : known.map->find_unused(all.paths())) {
      print(render(unused, Severity::warning), streams.err);
      status = std::max(status, kNeedsALook);
    }
  }
  ClassGrades grades =
      settle_class(all.hand_ins(options.layout), known.rules(options.attempt), max_score);
  tell_left_out("submissions left out for another attempt", grades.superseded, streams);
  tell_left_out("files without answers left out beside a student's answers", grades.without_answers,
                streams);
  return std::move(grades.submissions);
}

}  // namespace gametree::cli
