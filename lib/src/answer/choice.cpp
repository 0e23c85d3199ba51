/// \file
/// Options by key, by text, by both; true and false by any word for them.
#include <algorithm>
#include <array>
#include <utility>

#include "answer/asked.h"
#include "answer/lists.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/truths.h"
#include "answer/typed_text.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

/// A clean text with its comparing signs in one spelling, and no mark at its end.
std::string normal(std::string_view clean) {
  struct Spelling {
    std::string_view from, to;
  };
  constexpr std::array<Spelling, 6> kSigns{
      {{"≤", "<="}, {"⩽", "<="}, {"=<", "<="}, {"≥", ">="}, {"⩾", ">="}, {"=>", ">="}}};
  std::string text;
  while (!clean.empty()) {
    const auto* const sign = std::ranges::find_if(
        kSigns, [&](const Spelling& known) { return clean.starts_with(known.from); });
    text += sign == kSigns.end() ? clean.substr(0, 1) : sign->to;
    clean.remove_prefix(sign == kSigns.end() ? 1 : sign->from.size());
  }
  const std::size_t last = text.find_last_not_of(" .;:!");
  if (last != std::string::npos) text.resize(last + 1);
  return text;
}

/// What can be typed for an option: its key, or its text in a language.
struct Spelling {
  std::string as_typed;  // clean
  std::string normal, folded;
  std::size_t option = 0;
  bool is_key = false;
};

class OptionReader {
 public:
  explicit OptionReader(const Question& question, Cleaning cleaning = Cleaning::full) {
    for (const Option& option : question.options) add(option, cleaning);
    if (question.options.empty() && question.true_false)
      for (const std::string_view key : {"true", "false"}) {
        Option option;
        option.key = key;
        add(option, cleaning);
      }
  }

  /// The options that the whole of `text` is, as it is spelt if it is one so.
  [[nodiscard]] std::vector<std::size_t> named(std::string_view text) const;
  /// One option, with what is around it.
  [[nodiscard]] std::optional<Piece> read(std::string_view text) const;
  bool read_letters(std::string_view text, std::vector<Piece>& out) const;
  [[nodiscard]] Error why_not(std::string_view text) const;

 private:
  void add(const Option& option, Cleaning cleaning);
  void add(std::string_view text, bool is_key, Cleaning cleaning);
  template <class Test>
  [[nodiscard]] std::vector<std::size_t> matching(Test test) const;
  [[nodiscard]] std::optional<Piece> whole(std::string_view text, std::string_view given) const;
  [[nodiscard]] std::optional<Piece> bare(std::string_view text, std::string_view given) const;
  [[nodiscard]] std::optional<Piece> keyed(std::string_view text, std::string_view given) const;
  [[nodiscard]] std::optional<Piece> boolean(std::string_view text, std::string_view given) const;
  [[nodiscard]] std::optional<Piece> piece(const std::vector<std::size_t>& options,
                                           std::string_view given) const;

  std::vector<std::string> keys_;
  std::vector<Spelling> spellings_;
};

void OptionReader::add(const Option& option, Cleaning cleaning) {
  keys_.push_back(option.key);
  add(option.key, true, cleaning);
  for (const auto& [language, text] : option.text.all()) add(text, false, cleaning);
  if (option.answer) add(flat_text(*option.answer), false, cleaning);
}

void OptionReader::add(std::string_view text, bool is_key, Cleaning cleaning) {
  Spelling spelling;
  spelling.as_typed = clean(text, cleaning);
  spelling.normal = normal(spelling.as_typed);
  spelling.folded = fold_case(spelling.normal);
  spelling.option = keys_.size() - 1;
  spelling.is_key = is_key;
  if (!spelling.as_typed.empty()) spellings_.push_back(std::move(spelling));
}

/// The options of the spellings that pass: keys go before texts.
template <class Test>
std::vector<std::size_t> OptionReader::matching(Test test) const {
  std::vector<std::size_t> keys;
  std::vector<std::size_t> texts;
  for (const Spelling& spelling : spellings_) {
    std::vector<std::size_t>& found = spelling.is_key ? keys : texts;
    if (test(spelling) && std::ranges::find(found, spelling.option) == found.end())
      found.push_back(spelling.option);
  }
  return keys.empty() ? texts : keys;
}

std::vector<std::size_t> OptionReader::named(std::string_view text) const {
  std::vector<std::size_t> found =
      matching([&](const Spelling& spelling) { return spelling.as_typed == text; });
  if (!found.empty()) return found;
  const std::string plain = normal(text);
  found = matching([&](const Spelling& spelling) { return spelling.normal == plain; });
  if (!found.empty()) return found;
  const std::string folded = fold_case(plain);
  return matching([&](const Spelling& spelling) { return spelling.folded == folded; });
}

std::optional<Piece> OptionReader::piece(const std::vector<std::size_t>& options,
                                         std::string_view given) const {
  if (options.empty()) return std::nullopt;
  if (options.size() == 1) return read_piece(given, keys_[options.front()]);
  std::string list;
  for (const std::size_t option : options) list += (list.empty() ? "" : ", ") + keys_[option];
  return invalid_piece(given, problem(ErrorCode::answer_ambiguous_option, {shown(given), list}));
}

std::optional<Piece> OptionReader::read(std::string_view text) const {
  for (const std::string_view inner : unwrapped(text))
    if (std::optional<Piece> piece = whole(inner, text)) return piece;
  return std::nullopt;
}

std::optional<Piece> OptionReader::whole(std::string_view text, std::string_view given) const {
  if (std::optional<Piece> found = bare(text, given)) return found;
  const std::optional<std::string_view> rest = after_word(text, {Word::option});
  return rest ? bare(*rest, given) : std::nullopt;
}

std::optional<Piece> OptionReader::bare(std::string_view text, std::string_view given) const {
  if (std::optional<Piece> found = piece(named(text), given)) return found;
  if (std::optional<Piece> found = keyed(text, given)) return found;
  if (std::optional<Piece> found = boolean(text, given)) return found;
  if (is_none(text))
    if (std::optional<Piece> found = piece(
            matching([](const Spelling& s) { return !s.is_key && is_none(s.normal); }), given))
      return found;
  return std::nullopt;
}

/// What stands after `key` and the marks around it, where that is something.
std::optional<std::string_view> text_behind(std::string_view text, std::string_view key) {
  while (text.starts_with('(') || text.starts_with('[')) text.remove_prefix(1);
  if (fold_case(text.substr(0, key.size())) != fold_case(key)) return std::nullopt;
  text.remove_prefix(std::min(key.size(), text.size()));
  const std::size_t end = text.find_first_not_of(" )].:,-=");
  if (end == 0 || end == std::string_view::npos) return std::nullopt;
  return text.substr(end);
}

/// `(b) Its text`. The text of another option contradicts.
std::optional<Piece> OptionReader::keyed(std::string_view text, std::string_view given) const {
  for (const Spelling& key : spellings_) {
    if (!key.is_key) continue;
    const std::optional<std::string_view> behind = text_behind(text, key.as_typed);
    if (!behind) continue;
    const std::string folded = fold_case(normal(*behind));
    const std::vector<std::size_t> said = matching(
        [&](const Spelling& spelling) { return !spelling.is_key && spelling.folded == folded; });
    if (said.empty()) continue;
    std::vector<std::size_t> options{key.option};
    if (std::ranges::find(said, key.option) == said.end()) options.push_back(said.front());
    return piece(options, given);
  }
  return std::nullopt;
}

/// A word for true or false, where there are options that are such words.
std::optional<Piece> OptionReader::boolean(std::string_view text, std::string_view given) const {
  for (const Word truth : {Word::yes, Word::no}) {
    if (!is_word(text, truth)) continue;
    // A key of one letter is a key, and its text says what it means.
    std::optional<Piece> found = piece(matching([&](const Spelling& spelling) {
                                         const bool counts =
                                             !spelling.is_key || spelling.normal.size() > 1;
                                         return counts && is_word(spelling.normal, truth);
                                       }),
                                       given);
    if (found) return found;
  }
  return std::nullopt;
}

bool OptionReader::read_letters(std::string_view text, std::vector<Piece>& out) const {
  constexpr std::size_t kMostLetters = 200;
  if (text.size() > kMostLetters) return false;
  std::vector<Piece> letters;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view whole = rest;
    const bool is_digit = rest.front() >= '0' && rest.front() <= '9';
    if (!is_word_character(take_character(rest)) || is_digit) return false;
    const std::string_view letter = whole.substr(0, whole.size() - rest.size());
    std::optional<Piece> found = piece(named(letter), letter);
    if (!found || !is_read(*found)) return false;
    letters.push_back(*std::move(found));
  }
  if (letters.size() < 2) return false;
  if (is_any_word(text))
    letters = {invalid_piece(text, problem_with(ErrorCode::answer_ambiguous_word, text))};
  out.insert(out.end(), letters.begin(), letters.end());
  return true;
}

Error OptionReader::why_not(std::string_view text) const {
  std::string list;
  for (const std::string& key : keys_) list += (list.empty() ? "" : ", ") + key;
  return problem(ErrorCode::answer_not_an_option, {shown(text), shown(list)});
}

class OptionElements : public Elements {
 public:
  explicit OptionElements(const OptionReader& reader) : reader_(reader) {}

  bool read(std::string_view text, std::vector<Piece>& out) override {
    std::optional<Piece> piece = reader_.read(text);
    if (!piece) return false;
    out.push_back(*std::move(piece));
    return true;
  }
  bool read_letters(std::string_view text, std::vector<Piece>& out) override {
    return reader_.read_letters(text, out);
  }
  bool may_join(std::string_view first, std::string_view) override {
    return is_word(first, Word::option);
  }
  Error why_not(std::string_view text) override { return reader_.why_not(text); }

 private:
  const OptionReader& reader_;
};

Answer read_options(const Asked& asked, const OptionReader& reader, bool wants_several) {
  const Typed& typed = asked.answer;
  const std::string given = asked.clean(plain_text(typed));
  OptionElements elements(reader);
  ListForm form;
  form.cleaning = asked.index.cleaning();
  if (typed.kind == Typed::Kind::mapping && !typed.pairs.empty()) {
    std::vector<SaidPair> pairs;
    for (const auto& [key, value] : typed.pairs) pairs.push_back({asked.clean(key), value});
    const auto read_key = [&](std::string_view key) {
      std::optional<Piece> piece = reader.read(key);
      return piece ? *std::move(piece) : invalid_piece(key, reader.why_not(key));
    };
    return truth_answer(given, read_truths(pairs, read_key, {}));
  }
  if (typed.kind == Typed::Kind::list && !typed.items.empty())
    return list_answer(given, read_list(typed.items, form, elements));
  if (std::optional<Piece> one = reader.read(given)) return list_answer(given, {{*one}, true});
  std::vector<Piece> letters;
  if (is_none(given) && !reader.read_letters(given, letters)) {
    if (wants_several) return answer_of(ReadState::none, given);
    return invalid_answer(given, reader.why_not(given));
  }
  return list_answer(given, read_list(given, form, elements));
}

}  // namespace

bool is_option(const Question& question, std::string_view clean) {
  return !OptionReader(question).named(clean).empty();
}

Answer read_choice(const Asked& asked) {
  const std::optional<Typed>& expect = asked.question.expect;
  const bool wants_several = expect && expect->kind == Typed::Kind::list;
  // Options that cleaning makes alike are told apart as they were typed.
  if (asked.answer.kind == Typed::Kind::text) {
    const OptionReader as_typed(asked.question, Cleaning::light);
    const std::string text = clean(asked.answer.text, Cleaning::light);
    if (const std::vector<std::size_t> found = as_typed.named(text); found.size() == 1)
      return list_answer(asked.clean(text), {{*as_typed.read(text)}, true});
  }
  const OptionReader reader(asked.question);
  Answer answer = read_options(asked, reader, wants_several);
  return wants_several ? std::move(answer) : only_whole(std::move(answer));
}

}  // namespace gametree::answer
