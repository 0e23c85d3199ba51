/// \file
/// What is loaded now, as the loader tells it.
#include "program_files.h"

#include <link.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace gametree::cli {
namespace {

/// A library for newer processors may lie beside the one for all.
std::string for_all_processors(const std::string& path) {
  constexpr std::string_view kFolder = "/glibc-hwcaps/";
  const std::size_t at = path.find(kFolder);
  if (at == std::string::npos) return path;
  std::string plain = path.substr(0, at) + path.substr(path.find('/', at + kFolder.size()));
  std::error_code error;
  return std::filesystem::exists(plain, error) ? plain : path;
}

void add(const std::string& path, ProgramFiles& files) {
  std::string name = path.substr(path.rfind('/') + 1);
  if (std::ranges::find(files.libraries, name, &ProgramFile::name) == files.libraries.end())
    files.libraries.push_back({std::move(name), for_all_processors(path)});
}

/// The loader that the program asks for: it is named in the program itself.
void add_loader(const dl_phdr_info& object, ProgramFiles& files) {
  for (std::size_t i = 0; i < object.dlpi_phnum; ++i) {
    const auto& header = object.dlpi_phdr[i];
    if (header.p_type != PT_INTERP) continue;
    // NOLINTNEXTLINE(performance-no-int-to-ptr): so it is told
    const std::string path = reinterpret_cast<const char*>(object.dlpi_addr + header.p_vaddr);
    files.loader = path.substr(path.rfind('/') + 1);
    add(path, files);
  }
}

/// Called for each object: the program first, then libraries; what the kernel brings has no path.
int take_object(dl_phdr_info* object, std::size_t /*size*/, void* files) {
  auto& all = *static_cast<ProgramFiles*>(files);
  add_loader(*object, all);
  const std::string path = object->dlpi_name == nullptr ? "" : object->dlpi_name;
  if (path.find('/') != std::string::npos) add(path, all);
  return 0;
}

}  // namespace

ProgramFiles program_files() {
  ProgramFiles files{.program = "/proc/self/exe", .libraries = {}, .loader = {}};
  dl_iterate_phdr(take_object, &files);
  std::ranges::sort(files.libraries, {}, &ProgramFile::name);
  return files;
}

}  // namespace gametree::cli
