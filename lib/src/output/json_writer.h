/// \file
/// JSON as it is said: no document in memory, commas and escapes seen to.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

#include "gametree/number.h"
#include "output/buffer.h"
#include "output/plain_number.h"

namespace gametree::output {

/// Writes one value on one line, with a blank after each comma and colon.
class JsonWriter {
 public:
  explicit JsonWriter(Buffer& out) : out_(out) {}
  /// Goes on in an object that has a key already.
  static JsonWriter in_object(Buffer& out) {
    JsonWriter json(out);
    json.needs_comma_ = true;
    return json;
  }

  void open_object() { open('{'); }
  void close_object() { close('}'); }
  void open_array() { open('['); }
  void close_array() { close(']'); }

  /// What is written next is the value of this key, which needs no escapes.
  void key(std::string_view key);
  /// The same of any text.
  void text_key(std::string_view key);
  /// Any bytes: what is not UTF-8 becomes U+FFFD.
  void string(std::string_view text);
  /// A text that needs no escapes, such as a path.
  void plain(std::string_view text);
  void integer(std::uint64_t value);
  void boolean(bool value) { raw(value ? "true" : "false"); }
  void null() { raw("null"); }
  /// The nearest double, or an infinity as a string.
  void number(const Number& value);

  /// Whether somebody still listens.
  [[nodiscard]] bool is_open() const { return out_.is_open(); }

  /// For values that are written in another way. Commas are the caller's then.
  [[nodiscard]] Buffer& out() { return out_; }

 private:
  void open(char bracket);
  void close(char bracket);
  void raw(std::string_view token);
  void separate() {
    if (needs_comma_) out_.add(", ");
  }
  /// The token between quotes or blanks, in one go.
  void token(std::string_view before, std::string_view text, std::string_view behind);
  void escaped(std::string_view utf8);

  Buffer& out_;
  bool needs_comma_ = false;
};

inline void JsonWriter::token(std::string_view before, std::string_view text,
                              std::string_view behind) {
  constexpr std::string_view kComma = ", ";
  char* at = out_.room(kComma.size() + before.size() + text.size() + behind.size());
  const auto put = [&at](std::string_view piece) {
    std::memcpy(at, piece.data(), piece.size());
    at += piece.size();
  };
  if (needs_comma_) put(kComma);
  put(before);
  put(text);
  put(behind);
  out_.take(at);
}

inline void JsonWriter::key(std::string_view key) {
  token("\"", key, "\": ");
  needs_comma_ = false;
}

inline void JsonWriter::raw(std::string_view text) {
  token("", text, "");
  needs_comma_ = true;
}

inline void JsonWriter::plain(std::string_view text) {
  token("\"", text, "\"");
  needs_comma_ = true;
}

inline void JsonWriter::number(const Number& value) {
  if (!has_plain_json(value)) return raw(to_json(value));
  separate();
  out_.take(write_plain_json(value, out_.room(kPlainNumber)));
  needs_comma_ = true;
}

inline void JsonWriter::integer(std::uint64_t value) {
  separate();
  out_.take(write_plain_integer(value, out_.room(kPlainNumber)));
  needs_comma_ = true;
}

/// `key: value`, and beside it `key_exact` where the decimal is not the value itself.
void write_number(JsonWriter& json, std::string_view key, const Number& value);

/// The same for an array of two, such as a window.
void write_numbers(JsonWriter& json, std::string_view key, const Number& a, const Number& b);

/// `key: text`.
inline void write_string(JsonWriter& json, std::string_view key, std::string_view text) {
  json.key(key);
  json.string(text);
}

/// `key: value`.
inline void write_integer(JsonWriter& json, std::string_view key, std::uint64_t value) {
  json.key(key);
  json.integer(value);
}

}  // namespace gametree::output
