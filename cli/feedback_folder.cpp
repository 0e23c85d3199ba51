/// \file
/// A folder with a file of feedback for each student.
#include "feedback_folder.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "output_file.h"

namespace gametree::cli {
namespace {

int refuse(const std::string& folder, const std::error_code& why, Streams& streams) {
  Error error;
  error.code = ErrorCode::cannot_write_file;
  error.facts = {why.message()};
  error.source = folder;
  print_error(error, streams);
  return kFailed;
}

}  // namespace

std::string feedback_path(const std::string& folder, const std::string& name) {
  return folder + "/" + name;
}

int write_feedback_folder(const std::string& folder, const GradeReport& report, Streams& streams) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return refuse(folder, error, streams);
  const std::vector<std::string> names = feedback_names(report.book);
  int status = kDone;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const OutputOptions output{.format = "markdown", .file = feedback_path(folder, names[i])};
    const auto write = [&](OutputFile& file) {
      write_feedback(report, i, sink_into(file));
      return kDone;
    };
    status = std::max(status, with_output(output, streams, write));
  }
  return status;
}

}  // namespace gametree::cli
