/// \file
/// Benchmark: a class graded, from finding its files to settling whose they are, beside yaml-cpp's
/// events of the same files alone; two threads beside one; and memory beside that of the records.
#include "gametree/grade.h"

#include <malloc.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "answer_files.h"
#include "bench/measure.h"
#include "find_files.h"
#include "gametree/exercise.h"
#include "grade_class.h"
#include "input_file.h"
#include "ordered_work.h"

namespace gametree::bench {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kSubmissions = 10'000;
constexpr int kRuns = 5;

constexpr std::string_view kExercise = R"(exercise: bench
tree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}, c: {MIN: [14, 5, 2]}}}
rules: {algorithm: alphabeta}
questions:
  - {id: values, type: node-values, rules: {algorithm: minimax}, points: 4}
  - {id: move, type: best-action}
  - {id: cut, type: cut-leaves, points: 3}
  - {id: leaves, type: count, of: leaves_read}
  - {id: why, type: text, points: 2}
)";

using Generator = std::mt19937;

std::string one_of(Generator& random, std::initializer_list<std::string_view> texts) {
  return std::string(*(texts.begin() + random() % texts.size()));
}

/// About 400 bytes of YAML in one of the shapes that students give it, right and wrong.
std::string submission(std::size_t number, Generator& random) {
  std::ostringstream text;
  text << "# Homework 3, group " << number % 7 << "\n";
  text << one_of(random, {"student: ", "Student: "}) << "s" << number << "\n";
  const std::string a = one_of(random, {"3", "3", "8", "\"3\""});
  const std::string b = one_of(random, {"2", "<= 2", "4"});
  const std::string c = one_of(random, {"2", "5", "14"});
  const std::string root = one_of(random, {"3", "3", "8"});
  if (random() % 3 == 0)
    text << "values: a = " << a << "; b = " << b << "; c = " << c << "; root = " << root << "\n";
  else
    text << "values:\n  a: " << a << "   # MIN takes the least\n  b: " << b << "\n  c: " << c
         << "\n  root: " << root << "\n";
  text << "move: " << one_of(random, {"a", "a", "branch a", "b", "nhánh a"}) << "\n";
  text << "cut: " << one_of(random, {"[4, 6]", "4, 6", "b->4, b->6", "[/2/2, /2/3]", "4; 8"})
       << "\n";
  text << "leaves: " << one_of(random, {"7", "7", "9", "seven", "\"7 leaves\""}) << "\n";
  if (random() % 20 == 0) text << "moves: a\n";          // no question
  if (random() % 50 == 0) text << "why: [as I [said\n";  // no YAML
  text << "why: |\n  Branch c is worth 2 only at its last leaf. Before that it may still be\n"
          "  worth more than the 3 that MAX has at a already, so that each of its leaves\n"
          "  has to be read, and there is nothing left that could be cut.\n";
  return text.str();
}

/// The class's folder, which is removed at the end.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "gametree-bench-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
    Generator random(2);
    for (std::size_t i = 0; i < kSubmissions; ++i) {
      const std::string text = submission(i, random);
      bytes_ += text.size();
      std::ofstream(path_ / ("s" + std::to_string(i) + ".yaml")) << text;
    }
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }

  [[nodiscard]] std::string path() const { return path_.string(); }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  fs::path path_;
  std::size_t bytes_ = 0;
};

cli::Streams streams() { return {stdin, stdout, stderr}; }

/// What `gametree grade` does before it writes.
std::vector<GradedSubmission> grade(const std::string& folder, std::size_t threads) {
  static const Exercise exercise = *read_exercise(kExercise, {}).exercise;
  cli::Streams to = streams();
  const std::vector<cli::FoundFile> files = cli::find_answer_files({folder}, "", to);
  const Grader grader(exercise);
  const SubmissionOptions options;
  cli::AnswerFiles reader(exercise, options, to, &grader);
  cli::ClassOptions who;
  who.threads = threads;
  int status = 0;
  return cli::grade_class(files, reader, grader.max_score(), who, {}, cli::ColorChoice::never, to,
                          status);
}

/// Takes nothing of what it is told.
class NoEvents : public YAML::EventHandler {
 public:
  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark&, YAML::anchor_t) override {}
  void OnAlias(const YAML::Mark&, YAML::anchor_t) override {}
  void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t,
                const std::string&) override {}
  void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                       YAML::EmitterStyle::value) override {}
  void OnSequenceEnd() override {}
  void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                  YAML::EmitterStyle::value) override {}
  void OnMapEnd() override {}
};

/// Whether it is YAML.
bool parse(const cli::FoundFile& file) {
  const auto text = cli::read_found(file, SIZE_MAX / 4);
  std::istringstream stream{std::string(text->view())};
  NoEvents none;
  try {
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(none)) {
    }
  } catch (const YAML::Exception&) {
    return false;
  }
  return true;
}

void parse_all(const std::vector<cli::FoundFile>& files, std::size_t threads) {
  cli::OrderedWork<bool> work(files.size(), [&](std::size_t i) { return parse(files[i]); });
  std::size_t right = 0;
  work.run(threads, [&](std::size_t, bool is_yaml) { right += is_yaml ? 1 : 0; });
  if (right < files.size() / 2) std::abort();
}

double now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(time).count();
}

/// By the processors' time of all threads together: what else runs on the machine counts for
/// little.
void compare_with_events(const std::string& folder, std::size_t threads) {
  cli::Streams to = streams();
  const std::vector<cli::FoundFile> files = cli::find_answer_files({folder}, "", to);
  const Compared times = compare_seconds(
      kRuns, [&] { parse_all(files, threads); }, [&] { grade(folder, threads); });
  std::printf(
      "%zu thread%s  %4.0f us a submission: %.2f times as long as yaml-cpp's events alone, "
      "%.0f us (target 2.5)\n",
      threads, threads == 1 ? " " : "s", times.second / kSubmissions * 1e6, times.ratio,
      times.first / kSubmissions * 1e6);
}

/// By the wall's clock, as no other shows it; so only a quiet machine with two cores does.
double compare_threads(const std::function<void(std::size_t)>& work) {
  std::vector<double> ratios;
  for (int i = 0; i < kRuns; ++i) {
    std::array<double, 3> times{now(), 0, 0};
    work(1);
    times[1] = now();
    work(2);
    times[2] = now();
    ratios.push_back((times[1] - times[0]) / (times[2] - times[1]));
  }
  return median(std::move(ratios));
}

/// What is allocated and not freed.
double live_bytes() {
  const struct mallinfo2 info = ::mallinfo2();
  return static_cast<double>(info.uordblks) + static_cast<double>(info.hblkhd);
}

struct Memory {
  double peak = 0, records = 0;
};

/// The records are what is still allocated when the class is settled, and nothing else is left; the
/// peak is that of the resident memory, above what the process had when it began. So the peak holds
/// all that came and went: names, texts, results that waited for an earlier one, and what the
/// allocator did not give back. In a process of its own.
Memory measure_memory(const std::string& folder, std::size_t threads) {
  Memory memory;
  const double peak_before = peak_bytes();
  const double live_before = live_bytes();
  const std::vector<GradedSubmission> records = grade(folder, threads);
  memory.records = live_bytes() - live_before;
  memory.peak = peak_bytes() - peak_before;
  if (records.size() != kSubmissions) std::abort();
  return memory;
}

}  // namespace
}  // namespace gametree::bench

int main() {
  using namespace gametree::bench;
  const Folder folder;
  const std::string path = folder.path();
  std::printf("%zu submissions of five questions, %zu bytes each\n", kSubmissions,
              folder.bytes() / kSubmissions);
  for (const std::size_t threads : {1U, 2U}) {
    const auto memory = in_own_process<Memory>([&] { return measure_memory(path, threads); });
    std::printf(
        "%zu thread%s  memory: the peak grows by %.0f bytes a submission, %.2f times its "
        "record's %.0f\n",
        threads, threads == 1 ? " " : "s", memory.peak / kSubmissions, memory.peak / memory.records,
        memory.records / kSubmissions);
  }
  for (const std::size_t threads : {1U, 2U}) compare_with_events(path, threads);
  std::printf("2 threads beside 1: %.2f times as fast (target 1.6)\n",
              compare_threads([&](std::size_t threads) { grade(path, threads); }));
  gametree::cli::Streams to = streams();
  const auto files = gametree::cli::find_answer_files({path}, "", to);
  std::printf("the same of yaml-cpp's events: %.2f\n",
              compare_threads([&](std::size_t threads) { parse_all(files, threads); }));
  return 0;
}
