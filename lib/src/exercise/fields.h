/// \file
/// A mapping by its keys: those that are known, each once, each with a value.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "exercise/problems.h"
#include "input/value.h"

namespace gametree::exercise {

using Keys = std::vector<std::string_view>;

/// What stands under the known keys of a mapping. What is wrong with the keys themselves is noted.
class Fields {
 public:
  /// \param what       the mapping, for a sentence: `an exercise`.
  /// \param value      borrowed.
  /// \param elsewhere  keys that are known to mean something, if not here: they are kept aside.
  Fields(std::string_view what, const input::Value& value, const Keys& known, Problems& problems,
         const Keys& elsewhere = {});

  /// The value of a key; null where there is none that can be read.
  [[nodiscard]] const input::Value* get(std::string_view key) const;
  /// Whether the key stands here, whatever its value.
  [[nodiscard]] bool has(std::string_view key) const;
  /// As `get`; that the key is missing is noted.
  const input::Value* need(std::string_view key);

  /// The keys that belong elsewhere, as they stand.
  [[nodiscard]] const std::vector<const input::Value*>& elsewhere() const { return elsewhere_; }
  /// Whether this is a mapping at all.
  [[nodiscard]] bool is_mapping() const { return is_mapping_; }

 private:
  void add(const input::Value& key, const input::Value& value, const Keys& known,
           const Keys& elsewhere);

  std::string what_;
  Offset offset_;
  bool is_mapping_;
  Problems& problems_;
  std::vector<std::pair<std::string_view, const input::Value*>> fields_;  // null: unreadable
  std::vector<const input::Value*> elsewhere_;
};

/// Keys that a person chose, such as the names of trees or options, and their values; in order. A
/// key that is no text or stands there again, or a key without a value, is noted and left out.
std::vector<std::pair<const input::Value*, const input::Value*>> free_fields(
    std::string_view key, const input::Value& value, Problems& problems);

/// What errors show of a value: `"text"`, `[...]`, `{...}` or `nothing`.
std::string shown(const input::Value& value);

/// Whether there is a word that stands for nothing, or nothing.
bool is_null(const input::Value& value);

}  // namespace gametree::exercise
