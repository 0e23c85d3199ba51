/// \file
/// What one student's file must not do to another's grade.
#include <string>

#include "school.h"
#include "support/catch.h"
#include "the_class.h"

namespace gametree::test {

// Numbers of attempts count one student's own. Who names another in his file has another count, and
// the 99th of one is no later than the first of the other: no rule can tell, and both stay.
TEST_CASE("class30: nobody replaces another's work by naming him in his own",
          "[class30][hostile]") {
  const School school;
  const std::string planted = file_of("students: [s13, s30]", "zero");
  school.put("autolab/rex@uni.edu_1_hw1.yaml", answers("perfect"));
  school.put("autolab/uma@uni.edu_99_hw1.yaml", planted);
  school.put("canvas/oakrex_40130_1001_hw1.yaml", answers("perfect"));
  school.put("canvas/raouma_1024_9009_hw1-9.yaml", planted);

  const auto autolab = school.grade("hw1.yaml autolab --roster roster.csv --attempt latest");
  CHECK(autolab.csv.find("s30 | rex@uni.edu_1_hw1.yaml | duplicate |  | 4 1 2 1 1") !=
        std::string::npos);
  const auto canvas = school.grade("hw1.yaml canvas --roster roster.csv --attempt latest");
  CHECK(canvas.csv.find("s30 | oakrex_40130_1001_hw1.yaml | duplicate |  | 4 1 2 1 1") !=
        std::string::npos);
}

}  // namespace gametree::test
