/// \file
/// Catch2, whichever of its two major versions is installed.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>  // 3
using Catch::Approx;
#else
#include <catch2/catch.hpp>  // 2
#endif
