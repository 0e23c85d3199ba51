# gametree_warnings: what our own targets compile with. Linked PRIVATE, never exported, so that
# nobody who uses the library inherits it.

add_library(gametree_warnings INTERFACE)
target_compile_options(gametree_warnings INTERFACE
  $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Wswitch-enum>
  # g++ 12 warns of overlaps inside std::string that cannot be (its bug 105651).
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>)
