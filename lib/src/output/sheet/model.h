/// \file
/// A sheet before any form writes it. All that is on it is decided here, so that the forms differ
/// in nothing but how they look.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gametree/picture.h"
#include "gametree/sheet.h"

namespace gametree::output {

/// A text with the language it is in, as the exercise's file says it; empty: that of the sheet.
/// It may have several lines. Like all texts here it may come from a stranger: each form quotes it.
struct SheetText {
  std::string text;
  std::string language = {};
};

/// A tree that is drawn, or is too large for that.
struct SheetPicture {
  std::string caption;
  Picture picture;
  std::string instead;             ///< said where the form can't draw it
  std::vector<std::string> below;  ///< what the drawing does not show
};

/// What an answer is written into.
enum class RoomKind : std::uint8_t {
  table,    ///< `columns`, `rows`
  boxes,    ///< `boxes` beside each other
  options,  ///< `boxes` below each other
  lines,    ///< so many `lines`
};

/// A box to be crossed or numbered.
struct SheetBox {
  std::string mark = {};  ///< the key; empty: a blank box
  std::string text;
};

/// Room for an answer; on the teacher's sheet with the key in it.
struct Room {
  RoomKind kind{};
  std::string hint = {};                            ///< how it is filled in
  std::vector<std::string> columns = {};            ///< their headings
  bool names_rows = false;                          ///< the first column says what a row is about
  std::vector<std::vector<std::string>> rows = {};  ///< an empty cell is to be filled in
  std::vector<SheetBox> boxes = {};
  std::size_t lines = 0;
  std::string answer = {};  ///< the key on a line, where it is not all in cells or boxes
};

struct SheetQuestion {
  std::size_t number = 0;  ///< from 1
  std::string id;
  std::string points;                  ///< `4 points`
  std::vector<SheetPicture> pictures;  ///< that stand before it
  SheetText prompt;
  std::vector<std::string> notes;  ///< what has to be known beside the prompt
  Room room;
  std::vector<std::string> reasons;  ///< of the key, where the room has no column for them
};

struct Sheet {
  std::string language;  ///< of the words that are not the exercise's
  SheetText title;
  bool is_key = false;
  std::string exercise;  ///< `Exercise three-branches`
  std::string points;    ///< `11 points in all`
  std::string name_label, id_label, answer_label;
  std::vector<std::string> rules;  ///< what holds for several questions
  std::vector<SheetQuestion> questions;
  std::string file_heading;
  std::string file_intro;
  std::string file;                 ///< an answers file, as it is to be copied
  std::vector<std::string> how_to;  ///< how answers are written down in it
};

/// The sheet that every form writes. Without a key it depends on nothing that only keys know.
Sheet make_sheet(const SheetReport& report);

}  // namespace gametree::output
