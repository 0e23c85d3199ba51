/// \file
/// Splits at the strongest separators there are; what can't be read is split at weaker ones.
#include "answer/lists.h"

#include <algorithm>
#include <utility>

#include "answer/nodes.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/typed_text.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

constexpr int kDeepest = 8;             // brackets in brackets, lists in lists
constexpr std::size_t kMostTokens = 4;  // of one element among elements with blanks between them

std::size_t count_if_not_read(const std::vector<Piece>& pieces) {
  return static_cast<std::size_t>(std::ranges::count_if(pieces, is_invalid));
}

bool has_outside(std::string_view text, std::string_view separators) {
  return split(text, separators).size() > 1;
}

bool is_joiner(std::string_view token) { return is_word(token, Word::joiner); }

/// The parts between "and", "or", "&".
std::vector<std::string_view> split_at_joiners(std::string_view text) {
  std::vector<std::string_view> parts;
  for (const std::string_view side : split(text, "&")) {
    const char* first = side.data();
    for (const std::string_view token : split(side, " \n")) {
      if (!is_joiner(token)) continue;
      parts.push_back(trim({first, static_cast<std::size_t>(token.data() - first)}));
      first = token.data() + token.size();
    }
    parts.push_back(trim({first, static_cast<std::size_t>(side.data() + side.size() - first)}));
  }
  return without_empty(std::move(parts));
}

bool is_lone_dash(std::string_view text, std::size_t at) {
  if (text[at] != '-' || at == 0 || at + 1 == text.size()) return false;
  const bool blank_before = text[at - 1] == ' ';
  const bool blank_after = text[at + 1] == ' ';
  return blank_before == blank_after;  // `- 3` and `5 -3` are numbers
}

std::vector<std::string_view> split_at_dashes(std::string_view text) {
  const Brackets brackets(text);
  std::vector<std::string_view> parts;
  std::size_t first = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_lone_dash(text, at) || !brackets.is_outside(at)) continue;
    parts.push_back(trim(text.substr(first, at - first)));
    first = at + 1;
  }
  parts.push_back(trim(text.substr(first)));
  return without_empty(std::move(parts));
}

std::vector<std::string_view> split_in_order(std::string_view text) {
  std::vector<std::string_view> parts = without_empty(split_at_arrows(text));
  if (parts.size() < 2) parts = without_empty(split(text, ">"));
  return parts.size() < 2 ? split_at_dashes(text) : parts;
}

/// Whether two parts stood as `2,5`: digits, one comma, digits.
bool may_be_decimal(std::string_view first, std::string_view second) {
  if (first.data() + first.size() + 1 != second.data() || !is_digits(second)) return false;
  if (first.starts_with('-') || first.starts_with('+')) first.remove_prefix(1);
  return is_digits(first);
}

/// Reads one list.
class ListReader {
 public:
  ListReader(const ListForm& form, Elements& elements) : form_(form), elements_(elements) {}

  /// The elements of a text that is a list, brackets around it or not.
  std::vector<Piece> read_all(std::string_view text) {
    elements_.start();
    std::vector<Piece> out;
    const std::string_view inside =
        inside_brackets(text, form_.round_brackets_around ? "([{" : "[{");
    read_parts(inside.data() == nullptr ? text : inside, 0, out);
    return out;
  }

  std::vector<Piece> read_items(const std::vector<Typed>& items) {
    elements_.start();
    std::vector<Piece> out;
    for (const Typed& item : items) read_item(item, 0, out);
    return out;
  }

 private:
  void read_parts(std::string_view text, int depth, std::vector<Piece>& out);
  bool read_children(std::string_view text, int depth, std::vector<Piece>& out);
  void read_each(const std::vector<std::string_view>& parts, int depth, std::vector<Piece>& out);
  void read_with_commas(const std::vector<std::string_view>& parts, int depth,
                        std::vector<Piece>& out);
  void read_part(std::string_view text, int depth, std::vector<Piece>& out);
  bool fits(std::string_view text, int depth, std::vector<Piece>& out);
  bool read_group(std::string_view text, int depth, std::vector<Piece>& out);
  bool read_split(std::string_view text, int depth, std::vector<Piece>& out);
  void read_tokens(std::string_view text, int depth, std::vector<Piece>& out);
  bool read_window(const std::vector<std::string_view>& tokens, std::size_t first,
                   std::size_t count, std::vector<Piece>& out);
  void read_item(const Typed& item, int depth, std::vector<Piece>& out);
  void read_inner_list(const std::vector<Typed>& items, int depth, std::vector<Piece>& out);
  void refuse(std::string_view text, std::vector<Piece>& out) {
    out.push_back(invalid_piece(text, elements_.why_not(text)));
  }

  const ListForm& form_;
  Elements& elements_;
};

void ListReader::read_parts(std::string_view text, int depth, std::vector<Piece>& out) {
  std::vector<std::string_view> parts = without_empty(split(text, ";\n"));
  if (parts.empty()) return refuse(text, out);
  if (has_outside(text, ";\n")) return read_each(parts, depth, out);
  if (has_outside(text, ",")) return read_with_commas(without_empty(split(text, ",")), depth, out);
  if (form_.has_arrows && !elements_.is_name(text)) {
    if (read_children(text, depth, out)) return;
    parts = split_in_order(text);
  }
  read_each(parts, depth, out);
}

/// `D->3 and D->5`, `D->3 D->5`: where "and" or blanks separate what can all be read, an arrow is
/// one to a child.
bool ListReader::read_children(std::string_view text, int depth, std::vector<Piece>& out) {
  std::vector<std::string_view> parts = split_at_joiners(text);
  if (parts.size() < 2) {
    parts = without_empty(split(text, " \n"));
    if (std::ranges::any_of(parts, [](auto part) { return split_in_order(part).size() != 2; }))
      return false;
  }
  if (parts.size() < 2) return false;
  std::vector<Piece> several;
  read_each(parts, depth, several);
  if (count_if_not_read(several) > 0) return false;
  out.insert(out.end(), several.begin(), several.end());
  return true;
}

void ListReader::read_each(const std::vector<std::string_view>& parts, int depth,
                           std::vector<Piece>& out) {
  for (const std::string_view part : parts) read_part(part, depth, out);
}

void ListReader::read_with_commas(const std::vector<std::string_view>& parts, int depth,
                                  std::vector<Piece>& out) {
  if (parts.empty()) return refuse(",", out);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i + 1 < parts.size() && may_be_decimal(parts[i], parts[i + 1])) {
      const std::string_view both(parts[i].data(), parts[i].size() + 1 + parts[i + 1].size());
      if (elements_.read_decimal(parts[i], parts[i + 1], both, out)) {
        ++i;
        continue;
      }
    }
    read_part(parts[i], depth, out);
  }
}

/// One part, which is one element or, failing that, several.
void ListReader::read_part(std::string_view text, int depth, std::vector<Piece>& out) {
  if (fits(text, depth, out)) return;
  std::vector<Piece> several;
  if (depth < kDeepest && read_split(text, depth, several) &&
      count_if_not_read(several) < several.size())
    out.insert(out.end(), several.begin(), several.end());
  else
    refuse(text, out);
}

bool ListReader::fits(std::string_view text, int depth, std::vector<Piece>& out) {
  return elements_.read(text, out) || read_group(text, depth, out) ||
         elements_.read_letters(text, out);
}

/// `(B, G)`: a child, or the elements in the brackets.
bool ListReader::read_group(std::string_view text, int depth, std::vector<Piece>& out) {
  const std::string_view inside = inside_brackets(text, "([{");
  if (inside.data() == nullptr || depth >= kDeepest) return false;
  const std::vector<std::string_view> parts = split(inside, ",");
  if (parts.size() == 2 && text.front() != '{' && elements_.read_pair(parts[0], parts[1], out))
    return true;
  std::vector<Piece> several;
  read_parts(inside, depth + 1, several);
  if (several.empty() || count_if_not_read(several) == several.size()) return false;
  out.insert(out.end(), several.begin(), several.end());
  return true;
}

bool ListReader::read_split(std::string_view text, int depth, std::vector<Piece>& out) {
  for (const auto& parts : {split_at_joiners(text), without_empty(split(text, ","))}) {
    if (parts.empty() || (parts.size() == 1 && parts.front().size() == text.size())) continue;
    for (const std::string_view part : parts) read_part(part, depth + 1, out);
    return true;
  }
  if (!has_outside(text, " \n")) return false;
  read_tokens(text, depth, out);
  return true;
}

/// Elements with blanks between them; the longest run of tokens that is one goes first.
void ListReader::read_tokens(std::string_view text, int depth, std::vector<Piece>& out) {
  const std::vector<std::string_view> tokens = without_empty(split(text, " \n"));
  for (std::size_t first = 0; first < tokens.size();) {
    std::size_t count = 1;
    if (first + 1 < tokens.size() && elements_.may_join(tokens[first], tokens[first + 1]))
      count = std::min(kMostTokens, tokens.size() - first);
    while (count > 1 && !read_window(tokens, first, count, out)) --count;
    if (count == 1 && !fits(tokens[first], depth + 1, out)) refuse(tokens[first], out);
    first += count;
  }
}

bool ListReader::read_window(const std::vector<std::string_view>& tokens, std::size_t first,
                             std::size_t count, std::vector<Piece>& out) {
  const std::string_view last = tokens[first + count - 1];
  const std::string_view text(
      tokens[first].data(),
      static_cast<std::size_t>(last.data() + last.size() - tokens[first].data()));
  return elements_.read(text, out);
}

void ListReader::read_item(const Typed& item, int depth, std::vector<Piece>& out) {
  const std::string text = clean(plain_text(item), form_.cleaning);
  if (depth >= kDeepest) return refuse(text, out);
  switch (item.kind) {
    case Typed::Kind::text:
      if (!is_blank(text)) read_part(text, 0, out);
      return;
    case Typed::Kind::list:
      return read_inner_list(item.items, depth, out);
    case Typed::Kind::mapping:
      // `- {K: 2}`, which is `- K: 2`.
      if (item.pairs.size() == 1) return read_part(text, 0, out);
      return refuse(text, out);
  }
}

void ListReader::read_inner_list(const std::vector<Typed>& items, int depth,
                                 std::vector<Piece>& out) {
  const bool are_two_texts =
      items.size() == 2 && items[0].kind == Typed::Kind::text && items[1].kind == Typed::Kind::text;
  if (are_two_texts && elements_.read_pair(clean(items[0].text, form_.cleaning),
                                           clean(items[1].text, form_.cleaning), out))
    return;
  for (const Typed& item : items) read_item(item, depth + 1, out);
}

}  // namespace

ListReading read_list(std::string_view clean, const ListForm& form, Elements& elements) {
  ListReading best;
  for (const std::string_view inner : unwrapped(clean)) {
    std::vector<Piece> pieces = ListReader(form, elements).read_all(inner);
    const std::size_t unread = count_if_not_read(pieces);
    if (best.pieces.empty() || unread < count_if_not_read(best.pieces))
      best.pieces = std::move(pieces);
    best.fits = count_if_not_read(best.pieces) == 0;
    if (best.fits) break;
  }
  return best;
}

ListReading read_list(const std::vector<Typed>& items, const ListForm& form, Elements& elements) {
  ListReading reading;
  reading.pieces = ListReader(form, elements).read_items(items);
  reading.fits = count_if_not_read(reading.pieces) == 0;
  return reading;
}

Answer list_answer(std::string given, ListReading reading) {
  Answer answer;
  answer.given = std::move(given);
  answer.pieces = std::move(reading.pieces);
  answer.state = ReadState::read;
  if (!answer.pieces.empty() && count_if_not_read(answer.pieces) == answer.pieces.size()) {
    answer.state = ReadState::invalid;
    answer.problem = answer.pieces.front().problem;
  }
  return answer;
}

}  // namespace gametree::answer
