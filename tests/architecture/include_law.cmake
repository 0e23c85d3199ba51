# The include law: who may include whom in lib and cli. The table is modules.cmake.
#
#   cmake -D ROOT=<source tree> -P include_law.cmake
#
# Fails, naming file and include, on
#   - an arrow between modules that the table lacks, or a folder or public header it does not name;
#   - a private header (lib/src) included by a public one or by cli;
#   - a library that only some files may know (yaml-cpp, CLI11, ...) included elsewhere;
#   - an #include "..." that is no file of ours.

cmake_minimum_required(VERSION 3.25)

set(modules "")
macro(module name)
  list(APPEND modules ${name})
  set(uses_${name} ${name} ${ARGN})
endmacro()

macro(public_headers module)
  foreach(header ${ARGN})
    set("owner_${header}" ${module})
  endforeach()
endmacro()

set(foreign_prefixes "")
macro(foreign prefix files)
  list(APPEND foreign_prefixes "${prefix}")
  set("files_${prefix}" "${files}")
endmacro()

include("${CMAKE_CURRENT_LIST_DIR}/modules.cmake")

set(violations "")
macro(violation text)
  list(APPEND violations "${file}: #include ${shown}: ${text}")
endmacro()

# Module that a file of ours belongs to; "" if the table has none for it.
function(module_of file result)
  set(module "")
  if(file MATCHES "^lib/include/gametree/(.*)$")
    set(module "${owner_${CMAKE_MATCH_1}}")
  elseif(file MATCHES "^lib/src/([^/]+)/")
    set(module "${CMAKE_MATCH_1}")
  elseif(file MATCHES "^cli/")
    set(module cli)
  endif()
  if(NOT module IN_LIST modules)
    set(module "")
  endif()
  set(${result} "${module}" PARENT_SCOPE)
endfunction()

# File of ours that `#include <header>` or "header" in `file` names; "" if none.
function(resolve file header result)
  cmake_path(GET file PARENT_PATH folder)
  foreach(candidate "${folder}/${header}" "lib/src/${header}" "lib/include/${header}"
                    "cli/${header}")
    cmake_path(NORMAL_PATH candidate)
    if(EXISTS "${ROOT}/${candidate}" AND NOT IS_DIRECTORY "${ROOT}/${candidate}")
      set(${result} "${candidate}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
  set(${result} "" PARENT_SCOPE)
endfunction()

macro(check_foreign)
  foreach(prefix IN LISTS foreign_prefixes)
    string(FIND "${header}" "${prefix}" position)
    if(position EQUAL 0 AND NOT file MATCHES "${files_${prefix}}")
      violation("only files that match ${files_${prefix}} may")
    endif()
  endforeach()
endmacro()

macro(check_arrow)
  module_of("${target}" to)
  math(EXPR arrow_count "${arrow_count} + 1")
  if(NOT from STREQUAL to)
    list(APPEND arrows "${from} -> ${to}")
  endif()
  if(to STREQUAL "")
    violation("modules.cmake does not say which module ${target} belongs to")
  elseif(NOT from STREQUAL "" AND NOT to IN_LIST "uses_${from}")
    violation("${from} may not use ${to}")
  elseif(target MATCHES "^lib/src/" AND NOT file MATCHES "^lib/src/")
    violation("${target} is private to the library")
  endif()
endmacro()

set(arrow_count 0)
set(arrows "")
file(GLOB_RECURSE files RELATIVE "${ROOT}"
  "${ROOT}/lib/src/*" "${ROOT}/lib/include/*" "${ROOT}/cli/*")
list(FILTER files INCLUDE REGEX "[.](h|hpp|cpp|cc|inc|def)$")
foreach(file IN LISTS files)
  module_of("${file}" from)
  if(from STREQUAL "")
    list(APPEND violations "${file}: modules.cmake does not say which module it belongs to")
  endif()
  file(READ "${ROOT}/${file}" text)
  string(REGEX MATCHALL "\n[ \t]*#[ \t]*include[ \t]*[<\"][^>\"\n]+[>\"]" includes "\n${text}")
  foreach(include IN LISTS includes)
    string(REGEX MATCH "([<\"])(.+)[>\"]" shown "${include}")
    set(mark "${CMAKE_MATCH_1}")
    set(header "${CMAKE_MATCH_2}")
    resolve("${file}" "${header}" target)
    if(NOT target STREQUAL "")
      check_arrow()
    elseif(mark STREQUAL "\"" OR header MATCHES "^gametree/")
      violation("no such file of ours")
    else()
      check_foreign()
    endif()
  endforeach()
endforeach()

list(LENGTH files file_count)
list(REMOVE_DUPLICATES arrows)
list(LENGTH arrows kind_count)
list(JOIN violations "\n  " shown_violations)
message("include law: ${file_count} files, ${arrow_count} includes of our own headers, "
        "${kind_count} arrows between modules")
if(file_count EQUAL 0)
  message(FATAL_ERROR "no file found under ${ROOT}")
elseif(NOT violations STREQUAL "")
  message(FATAL_ERROR "the include law is broken:\n  ${shown_violations}")
endif()
