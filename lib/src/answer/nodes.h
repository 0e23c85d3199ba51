/// \file
/// A node as people call it: by name, label, path, value; as a child; with words around it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "answer/node_index.h"
#include "gametree/answer.h"

namespace gametree::answer {

/// What a bare number means, and which nodes count.
enum class Place {
  list,    ///< a number is the value of exactly one leaf
  action,  ///< a number is a child's; only children of one node count
  key,     ///< a number is a step from the root
};

/// Reads nodes at one place. Texts are clean. A reader that gives nothing says that the text fits
/// none of the ways there are; an invalid Piece, that it fits and is no answer, or two.
class NodeReader {
 public:
  /// \param parent  whose children count as actions.
  NodeReader(const NodeIndex& index, Place place, NodeId parent = 0)
      : index_(index), place_(place), parent_(parent) {}

  /// One node, with what is wrapped around it.
  [[nodiscard]] std::optional<Piece> read(std::string_view text) const;

  /// The node that has the whole text as its name or label.
  [[nodiscard]] std::optional<Piece> named(std::string_view text) const;

  /// The node that `text` is without doubt, with nothing wrapped around it.
  [[nodiscard]] std::optional<NodeId> node(std::string_view text) const;

  /// The child of a node, as in `(B, G)`; nothing where it is none.
  [[nodiscard]] std::optional<Piece> child(std::string_view parent, std::string_view child) const;

  /// Names or labels of one letter, run together: `CK`. False: `text` is none.
  bool read_letters(std::string_view text, std::vector<Piece>& out) const;

  /// Why nothing fits.
  [[nodiscard]] Error why_not(std::string_view text) const;

 private:
  [[nodiscard]] std::optional<Piece> whole(std::string_view text, int depth) const;
  [[nodiscard]] std::optional<Piece> placed(std::string_view text) const;
  [[nodiscard]] std::optional<Piece> valued(std::string_view text) const;
  [[nodiscard]] std::optional<Piece> action(std::string_view text) const;
  [[nodiscard]] std::optional<Piece> before_remark(std::string_view text, int depth) const;
  [[nodiscard]] std::optional<Piece> after_noun(std::string_view text, int depth) const;
  [[nodiscard]] std::optional<Piece> by_arrow(std::string_view text) const;
  [[nodiscard]] std::optional<Piece> by_dash(std::string_view text) const;
  [[nodiscard]] std::optional<Piece> chain(const std::vector<std::string_view>& parts,
                                           std::string_view given) const;
  [[nodiscard]] std::optional<Piece> child_of(NodeId parent, std::string_view text) const;
  [[nodiscard]] std::optional<NodeId> anywhere(std::string_view text) const;
  [[nodiscard]] bool names_other(std::string_view remark, NodeId node) const;
  [[nodiscard]] Piece found(std::string_view given, NodeId node) const;
  [[nodiscard]] Piece ambiguous(std::string_view given, const Found& nodes) const;

  const NodeIndex& index_;
  Place place_;
  NodeId parent_;
  mutable int suggestions_left_ = 5;  // each is a walk over all names
};

/// A text in which a word for a thing stands before the thing: `node B`, `move = q`, `#2`.
struct AfterNoun {
  std::string_view rest;
  bool is_leaf = false;  ///< the word is a leaf's
};
std::optional<AfterNoun> split_noun(std::string_view text);

/// A text with a remark in brackets, or a number, behind it: `r (not q)`, `b = 3`.
struct BeforeRemark {
  std::string_view head, remark;
};
std::optional<BeforeRemark> split_remark(std::string_view text);

/// The parts between arrows, `->` or `→`; one alone: there are none.
std::vector<std::string_view> split_at_arrows(std::string_view text);

}  // namespace gametree::answer
