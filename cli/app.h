/// \file
/// CLI11's parser by name alone, so that its large header is read only where options are set up.
#pragma once

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
class Option;
}  // namespace CLI
