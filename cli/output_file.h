/// \file
/// Where results go: standard output, or a file that is written whole or not at all.
#pragma once

#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "gametree/error.h"
#include "gametree/report.h"
#include "streams.h"

namespace gametree::cli {

/// Collects in a temporary file beside the wanted one and renames it at the end. A device, a pipe
/// or standard output is written directly. What is not finished is thrown away, also by a signal.
class OutputFile {
 public:
  /// \param path  empty or `-` is standard output.
  OutputFile(const std::string& path, std::FILE* standard_output);
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  ~OutputFile();

  /// False once nothing can be written any more, be it an error or a reader that has left.
  bool write(std::string_view text);

  /// Whether there is no use in going on.
  [[nodiscard]] bool is_closed() const { return error_.has_value() || reader_left_; }

  /// What was written is not the whole: the file is thrown away.
  void abandon() { wrote_ = false; }

  /// What was written is the whole, even where it is nothing.
  void keep_empty() { wrote_ = true; }

  /// Puts the file in its place, unless nothing was written. A reader that has left is no error.
  std::optional<Error> finish();

 private:
  void open_temporary();
  void fail();
  void discard();

  std::string name_;       // as given
  std::string target_;     // what it leads to
  std::string temporary_;  // empty: written directly
  std::FILE* file_ = nullptr;
  bool is_owned_ = false;
  bool wrote_ = false;
  bool reader_left_ = false;
  std::optional<Error> error_;
};

/// When text is coloured. `automatic`: on a terminal, and without NO_COLOR.
enum class ColorChoice { automatic, always, never };

/// The options by which commands say where and how they write.
struct OutputOptions {
  std::string format = "text";
  std::string file;  ///< empty: standard output
  ColorChoice color = ColorChoice::automatic;
};

/// The colours that fit the options and the terminal.
Colors colors(const OutputOptions& options, const Streams& streams);

/// Opens the output, has it written by `produce`, which returns its exit status, and finishes it.
int with_output(const OutputOptions& options, Streams& streams,
                const std::function<int(OutputFile&)>& produce);

/// A sink into the file, for reports.
Sink sink_into(OutputFile& file);

}  // namespace gametree::cli
