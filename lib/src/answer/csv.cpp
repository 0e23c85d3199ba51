/// \file
/// Cells, quoted or not, taken off one after the other.
#include "answer/csv.h"

#include <algorithm>
#include <utility>

#include "answer/file_text.h"

namespace gametree::answer_file {

bool CsvRow::is_blank() const {
  return !broken_at &&
         std::ranges::all_of(cells, [](const CsvCell& cell) { return trimmed(cell.text).empty(); });
}

std::optional<CsvRow> CsvReader::next() {
  while (at_ < text_.size()) {
    CsvRow read = row();
    if (!read.is_blank()) return read;
  }
  return std::nullopt;
}

CsvRow CsvReader::row() {
  CsvRow row;
  while (cell(row)) ++at_;  // the separator
  if (row.broken_at) at_ = line_end(text_, *row.broken_at);
  skip_line_end();
  return row;
}

/// Adds the cell here to `row`. Whether another one follows: a separator stands after this one.
bool CsvReader::cell(CsvRow& row) {
  const Offset begin = at_;
  row.cells.push_back({.text = {}, .offset = begin});
  std::string& text = row.cells.back().text;
  if (text_.substr(at_).starts_with('"')) {
    if (!quoted(text)) row.broken_at = begin;
  } else {
    while (at_ < text_.size() && text_[at_] != separator_ && text_[at_] != '\n') ++at_;
    text = text_.substr(begin, at_ - begin);
    if (text.ends_with('\r')) text.pop_back();
  }
  row.cells.back().end = text_.substr(begin, at_ - begin).ends_with('\r') ? at_ - 1 : at_;
  return !row.broken_at && at_ < text_.size() && text_[at_] == separator_;
}

/// Reads from a quotation mark past the one that closes it. False: see CsvRow::broken_at.
bool CsvReader::quoted(std::string& out) {
  for (++at_;;) {
    const std::size_t mark = text_.find('"', at_);
    if (mark == std::string_view::npos) return false;
    out += text_.substr(at_, mark - at_);
    at_ = mark + 1;
    if (!text_.substr(at_).starts_with('"')) break;
    out += '"';
    ++at_;
  }
  if (const std::string_view rest = text_.substr(at_, 2); rest == "\r\n" || rest == "\r") ++at_;
  return at_ == text_.size() || text_[at_] == separator_ || text_[at_] == '\n';
}

void CsvReader::skip_line_end() {
  if (at_ < text_.size()) ++at_;
}

bool names_separator(std::string_view text) {
  constexpr std::string_view kKey = "sep=";
  if (!text.starts_with(kKey) || text.size() == kKey.size()) return false;
  const std::string_view rest = text.substr(kKey.size());
  const bool is_alone = rest.size() == 1 || rest[1] == '\n' || rest[1] == '\r';
  return is_alone && std::string_view(",;\t").find(rest[0]) != std::string_view::npos;
}

char csv_separator(std::string_view text) {
  if (names_separator(text)) return text[text.find('=') + 1];
  char best = ',';
  std::size_t most = 0;
  for (const char separator : {',', ';', '\t'}) {
    const auto header = CsvReader(text, separator).next();
    if (!header || header->broken_at || header->cells.size() <= most) continue;
    most = header->cells.size();
    best = separator;
  }
  return best;
}

}  // namespace gametree::answer_file
