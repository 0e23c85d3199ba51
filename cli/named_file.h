/// \file
/// A file that an option names, read by whoever knows what is in it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "gametree/error.h"
#include "input_file.h"
#include "streams.h"

namespace gametree::cli {

/// Reads the file into `to`, by `read`, which takes its text and its path. True where all is well,
/// or where no file is named; else what is wrong is said on `streams.err`.
template <class Content, class Read>
bool load_named(const std::string& path, std::size_t max_bytes, std::optional<Content>& to,
                const Read& read, Streams& streams) {
  if (path.empty()) return true;
  const Result<InputText> text = read_input(path, max_bytes, streams.in);
  if (!text) {
    print_error(text.error(), streams);
    return false;
  }
  Result<Content> content = read(text->view(), path);
  if (!content) {
    print_error(content.error(), streams);
    return false;
  }
  to = *std::move(content);
  return true;
}

}  // namespace gametree::cli
