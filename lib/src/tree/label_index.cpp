/// \file
/// Open addressing with linear probing over the texts of a table.
#include "tree/label_index.h"

#include <functional>

#include "base/text.h"

namespace gametree {

std::size_t LabelIndex::slot_of(std::uint64_t hash) const { return hash & (slots_.size() - 1); }

void LabelIndex::grow() {
  constexpr std::size_t kFirstSize = 16;
  std::vector<Slot> old(slots_.empty() ? kFirstSize : slots_.size() * 2);
  old.swap(slots_);
  for (const Slot& slot : old) {
    if (slot.entry_plus_one == 0) continue;
    std::size_t at = slot_of(slot.hash);
    while (slots_[at].entry_plus_one != 0) at = slot_of(at + 1);
    slots_[at] = slot;
  }
}

bool LabelIndex::insert_last(const TextTable& table, NodeId scope) {
  if ((used_ + 1) * 2 > slots_.size()) grow();
  const std::size_t entry = table.entries.size() - 1;
  const std::string text = nfc(table.text(entry));
  constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15U;
  std::uint64_t hash = std::hash<std::string>{}(text) ^ (scope * kSpread);
  hash ^= hash >> 32U;
  std::size_t at = slot_of(hash);
  for (; slots_[at].entry_plus_one != 0; at = slot_of(at + 1)) {
    const Slot& slot = slots_[at];
    if (slot.hash == hash && slot.scope == scope &&
        nfc(table.text(slot.entry_plus_one - 1)) == text)
      return false;
  }
  slots_[at] = {static_cast<std::uint32_t>(entry + 1), scope, hash};
  ++used_;
  return true;
}

}  // namespace gametree
