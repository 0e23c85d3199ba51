/// \file
/// What a platform's export says of each file in it: who handed it in, and which attempt it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"

namespace gametree {

/// What students are called by. A name is not among them: two students may share one.
enum class StudentKey : std::uint8_t {
  id,
  email,
  login,
  canvas_id,
  moodle_participant,
  github,
  sid,  ///< Gradescope's word for a student's number
};
inline constexpr std::size_t kStudentKeys = 7;

/// The key's word: a column of a roster.
std::string_view to_text(StudentKey key);

/// One of the things that a platform calls a student.
struct PlatformName {
  StudentKey key{};
  std::string text;
  /// False: a number of the platform's own, which says nothing without a roster.
  bool is_identity = true;
};

struct PlatformStudent {
  std::vector<PlatformName> names;  ///< the best one first; none: the platform does not say
  std::string called = {};          ///< the person's name, if the export has it
};

/// What the place of a file in an export says.
struct PlatformFacts {
  std::vector<PlatformStudent> students;  ///< several: a group
  std::string code = {};                  ///< what stands there for a student without names
  bool is_late = false;
  std::string file = {};  ///< the name under which the student handed it in
  /// Attempts of one series have an order; a larger number is later.
  std::string series = {};
  std::optional<std::uint64_t> attempt = {};
};

/// A file as it lies in an export.
struct ExportFile {
  std::vector<std::string> parts;        ///< the export's own name, folders, the file's name
  std::optional<std::string> text = {};  ///< of one that `may_be_export_list`
  std::string source = {};               ///< what errors call it
};

/// Whether a file of this name may be a platform's list of who handed in, which is no submission.
bool may_be_export_list(std::string_view name);

/// Whether a name ends in `.zip`, in any case.
bool names_archive(std::string_view name);

/// An export by its layout.
struct ExportReading {
  std::string_view layout;  ///< empty: it has none
  /// By file; none: it lies elsewhere than the layout has it.
  std::vector<std::optional<PlatformFacts>> facts;
  std::optional<std::size_t> list;    ///< the file that is the platform's list
  std::optional<Error> finding = {};  ///< why the list can't be read, or what nearly was a layout
};

/// The names of the layouts.
std::vector<std::string_view> layout_names();

/// Reads the places of files in an export.
///
/// \param layout  one of `layout_names()`; empty: the one that all files fit, if it is the only
/// one.
ExportReading read_export(std::span<const ExportFile> files, std::string_view layout = {});

}  // namespace gametree
