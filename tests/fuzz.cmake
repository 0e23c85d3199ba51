# Fuzzers: each tests/fuzz/NAME_fuzz.cpp is a libFuzzer program NAME_fuzz. The test fuzz/NAME is a
# short run from the seeds in tests/fuzz/corpus/NAME; new inputs stay in the build tree. For a long
# run: build/fuzz/tests/NAME_fuzz build/fuzz/tests/NAME_corpus tests/fuzz/corpus/NAME

file(GLOB fuzzers CONFIGURE_DEPENDS fuzz/*_fuzz.cpp)
foreach(source IN LISTS fuzzers)
  cmake_path(GET source STEM target)
  string(REGEX REPLACE "_fuzz$" "" name "${target}")
  add_executable(${target} "${source}")
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/lib/src")
  target_link_libraries(${target} PRIVATE gametree::gametree gametree_warnings)
  target_link_options(${target} PRIVATE -fsanitize=fuzzer)

  set(corpus "${CMAKE_CURRENT_BINARY_DIR}/${name}_corpus")
  file(MAKE_DIRECTORY "${corpus}")
  set(seeds "${CMAKE_CURRENT_SOURCE_DIR}/fuzz/corpus/${name}")
  if(NOT EXISTS "${seeds}")
    set(seeds "")
  endif()
  add_test(NAME fuzz/${name}
    COMMAND ${target} -runs=20000 -max_total_time=60 -max_len=4096 "${corpus}" ${seeds})
  set_tests_properties(fuzz/${name} PROPERTIES LABELS fuzz)
endforeach()
