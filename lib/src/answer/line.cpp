/// \file
/// A principal line: each step is read from the node that the steps before it reached.
#include <algorithm>
#include <utility>

#include "answer/asked.h"
#include "answer/lists.h"
#include "answer/nodes.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/typed_number.h"
#include "answer/typed_text.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

class LineElements : public Elements {
 public:
  explicit LineElements(const NodeIndex& index) : index_(index) {}

  void start() override {
    at_ = 0;
    is_lost_ = has_begun_ = false;
  }
  bool read(std::string_view text, std::vector<Piece>& out) override {
    if (is_lost_) return false;
    const std::vector<std::string_view> layers = unwrapped(text);
    return std::ranges::any_of(layers,
                               [&](std::string_view inner) { return read_bare(inner, out); });
  }
  bool is_name(std::string_view text) override { return !index_.find_child(at_, text).is_none(); }
  bool read_letters(std::string_view text, std::vector<Piece>& out) override;
  bool may_join(std::string_view first, std::string_view second) override {
    return index_.has_blanks() || second.starts_with('(') || second.starts_with('=') ||
           is_word(first, Word::node) || is_word(first, Word::leaf) || is_word(first, Word::move);
  }
  Error why_not(std::string_view text) override {
    is_lost_ = true;
    return problem(ErrorCode::answer_no_step, {shown(text), index_.path(at_)});
  }

 private:
  bool read_bare(std::string_view text, std::vector<Piece>& out);
  bool read_path(std::string_view text, std::vector<Piece>& out);
  bool read_steps_to(NodeId node, std::string_view given, std::vector<Piece>& out);
  bool drop_root(std::string_view text);
  [[nodiscard]] bool is_child_spelt(std::string_view text) const;
  [[nodiscard]] Found next(std::string_view text) const;
  bool take(std::string_view text, std::vector<Piece>& out);
  bool go(std::string_view given, NodeId node, std::vector<Piece>& out) {
    at_ = node;
    has_begun_ = true;
    out.push_back(read_piece(given, node));
    return true;
  }

  const NodeIndex& index_;
  NodeId at_ = 0;
  bool is_lost_ = false;    // a step could not be read, so none after it can
  bool has_begun_ = false;  // a root would lead no more
};

/// The child that a step means: by label or name, by number, by value (then the first of equals).
Found LineElements::next(std::string_view text) const {
  Found named = index_.find_child(at_, text);
  if (!named.is_none()) return named;
  if (const std::optional<NodeId> node = index_.child(at_, text)) return Found(*node);
  const std::optional<TypedNumber> number = plain_number(text);
  if (!number) return {};
  const Found leaves = index_.children_worth(at_, number->value);
  return leaves.is_none() ? leaves : Found(leaves.node());
}

/// Goes one step. A text for which several children have a name in another case loses the way.
bool LineElements::take(std::string_view text, std::vector<Piece>& out) {
  const Found node = next(text);
  if (node.is_none()) return false;
  if (node.is_one()) return go(text, node.node(), out);
  is_lost_ = true;
  out.push_back(
      invalid_piece(text, problem(ErrorCode::ambiguous_node, {shown(text), index_.listed(node)})));
  return true;
}

bool LineElements::read_bare(std::string_view text, std::vector<Piece>& out) {
  if (drop_root(text)) return true;
  if (text.find('/') != std::string_view::npos) return read_path(text, out);
  if (take(text, out)) return true;
  if (const std::optional<BeforeRemark> parts = split_remark(text))
    if (plain_number(parts->remark) && take(parts->head, out)) return true;
  const std::optional<AfterNoun> noun = split_noun(text);
  return noun && (drop_root(noun->rest) || take(noun->rest, out));
}

/// Whether a child's label or name is `text` as it is spelt.
bool LineElements::is_child_spelt(std::string_view text) const {
  const Found child = index_.find_child(at_, text);
  if (!child.is_one()) return false;
  const GameTree& tree = index_.tree();
  const auto is_it = [&](std::optional<std::string_view> known) {
    return known && clean(*known, index_.cleaning()) == text;
  };
  return is_it(tree.action(child.node())) || is_it(tree.name(child.node()));
}

bool LineElements::drop_root(std::string_view text) {
  if (has_begun_ || is_child_spelt(text)) return false;
  const Found node = index_.find(text);
  const bool is_root = text == "/" || (node.is_one() && node.node() == 0) ||
                       (node.is_none() && is_word(text, Word::root));
  const std::optional<std::string_view> name = index_.tree().name(0);
  const bool is_spelt = name && clean(*name, index_.cleaning()) == text;
  if (!is_root || (!is_spelt && !index_.find_child(0, text).is_none())) return false;
  has_begun_ = true;
  return true;
}

/// `2/1` from here, `/2/1` from the root: all steps of it. A fraction that is a leaf's value too is
/// two readings.
bool LineElements::read_path(std::string_view text, std::vector<Piece>& out) {
  const Found valued = next(text);
  std::optional<NodeId> node = index_.follow(text);
  if (at_ != 0 && !text.starts_with('/')) node = index_.follow_from(at_, text);
  if (node && !valued.is_none() && valued.node() != *node) {
    is_lost_ = true;
    out.push_back(
        invalid_piece(text, problem(ErrorCode::answer_path_or_value,
                                    {shown(text), index_.path(*node), index_.listed(valued)})));
    return true;
  }
  if (!valued.is_none()) return take(text, out);
  if (!node && at_ != 0) node = index_.follow(text);
  return node && read_steps_to(*node, text, out);
}

/// The steps from here to a node below.
bool LineElements::read_steps_to(NodeId node, std::string_view given, std::vector<Piece>& out) {
  std::vector<NodeId> steps;
  for (; node != at_ && node != 0; node = index_.parent(node)) steps.push_back(node);
  if (node != at_ || steps.empty()) return false;
  std::for_each(steps.rbegin(), steps.rend(), [&](NodeId step) { go(given, step, out); });
  return true;
}

bool LineElements::read_letters(std::string_view text, std::vector<Piece>& out) {
  constexpr std::size_t kMostLetters = 200;
  if (is_lost_ || text.size() > kMostLetters) return false;
  const auto before = std::make_pair(at_, has_begun_);
  std::vector<Piece> steps;
  std::size_t letters = 0;
  bool fits = true;
  for (std::string_view rest = text; fits && !rest.empty(); ++letters) {
    const std::string_view whole = rest;
    const bool is_digit = rest.front() >= '0' && rest.front() <= '9';
    fits = is_word_character(take_character(rest)) && !is_digit;
    const std::string_view letter = whole.substr(0, whole.size() - rest.size());
    fits = fits &&
           (drop_root(letter) || (index_.find_child(at_, letter).is_one() && take(letter, steps)));
  }
  if (!fits || letters < 2) {
    std::tie(at_, has_begun_) = before;
    return false;
  }
  if (is_any_word(text)) {
    is_lost_ = true;
    steps = {invalid_piece(text, problem_with(ErrorCode::answer_ambiguous_word, text))};
  }
  out.insert(out.end(), steps.begin(), steps.end());
  return true;
}

}  // namespace

Answer read_principal_line(const Asked& asked) {
  const std::string given = asked.clean(plain_text(asked.answer));
  LineElements elements(asked.index);
  ListForm form;
  form.has_arrows = form.round_brackets_around = true;
  form.cleaning = asked.index.cleaning();
  if (asked.answer.kind == Typed::Kind::mapping)
    return invalid_answer(given, problem_with(ErrorCode::answer_wrong_shape, given));
  if (asked.answer.kind == Typed::Kind::list && !asked.answer.items.empty())
    return list_answer(given, read_list(asked.answer.items, form, elements));
  std::vector<Piece> first;
  if (elements.read(given, first)) return list_answer(given, {std::move(first), true});
  if (is_none(given)) return answer_of(ReadState::none, given);
  return list_answer(given, read_list(given, form, elements));
}

}  // namespace gametree::answer
