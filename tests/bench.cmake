# Benchmarks: each tests/bench/NAME.cpp is a program bench_NAME that prints timings. No test runs
# them: a timing neither passes nor fails.

file(GLOB benchmarks CONFIGURE_DEPENDS bench/*.cpp)
foreach(source IN LISTS benchmarks)
  cmake_path(GET source STEM name)
  if(name MATCHES "^(start|grade)$" AND NOT TARGET gametree_cli)
    continue()
  endif()
  add_executable(bench_${name} "${source}")
  target_include_directories(bench_${name}
    PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/lib/src")
  target_link_libraries(bench_${name}
    PRIVATE gametree::gametree gametree_warnings
            Boost::headers fmt::fmt nlohmann_json::nlohmann_json ${yaml_cpp_target})
endforeach()

if(TARGET bench_grade)  # calls the program's commands
  target_link_libraries(bench_grade PRIVATE gametree_commands)
endif()
if(TARGET bench_start)  # runs the program
  add_dependencies(bench_start gametree_cli)
  target_compile_definitions(bench_start
    PRIVATE GAMETREE_BINARY="$<TARGET_FILE:gametree_cli>"
            GAMETREE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
endif()
