/// \file
/// JSON as it is said: no document in memory, commas and escapes seen to.
#pragma once

#include <cstdint>
#include <string_view>

#include "gametree/number.h"
#include "output/buffer.h"

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

 private:
  void open(char bracket);
  void close(char bracket);
  void raw(std::string_view token);
  void separate();
  void escaped(std::string_view utf8);

  Buffer& out_;
  bool needs_comma_ = false;
};

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
