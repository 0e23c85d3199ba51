/// \file
/// Work on several threads: the same results in the same order, whatever happens to a piece of it;
/// and the bar that shows how far it is.
#include <atomic>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "input_file.h"
#include "ordered_work.h"
#include "progress.h"
#include "support/catch.h"
#include "support/sandbox.h"
#include "support/zip_writer.h"

// A sanitizer needs more address space than the tests of little memory give.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)  // gcc
#define GAMETREE_TEST_SANITIZED 1
#elif defined(__has_feature)
#define GAMETREE_TEST_SANITIZED \
  (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#else
#define GAMETREE_TEST_SANITIZED 0
#endif

namespace gametree::test {
namespace {

using cli::OrderedWork;
using namespace std::chrono_literals;

/// Runs `count` pieces of different length, each of which gives its number's square.
std::vector<std::size_t> squares(std::size_t count, std::size_t threads, unsigned seed) {
  OrderedWork<std::size_t> work(count, [&](std::size_t number) {
    if ((number * 2654435761U + seed) % 16 == 0) std::this_thread::sleep_for(100us);
    return number * number;
  });
  std::vector<std::size_t> taken;
  const std::thread::id taker = std::this_thread::get_id();
  work.run(threads, [&](std::size_t number, std::size_t square) {
    CHECK(std::this_thread::get_id() == taker);
    CHECK(number == taken.size());
    taken.push_back(square);
  });
  return taken;
}

/// A class of many small files: right, wrong and broken ones, a CSV, and archives among them.
class Class : public Sandbox {
 public:
  Class() {
    write("x.yaml",
          "exercise: x\ntree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}}}\n"
          "rules: {algorithm: alphabeta}\nquestions:\n"
          "  - {id: values, type: node-values, nodes: [a, b, /], points: 3}\n"
          "  - {id: move, type: best-action}\n  - {id: cut, type: cut-leaves, points: 2}\n");
    std::filesystem::create_directories(folder() / "hw/deep/er");
    for (int i = 0; i < 300; ++i) add(i);
    write("hw/class.csv", "student,move,nonsense\nc1,a,1\nc2,b,2\nc3,,3\n");
    write("hw/.hidden", "");
    write("hw/bomb.zip", ZipWriter().add_run("b.yaml", 25'000'000).bytes());
    write("hw/no.zip", "this is no archive");
  }

 private:
  void add(int i) const {
    static const std::vector<std::string> kTexts{
        "values: {a: 3, b: 2, root: 3}\nmove: a\ncut: 4, 6\n",
        "values: a = 8; b = 2; root = 8\nmove: nhánh a\ncut: [4, 8]\nmoves: b\n",
        "move: [a, [b\n",
        "\xFF\xFE",
        "",
        "student: s7\nmove: a\n",
        "move: " + std::string(600, '[') + "\n",
        "a: &x [*x]\nmove: b\n"};
    const std::string name =
        "hw/" + std::string(i % 5 == 0 ? "deep/er/" : "") + "s" + std::to_string(i);
    const std::string& text = kTexts[static_cast<std::size_t>(i) % kTexts.size()];
    if (i % 31 == 0)
      write(name + ".zip",
            ZipWriter().add("z.yaml", text).add("a.yaml", text).add(".b", "").bytes());
    else
      write(name + ".yaml", text);
  }
};

/// All that a run says and writes.
std::string all_of(const Sandbox& sandbox, const std::string& options) {
  const Outcome outcome = sandbox.run(
      "rm -rf g.* f; gametree grade x.yaml hw hw/s1.yaml " + options +
      " --columns 'Titel=move' --export csv=g.csv --export jsonl=g.jsonl --export markdown=g.md "
      "--feedback-dir f; echo $?; cat f/*");
  return outcome.out + outcome.err + sandbox.read("g.csv") + sandbox.read("g.jsonl") +
         sandbox.read("g.md");
}

}  // namespace

TEST_CASE("threads: results come in order, whatever their number and that of the threads",
          "[cli][threads]") {
  std::minstd_rand random(7);
  for (int round = 0; round < 100; ++round) {
    const std::size_t count = random() % 200;
    const std::size_t threads = random() % 9;
    std::vector<std::size_t> expected;
    for (std::size_t i = 0; i < count; ++i) expected.push_back(i * i);
    CAPTURE(count, threads);
    REQUIRE(squares(count, threads, static_cast<unsigned>(random())) == expected);
  }
}

TEST_CASE("threads: so many work at once, and no more", "[cli][threads]") {
  std::atomic<int> inside = 0, most = 0;
  OrderedWork<int> work(64, [&](std::size_t) {
    const int now = ++inside;
    for (int seen = most; now > seen && !most.compare_exchange_weak(seen, now);) {
    }
    std::this_thread::sleep_for(1ms);
    return --inside;
  });
  work.run(3, [](std::size_t, int) {});

  CHECK(most <= 3);
  CHECK(inside == 0);
}

TEST_CASE("threads: the first failure is thrown on, after the results before it",
          "[cli][threads]") {
  for (std::size_t threads = 1; threads <= 8; ++threads) {
    std::atomic<int> inside = 0, begun = 0;
    OrderedWork<std::unique_ptr<int>> work(1000, [&](std::size_t number) {
      ++inside;
      ++begun;
      std::this_thread::sleep_for(20us);
      --inside;
      if (number == 57 || number == 58) throw std::runtime_error(std::to_string(number));
      return std::make_unique<int>(static_cast<int>(number));
    });
    std::vector<int> taken;
    CAPTURE(threads);
    CHECK_THROWS_WITH(
        work.run(threads,
                 [&](std::size_t, std::unique_ptr<int> result) { taken.push_back(*result); }),
        "57");
    CHECK(inside == 0);
    CHECK(begun < 200);  // and not all the rest
    REQUIRE(taken.size() == 57);
    CHECK(taken.back() == 56);
  }
}

TEST_CASE("threads: what taking throws ends the work", "[cli][threads]") {
  std::atomic<int> inside = 0;
  OrderedWork<int> work(1000, [&](std::size_t number) {
    ++inside;
    std::this_thread::sleep_for(20us);
    --inside;
    return static_cast<int>(number);
  });
  const auto take = [](std::size_t number, int) {
    if (number == 10) throw std::bad_alloc();
  };
  CHECK_THROWS_AS(work.run(4, take), std::bad_alloc);
  CHECK(inside == 0);
}

TEST_CASE("threads: grades do not depend on them", "[cli][threads]") {
  const Class sandbox;
  const std::string one = all_of(sandbox, "--threads 1");

  CHECK(one.find("hw/.hidden: note: passed over: a hidden file") != std::string::npos);
  CHECK(one.find("--columns has the title \"Titel\"") != std::string::npos);
  CHECK(one.find("more than 100 times its own size") != std::string::npos);
  for (const std::string threads : {"--threads 2", "--threads 3", "--threads 8", ""}) {
    CAPTURE(threads);
    CHECK((all_of(sandbox, threads) == one));  // not expanded: it is long
  }
}

TEST_CASE("threads: a wrong number of them is refused", "[cli]") {
  for (const std::string given : {"0", "-1", "two", "1.5", "", "1000000000000", "1e2"}) {
    CAPTURE(given);
    CHECK(
        run("touch x.yaml a.yaml; gametree grade x.yaml a.yaml --threads '" + given + "'").status ==
        2);
  }
}

#if !GAMETREE_TEST_SANITIZED
TEST_CASE("threads: fewer do it where the system gives no more", "[cli]") {
  const Class sandbox;
  // Stacks of a gigabyte, of which two have room.
  const Outcome outcome = sandbox.run(
      "gametree grade x.yaml hw --format csv --threads 1 >one; ulimit -s 1000000; ulimit -v "
      "2600000; gametree grade x.yaml hw --format csv --threads 1000 | cmp - one");

  CHECK(outcome.out.empty());
  CHECK(outcome.err.find("out of memory") == std::string::npos);
}

TEST_CASE("grade: a file for which there is no memory stops no other", "[cli]") {
  const Class sandbox;
  const Outcome outcome = sandbox.run(
      "mkdir big; echo 'move: a' | tee big/a.yaml >big/c.yaml; truncate -s 900M big/b.yaml; "
      "ulimit -v 800000; gametree grade x.yaml big --format csv --max-bytes 1000000000 --threads "
      "2");

  CHECK(outcome.status == 1);
  CHECK(outcome.out.find("\na,big/a.yaml,graded,1,") != std::string::npos);
  CHECK(outcome.out.find("\nb,big/b.yaml,ungradable,") != std::string::npos);
  CHECK(outcome.out.find("\nc,big/c.yaml,graded,1,") != std::string::npos);
}
#endif

TEST_CASE("grade: what is no file any more when it is opened is not read", "[cli]") {
  const Sandbox sandbox;
  static_cast<void>(sandbox.run(
      "mkdir -p hw/d real; echo secret >hw/d/a.yaml; ln -s ../d/a.yaml hw/d/link.yaml; "
      "mkfifo hw/d/pipe.yaml; cp hw/d/a.yaml real; ln -s ../real hw/away; ln -s hw class"));
  const std::string hw = (sandbox.folder() / "hw").string();
  const auto read = [&](std::vector<std::string> parts) {
    cli::FoundFile found{.path = hw, .parts = {"hw"}};
    for (std::string& part : parts) {
      found.path += "/" + part;
      found.parts.push_back(std::move(part));
    }
    const auto text = cli::read_found(found, 100);
    return text ? std::string(text->view())
                : std::string(text.error().source == found.path
                                  ? text.error().code == ErrorCode::file_changes ? "changes"
                                                                                 : "other"
                                  : "no source");
  };

  CHECK(read({"d", "a.yaml"}) == "secret\n");
  CHECK(read({"d", "link.yaml"}) == "changes");
  CHECK(read({"d", "pipe.yaml"}) == "changes");
  CHECK(read({"away", "a.yaml"}) == "changes");
  CHECK(read({"d"}) == "other");
  CHECK(read({"d", "b.yaml"}) == "other");
  // The folder itself may be a link: someone named it.
  const std::string named = (sandbox.folder() / "class").string();
  CHECK(cli::read_found({.path = named + "/d/a.yaml", .parts = {"class", "d", "a.yaml"}}, 100));
}

TEST_CASE("threads: a file that grows while it is read is told, or is read whole",
          "[cli][threads]") {
  const Sandbox sandbox;
  const std::string path = (sandbox.folder() / "a.yaml").string();
  sandbox.write("a.yaml", std::string(4'000'000, 'a'));
  std::atomic<bool> is_over = false;
  bool is_told = false;
  {
    const std::jthread writer([&] {
      std::ofstream file(path, std::ios::app);
      while (!is_over) file << "b" << std::flush;
    });
    for (int i = 0; i < 2000 && !is_told; ++i) {
      const auto text = cli::read_input(path, 1'000'000'000, nullptr);
      is_told = !text && text.error().code == ErrorCode::file_changes;
      if (!text) continue;
      const auto size = text->view().find_first_not_of('a');
      CHECK(text->view().find_first_not_of('b', std::min(size, text->size())) ==
            std::string_view::npos);
    }
    is_over = true;
  }
  CHECK(is_told);
  CHECK(cli::read_input(path, 1'000'000'000, nullptr));
}

TEST_CASE("threads: a bar is drawn now and then, and is gone before anything is said",
          "[cli][threads]") {
  std::FILE* file = std::tmpfile();
  REQUIRE(file != nullptr);
  const auto start = std::chrono::steady_clock::now();
  std::atomic<long> early = 0;
  {
    cli::Progress progress("grading", 1'000'000, true, file);
    for (int i = 0; i < 1000; ++i) progress.advance();
    if (std::chrono::steady_clock::now() - start < 400ms) early = std::ftell(file);
    std::vector<std::jthread> workers;
    for (int i = 0; i < 2; ++i)
      workers.emplace_back([&] {
        while (std::chrono::steady_clock::now() - start < 900ms) {
          progress.advance();
          std::this_thread::sleep_for(1ms);
        }
      });
    workers.clear();
    progress.say("a.yaml: warning\n");
  }
  const auto tenths = (std::chrono::steady_clock::now() - start) / 100ms;
  std::string text(static_cast<std::size_t>(std::ftell(file)), '\0');
  std::rewind(file);
  CHECK(std::fread(text.data(), 1, text.size(), file) == text.size());
  std::fclose(file);

  CHECK(early == 0);
  long draws = 0;
  for (std::size_t at = 0; (at = text.find(" of 1000000", at)) != std::string::npos; ++at) ++draws;
  CHECK(draws >= 1);
  CHECK(draws <= tenths - 4);
  const std::string wiped = "\r\x1b[K";
  CHECK(text.find(wiped + "grading [") == 0);
  CHECK(text.ends_with(wiped + "a.yaml: warning\n"));
}

TEST_CASE("grade: a bar is for a person at a terminal who waits", "[cli]") {
  if (std::system("command -v script >/dev/null") != 0) {
    WARN("skipped: script of util-linux is not installed");
    return;
  }
  const Class sandbox;
  sandbox.write("a.yaml", "move: a\n");
  // A file that takes its time, behind one that does not.
  const std::string command = "gametree grade x.yaml a.yaml <(sleep 0.8; cat a.yaml) -o g.txt";
  const auto shown = [&](const std::string& before, const std::string& after) {
    sandbox.write("s.sh", "export TERM=xterm; " + before + " " + command + " " + after);
    return sandbox.run("script -qec 'bash s.sh' /dev/null </dev/null").out;
  };
  for (const std::string threads : {" --threads 1", " --threads 3"}) {
    const std::string text = shown("", threads);
    CHECK(text.find("\r\x1b[Kgrading [") != std::string::npos);
    CHECK(text.find(" of 2") != std::string::npos);
    CHECK(text.ends_with("\r\x1b[K"));
  }
  CHECK(shown("NO_COLOR=1", "").find("grading") != std::string::npos);
  CHECK(shown("TERM=dumb", "").empty());
  CHECK(shown("", "--color never").empty());
  CHECK(shown("", "2>err.txt").empty());
  CHECK(sandbox.read("err.txt").empty());
  CHECK(sandbox
            .run("script -qec 'TERM=xterm gametree grade x.yaml a.yaml -o g.txt' /dev/null "
                 "</dev/null")
            .out.empty());
}

}  // namespace gametree::test
