/// \file
/// French.
#include <array>

#include "answer/languages.h"

namespace gametree::answer {
namespace {

constexpr auto kWords = std::to_array<WordList>({
    {Word::none, "aucun, aucune, rien, aucune de ces réponses, aucune des réponses"},
    {Word::joiner, "et, ou"},
    {Word::yes, "oui, vrai"},
    {Word::no, "non, faux"},
    {Word::pruned, "coupé, coupée, élagué, élaguée, non lu, non visité"},
    {Word::read, "lu, lue, visité, visitée"},
    {Word::node, "nœud, noeud, nœuds, noeuds, branche, branches, fils"},
    {Word::leaf, "feuille, feuilles"},
    {Word::option, "réponse, choix"},
    {Word::move, "coup, action"},
    {Word::unit,
     "feuille, feuilles, nœud, noeud, nœuds, noeuds, branches, coupures, coupure, fois"},
    {Word::root, "racine, la racine"},
    {Word::at_most, "au plus, au maximum, inférieur ou égal à"},
    {Word::at_least, "au moins, au minimum, supérieur ou égal à"},
    {Word::or_less, "ou moins, au plus"},
    {Word::or_more, "ou plus, au moins"},
});

}  // namespace

std::span<const WordList> french() { return kWords; }

}  // namespace gametree::answer
