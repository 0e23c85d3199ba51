/// \file
/// JSON: nlohmann's SAX reader gives the values, and this their places and texts as written.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "base/text.h"
#include "input/document.h"
#include "input/event.h"
#include "input/format.h"
#include "input/json_error.h"

namespace gametree::input {
namespace {

constexpr int kNumberTooLarge = 406;  // nlohmann's id of an `out_of_range` while parsing

/// Hands nlohmann's callbacks on as events. It gives neither places nor, of integers, the text, so
/// both are looked up: each token begins after the last one and blanks, a comma or a colon.
class SaxToEvents {
 public:
  SaxToEvents(std::string_view text, EventSink& sink) : text_(text), sink_(sink) {}

  bool null() { return bare(ScalarStyle::null); }
  bool boolean(bool /*value*/) { return bare(ScalarStyle::plain); }
  bool number_integer(std::int64_t /*value*/) { return bare(ScalarStyle::plain); }
  bool number_unsigned(std::uint64_t /*value*/) { return bare(ScalarStyle::plain); }
  bool number_float(double /*value*/, const std::string& /*text*/) {
    return bare(ScalarStyle::plain);
  }
  bool string(std::string& text) { return quoted(text, JsonPart::value); }
  bool key(std::string& text) { return quoted(text, JsonPart::key); }
  bool binary(nlohmann::json::binary_t& /*value*/) { return false; }  // not in text
  bool start_array(std::size_t /*size*/) {
    return bracket(EventKind::begin_sequence, JsonPart::begin_array);
  }
  bool start_object(std::size_t /*size*/) {
    return bracket(EventKind::begin_mapping, JsonPart::begin_object);
  }
  bool end_array() { return bracket(EventKind::end, JsonPart::value); }
  bool end_object() { return bracket(EventKind::end, JsonPart::value); }
  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::json::exception& exception);

  /// After the whole text: what stands after its value, if anything does. To nlohmann a NUL is the
  /// end.
  [[nodiscard]] std::optional<Error> rest() const;
  [[nodiscard]] std::optional<Error>& error() { return error_; }

 private:
  Offset next_token();
  bool bare(ScalarStyle style);
  bool quoted(std::string_view text, JsonPart part);
  bool bracket(EventKind kind, JsonPart part);

  std::string_view text_;
  EventSink& sink_;
  Offset after_ = 0;  // the last token
  JsonPart last_ = JsonPart::nothing;
  std::optional<Error> error_;
};

Offset SaxToEvents::next_token() {
  return std::min(text_.find_first_not_of(" \t\r\n,:", after_), text_.size());
}

bool SaxToEvents::bare(ScalarStyle style) {
  const Offset at = next_token();
  const std::string_view word = json_word(text_, at);
  // Of `1/2` and `010` nlohmann takes the first digit for a number, and complains later.
  if (!is_json_word(word)) {
    error_ = find_json_error(text_, after_, last_);
    return false;
  }
  after_ = at + word.size();
  last_ = JsonPart::value;
  return sink_.on_event({.kind = EventKind::scalar, .style = style, .offset = at, .text = word});
}

bool SaxToEvents::quoted(std::string_view text, JsonPart part) {
  const Offset at = next_token();
  after_ = end_of_json_string(text_, at) + 1;
  last_ = part;
  return sink_.on_event(
      {.kind = EventKind::scalar, .style = ScalarStyle::quoted, .offset = at, .text = text});
}

bool SaxToEvents::bracket(EventKind kind, JsonPart part) {
  const Offset at = next_token();
  after_ = at + 1;
  last_ = part;
  return sink_.on_event({.kind = kind, .offset = at});
}

bool SaxToEvents::parse_error(std::size_t /*position*/, const std::string& /*token*/,
                              const nlohmann::json::exception& exception) {
  if (exception.id == kNumberTooLarge) {
    const Offset at = next_token();
    error_ =
        Error{ErrorCode::unquoted_number_too_large, {shortened(json_word(text_, at))}, at, {}, {}};
  } else {
    error_ = find_json_error(text_, after_, last_);
  }
  return false;
}

std::optional<Error> SaxToEvents::rest() const {
  if (text_.find_first_not_of(" \t\r\n", after_) == std::string_view::npos) return std::nullopt;
  return find_json_error(text_, after_, last_);
}

}  // namespace

std::optional<Error> parse_json(std::string_view text, EventSink& sink) {
  // nlohmann would skip a byte order mark, and places would be off.
  if (text.starts_with("\xEF\xBB\xBF"))
    return Error{ErrorCode::unexpected_character, {"U+FEFF", ""}, 0, {}, {}};
  SaxToEvents events(text, sink);
  const bool is_read = nlohmann::json::sax_parse(text.begin(), text.end(), &events);
  return is_read ? events.rest() : events.error();
}

bool read_json(ReadJob& job, TreeBuilder& builder) {
  TreeReader reader(job, builder);
  const auto error = parse_json(job.text, reader);
  if (error) builder.fail(*error);
  return !builder.failed();
}

}  // namespace gametree::input
