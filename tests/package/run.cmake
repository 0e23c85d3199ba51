# Installs the build into an empty prefix, builds the program beside this file against it, and
# compares what that prints with expected.txt.
#
#   cmake -D SOURCE= -D BUILD= -D SCRATCH= -D CONFIG= -D GENERATOR= -D CXX= -D CXX_FLAGS= -P run.cmake

cmake_minimum_required(VERSION 3.25)

# Runs a command; stops with its output if it fails.
function(run what)
  execute_process(COMMAND ${ARGN}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "cannot ${what} (${status}):\n${output}")
  endif()
endfunction()

file(REMOVE_RECURSE "${SCRATCH}")
set(prefix "${SCRATCH}/prefix")

run("install" "${CMAKE_COMMAND}" --install "${BUILD}" --config "${CONFIG}" --prefix "${prefix}")
run("configure the consumer"
  "${CMAKE_COMMAND}" -G "${GENERATOR}" -S "${SOURCE}" -B "${SCRATCH}/build"
    "-DCMAKE_PREFIX_PATH=${prefix}" "-DCMAKE_BUILD_TYPE=${CONFIG}"
    "-DCMAKE_CXX_COMPILER=${CXX}" "-DCMAKE_CXX_FLAGS=${CXX_FLAGS}")
run("build the consumer"
  "${CMAKE_COMMAND}" --build "${SCRATCH}/build" --config "${CONFIG}")

find_program(consumer consumer
  PATHS "${SCRATCH}/build" "${SCRATCH}/build/${CONFIG}" NO_DEFAULT_PATH REQUIRED)
execute_process(COMMAND "${consumer}"
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE errors)
file(READ "${SOURCE}/expected.txt" expected)
if(NOT status EQUAL 0 OR NOT output STREQUAL expected)
  message(FATAL_ERROR "the consumer must exit with 0 and print\n${expected}\n"
                      "it exits with ${status} and prints\n${output}${errors}")
endif()

file(GLOB_RECURSE installed RELATIVE "${prefix}" "${prefix}/*")
list(LENGTH installed count)
list(JOIN installed "\n  " shown)
message("${count} files installed:\n  ${shown}\nthe consumer prints, as it must:\n${output}")
