# Finds GMP, the GNU multiple precision library, which ships without a CMake package.
# Defines the target gmp::gmp. Installed beside gametreeConfig.cmake, which needs it too.

find_path(Gmp_INCLUDE_DIR gmp.h)
find_library(Gmp_LIBRARY gmp)
mark_as_advanced(Gmp_INCLUDE_DIR Gmp_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Gmp
  REQUIRED_VARS Gmp_LIBRARY Gmp_INCLUDE_DIR)

if(Gmp_FOUND AND NOT TARGET gmp::gmp)
  add_library(gmp::gmp UNKNOWN IMPORTED)
  set_target_properties(gmp::gmp PROPERTIES
    IMPORTED_LOCATION "${Gmp_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${Gmp_INCLUDE_DIR}")
endif()
