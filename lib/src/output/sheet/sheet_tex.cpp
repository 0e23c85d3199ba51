/// \file
/// Sheets for pdflatex: a document that compiles as it stands.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "output/picture/tex_text.h"
#include "output/sheet/parts.h"
#include "output/sheet/sheet_forms.h"

namespace gametree::output {
namespace {

/// Beyond it a table may run over a page's end.
constexpr std::size_t kRowsOnAPage = 24;
/// Beyond it the texts of a column are broken into lines.
constexpr std::size_t kNarrowColumn = 24;

// What is not in each TeX Live is used where it is there: T5 has the letters of Vietnamese.
constexpr std::string_view kPackages = R"(\documentclass[11pt]{article}
\usepackage[margin=2cm]{geometry}
\ifdefined\Umathchar\else
  \usepackage[utf8]{inputenc}
  \IfFileExists{lmodern.sty}{\usepackage{lmodern}}{}
  \IfFileExists{t5enc.def}{\usepackage[T5,T1]{fontenc}}{\usepackage[T1]{fontenc}}
\fi
\usepackage{textcomp,array,longtable,graphicx,tikz}
\usetikzlibrary{shapes.geometric}
\setlength{\parindent}{0pt}
\setlength{\parskip}{4pt plus 1pt}
\renewcommand{\arraystretch}{1.4}
\raggedbottom
\frenchspacing
)";

/// A picture is drawn smaller where it would not fit the page.
constexpr std::string_view kCommands = R"(\newsavebox{\gametreesaved}
\newcommand{\gametreefit}{%
  \ifdim\wd\gametreesaved>\linewidth
    \sbox{\gametreesaved}{\resizebox{\linewidth}{!}{\usebox{\gametreesaved}}}\fi
  \ifdim\dimexpr\ht\gametreesaved+\dp\gametreesaved>0.85\textheight
    \sbox{\gametreesaved}{\resizebox{!}{0.85\textheight}{\usebox{\gametreesaved}}}\fi
  \begin{center}\usebox{\gametreesaved}\end{center}\nobreak}
\newcommand{\gametreemark}[1]{\framebox[1.7em]{\rule[-0.2ex]{0pt}{1.7ex}\textbf{#1}}}
\newcommand{\gametreequestion}[2]{{\large\bfseries #1}\hfill #2\par\nobreak}
\newcommand{\gametreeline}[1]{\vspace{8pt}\par #1\hrulefill\par}
)";

/// Lines that stay lines.
std::string text_lines(std::string_view text) {
  std::string out;
  bool ends_paragraph = true;
  for (const std::string& line : lines_of(text)) {
    if (line.empty() && !ends_paragraph) out += "\\par\n";
    if (!line.empty() && !ends_paragraph) out += "\\\\\n";
    out += tex_text(line);
    ends_paragraph = line.empty();
  }
  return out;
}

/// How a column's texts are set: `l`, or `p` where they are long.
std::string column_form(const Room& room, std::size_t column) {
  std::size_t widest = 0;
  bool is_blank = true;
  for (const std::vector<std::string>& row : room.rows) {
    const std::string_view text = column < row.size() ? std::string_view(row[column]) : "";
    widest = std::max(widest, display_columns(text));
    is_blank = is_blank && text.empty();
  }
  if (is_blank) return "p{6.5em}";
  const bool is_last = column + 1 == room.columns.size();
  if (widest > kNarrowColumn)
    return fmt::format(R"(>{{\raggedright\arraybackslash}}p{{{}\linewidth}})",
                       is_last ? "0.5" : "0.2");
  return "l";
}

class TexSheet {
 public:
  TexSheet(const Sheet& sheet, Buffer& out) : sheet_(sheet), out_(out) {}

  void write() {
    out_.add(kPackages);
    out_.add(tex_definitions());
    out_.add(kCommands);
    out_.add("\\begin{document}\n");
    write_top();
    for (const SheetQuestion& question : sheet_.questions) write_question(question);
    write_file();
    out_.add("\\end{document}\n");
  }

 private:
  void paragraph(std::string_view text) { out_.add(text_lines(text) + "\\par\n"); }
  /// A paragraph that no page ends after.
  void leading(std::string_view text) { out_.add(text_lines(text) + "\\par\\nobreak\n"); }
  void write_top();
  void write_question(const SheetQuestion& question);
  void write_picture(const SheetPicture& picture);
  void write_room(const Room& room);
  void write_table(const Room& room);
  void write_row(const std::vector<std::string>& cells);
  void write_boxes(const Room& room);
  void write_options(const Room& room);
  void write_lines(const Room& room);
  void write_answer(std::string_view answer);
  void write_list(const std::vector<std::string>& items);
  void write_file();

  const Sheet& sheet_;
  Buffer& out_;
};

void TexSheet::write_top() {
  out_.add("{\\LARGE\\bfseries " + text_lines(sheet_.title.text) + "\\par}\n");
  paragraph(sheet_.exercise + " · " + sheet_.points);
  if (!sheet_.is_key)
    out_.add(
        fmt::format("\\vspace{{8pt}}{}: \\hrulefill\\quad {}: \\hrulefill\\par\\vspace{{4pt}}\n",
                    tex_text(sheet_.name_label), tex_text(sheet_.id_label)));
  out_.add("\\vspace{4pt}\\hrule\\vspace{6pt}\n");
  for (const std::string& rule : sheet_.rules) paragraph(rule);
}

void TexSheet::write_question(const SheetQuestion& question) {
  out_.add("\n\\filbreak\\vspace{10pt}\n");
  for (const SheetPicture& picture : question.pictures) write_picture(picture);
  out_.add(fmt::format("\\gametreequestion{{{}. {}}}{{{}}}\n", question.number,
                       tex_text(question.id), tex_text(question.points)));
  leading(question.prompt.text);
  out_.add("{\\small\n");
  for (const std::string& note : question.notes) leading(note);
  if (!question.room.hint.empty()) {
    out_.add("\\itshape ");
    leading(question.room.hint);
  }
  out_.add("}\n");
  write_room(question.room);
  write_list(question.reasons);
}

void TexSheet::write_picture(const SheetPicture& picture) {
  if (const auto tikz = drawn(picture, "tikz"))
    out_.add(fmt::format("\\begin{{lrbox}}{{\\gametreesaved}}%\n{}\\end{{lrbox}}\n\\gametreefit\n",
                         *tikz));
  else
    leading(picture.instead);
  out_.add("{\\small\\centering\n");
  if (!picture.caption.empty()) leading(picture.caption);
  for (const std::string& line : picture.below) leading(line);
  out_.add("}\\medskip\\nobreak\n");
}

void TexSheet::write_room(const Room& room) {
  switch (room.kind) {
    case RoomKind::table:
      write_table(room);
      return write_answer(room.answer);
    case RoomKind::boxes:
      write_boxes(room);
      return write_answer(room.answer);
    case RoomKind::options:
      return write_options(room);
    case RoomKind::lines:
      return write_lines(room);
  }
}

void TexSheet::write_table(const Room& room) {
  const bool is_long = room.rows.size() > kRowsOnAPage;
  std::string form = "|";
  for (std::size_t i = 0; i < room.columns.size(); ++i) form += column_form(room, i) + "|";
  const std::string_view kind = is_long ? "longtable" : "tabular";
  out_.add(
      fmt::format("{}\\begin{{{}}}{{{}}}\n\\hline\n", is_long ? "" : "\\smallskip", kind, form));
  std::string heads;
  for (const std::string& column : room.columns)
    heads += (heads.empty() ? "" : " & ") + ("\\textbf{" + tex_text(column) + "}");
  out_.add(heads + R"( \\ \hline)" + (is_long ? "\\endhead" : "") + "\n");
  for (const std::vector<std::string>& row : room.rows) write_row(row);
  out_.add(fmt::format("\\end{{{}}}\\par\\smallskip\n", kind));
}

void TexSheet::write_row(const std::vector<std::string>& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i)
    out_.add((i == 0 ? "" : " & ") + tex_text(cells[i]));
  out_.add(" \\\\ \\hline\n");
}

void TexSheet::write_boxes(const Room& room) {
  out_.add("\\smallskip{\\raggedright\\lineskiplimit=4pt\\lineskip=4pt\n");
  for (const SheetBox& box : room.boxes)
    out_.add(fmt::format("\\mbox{{\\gametreemark{{{}}}~{}}}\\quad\n", tex_text(box.mark),
                         tex_text(box.text)));
  out_.add("\\par}\n");
}

void TexSheet::write_options(const Room& room) {
  for (const SheetBox& box : room.boxes)
    out_.add(fmt::format("\\hangindent=2.4em \\gametreemark{{{}}}\\hspace{{0.7em}}{}\\par\n",
                         tex_text(box.mark), tex_text(box.text)));
}

void TexSheet::write_lines(const Room& room) {
  if (!room.answer.empty()) return write_answer(room.answer);
  out_.add(fmt::format("\\gametreeline{{{}: }}\n", tex_text(sheet_.answer_label)));
  for (std::size_t i = 1; i < room.lines; ++i) out_.add("\\gametreeline{\\mbox{}}\n");
}

void TexSheet::write_answer(std::string_view answer) {
  if (!answer.empty())
    out_.add(
        fmt::format("{}: \\textbf{{{}}}\\par\n", tex_text(sheet_.answer_label), tex_text(answer)));
}

void TexSheet::write_list(const std::vector<std::string>& items) {
  if (items.empty()) return;
  out_.add("\\begin{itemize}\\itemsep=0pt \\parskip=0pt\n");
  for (const std::string& item : items) out_.add("\\item " + text_lines(item) + "\n");
  out_.add("\\end{itemize}\n");
}

void TexSheet::write_file() {
  out_.add("\n\\clearpage\n{\\large\\bfseries " + tex_text(sheet_.file_heading) +
           "\\par}\\nobreak\n");
  leading(sheet_.file_intro);
  out_.add("\\smallskip\n");
  out_.add("{\\ttfamily\\footnotesize\\raggedright\\parskip=0pt\n");
  for (const std::string& line : file_lines(sheet_.file))
    out_.add("\\mbox{}" + tex_text(line) + "\\par\n");
  out_.add("}\n");
  write_list(sheet_.how_to);
}

}  // namespace

void write_sheet_tex(const Sheet& sheet, Buffer& out) { TexSheet(sheet, out).write(); }

}  // namespace gametree::output
