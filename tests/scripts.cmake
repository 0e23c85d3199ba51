# Tests that are scripts. They need cmake, bash and git, which every developer has; what needs more
# is skipped without it, and says so.

find_program(BASH_PROGRAM bash REQUIRED)

function(add_script_test name)
  add_test(NAME "${name}" COMMAND ${ARGN} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  string(REGEX REPLACE "/.*" "" label "${name}")
  set_tests_properties("${name}" PROPERTIES LABELS "${label}")
endfunction()

set(here "${CMAKE_CURRENT_SOURCE_DIR}")
set(scratch "${CMAKE_CURRENT_BINARY_DIR}")

add_script_test(architecture/include_law
  "${CMAKE_COMMAND}" -D "ROOT=${PROJECT_SOURCE_DIR}" -P "${here}/architecture/include_law.cmake")
add_script_test(architecture/include_law_can_fail
  "${CMAKE_COMMAND}" -D "SCRATCH=${scratch}/include_law"
    -P "${here}/architecture/include_law_can_fail.cmake")
add_script_test(architecture/top_level
  "${CMAKE_COMMAND}" -D "ROOT=${PROJECT_SOURCE_DIR}" -P "${here}/architecture/top_level.cmake")

add_script_test(package/consumer
  "${CMAKE_COMMAND}"
    -D "SOURCE=${here}/package"
    -D "BUILD=${PROJECT_BINARY_DIR}"
    -D "SCRATCH=${scratch}/package"
    -D "CONFIG=$<CONFIG>"
    -D "GENERATOR=${CMAKE_GENERATOR}"
    -D "CXX=${CMAKE_CXX_COMPILER}"
    -D "CXX_FLAGS=${CMAKE_CXX_FLAGS}"
    -P "${here}/package/run.cmake")

if(TARGET gametree_cli)
  add_script_test(readme/examples
    "${BASH_PROGRAM}" "${here}/readme/run_examples.sh"
      "${PROJECT_SOURCE_DIR}" "$<TARGET_FILE:gametree_cli>")
  add_script_test(readme/runner_can_fail
    "${BASH_PROGRAM}" "${here}/readme/run_examples_can_fail.sh"
      "${here}/readme/run_examples.sh" "${scratch}/readme")
  foreach(form html tex)
    add_script_test(sheet/${form}
      "${BASH_PROGRAM}" "${here}/sheet/check_sheets.sh"
        ${form} "${PROJECT_SOURCE_DIR}" "$<TARGET_FILE:gametree_cli>")
    set_tests_properties(sheet/${form} PROPERTIES SKIP_RETURN_CODE 77)
  endforeach()
  foreach(form dot tikz)
    add_script_test(draw/${form}
      "${BASH_PROGRAM}" "${here}/draw/check_pictures.sh"
        ${form} "${PROJECT_SOURCE_DIR}" "$<TARGET_FILE:gametree_cli>")
    set_tests_properties(draw/${form} PROPERTIES SKIP_RETURN_CODE 77)
  endforeach()
endif()
