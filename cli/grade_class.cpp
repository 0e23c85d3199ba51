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
  ClassOfFiles(const Grader& grader, Streams& streams) : grader_(grader), streams_(streams) {}

  void add(const FoundFile& found, HandedFile file);
  std::vector<HandIn> hand_ins(const std::string& layout);
  [[nodiscard]] std::vector<Paths> paths() const;

 private:
  void place(Export& of, const ExportReading& reading);

  const Grader& grader_;
  Streams& streams_;
  std::map<std::size_t, Export> exports_;    // by argument
  std::vector<std::vector<HandIn>> placed_;  // by the number of the file
};

void ClassOfFiles::add(const FoundFile& found, HandedFile file) {
  std::vector<HandIn> hand_ins;
  for (const Submission& submission : file.submissions) {
    HandIn& hand_in = hand_ins.emplace_back(to_hand_in(grader_.grade(submission), submission));
    hand_in.paths = paths_of(file);
    if (file.submissions.size() == 1 && !file.is_export) hand_in.stem = stem(file.name);
  }
  if (file.is_export) {
    placed_.push_back(std::move(hand_ins));
    return;
  }
  Export& of = exports_[found.argument];
  of.hand_ins.push_back(std::move(hand_ins));
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

}  // namespace

std::vector<GradedSubmission> grade_class(const std::vector<FoundFile>& files, AnswerFiles& reader,
                                          const Grader& grader, const ClassOptions& options,
                                          const ClassFiles& known, Streams& streams, int& status) {
  ClassOfFiles all(grader, streams);
  for (const FoundFile& file : files)
    for (HandedFile& handed : reader.read(file)) all.add(file, std::move(handed));
  if (known.map) {
    for (const Error& unused : known.map->find_unused(all.paths())) {
      print(render(unused, Severity::warning), streams.err);
      status = std::max(status, kNeedsALook);
    }
  }
  ClassGrades grades =
      settle_class(all.hand_ins(options.layout), known.rules(options.attempt), grader.max_score());
  tell_left_out("submissions left out for another attempt", grades.superseded, streams);
  tell_left_out("files without answers left out beside a student's answers", grades.without_answers,
                streams);
  return std::move(grades.submissions);
}

}  // namespace gametree::cli
