/// \file
/// Sheets as Markdown, with tables and boxes in GitHub's form.
#include <fmt/format.h>

#include <algorithm>

#include "output/markdown_text.h"
#include "output/sheet/parts.h"
#include "output/sheet/sheet_forms.h"

namespace gametree::output {
namespace {

constexpr std::string_view kGap = "\u00A0";  // no line ends there
/// Underscores that mean nothing but themselves, wherever they stand on a line.
constexpr std::string_view kRule = R"(\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_)";

/// Lines that stay lines; blank ones part paragraphs.
std::string paragraphs(std::string_view text) {
  std::string out;
  bool ends_paragraph = true;
  for (const std::string& line : lines_of(text)) {
    if (line.empty()) {
      if (!ends_paragraph) out += "\n\n";
      ends_paragraph = true;
      continue;
    }
    if (!ends_paragraph) out += "\\\n";
    out += escape_markdown(line);
    ends_paragraph = false;
  }
  return out;
}

/// A fence that `lines` can't close.
std::string fence_around(const std::vector<std::string>& lines) {
  std::size_t longest = 2;
  for (const std::string& line : lines)
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::size_t begin = i;
      while (i < line.size() && line[i] == '`') ++i;
      longest = std::max(longest, i - begin);
    }
  std::string fence;
  fence.assign(longest + 1, '`');
  return fence;
}

std::string code_block(std::string_view text, std::string_view kind) {
  const std::vector<std::string> lines = file_lines(text);
  const std::string fence = fence_around(lines);
  std::string out = fmt::format("{}{}\n", fence, kind);
  for (const std::string& line : lines) out += line + "\n";
  return out + fence + "\n\n";
}

std::string table_row(const std::vector<std::string>& cells) {
  std::string out = "|";
  for (const std::string& cell : cells) out += " " + escape_markdown(cell) + " |";
  return out + "\n";
}

class MarkdownSheet {
 public:
  MarkdownSheet(const Sheet& sheet, Buffer& out) : sheet_(sheet), out_(out) {}

  void write() {
    write_head();
    for (const SheetQuestion& question : sheet_.questions) write_question(question);
    write_file();
  }

 private:
  void paragraph(std::string_view text) {
    if (const std::string quoted = paragraphs(text); !quoted.empty()) out_.add(quoted + "\n\n");
  }
  void write_head();
  void write_question(const SheetQuestion& question);
  void write_picture(const SheetPicture& picture);
  void write_room(const Room& room);
  void write_table(const Room& room);
  void write_boxes(const Room& room);
  void write_options(const Room& room);
  void write_lines(const Room& room);
  void write_answer(const Room& room);
  void write_list(const std::vector<std::string>& items);
  void write_file();

  const Sheet& sheet_;
  Buffer& out_;
};

void MarkdownSheet::write_head() {
  out_.add("# " + escape_markdown(sheet_.title.text) + "\n\n");
  paragraph(sheet_.exercise + " · " + sheet_.points);
  if (!sheet_.is_key)
    out_.add(fmt::format("{}: {} {}: {}\n\n", escape_markdown(sheet_.name_label), kRule,
                         escape_markdown(sheet_.id_label), kRule));
  for (const std::string& rule : sheet_.rules) paragraph(rule);
}

void MarkdownSheet::write_question(const SheetQuestion& question) {
  for (const SheetPicture& picture : question.pictures) write_picture(picture);
  out_.add(fmt::format("## {}. {} ({})\n\n", question.number, escape_markdown(question.id),
                       escape_markdown(question.points)));
  paragraph(question.prompt.text);
  for (const std::string& note : question.notes) paragraph(note);
  write_room(question.room);
  write_list(question.reasons);
}

void MarkdownSheet::write_picture(const SheetPicture& picture) {
  if (!picture.caption.empty()) out_.add("**" + escape_markdown(picture.caption) + "**\n\n");
  if (const auto text = drawn(picture, "text"))
    out_.add(code_block(*text, "text"));
  else
    paragraph(picture.instead);
  for (const std::string& line : picture.below) paragraph(line);
}

void MarkdownSheet::write_room(const Room& room) {
  paragraph(room.hint);
  switch (room.kind) {
    case RoomKind::table:
      return write_table(room);
    case RoomKind::boxes:
      return write_boxes(room);
    case RoomKind::options:
      return write_options(room);
    case RoomKind::lines:
      return write_lines(room);
  }
}

void MarkdownSheet::write_table(const Room& room) {
  out_.add(table_row(room.columns) + "|");
  for (std::size_t i = 0; i < room.columns.size(); ++i) out_.add("---|");
  out_.add("\n");
  for (const std::vector<std::string>& row : room.rows) out_.add(table_row(row));
  out_.add("\n");
  write_answer(room);
}

void MarkdownSheet::write_boxes(const Room& room) {
  for (const SheetBox& box : room.boxes) {
    const std::string mark = box.mark.empty() ? fmt::format("{0}{0}", kGap) : box.mark;
    out_.add(fmt::format("\\[{}\\]{}{}{}\n", mark, kGap, escape_markdown(box.text), kGap));
  }
  out_.add("\n");
  write_answer(room);
}

void MarkdownSheet::write_options(const Room& room) {
  for (const SheetBox& box : room.boxes)
    out_.add(fmt::format("- [{}] {}\n", box.mark.empty() ? ' ' : 'x', escape_markdown(box.text)));
  out_.add("\n");
}

void MarkdownSheet::write_lines(const Room& room) {
  if (!room.answer.empty()) return write_answer(room);
  out_.add(fmt::format("{}: {}", escape_markdown(sheet_.answer_label), kRule));
  for (std::size_t i = 1; i < room.lines; ++i) out_.add(fmt::format("\\\n{}{}", kRule, kRule));
  out_.add("\n\n");
}

void MarkdownSheet::write_answer(const Room& room) {
  if (!room.answer.empty())
    out_.add(fmt::format("{}: **{}**\n\n", escape_markdown(sheet_.answer_label),
                         escape_markdown(room.answer)));
}

void MarkdownSheet::write_list(const std::vector<std::string>& items) {
  for (const std::string& item : items) out_.add("- " + escape_markdown(item) + "\n");
  if (!items.empty()) out_.add("\n");
}

void MarkdownSheet::write_file() {
  out_.add("## " + escape_markdown(sheet_.file_heading) + "\n\n");
  paragraph(sheet_.file_intro);
  out_.add(code_block(sheet_.file, "yaml"));
  write_list(sheet_.how_to);
}

}  // namespace

void write_sheet_markdown(const Sheet& sheet, Buffer& out) { MarkdownSheet(sheet, out).write(); }

}  // namespace gametree::output
