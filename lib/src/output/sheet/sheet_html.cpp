/// \file
/// Sheets as pages: HTML that is XML too, in one file, without scripts.
#include <fmt/format.h>

#include "gametree/text.h"
#include "output/grade_parts.h"
#include "output/picture/xml_text.h"
#include "output/sheet/parts.h"
#include "output/sheet/sheet_forms.h"
#include "output/sheet/sheet_style.h"

namespace gametree::output {
namespace {

class HtmlSheet {
 public:
  HtmlSheet(const Sheet& sheet, Buffer& out) : sheet_(sheet), out_(out) {}

  void write() {
    write_head();
    write_top();
    out_.add("<main>\n");
    for (const std::string& rule : sheet_.rules) element("p", "rules", rule);
    for (const SheetQuestion& question : sheet_.questions) write_question(question);
    write_file();
    out_.add("</main>\n</body>\n</html>\n");
  }

 private:
  void text(std::string_view text);
  void element(std::string_view tag, std::string_view kind, std::string_view text);
  void attribute_of_language(const SheetText& text);
  void write_head();
  void write_top();
  void write_question(const SheetQuestion& question);
  void write_picture(const SheetPicture& picture);
  void write_caption(const SheetPicture& picture);
  void write_room(const Room& room);
  void write_table(const Room& room);
  void write_row(const Room& room, const std::vector<std::string>& row);
  void write_boxes(const Room& room, std::string_view kind);
  void write_lines(const Room& room);
  void write_answer(std::string_view answer);
  void write_list(const std::vector<std::string>& items, std::string_view kind);
  void write_file();

  const Sheet& sheet_;
  Buffer& out_;
};

/// A line of text, or several that stay lines.
void HtmlSheet::text(std::string_view text) {
  bool is_first = true;
  for (const std::string& line : lines_of(text)) {
    if (!is_first) out_.add("<br/>\n");
    add_xml_text(out_, line);
    is_first = false;
  }
}

/// `<p class="note">...</p>`.
void HtmlSheet::element(std::string_view tag, std::string_view kind, std::string_view text) {
  out_.add(fmt::format("<{} class=\"{}\">", tag, kind));
  this->text(text);
  out_.add(fmt::format("</{}>\n", tag));
}

/// ` lang="vi"` where a text is in another language than the page.
void HtmlSheet::attribute_of_language(const SheetText& text) {
  if (text.language.empty() || text.language == sheet_.language) return;
  out_.add(" lang=\"");
  add_xml_text(out_, printable(text.language));
  out_.add('"');
}

// The policy is for readers who open the file of a stranger.
void HtmlSheet::write_head() {
  out_.add(
      fmt::format("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"{}\">\n"
                  "<head>\n<meta charset=\"utf-8\"/>\n"
                  "<meta http-equiv=\"Content-Security-Policy\" "
                  "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                  "<title>",
                  sheet_.language));
  add_xml_text(out_, one_line(sheet_.title.text));
  out_.add(fmt::format("</title>\n<style>{}</style>\n</head>\n<body{}>\n", kSheetStyle,
                       sheet_.is_key ? " class=\"key\"" : ""));
}

void HtmlSheet::write_top() {
  out_.add("<header>\n<h1");
  attribute_of_language(sheet_.title);
  out_.add(">");
  text(sheet_.title.text);
  out_.add("</h1>\n");
  element("p", "about", sheet_.exercise + " · " + sheet_.points);
  if (!sheet_.is_key) {
    out_.add("<p class=\"who\">");
    for (const std::string& label : {sheet_.name_label, sheet_.id_label})
      element("span", "blank", label + ":");
    out_.add("</p>\n");
  }
  out_.add("</header>\n");
}

void HtmlSheet::write_question(const SheetQuestion& question) {
  out_.add("<section class=\"question\">\n");
  for (const SheetPicture& picture : question.pictures) write_picture(picture);
  out_.add("<div class=\"asked\">\n<h2>");
  element("span", "id", fmt::format("{}. {}", question.number, question.id));
  element("span", "points", question.points);
  out_.add("</h2>\n<p class=\"prompt\"");
  attribute_of_language(question.prompt);
  out_.add(">");
  text(question.prompt.text);
  out_.add("</p>\n");
  for (const std::string& note : question.notes) element("p", "note", note);
  write_room(question.room);
  write_list(question.reasons, "reasons");
  out_.add("</div>\n</section>\n");
}

void HtmlSheet::write_picture(const SheetPicture& picture) {
  out_.add("<figure>\n");
  const std::string title = one_line(picture.caption.empty() ? sheet_.title.text : picture.caption);
  if (const auto svg = drawn(picture, "svg", {.title = title}))
    out_.add(*svg);
  else
    element("p", "note", picture.instead);
  write_caption(picture);
  out_.add("</figure>\n");
}

void HtmlSheet::write_caption(const SheetPicture& picture) {
  if (picture.caption.empty() && picture.below.empty()) return;
  out_.add("<figcaption>\n");
  if (!picture.caption.empty()) element("p", "caption", picture.caption);
  for (const std::string& line : picture.below) element("p", "below", line);
  out_.add("</figcaption>\n");
}

void HtmlSheet::write_room(const Room& room) {
  if (!room.hint.empty()) element("p", "hint", room.hint);
  switch (room.kind) {
    case RoomKind::table:
      write_table(room);
      return write_answer(room.answer);
    case RoomKind::boxes:
      write_boxes(room, "boxes");
      return write_answer(room.answer);
    case RoomKind::options:
      return write_boxes(room, "options");
    case RoomKind::lines:
      return write_lines(room);
  }
}

void HtmlSheet::write_table(const Room& room) {
  out_.add("<table>\n<thead><tr>");
  for (const std::string& column : room.columns) {
    out_.add("<th scope=\"col\">");
    text(column);
    out_.add("</th>");
  }
  out_.add("</tr></thead>\n<tbody>\n");
  for (const std::vector<std::string>& row : room.rows) write_row(room, row);
  out_.add("</tbody>\n</table>\n");
}

void HtmlSheet::write_row(const Room& room, const std::vector<std::string>& row) {
  out_.add("<tr>");
  for (std::size_t i = 0; i < row.size(); ++i) {
    const bool is_head = i == 0 && room.names_rows;
    out_.add(is_head ? "<th scope=\"row\">" : "<td>");
    text(row[i]);
    out_.add(is_head ? "</th>" : "</td>");
  }
  out_.add("</tr>\n");
}

void HtmlSheet::write_boxes(const Room& room, std::string_view kind) {
  out_.add(fmt::format("<ul class=\"{}\">\n", kind));
  for (const SheetBox& box : room.boxes) {
    out_.add("<li><span class=\"box\">");
    text(box.mark);
    out_.add("</span>");
    text(box.text);
    out_.add("</li>\n");
  }
  out_.add("</ul>\n");
}

void HtmlSheet::write_lines(const Room& room) {
  if (!room.answer.empty()) return write_answer(room.answer);
  element("p", "line", sheet_.answer_label + ":");
  for (std::size_t i = 1; i < room.lines; ++i) out_.add("<p class=\"line\">&#160;</p>\n");
}

void HtmlSheet::write_answer(std::string_view answer) {
  if (answer.empty()) return;
  out_.add("<p>");
  text(sheet_.answer_label + ":");
  out_.add(" <strong>");
  text(answer);
  out_.add("</strong></p>\n");
}

void HtmlSheet::write_list(const std::vector<std::string>& items, std::string_view kind) {
  if (items.empty()) return;
  out_.add(fmt::format("<ul class=\"{}\">\n", kind));
  for (const std::string& item : items) {
    out_.add("<li>");
    text(item);
    out_.add("</li>\n");
  }
  out_.add("</ul>\n");
}

void HtmlSheet::write_file() {
  out_.add("<section class=\"file\">\n");
  element("h2", "heading", sheet_.file_heading);
  element("p", "intro", sheet_.file_intro);
  out_.add("<pre>");
  for (const std::string& line : file_lines(sheet_.file)) {
    add_xml_text(out_, line);
    out_.add('\n');
  }
  out_.add("</pre>\n");
  write_list(sheet_.how_to, "how-to");
  out_.add("</section>\n");
}

}  // namespace

void write_sheet_html(const Sheet& sheet, Buffer& out) { HtmlSheet(sheet, out).write(); }

}  // namespace gametree::output
