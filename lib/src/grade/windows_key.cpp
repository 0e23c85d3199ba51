/// \file
/// Judges windows end by end.
#include "grade/windows_key.h"

#include "grade/explain.h"

namespace gametree::grade {
namespace {

Piece number_piece(const Number& number) {
  return piece_of(Claim{TypedNumber{number, {}, false}, {}});
}

bool is_blank(const Piece& piece, bool is_asked) {
  return !is_asked || piece.state == ReadState::blank;
}

}  // namespace

WindowPieces window_pieces(const Answer& answer, std::size_t place) {
  if (place < answer.windows.size()) return answer.windows[place];
  WindowPieces pieces;
  if (answer.state != ReadState::invalid) return pieces;
  pieces.alpha.state = pieces.beta.state = ReadState::invalid;
  pieces.alpha.given = answer.given;
  pieces.alpha.problem = pieces.beta.problem = answer.problem;
  return pieces;
}

Answer WindowsKey::answer() const {
  Answer answer;
  answer.state = ReadState::read;
  answer.windows.resize(source_.question->nodes.size());
  for (const WindowValue& key : windows_) {
    WindowPieces& pieces = answer.windows[key.place];
    pieces.pruned = key.pruned;
    if (key.pruned) continue;
    if (key.asks_alpha) pieces.alpha = number_piece(key.window.alpha);
    if (key.asks_beta) pieces.beta = number_piece(key.window.beta);
  }
  return answer;
}

ItemInfo WindowsKey::item(std::size_t item) const {
  const WindowValue& key = windows_[item];
  if (key.pruned) return {node(item), "pruned"};
  if (!key.asks_beta) return {node(item), value_text(key.window.alpha)};
  if (!key.asks_alpha) return {node(item), value_text(key.window.beta)};
  return {node(item), "[" + window_text(key.window) + "]"};
}

PartCredit WindowsKey::credit_end(const Piece& piece, const Number& key,
                                  const std::optional<Number>& also) const {
  if (piece.state == ReadState::blank) return part_of(Number(0));
  if (piece.state == ReadState::invalid) {
    PartCredit part;
    part.problem = problem_of(piece);
    return part;
  }
  const Claim* claim = std::get_if<Claim>(&piece.value);
  if (claim == nullptr || (claim->bound && *claim->bound != Bound::exact))
    return part_of(Number(0));
  Fit fit = fit_number(claim->number, key, source_.question->tolerance);
  if (fit != Fit::right && also)
    fit = fit_number(claim->number, *also, source_.question->tolerance);
  return part_of(fit, piece);
}

// A window that is wrong as a whole has one part: said to be read, or not to be.
ItemCredit WindowsKey::credit_item(const WindowPieces& given, const WindowValue& key) const {
  if (given.pruned) return whole_item(part_of(Number(key.pruned ? 1 : 0)));
  if (is_blank(given.alpha, key.asks_alpha) && is_blank(given.beta, key.asks_beta))
    return blank_item();
  ItemCredit item;
  item.parts.clear();
  const auto also = [&](const Number Window::*end) {
    return key.also ? std::optional<Number>((*key.also).*end) : std::nullopt;
  };
  if (key.asks_alpha)
    item.parts.push_back(credit_end(given.alpha, key.window.alpha, also(&Window::alpha)));
  if (key.asks_beta)
    item.parts.push_back(credit_end(given.beta, key.window.beta, also(&Window::beta)));
  if (!key.pruned) return item;
  for (PartCredit& part : item.parts) {
    part.earned = 0;
    part.is_right = false;
  }
  return item;
}

Credits WindowsKey::credit(const Answer& answer) const {
  Credits credits;
  for (const WindowValue& key : windows_)
    credits.push_back(credit_item(window_pieces(answer, key.place), key));
  return credits;
}

Note WindowsKey::note(const Answer&, std::size_t item) const {
  if (source_.is_stated) return {NoteCode::answer_is, {this->item(item).expected}};
  const Explainer explain(*source_.record, *source_.names);
  const std::optional<NodeId> searched = source_.record->find(node(item));
  if (!searched || windows_[item].pruned) return explain.reading(node(item));
  return source_.question->at_exit ? explain.exit(*searched) : explain.arrival(*searched);
}

std::string WindowsKey::given(const Answer& answer, std::size_t item) const {
  const WindowValue& key = windows_[item];
  const WindowPieces pieces = window_pieces(answer, key.place);
  if (pieces.pruned) return pieces.alpha.given.empty() ? "pruned" : pieces.alpha.given;
  if (!key.asks_beta || pieces.beta.given.empty()) return pieces.alpha.given;
  if (!key.asks_alpha || pieces.alpha.given.empty()) return pieces.beta.given;
  if (pieces.alpha.given == pieces.beta.given) return pieces.alpha.given;
  return pieces.alpha.given + ", " + pieces.beta.given;
}

}  // namespace gametree::grade
