/// \file
/// The writers of reports, one file each. report_formats.cpp is the table.
#pragma once

#include "gametree/report.h"

namespace gametree::output {

void write_search_text(const SearchReport& report, const Sink& sink);
void write_search_json(const SearchReport& report, const Sink& sink);
void write_comparison_text(const ComparisonReport& report, const Sink& sink);
void write_comparison_json(const ComparisonReport& report, const Sink& sink);
void write_check_text(const CheckReport& report, const Sink& sink);
void write_check_json(const CheckReport& report, const Sink& sink);

}  // namespace gametree::output
