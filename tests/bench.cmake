# Benchmarks: each tests/bench/NAME.cpp is a program bench_NAME that prints timings. No test runs
# them: a timing neither passes nor fails.

file(GLOB benchmarks CONFIGURE_DEPENDS bench/*.cpp)
foreach(source IN LISTS benchmarks)
  cmake_path(GET source STEM name)
  add_executable(bench_${name} "${source}")
  target_include_directories(bench_${name}
    PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/lib/src")
  target_link_libraries(bench_${name}
    PRIVATE gametree::gametree gametree_warnings
            Boost::headers fmt::fmt nlohmann_json::nlohmann_json)
endforeach()
