/// \file
/// yaml-cpp's events as ours, with places in bytes; its exceptions end here.
#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <istream>
#include <limits>
#include <optional>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "input/event.h"
#include "input/yaml_error.h"

namespace gametree::input {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

// Of lists and mappings in one another; yaml-cpp's own limit of 500 counts what is in them too.
constexpr std::size_t kDeepest = 498;

// yaml-cpp counts bytes in an int.
constexpr std::size_t kLongestText = std::numeric_limits<int>::max() - 16;

// Commas, colons and brackets that yaml-cpp may hold back: about two gigabytes of tokens.
constexpr std::size_t kMostQueued = 8'000'000;

/// Ends yaml-cpp's parsing from within what it calls.
struct Stop {};

Error error_at(ErrorCode code, std::vector<std::string> facts, Offset where) {
  return {code, std::move(facts), where, {}, {}};
}

Error too_deep(Offset where) {
  return error_at(ErrorCode::too_deep,
                  {"YAML", std::to_string(kDeepest), "JSON or an s-expression"}, where);
}

/// The text for yaml-cpp, with a document's begin, `--- `, put in before a bracket at the root.
///
/// Such a bracket could turn out to begin a key, `[1]: 2`, so that yaml-cpp would queue the whole
/// document; `---` rules that out, at a third of the time and a tenth of the memory. Nothing is
/// lost: a list is no key here.
class Source final : public std::streambuf {
 public:
  explicit Source(std::string_view text)
      : text_(text),
        begin_(find_begin(text)),
        parts_{text.substr(0, begin_.value_or(0)), begin_ ? kBegin : "",
               text.substr(begin_.value_or(0))} {}

  /// The queue is short: an event came out of it.
  void note_event() { separators_ = 0; }
  /// Why the text was not given to its end.
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

  /// The place in the text of what yaml-cpp calls `pos`.
  [[nodiscard]] Offset offset(const YAML::Mark& mark) const {
    if (mark.pos < 0) return text_.size();
    const auto pos = static_cast<Offset>(mark.pos);
    if (!begin_ || pos < *begin_ + kBegin.size()) return std::min(pos, begin_.value_or(pos));
    return std::min(pos - kBegin.size(), text_.size());
  }

 protected:
  int_type underflow() override;

 private:
  static constexpr std::string_view kBegin = "--- ";
  static constexpr std::size_t kChunk = 4096;

  void watch(std::string_view chunk);
  void watch_depth(Offset bracket);

  // The begin of the line with the bracket, if the root begins with one.
  static std::optional<Offset> find_begin(std::string_view text) {
    Offset line = 0;
    while (line < text.size()) {
      const Offset first = text.find_first_not_of(" \t\r", line);
      if (first == std::string_view::npos) return std::nullopt;
      if (text[first] == '[' || text[first] == '{') return line;
      if (text[first] != '#' && text[first] != '\n') return std::nullopt;
      line = std::min(text.find('\n', first), text.size() - 1) + 1;
    }
    return std::nullopt;
  }

  std::string_view text_;
  std::optional<Offset> begin_;
  std::array<std::string_view, 3> parts_;
  std::size_t part_ = 0;
  std::size_t separators_ = 0;     // in what was given since the last event
  std::size_t depth_ = 0;          // of brackets, those in quotes and comments too
  bool depth_is_checked_ = false;  // once is enough: the queue has its own limit
  std::optional<Error> error_;
};

Source::int_type Source::underflow() {
  while (part_ < parts_.size() && parts_[part_].empty()) ++part_;
  if (part_ == parts_.size()) return traits_type::eof();
  const std::string_view chunk = parts_[part_].substr(0, kChunk);
  parts_[part_].remove_prefix(chunk.size());
  if (part_ != 1) watch(chunk);
  if (error_) {  // an exception would leak what yaml-cpp holds while it begins
    part_ = parts_.size();
    return traits_type::eof();
  }
  char* begin = const_cast<char*>(chunk.data());  // NOLINT: a streambuf reads from it alone
  setg(begin, begin, begin + chunk.size());
  return traits_type::to_int_type(chunk.front());
}

// yaml-cpp would queue any number of tokens while it looks for a key's end, and brackets past its
// own limit too; both fill the memory.
void Source::watch(std::string_view chunk) {
  for (const char& c : chunk) {
    const bool opens = c == '[' || c == '{';
    const bool closes = c == ']' || c == '}';
    if (!opens && !closes && c != ',' && c != ':') continue;
    ++separators_;
    if (opens) ++depth_;
    if (closes && depth_ > 0) --depth_;
    if (opens && depth_ > 2 * kDeepest && !depth_is_checked_)
      watch_depth(static_cast<Offset>(&c - text_.data()));
  }
  if (error_ || separators_ <= kMostQueued) return;
  const auto where = static_cast<Offset>(chunk.data() - text_.data());
  error_ = error_at(ErrorCode::yaml_too_long, {}, where);
}

void Source::watch_depth(Offset bracket) {
  depth_is_checked_ = true;
  if (yaml_flow_depth(text_, bracket) > kDeepest) error_ = too_deep(bracket);
}

class Handler final : public YAML::EventHandler {
 public:
  Handler(std::string_view text, Source& source, EventSink& sink)
      : text_(text), source_(source), sink_(sink) {}

  void OnDocumentStart(const YAML::Mark& mark) override;
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override;
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value style) override;
  void OnSequenceEnd() override { tell({.kind = EventKind::end, .offset = last_}); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value style) override;
  void OnMapEnd() override { tell({.kind = EventKind::end, .offset = last_}); }

  [[nodiscard]] Offset last() const { return last_; }  ///< event's place
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }
  [[nodiscard]] bool has_document() const { return has_document_; }

 private:
  void tell(const Event& event);
  [[noreturn]] void stop(ErrorCode code, std::vector<std::string> facts, Offset where);
  void begin(EventKind kind, const YAML::Mark& mark, YAML::anchor_t anchor);
  Offset content(const YAML::Mark& mark);
  void check_string(Offset where);
  [[nodiscard]] Offset place_of_nothing(Offset after) const;

  std::string_view text_;
  Source& source_;
  EventSink& sink_;
  Offset last_ = 0;
  bool has_document_ = false;
  std::optional<Error> error_;
};

void Handler::tell(const Event& event) {
  if (source_.error()) throw Stop{};  // what follows is no text of the file's
  last_ = event.offset;
  source_.note_event();
  if (!sink_.on_event(event)) throw Stop{};
}

void Handler::stop(ErrorCode code, std::vector<std::string> facts, Offset where) {
  error_ = error_at(code, std::move(facts), where);
  throw Stop{};
}

// To yaml-cpp the end of the text closes a string too: it would hold all that follows its quote.
void Handler::check_string(Offset where) {
  if (is_unclosed_yaml_string(text_, where)) stop(ErrorCode::string_not_closed, {}, where);
}

// yaml-cpp begins a second document after the first, with or without `---`.
void Handler::OnDocumentStart(const YAML::Mark& mark) {
  const Offset where = source_.offset(mark);
  if (has_document_) {
    check_string(where);
    const std::string_view line = text_.substr(where, text_.find_first_of("\r\n", where) - where);
    if (line.starts_with("---")) stop(ErrorCode::several_documents, {}, where);
    stop(ErrorCode::second_root, {shortened(line)}, where);
  }
  has_document_ = true;
}

// yaml-cpp's mark is at what stands before the content: anchors, and tags, which are refused.
Offset Handler::content(const YAML::Mark& mark) {
  Offset at = source_.offset(mark);
  while (at < text_.size() && (text_[at] == '&' || text_[at] == '!' || text_[at] == '#')) {
    const bool is_comment = text_[at] == '#';
    const Offset end =
        std::min(text_.find_first_of(is_comment ? "\n" : " \t\r\n,[]{}", at), text_.size());
    if (text_[at] == '!') stop(ErrorCode::yaml_tag, {shortened(text_.substr(at, end - at))}, at);
    at = std::min(text_.find_first_not_of(kBlanks, end), text_.size());
  }
  return at;
}

// A missing value gets the mark of what follows; people look for it where it is missing.
Offset Handler::place_of_nothing(Offset after) const {
  const Offset before =
      after == 0 ? std::string_view::npos : text_.find_last_not_of(kBlanks, after - 1);
  if (before == std::string_view::npos) return after;
  return std::string_view(",:-?").find(text_[before]) == std::string_view::npos ? after : before;
}

void Handler::OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) {
  Event event{.kind = EventKind::scalar,
              .style = ScalarStyle::null,
              .offset = content(mark),
              .anchor = anchor};
  const std::size_t end = text_.find_first_of(" \t\r\n,[]{}:", event.offset);
  const std::string_view word = text_.substr(event.offset, end - event.offset);
  for (const std::string_view null : {"~", "null", "Null", "NULL"})
    if (word == null) event.text = word;
  if (event.text.empty()) event.offset = place_of_nothing(source_.offset(mark));
  tell(event);
}

void Handler::OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) {
  const Offset where = source_.offset(mark);
  const std::size_t end = text_.find_first_of(" \t\r\n,[]{}", where);
  tell({.kind = EventKind::alias,
        .offset = where,
        .text = text_.substr(where, end - where),
        .anchor = anchor});
}

void Handler::OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       const std::string& value) {
  Event event{.kind = EventKind::scalar, .offset = content(mark), .text = value, .anchor = anchor};
  if (tag == "!") {
    check_string(event.offset);
    event.style = ScalarStyle::quoted;
  } else if (!text_.substr(event.offset).starts_with(value)) {
    event.style = ScalarStyle::folded;
  }
  tell(event);
}

void Handler::begin(EventKind kind, const YAML::Mark& mark, YAML::anchor_t anchor) {
  tell({.kind = kind, .offset = content(mark), .anchor = anchor});
}

void Handler::OnSequenceStart(const YAML::Mark& mark, const std::string& /*tag*/,
                              YAML::anchor_t anchor, YAML::EmitterStyle::value /*style*/) {
  begin(EventKind::begin_sequence, mark, anchor);
}

void Handler::OnMapStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value /*style*/) {
  begin(EventKind::begin_mapping, mark, anchor);
}

namespace said = YAML::ErrorMsg;

// Some messages go on after what they begin with.
std::optional<YamlFault> fault_of(std::string_view message) {
  struct Known {
    std::string_view begin;
    YamlFault fault;
  };
  static const std::array kKnown{
      Known{said::END_OF_SEQ_FLOW, YamlFault::flow_item},
      Known{said::END_OF_MAP_FLOW, YamlFault::flow_item},
      Known{said::FLOW_END, YamlFault::flow_end},
      Known{said::EOF_IN_SCALAR, YamlFault::string_end},
      Known{said::DOC_IN_SCALAR, YamlFault::string_end},
      Known{said::INVALID_ESCAPE, YamlFault::escape},
      Known{said::INVALID_HEX, YamlFault::escape},
      Known{said::INVALID_UNICODE, YamlFault::surrogate},
      Known{said::TAB_IN_INDENTATION, YamlFault::tab},
      Known{said::END_OF_SEQ, YamlFault::block_item},
      Known{said::END_OF_MAP, YamlFault::block_item},
      Known{said::BLOCK_ENTRY, YamlFault::block_item},
      Known{said::MAP_KEY, YamlFault::block_item},
      Known{said::MAP_VALUE, YamlFault::colon},
      Known{said::UNKNOWN_TOKEN, YamlFault::character},
      Known{said::CHAR_IN_BLOCK, YamlFault::character},
      Known{said::ANCHOR_NOT_FOUND, YamlFault::anchor_name},
      Known{said::ALIAS_NOT_FOUND, YamlFault::anchor_name},
      Known{said::CHAR_IN_ANCHOR, YamlFault::anchor_name},
      Known{said::CHAR_IN_ALIAS, YamlFault::anchor_name},
      Known{said::UNKNOWN_ANCHOR, YamlFault::no_anchor},
      Known{said::MULTIPLE_TAGS, YamlFault::tag},
      Known{said::CHAR_IN_TAG_HANDLE, YamlFault::tag},
      Known{said::TAG_WITH_NO_SUFFIX, YamlFault::tag},
      Known{said::END_OF_VERBATIM_TAG, YamlFault::tag},
  };
  const auto found = std::ranges::find_if(
      kKnown, [&](const Known& known) { return message.starts_with(known.begin); });
  if (found == kKnown.end()) return std::nullopt;
  return found->fault;
}

Error explain(const YAML::ParserException& exception, std::string_view text, Offset where) {
  if (const auto fault = fault_of(exception.msg)) return explain_yaml_fault(text, *fault, where);
  return error_at(ErrorCode::syntax, {exception.msg, ""}, where);
}

std::optional<Error> parse_all(std::string_view text, Source& source, EventSink& sink) {
  std::istream stream(&source);
  Handler handler(text, source, sink);
  try {
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(handler)) {
    }
  } catch (const Stop&) {
    return handler.error();
  } catch (const YAML::DeepRecursion&) {
    return too_deep(handler.last());
  } catch (const YAML::ParserException& exception) {
    return explain(exception, text, source.offset(exception.mark));
  }
  if (handler.has_document()) return std::nullopt;
  return error_at(ErrorCode::empty_document, {}, kNoOffset);
}

std::optional<Error> parse(std::string_view text, EventSink& sink) {
  Source source(text);
  std::optional<Error> error = parse_all(text, source, sink);
  return source.error() ? source.error() : error;
}

// What yaml-cpp would take for something else, or that would shift its places.
std::optional<Error> find_foreign_character(std::string_view text) {
  if (text.size() > kLongestText) return error_at(ErrorCode::yaml_too_long, {}, kNoOffset);
  if (text.starts_with("\xEF\xBB\xBF"))
    return error_at(ErrorCode::unexpected_character, {"U+FEFF", ""}, 0);
  const auto is_foreign = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n' && c != '\t' && c != '\r') || byte == 0x7F;
  };
  const auto found = std::ranges::find_if(text, is_foreign);
  if (found == text.end()) return std::nullopt;
  return error_at(ErrorCode::control_character,
                  {code_point_text(static_cast<unsigned char>(*found))},
                  static_cast<Offset>(found - text.begin()));
}

bool has_lone_carriage_return(std::string_view text) {
  for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1))
    if (!text.substr(at + 1).starts_with('\n')) return true;
  return false;
}

}  // namespace

std::optional<Error> parse_yaml(std::string_view text, EventSink& sink) {
  if (auto error = find_foreign_character(text)) return error;
  if (!has_lone_carriage_return(text)) return parse(text, sink);
  // A line break to YAML, but not to yaml-cpp.
  std::string lines(text);
  std::ranges::replace(lines, '\r', '\n');
  return parse(lines, sink);
}

}  // namespace gametree::input
