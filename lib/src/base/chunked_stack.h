/// \file
/// A stack that grows in chunks: a push never copies what is below, so that a chain of ten million
/// nodes costs what it holds and no more.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace gametree {

/// T is default-constructible. One emptied chunk is kept, so that a stack which moves over a
/// chunk's border doesn't allocate each time.
template <class T>
class ChunkedStack {
 public:
  void push(T value) { add() = std::move(value); }
  /// A new top, for the caller to fill: it holds what was popped there last.
  T& add() {
    if (used_ == kChunk || chunks_.empty()) [[unlikely]]
      next_chunk();
    return current_[used_++];
  }
  void pop() {
    assert(!empty());
    --used_;
    if (used_ == 0 && full_ > 0) previous_chunk();
  }
  [[nodiscard]] T& top() { return current_[used_ - 1]; }
  [[nodiscard]] const T& top() const { return current_[used_ - 1]; }
  /// The one under the top. There are two at least.
  [[nodiscard]] T& below_top() {
    return used_ > 1 ? current_[used_ - 2] : chunks_[full_ - 1][kChunk - 1];
  }
  /// The one with so many under it.
  [[nodiscard]] const T& at(std::size_t index) const {
    assert(index < size());
    return chunks_[index / kChunk][index % kChunk];
  }
  [[nodiscard]] std::size_t size() const { return full_ * kChunk + used_; }
  [[nodiscard]] bool empty() const { return used_ == 0; }

 private:
  static constexpr std::size_t kChunk = 64;

  void next_chunk() {
    if (!chunks_.empty()) ++full_;
    if (full_ == chunks_.size()) chunks_.push_back(std::make_unique<T[]>(kChunk));
    current_ = chunks_[full_].get();
    used_ = 0;
  }
  void previous_chunk() {
    if (chunks_.size() > full_ + 1) chunks_.pop_back();
    current_ = chunks_[--full_].get();
    used_ = kChunk;
  }

  std::vector<std::unique_ptr<T[]>> chunks_;
  std::size_t full_ = 0;  // chunks below the current one
  std::size_t used_ = 0;  // of the current chunk
  T* current_ = nullptr;
};

}  // namespace gametree
