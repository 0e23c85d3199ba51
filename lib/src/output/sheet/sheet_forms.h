/// \file
/// The writers of sheets, one file each. sheet_formats.cpp is the table.
#pragma once

#include "output/buffer.h"
#include "output/sheet/model.h"

namespace gametree::output {

void write_sheet_html(const Sheet& sheet, Buffer& out);
void write_sheet_markdown(const Sheet& sheet, Buffer& out);
void write_sheet_tex(const Sheet& sheet, Buffer& out);

}  // namespace gametree::output
