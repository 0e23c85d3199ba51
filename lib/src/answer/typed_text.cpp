/// \file
/// Recursion stops where no answer that means anything goes on.
#include "answer/typed_text.h"

#include <algorithm>
#include <utility>

#include "answer/clean.h"

namespace gametree::answer {
namespace {

constexpr int kDeepest = 20;

void append(std::string& out, const Typed& typed, int depth) {
  if (depth > kDeepest) return;
  bool is_first = true;
  const auto separate = [&] {
    if (!std::exchange(is_first, false)) out += "; ";
  };
  switch (typed.kind) {
    case Typed::Kind::text:
      out += typed.text;
      return;
    case Typed::Kind::list:
      out += '[';
      for (const Typed& item : typed.items) {
        separate();
        append(out, item, depth + 1);
      }
      out += ']';
      return;
    case Typed::Kind::mapping:
      if (typed.pairs.empty()) out += "{}";
      for (const auto& [key, value] : typed.pairs) {
        separate();
        out += key + ": ";
        append(out, value, depth + 1);
      }
      return;
  }
}

void append_flat(std::string& out, const Typed& typed, int depth) {
  if (depth > kDeepest) return;
  if (typed.kind == Typed::Kind::text) out += typed.text;
  bool is_first = true;
  for (const Typed& item : typed.items) {
    const bool is_row = item.kind != Typed::Kind::text;
    if (!std::exchange(is_first, false)) out += is_row ? "; " : ", ";
    if (is_row) out += '[';
    append_flat(out, item, depth + 1);
    if (is_row) out += ']';
  }
  for (const auto& [key, value] : typed.pairs) {
    if (!std::exchange(is_first, false)) out += ", ";
    out += key + ": ";
    append_flat(out, value, depth + 1);
  }
}

std::size_t size_of(const Typed& typed, int depth) {
  if (depth > kDeepest) return 0;
  std::size_t size = typed.text.size();
  for (const Typed& item : typed.items) size += size_of(item, depth + 1) + 1;
  for (const auto& [key, value] : typed.pairs) size += key.size() + size_of(value, depth + 1) + 2;
  return size;
}

bool is_blank_at(const Typed& typed, int depth) {
  if (depth > kDeepest) return false;
  switch (typed.kind) {
    case Typed::Kind::text:
      return is_blank_as_typed(typed.text);
    case Typed::Kind::list:
      return !typed.items.empty() && std::ranges::all_of(typed.items, [&](const Typed& item) {
        return is_blank_at(item, depth + 1);
      });
    case Typed::Kind::mapping:
      return !typed.pairs.empty() && std::ranges::all_of(typed.pairs, [&](const auto& pair) {
        return is_blank_at(pair.second, depth + 1);
      });
  }
  return false;
}

}  // namespace

std::string plain_text(const Typed& typed) {
  std::string out;
  append(out, typed, 0);
  return out;
}

std::string flat_text(const Typed& typed) {
  std::string text;
  append_flat(text, typed, 0);
  return text;
}

std::size_t text_size(const Typed& typed) { return size_of(typed, 0); }

bool is_blank_answer(const Typed& typed) { return is_blank_at(typed, 0); }

Typed typed_text(std::string text) {
  Typed typed;
  typed.text = std::move(text);
  return typed;
}

}  // namespace gametree::answer
