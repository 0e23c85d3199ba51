# The top level is what a visitor sees first, and stays short. Dotfiles are free.
#
#   cmake -D ROOT=<source tree> -P top_level.cmake

cmake_minimum_required(VERSION 3.25)

set(allowed cli exercises lib tests CMakeLists.txt CMakePresets.json LICENSE README.md)

# What git tracks; in a copy without git, what lies there.
find_program(GIT git)
set(entries "")
if(GIT AND EXISTS "${ROOT}/.git")
  execute_process(
    COMMAND "${GIT}" -c "safe.directory=*" -c core.quotePath=off ls-files
    WORKING_DIRECTORY "${ROOT}" OUTPUT_VARIABLE entries)
  string(REGEX REPLACE "/[^\n]*" "" entries "${entries}")
  string(REGEX REPLACE "\n" ";" entries "${entries}")
endif()
if(entries STREQUAL "")
  file(GLOB entries RELATIVE "${ROOT}" "${ROOT}/*")
  list(REMOVE_ITEM entries build)
endif()
list(FILTER entries EXCLUDE REGEX "^[.]|^$")
list(REMOVE_DUPLICATES entries)

list(LENGTH entries count)
set(strangers ${entries})
list(REMOVE_ITEM strangers ${allowed})
message("top level: ${count} entries: ${entries}")
if(strangers)
  message(FATAL_ERROR "not allowed at the top level: ${strangers}")
endif()
