/// \file
/// What strangers hand in to break a run, or what is no answer at all: a line a kind.
#include "hostile/kinds.h"

#include "support/zip_writer.h"

namespace gametree::test {
namespace {

constexpr std::size_t kMillion = 1'000'000;

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  all.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

void put(const Sandbox& box, const std::string& text, const std::string& ending = "yaml") {
  box.write("hw/x-file." + ending, text);
}

void put_answers(const Sandbox& box, const std::string& answers) {
  put(box, "student: x\nanswers:\n" + answers);
}

void zip(const Sandbox& box, const ZipWriter& archive) { put(box, archive.bytes(), "zip"); }

void shell(const Sandbox& box, const std::string& script) {
  static_cast<void>(box.run("cd hw; " + script));
}

/// Each alias stands for ten of the one before.
std::string laughs() {
  std::string text = "a0: &a0 [x, x]\n";
  for (int i = 1; i < 30; ++i) {
    const std::string before = "*a" + std::to_string(i - 1);
    text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" +
            repeated(before + ", ", 9) + before + "]\n";
  }
  return text + "values: *a29\n";
}

std::string many_keys() {
  std::string text = "values: {";
  for (std::size_t i = 0; i < kMillion / 4; ++i) text += "k" + std::to_string(i) + ": 1, ";
  return text + "a: 3}\n";
}

std::string wide_csv() {
  std::string text = "student";
  for (int i = 0; i < 100'000; ++i) text += ",c" + std::to_string(i);
  return text + "\nx" + repeated(",1", 100'000) + "\n";
}

ZipWriter many_members() {
  ZipWriter archive;
  for (int i = 0; i < 30'000; ++i) archive.add(std::to_string(i) + ".yaml", "");
  return archive;
}

}  // namespace

const std::vector<HostileKind>& hostile_kinds() {
  static const std::vector<HostileKind> kKinds{
      // Sizes and depths
      {"alias bomb", [](const Sandbox& box) { put(box, laughs()); }},
      {"alias inside itself",
       [](const Sandbox& box) { put(box, "values: &v {a: *v, b: [*v]}\n"); }},
      {"100 MB, sparse", [](const Sandbox& box) { shell(box, "truncate -s 100M x-file.yaml"); }},
      {"100 MB of answers",
       [](const Sandbox& box) { shell(box, "yes 'values: {a: 3}' | head -c 100M >x-file.yaml"); }},
      {"15 MB in one line",
       [](const Sandbox& box) { put(box, "move: " + std::string(15 * kMillion, 'a')); }},
      {"15 MB of comments",
       [](const Sandbox& box) { put(box, repeated("# a comment\n", kMillion)); }},
      {"15 MB of line ends",
       [](const Sandbox& box) { put(box, std::string(15 * kMillion, '\n')); }},
      {"a million brackets", [](const Sandbox& box) { put(box, std::string(kMillion, '[')); }},
      {"a million braces", [](const Sandbox& box) { put(box, repeated("{a: ", kMillion)); }},
      {"a million dashes", [](const Sandbox& box) { put(box, repeated("- ", kMillion)); }},
      {"a million question marks", [](const Sandbox& box) { put(box, repeated("? ", kMillion)); }},
      {"a million levels, closed",
       [](const Sandbox& box) {
         put(box, "values: " + std::string(kMillion, '[') + std::string(kMillion, ']'));
       }},
      {"JSON nested a million deep",
       [](const Sandbox& box) { put(box, repeated("{\"a\":", kMillion), "json"); }},
      {"JSON lists a million deep",
       [](const Sandbox& box) { put(box, "{\"values\":" + std::string(kMillion, '['), "json"); }},
      {"250,000 keys", [](const Sandbox& box) { put(box, many_keys()); }},
      {"a million entries",
       [](const Sandbox& box) { put(box, "cut: [" + repeated("4, ", kMillion) + "6]\n"); }},
      {"a million answers in a text",
       [](const Sandbox& box) { put(box, "cut: \"" + repeated("4, ", kMillion) + "6\"\n"); }},
      {"a million documents", [](const Sandbox& box) { put(box, repeated("---\na\n", kMillion)); }},
      {"CSV of 100,000 columns", [](const Sandbox& box) { put(box, wide_csv(), "csv"); }},
      {"a long key",
       [](const Sandbox& box) { put(box, std::string(10 * kMillion, 'k') + ": 1\n"); }},
      {"5,000 empty files",
       [](const Sandbox& box) { shell(box, "mkdir x-many; cd x-many; touch {1..5000}.yaml"); }},
      {"folders 200 deep",
       [](const Sandbox& box) {
         shell(box, "mkdir -p x-" + repeated("d/", 200) + "; echo 'move: a' >x-" +
                        repeated("d/", 200) + "a.yaml");
       }},
      // Numbers
      {"an exponent of a billion",
       [](const Sandbox& box) {
         put_answers(box, "  values: {a: 1e999999999, b: 1e-999999999}\n");
       }},
      {"a million digits",
       [](const Sandbox& box) {
         put_answers(box, "  values: {a: " + std::string(kMillion, '9') + "}\n");
       }},
      {"fractions of a million digits",
       [](const Sandbox& box) {
         put_answers(box, "  values: {a: 1/" + std::string(kMillion, '7') + ", b: 1/0}\n");
       }},
      {"NaN and friends",
       [](const Sandbox& box) {
         put_answers(box, "  values: {a: .nan, b: -.inf, c: 0x1p9, /: NaN}\n");
       }},
      // Bytes
      {"a program", [](const Sandbox& box) { shell(box, "cp /bin/ls x-file.yaml"); }},
      {"noise", [](const Sandbox& box) { shell(box, "head -c 1M /dev/urandom >x-file.yaml"); }},
      {"NUL bytes", [](const Sandbox& box) { put(box, std::string("move: a\0b\n\0", 11)); }},
      {"Latin-1", [](const Sandbox& box) { put(box, "move: nh\xE1nh\n"); }},
      {"UTF-16",
       [](const Sandbox& box) { put(box, std::string("\xFF\xFEm\0o\0v\0e\0:\0 \0a\0", 16)); }},
      {"half a character", [](const Sandbox& box) { put(box, "move: \xF0\x9F\x98"); }},
      {"surrogates in UTF-8", [](const Sandbox& box) { put(box, "move: \xED\xA0\x80\n"); }},
      {"a BOM alone", [](const Sandbox& box) { put(box, "\xEF\xBB\xBF"); }},
      {"nothing", [](const Sandbox& box) { put(box, ""); }},
      {"blanks alone", [](const Sandbox& box) { put(box, " \t\r\n \r"); }},
      {"a million marks on a letter",
       [](const Sandbox& box) {
         put_answers(box, "  move: a" + repeated("\xCC\x81", kMillion) + "\n");
       }},
      // What a reader of the outputs could take for more than text
      {"formulas",
       [](const Sandbox& box) {
         put(box,
             "student: '=cmd|''/c calc''!A1'\nanswers: {move: '=HYPERLINK(\"http://x\")', "
             "values: {a: '@SUM(1)', b: '+1+1', /: '-3'}}\n");
       }},
      {"terminal escapes",
       [](const Sandbox& box) {
         put(box, "student: \"\\e]0;x\\a\\e[2J\"\nmove: \"\\e[31m\\u009b2J\\b\\b\"\n");
       }},
      {"text that runs backwards",
       [](const Sandbox& box) {
         put(box, "student: \"x\\u202Egpj\"\nmove: \"\\u2066a\\u200b\"\n");
       }},
      {"HTML",
       [](const Sandbox& box) {
         put_answers(box, "  move: '<script>alert(1)</script><img src=x onerror=alert(1)>'\n");
       }},
      {"Markdown",
       [](const Sandbox& box) {
         put_answers(box,
                     "  move: '[a](javascript:alert(1)) ![](http://x/y.png) | a |'\n"
                     "  cut: \"# A\\n- b\\n```\\n<b>\"\n");
       }},
      {"TeX",
       [](const Sandbox& box) {
         put_answers(box, "  move: '\\input{/etc/passwd}\\write18{ls}'\n");
       }},
      {"JSON in an answer",
       [](const Sandbox& box) {
         put_answers(box, "  move: '\"}], \"score\": 99, \"x\": [{\"'\n");
       }},
      // YAML's own ways
      {"tags", [](const Sandbox& box) { put(box, "!!python/object/apply:os.system [ls]\n"); }},
      {"binary tags", [](const Sandbox& box) { put(box, "move: !!binary R0lGODlhDAAMAIQAAP\n"); }},
      {"merge keys",
       [](const Sandbox& box) { put(box, "b: &b {move: a}\n<<: [*b, *b, {<<: *b}]\n"); }},
      {"a key twice",
       [](const Sandbox& box) { put(box, "move: a\nmove: b\nstudent: x\nstudent: y\n"); }},
      {"several documents", [](const Sandbox& box) { put(box, "move: a\n---\nmove: b\n"); }},
      {"lists for keys", [](const Sandbox& box) { put(box, "? [a, b]\n: 1\n? {a: 1}\n: 2\n"); }},
      {"an exercise with a file",
       [](const Sandbox& box) {
         put(box,
             "exercise: e\ntree: {file: /etc/passwd}\nquestions: [{id: move, type: "
             "best-action}]\n");
       }},
      {"broken CSV", [](const Sandbox& box) { put(box, "student,move\nx,\"a\n", "csv"); }},
      {"CSV without students",
       [](const Sandbox& box) { put(box, ",,,\n,,,\n\"\",\"\"\n", "csv"); }},
      {"broken JSON", [](const Sandbox& box) { put(box, "{\"move\": \"a\",,}", "json"); }},
      // Names
      {"an id that is a path",
       [](const Sandbox& box) { put(box, "student: ../../../tmp/x\nmove: a\n"); }},
      {"an id of a million letters",
       [](const Sandbox& box) {
         put(box, "student: " + std::string(kMillion, 'x') + "\nmove: a\n");
       }},
      {"10,000 students in a group",
       [](const Sandbox& box) {
         std::string text = "students: [";
         for (int i = 0; i < 10'000; ++i) text += "x" + std::to_string(i) + ", ";
         put(box, text + "x]\nmove: a\n");
       }},
      {"names of devices", [](const Sandbox& box) { put(box, "student: CON\nmove: a\n"); }},
      {"a line end in a name",
       [](const Sandbox& box) { shell(box, "echo 'move: a' >$'x-a\\nb.yaml'"); }},
      {"an escape in a name",
       [](const Sandbox& box) { shell(box, "echo 'move: a' >$'x-\\e[2J\\a.yaml'"); }},
      {"a name that is no UTF-8",
       [](const Sandbox& box) { shell(box, "echo 'move: a' >$'x-\\xff\\xfe.yaml'"); }},
      {"a name like an option",
       [](const Sandbox& box) { shell(box, "mkdir x-; echo 'move: a' >'x-/--format=json'"); }},
      {"a name of 255 bytes",
       [](const Sandbox& box) { shell(box, "echo 'move: a' >x-$(printf 'a%.0s' {1..248}).yaml"); }},
      // Links and special files
      {"a link out of the folder",
       [](const Sandbox& box) { shell(box, "ln -s /etc/passwd x-file.yaml"); }},
      {"a link to another's answers",
       [](const Sandbox& box) { shell(box, "ln -s s1.yaml x-file.yaml"); }},
      {"a folder in itself",
       [](const Sandbox& box) { shell(box, "mkdir x-d; ln -s .. x-d/up; ln -s . x-d/here"); }},
      {"a link to nothing", [](const Sandbox& box) { shell(box, "ln -s nowhere x-file.yaml"); }},
      {"an endless file", [](const Sandbox& box) { shell(box, "ln -s /dev/zero x-file.yaml"); }},
      {"a pipe", [](const Sandbox& box) { shell(box, "mkfifo x-file.yaml"); }},
      {"no permission",
       [](const Sandbox& box) {
         shell(box,
               "echo 'move: a' >x-file.yaml; mkdir x-d; echo 'move: a' >x-d/a.yaml; "
               "chmod 000 x-file.yaml x-d");
       }},
      // Archives
      {"an archive that slips out",
       [](const Sandbox& box) {
         zip(box, ZipWriter()
                      .add("../../../tmp/x.yaml", "move: a\n")
                      .add("/etc/x.yaml", "move: a\n")
                      .add("C:\\x.yaml", "move: a\n")
                      .add("..\\x.yaml", "move: a\n"));
       }},
      {"an archive that swells",
       [](const Sandbox& box) { zip(box, ZipWriter().add_run("b.yaml", 200'000'000)); }},
      {"30,000 in an archive", [](const Sandbox& box) { zip(box, many_members()); }},
      {"archives in an archive",
       [](const Sandbox& box) {
         const std::string inner = ZipWriter().add("a.yaml", "move: a\n").bytes();
         zip(box, ZipWriter().add("a.zip", inner).add("b.zip", inner));
       }},
      {"half an archive",
       [](const Sandbox& box) {
         const std::string whole = ZipWriter().add("a.yaml", "move: a\n").bytes();
         put(box, whole.substr(0, whole.size() / 2), "zip");
       }},
      {"no archive", [](const Sandbox& box) { put(box, "move: a\n", "zip"); }},
      {"a locked archive",
       [](const Sandbox& box) {
         zip(box, ZipWriter().add("a.yaml", "move: a\n", ZipWriter::kFile, true));
       }},
      {"a link in an archive",
       [](const Sandbox& box) {
         zip(box, ZipWriter().add("a.yaml", "/etc/passwd", ZipWriter::kLink));
       }},
      {"a name twice in an archive",
       [](const Sandbox& box) {
         zip(box, ZipWriter().add("a.yaml", "move: a\n").add("a.yaml", "move: b\n"));
       }},
      {"odd names in an archive",
       [](const Sandbox& box) {
         zip(box, ZipWriter()
                      .add("\x1b[2J.yaml", "move: a\n")
                      .add("\xFF.yaml", "move: a\n")
                      .add("", "move: a\n")
                      .add("a/../../b.yaml", "move: a\n"));
       }},
  };
  return kKinds;
}

}  // namespace gametree::test
