/// \file
/// The layouts of exports, and which of them one has.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "handin/layout.h"

namespace gametree {
namespace {

using handin::ExportList;
using handin::Layout;
using handin::Parts;

// To add one: write handin/<name>.cpp, declare what it has in layout.h, add one line here.
constexpr std::array kLayouts{
    Layout{"canvas", &handin::canvas_facts},
    Layout{"moodle", &handin::moodle_facts},
    Layout{"gradescope", &handin::gradescope_facts, "submission_metadata.yml",
           &handin::read_gradescope_list},
    Layout{"autolab", &handin::autolab_facts},
    Layout{"github", &handin::github_facts, "grades.csv", &handin::read_github_list},
};

/// The platform's list: what lies deeper, or in a student's folder, may be a student's.
std::optional<std::size_t> find_list(std::span<const ExportFile> files, const Layout& layout) {
  std::optional<std::size_t> list;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const Parts parts = files[i].parts;
    if (layout.list_name.empty() || !files[i].text || parts.back() != layout.list_name) continue;
    if (layout.facts(parts, nullptr)) continue;
    if (!list || parts.size() < files[*list].parts.size()) list = i;
  }
  return list;
}

/// An export, seen as one layout has it.
struct Attempted {
  ExportReading reading;
  std::size_t fitting = 0, files = 0;  // without the list

  [[nodiscard]] bool fits() const { return files > 0 && fitting == files; }
};

Attempted attempt(std::span<const ExportFile> files, const Layout& layout) {
  Attempted result{
      .reading = {.layout = layout.name, .facts = {}, .list = find_list(files, layout)}};
  std::optional<ExportList> list;
  if (result.reading.list) {
    const ExportFile& file = files[*result.reading.list];
    Result<handin::ListedFolders> folders = layout.read_list(*file.text, file.source);
    if (folders)
      list = {Parts(file.parts).first(file.parts.size() - 1), *std::move(folders)};
    else
      result.reading.finding = std::move(folders.error());
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    auto& facts = result.reading.facts.emplace_back();
    if (i == result.reading.list) continue;
    facts = layout.facts(files[i].parts, list ? &*list : nullptr);
    ++result.files;
    if (facts) ++result.fitting;
  }
  return result;
}

/// No layout; but where many files fit one, that is worth a word.
ExportReading without_layout(std::span<const ExportFile> files,
                             const std::vector<Attempted>& attempts) {
  ExportReading reading{.layout = "", .facts = {}, .list = {}};
  reading.facts.resize(files.size());
  const auto best = std::ranges::max_element(attempts, {}, &Attempted::fitting);
  if (2 * best->fitting > best->files)
    reading.finding = Error{ErrorCode::layout_fits_some,
                            {fmt::format("{}", best->fitting), fmt::format("{}", best->files),
                             std::string(best->reading.layout)},
                            kNoOffset,
                            files.front().parts.front(),
                            {}};
  return reading;
}

}  // namespace

std::string_view to_text(StudentKey key) {
  switch (key) {
    case StudentKey::id:
      return "student_id";
    case StudentKey::email:
      return "email";
    case StudentKey::login:
      return "login";
    case StudentKey::canvas_id:
      return "canvas_id";
    case StudentKey::moodle_participant:
      return "moodle_participant";
    case StudentKey::github:
      return "github";
    case StudentKey::sid:
      return "sid";
  }
  return "";
}

bool may_be_export_list(std::string_view name) {
  return !name.empty() && std::ranges::find(kLayouts, name, &Layout::list_name) != kLayouts.end();
}

bool names_archive(std::string_view name) {
  constexpr std::string_view kEnding = ".zip";
  return name.size() > kEnding.size() && same_word(name.substr(name.size() - 4), kEnding);
}

std::vector<std::string_view> layout_names() {
  std::vector<std::string_view> names;
  for (const Layout& layout : kLayouts) names.push_back(layout.name);
  return names;
}

ExportReading read_export(std::span<const ExportFile> files, std::string_view layout) {
  if (const auto named = std::ranges::find(kLayouts, layout, &Layout::name);
      named != kLayouts.end())
    return attempt(files, *named).reading;
  std::vector<Attempted> attempts;
  for (const Layout& known : kLayouts) attempts.push_back(attempt(files, known));
  if (std::ranges::count_if(attempts, &Attempted::fits) == 1)
    return std::ranges::find_if(attempts, &Attempted::fits)->reading;
  return without_layout(files, attempts);
}

}  // namespace gametree
