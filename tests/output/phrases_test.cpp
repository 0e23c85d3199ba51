/// \file
/// Small pieces of text for people.
#include "output/phrases.h"

#include <string>

#include "support/catch.h"

using namespace gametree::output;  // NOLINT(google-build-using-namespace): the unit under test

TEST_CASE("phrases: counts are grouped by thousands and agree with their noun", "[output]") {
  CHECK(grouped(0) == "0");
  CHECK(grouped(999) == "999");
  CHECK(grouped(1000) == "1,000");
  CHECK(grouped(1234567) == "1,234,567");
  CHECK(counted(1, "leaf", "leaves") == "1 leaf");
  CHECK(counted(0, "leaf", "leaves") == "0 leaves");
  CHECK(and_more(1234) == "... and 1,234 more (--json lists all)");
}

TEST_CASE("phrases: a long path loses its middle between two steps", "[output]") {
  std::string path;
  for (int i = 0; i < 100; ++i) path += "/12";

  CHECK(short_path("/1/2/3") == "/1/2/3");
  CHECK(short_path(path) == "/12/12/12/12/12/12/12/12/12/12/.../12/12/12/12/12/12/12/12/12/12");
}

TEST_CASE("phrases: columns count characters and not bytes", "[output]") {
  CHECK(width("≤3") == 2);
  CHECK(padded("≤3", 4) == "≤3  ");
  CHECK(padded("long", 2) == "long");
}
