/// \file
/// Romanian.
#include <array>

#include "answer/languages.h"

namespace gametree::answer {
namespace {

constexpr auto kWords = std::to_array<WordList>({
    {Word::none,
     "nu, niciuna, niciunul, nicio, niciun, nimic, nu există, niciuna de mai sus, niciuna dintre "
     "variante"},
    {Word::joiner, "și, sau, precum și"},
    {Word::yes, "da, adevărat"},
    {Word::no, "nu, fals"},
    {Word::pruned, "tăiat, tăiată, tăiate, tăiați, necitit, nevizitat, nevizitată"},
    {Word::read, "citit, citită, vizitat, vizitată"},
    {Word::node, "nod, nodul, noduri, nodurile, ramura, ramură, ramuri, fiul, fiu, copilul"},
    {Word::leaf, "frunza, frunză, frunze, frunzele"},
    {Word::option, "varianta, variantă, răspuns, răspunsul, opțiunea, opțiune, punctul"},
    {Word::move, "mutare, mutarea, acțiune, acțiunea"},
    {Word::unit,
     "frunze, frunză, noduri, nod, ramuri, ramură, tăieri, tăiere, vizite, vizită, ori, de ori, de "
     "frunze, de noduri"},
    {Word::root, "rădăcină, rădăcina, nodul rădăcină"},
    {Word::at_most, "cel mult, maximum, nu mai mult de, mai mic sau egal cu"},
    {Word::at_least, "cel puțin, minimum, nu mai puțin de, mai mare sau egal cu"},
    {Word::or_less, "sau mai puțin, sau mai mic"},
    {Word::or_more, "sau mai mult, sau mai mare"},
});

}  // namespace

std::span<const WordList> romanian() { return kWords; }

}  // namespace gametree::answer
