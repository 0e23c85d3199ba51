# What the library stands on. Included from the top, because a target that find_package makes is
# seen only in the including directory and below.

list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}")

find_package(Boost REQUIRED CONFIG)
find_package(Gmp REQUIRED)
find_package(Utf8proc REQUIRED)
find_package(fmt REQUIRED CONFIG)
find_package(nlohmann_json REQUIRED CONFIG)
find_package(yaml-cpp REQUIRED CONFIG)

# yaml-cpp 0.8 puts its target in a namespace; 0.7 has none.
set(yaml_cpp_target yaml-cpp::yaml-cpp)
if(NOT TARGET ${yaml_cpp_target})
  set(yaml_cpp_target yaml-cpp)
endif()
