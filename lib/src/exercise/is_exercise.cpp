/// \file
/// Whether a text is meant to be an exercise, told by as little of it as possible: most are trees,
/// and some of them are huge.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "base/text.h"
#include "gametree/exercise.h"
#include "input/event.h"

namespace gametree {
namespace {

using input::Event;
using input::EventKind;

constexpr std::array<std::string_view, 2> kKeys{"exercise", "questions"};

/// Looks at the keys of the root, and stops once they tell.
class KeyWatch final : public input::EventSink {
 public:
  bool on_event(const Event& event) override {
    const bool is_root = depth_ == 0;
    const bool is_key = depth_ == 1 && at_key_ && event.kind != EventKind::end;
    if (is_root && event.kind != EventKind::begin_mapping) return false;
    if (is_key && event.kind == EventKind::scalar) note_key(event.text);
    if (event.kind == EventKind::begin_mapping || event.kind == EventKind::begin_sequence) ++depth_;
    if (event.kind == EventKind::end) --depth_;
    if (depth_ == 1 && !is_root) at_key_ = !at_key_;
    return !is_decided_;
  }

  [[nodiscard]] bool found() const { return found_; }
  [[nodiscard]] bool is_decided() const { return is_decided_; }

 private:
  // Keys that say nothing but of a tree; `tree` says nothing yet.
  void note_key(std::string_view key) {
    found_ = std::ranges::find(kKeys, key) != kKeys.end();
    is_decided_ = found_ || input::to_player(key) || key == "player" || key == "children" ||
                  key == "value" || key == "utility";
  }

  std::size_t depth_ = 0;
  bool at_key_ = true;
  bool found_ = false;
  bool is_decided_ = false;
};

/// Whether a line begins with one of the keys: what is left to go by in a text that is broken.
bool has_key_line(std::string_view text) {
  for (const std::string_view key : kKeys)
    for (std::size_t at = text.find(key); at != std::string_view::npos;
         at = text.find(key, at + 1)) {
      const bool begins_line = at == 0 || text[at - 1] == '\n';
      if (begins_line && text.substr(at + key.size()).starts_with(':')) return true;
    }
  return false;
}

bool has_ending(std::string_view source, std::string_view ending) {
  return source.size() > ending.size() &&
         same_word(source.substr(source.size() - ending.size()), ending);
}

/// What the keys tell, if this is well-formed as far as they were looked at.
std::optional<bool> told_by_keys(std::string_view text, bool as_json) {
  KeyWatch watch;
  const auto error = as_json ? input::parse_json(text, watch) : input::parse_yaml(text, watch);
  if (error && !watch.is_decided()) return std::nullopt;
  return watch.found();
}

}  // namespace

bool is_exercise(std::string_view text, std::string_view source) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  for (const std::string_view ending : {".sexp", ".scm", ".lisp", ".efg"})
    if (has_ending(source, ending)) return false;
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos || std::string_view("([;").find(text[first]) != text.npos)
    return false;
  const bool may_be_json = text[first] == '{' && !has_ending(source, ".yaml");
  if (may_be_json)
    if (const auto told = told_by_keys(text, true)) return *told;
  if (!has_ending(source, ".json"))
    if (const auto told = told_by_keys(text, false)) return *told;
  return has_key_line(text);
}

}  // namespace gametree
