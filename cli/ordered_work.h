/// \file
/// Work on several threads, whose results are taken in order.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace gametree::cli {

/// The processors that this process may run on; 1 at least.
std::size_t available_processors();

/// Pieces of work with numbers, begun in their order by as many threads as there are for them, and
/// taken in their order by the thread that runs them. So nothing that is taken depends on how many
/// threads there are, or which is faster.
///
/// Memory: the results that wait for an earlier one.
template <class Result>
class OrderedWork {
 public:
  using Work = std::function<Result(std::size_t number)>;
  using Take = std::function<void(std::size_t number, Result result)>;

  /// \param work  for the numbers below `count`; several threads call it at once.
  OrderedWork(std::size_t count, Work work) : end_(count), count_(count), work_(std::move(work)) {}

  /// Does all of it. Once.
  ///
  /// \param threads  in all, this one among them. Where the system gives fewer, those do it.
  /// \throw  what `work` throws, for the lowest number that does, after all results before it were
  ///         taken; and what `take` throws. No thread is left then.
  void run(std::size_t threads, const Take& take);

 private:
  struct Piece {
    std::optional<Result> result = {};
    std::exception_ptr failure = {};
    bool is_done = false;
  };
  using Pieces = std::map<std::size_t, Piece>;
  using Node = typename Pieces::node_type;

  void start_helpers(std::size_t count, std::vector<std::jthread>& helpers);
  void help();
  bool do_next();
  Piece* begin_next(std::size_t& number);
  void finish(Piece& piece, std::size_t number);
  void take_all(const Take& take);
  Node take_first(bool waits);
  void begin_no_more();

  std::mutex mutex_;
  std::condition_variable is_first_done_;
  Pieces begun_;          // and not taken
  std::size_t next_ = 0;  // to be begun
  std::size_t end_;       // of what will be begun
  const std::size_t count_;
  const Work work_;
};

template <class Result>
void OrderedWork<Result>::run(std::size_t threads, const Take& take) {
  std::vector<std::jthread> helpers;  // joined whatever happens
  start_helpers(std::min(threads, count_), helpers);
  try {
    take_all(take);
  } catch (...) {
    begin_no_more();
    throw;
  }
}

template <class Result>
void OrderedWork<Result>::start_helpers(std::size_t count, std::vector<std::jthread>& helpers) {
  try {
    while (helpers.size() + 1 < count) helpers.emplace_back([this] { help(); });
  } catch (const std::system_error&) {
  } catch (const std::bad_alloc&) {
  }
}

/// Where there is no memory for one more piece, this thread ends, and the others go on.
template <class Result>
void OrderedWork<Result>::help() {
  try {
    while (do_next()) {
    }
  } catch (const std::bad_alloc&) {
  }
}

template <class Result>
bool OrderedWork<Result>::do_next() {
  std::size_t number = 0;
  Piece* piece = begin_next(number);
  if (piece == nullptr) return false;
  try {
    piece->result.emplace(work_(number));
  } catch (...) {
    piece->failure = std::current_exception();
  }
  finish(*piece, number);
  return true;
}

/// The place for its result is made first: there is no way to fail with a result in hand.
template <class Result>
auto OrderedWork<Result>::begin_next(std::size_t& number) -> Piece* {
  const std::lock_guard lock(mutex_);
  if (next_ == end_) return nullptr;
  Piece& piece = begun_.try_emplace(begun_.end(), next_)->second;
  number = next_++;
  return &piece;
}

template <class Result>
void OrderedWork<Result>::finish(Piece& piece, std::size_t number) {
  const std::lock_guard lock(mutex_);
  piece.is_done = true;
  if (piece.failure) end_ = next_;
  if (number == begun_.begin()->first) is_first_done_.notify_one();
}

template <class Result>
void OrderedWork<Result>::take_all(const Take& take) {
  for (std::size_t taken = 0; taken < count_;) {
    Node first = take_first(false);
    if (!first && do_next()) continue;
    if (!first) first = take_first(true);
    Piece& piece = first.mapped();
    if (piece.failure) std::rethrow_exception(piece.failure);
    take(taken++, *std::move(piece.result));
  }
}

/// Empty: it is not done, and nobody `waits` for it.
template <class Result>
auto OrderedWork<Result>::take_first(bool waits) -> Node {
  std::unique_lock lock(mutex_);
  const auto is_done = [&] { return !begun_.empty() && begun_.begin()->second.is_done; };
  if (waits) is_first_done_.wait(lock, is_done);
  return is_done() ? begun_.extract(begun_.begin()) : Node();
}

template <class Result>
void OrderedWork<Result>::begin_no_more() {
  const std::lock_guard lock(mutex_);
  end_ = next_;
}

}  // namespace gametree::cli
