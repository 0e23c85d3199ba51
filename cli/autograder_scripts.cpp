/// \file
/// The two scripts that Gradescope runs. Nothing but sh, chmod, mkdir, mv and rm has to be there.
#include "autograder_scripts.h"

#include <string_view>

namespace gametree::cli {
namespace {

/// As sh takes it for one word, whatever is in it.
std::string quoted(std::string_view text) {
  std::string word = "'";
  for (const char character : text) {
    if (character == '\'')
      word += R"('\'')";
    else
      word += character;
  }
  return word + "'";
}

/// `fail`, and `gametree`, which runs the program by its own loader and libraries.
std::string functions(const AutograderScripts& scripts) {
  std::string run = std::string("\"$source\"/") + kProgram;
  if (!scripts.loader.empty())
    run = std::string("\"$source\"/") + kLibraryFolder + quoted(scripts.loader) +
          " --library-path \"$source\"/" + kLibraryFolder + " " + run;
  return "unset LD_LIBRARY_PATH LD_PRELOAD\n"
         "exercise=\"$source\"/" +
         (kExerciseFolder + quoted(scripts.exercise)) +
         "\n"
         "fail() {\n"
         "  echo \"gametree: $1\" >&2\n"
         "  exit 1\n"
         "}\n"
         "gametree() {\n"
         "  " +
         run +
         " \"$@\"\n"
         "}\n";
}

constexpr std::string_view kFolderOfScript =
    "case $0 in\n"
    "*/*) base=${0%/*} ;;\n"
    "*) base=. ;;\n"
    "esac\n";

constexpr std::string_view feedback_word(Feedback feedback) {
  switch (feedback) {
    case Feedback::score:
      return "score";
    case Feedback::hints:
      return "hints";
    case Feedback::full:
      break;
  }
  return "full";
}

}  // namespace

std::string setup_script(const AutograderScripts& scripts) {
  std::string text =
      "#!/bin/sh\n"
      "# Gradescope runs this when it makes the image. There is nothing to install: it sees that\n"
      "# the program starts here.\n";
  text += kFolderOfScript;
  text +=
      "for source in \"$base\" \"$base/source\" /autograder/source; do\n"
      "  [ -d \"$source/gametree\" ] && break\n"
      "done\n";
  text += functions(scripts);
  text += std::string("chmod a+x \"$source\"/") + kProgram;
  if (!scripts.loader.empty())
    text += std::string(" \"$source\"/") + kLibraryFolder + quoted(scripts.loader);
  text +=
      " || fail \"the bundle is not whole\"\n"
      "gametree --version || fail \"the program does not start here\"\n"
      "gametree form \"$exercise\" >/dev/null || fail \"the exercise can't be read here\"\n";
  return text;
}

std::string run_script(const AutograderScripts& scripts) {
  std::string text =
      "#!/bin/sh\n"
      "# Gradescope runs this for each submission, from its copy above the folder source.\n";
  text += kFolderOfScript;
  text +=
      "[ -d \"$base/source/gametree\" ] || base=/autograder\n"
      "source=$base/source\n"
      "results=$base/results/results.json\n";
  text += functions(scripts);
  text +=
      "set --\n"
      "[ -f \"$base/submission_metadata.json\" ] && set -- --map "
      "\"$base/submission_metadata.json\"\n"
      "mkdir -p \"$base/results\" && rm -f \"$results\" || fail \"no results can be written\"\n"
      "gametree grade \"$exercise\" \"$base/submission\" \"$@\" --format gradescope";
  if (scripts.feedback)
    text += std::string(" --feedback ").append(feedback_word(*scripts.feedback));
  text +=
      " -o \"$results.part\"\n"
      "status=$?\n"
      "# 0 and 1 are results; above, grading failed, which is nobody's score.\n"
      "if [ \"$status\" -gt 1 ] || [ ! -s \"$results.part\" ]; then\n"
      "  rm -f \"$results.part\"\n"
      "  fail \"grading failed, status $status; no results are written\"\n"
      "fi\n"
      "mv -f \"$results.part\" \"$results\" || fail \"no results can be written\"\n";
  return text;
}

}  // namespace gametree::cli
