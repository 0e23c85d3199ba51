# Shows that include_law.cmake passes a good tree and fails on each kind of bad one.
#
#   cmake -D SCRATCH=<folder to write in> -P include_law_can_fail.cmake

cmake_minimum_required(VERSION 3.25)

set(law "${CMAKE_CURRENT_LIST_DIR}/include_law.cmake")

# A tree that keeps the law, then one more file with this text.
function(run_law extra_file extra_text)
  file(REMOVE_RECURSE "${SCRATCH}")
  file(WRITE "${SCRATCH}/lib/include/gametree/error.h" "#include <string>\n")
  file(WRITE "${SCRATCH}/lib/include/gametree/tree.h" "#include <gametree/error.h>\n")
  file(WRITE "${SCRATCH}/lib/src/base/text.h" "#include <vector>\n")
  file(WRITE "${SCRATCH}/lib/src/input/yaml_document.cpp"
    "#include \"base/text.h\"\n#include <yaml-cpp/yaml.h>\n")
  file(WRITE "${SCRATCH}/lib/src/output/text.h" "#include \"gametree/tree.h\"\n")
  file(WRITE "${SCRATCH}/cli/main.cpp" "#include <CLI/CLI.hpp>\n#include <gametree/tree.h>\n")
  file(WRITE "${SCRATCH}/${extra_file}" "${extra_text}\n")
  execute_process(COMMAND "${CMAKE_COMMAND}" -D "ROOT=${SCRATCH}" -P "${law}"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  set(status "${status}" PARENT_SCOPE)
  # CMake wraps long messages: compare them with all white space as one blank.
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
  set(output "${output}" PARENT_SCOPE)
endfunction()

function(must_pass file text)
  run_law("${file}" "${text}")
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "a tree that keeps the law must pass, with ${file}: ${text}\n${output}")
  endif()
endfunction()

function(must_fail file text reason)
  run_law("${file}" "${text}")
  string(FIND "${output}" "${reason}" position)
  if(status EQUAL 0 OR position EQUAL -1)
    message(FATAL_ERROR "must fail with `${reason}`: ${file}: ${text}\n"
                        "status ${status}:\n${output}")
  endif()
endfunction()

must_pass(lib/src/output/svg.cpp "#include \"text.h\"  // [;\n#include \"base/text.h\"")
must_fail(lib/src/base/up.cpp "#include <gametree/tree.h>" "base may not use tree")
must_fail(lib/src/search/up.cpp "  #  include \"output/text.h\"" "search may not use output")
must_fail(lib/src/search/up.cpp
  "#include <vector> // a; [b\n#include \"../output/text.h\"" "search may not use output")
must_fail(lib/src/base/up.cpp "#include \"../../../cli/main.cpp\"" "base may not use cli")
must_fail(lib/include/gametree/error.h "#include <gametree/tree.h>" "base may not use tree")
must_fail(lib/include/gametree/number.h "#include \"base/text.h\"" "is private to the library")
must_fail(cli/cmd_eval.cpp "#include \"output/text.h\"" "is private to the library")
must_fail(lib/src/input/json.cpp "#include <yaml-cpp/yaml.h>" "yaml_document[.] may")
must_fail(lib/src/base/options.cpp "#include <CLI/CLI.hpp>" "^cli/ may")
must_fail(lib/src/base/gone.cpp "#include \"base/gone.h\"" "no such file of ours")
must_fail(lib/src/base/gone.cpp "#include <gametree/gone.h>" "no such file of ours")
must_fail(lib/src/new_folder/a.cpp "" "modules.cmake does not say which module it belongs to")
must_fail(lib/include/gametree/new_header.h "" "modules.cmake does not say which module")
message("include law: passes the good tree, fails on each bad one")
