/// \file
/// The formats that trees are written in.
#include "gametree/write_tree.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "output/write_tree.h"

namespace gametree {
namespace {

struct Writer {
  std::string_view format;
  Result<std::string> (*write)(const GameTree& tree);
};

// To add a format: write output/write_<name>.cpp, declare its function in write_tree.h, add one
// line here.
constexpr std::array kWriters{
    Writer{"sexpr", &output::write_sexpr},
    Writer{"json", &output::write_json},
    Writer{"yaml", &output::write_yaml},
};

}  // namespace

Result<std::string> write_tree(const GameTree& tree, std::string_view format) {
  for (const Writer& writer : kWriters)
    if (same_word(writer.format, format)) return writer.write(tree);
  std::array<std::string_view, kWriters.size()> names;
  std::ranges::transform(kWriters, names.begin(), &Writer::format);
  return Error{ErrorCode::unknown_format,
               {std::string(format), std::string(nearest(format, names)),
                fmt::format("{}", fmt::join(names, ", "))},
               kNoOffset,
               {},
               {}};
}

}  // namespace gametree
