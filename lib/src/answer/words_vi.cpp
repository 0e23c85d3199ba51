/// \file
/// Vietnamese.
#include <array>

#include "answer/languages.h"

namespace gametree::answer {
namespace {

constexpr auto kWords = std::to_array<WordList>({
    {Word::none, "không, không có, không có gì, không có đáp án nào, rỗng, tập rỗng"},
    {Word::joiner, "và, hoặc, hay, với"},
    {Word::yes, "đúng, có"},
    {Word::no, "sai, không"},
    {Word::pruned, "cắt, bị cắt, cắt tỉa, bị cắt tỉa, không đọc, không xét, không duyệt"},
    {Word::read, "đọc, đã đọc, xét, duyệt, được duyệt"},
    {Word::node, "nút, nhánh, đỉnh, con, cây con"},
    {Word::leaf, "lá, nút lá"},
    {Word::option, "đáp án, câu, phương án, lựa chọn"},
    {Word::move, "nước đi, hành động, nước đi tốt nhất"},
    {Word::unit, "lá, nút, nút lá, nhánh, đỉnh, lần, lần cắt, lượt"},
    {Word::root, "gốc, nút gốc"},
    {Word::at_most, "nhiều nhất, tối đa, không quá, không lớn hơn, nhỏ hơn hoặc bằng"},
    {Word::at_least, "ít nhất, tối thiểu, không dưới, không nhỏ hơn, lớn hơn hoặc bằng"},
    {Word::or_less, "trở xuống, hoặc nhỏ hơn, hoặc ít hơn"},
    {Word::or_more, "trở lên, hoặc lớn hơn, hoặc nhiều hơn"},
});

}  // namespace

std::span<const WordList> vietnamese() { return kWords; }

}  // namespace gametree::answer
