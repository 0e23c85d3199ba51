/// \file
/// A stack in chunks: the same as any stack, most of all where one chunk ends and another begins.
#include "base/chunked_stack.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "support/catch.h"

using namespace gametree;

namespace {

// Well past a chunk of any likely size, and not a multiple of one.
constexpr int kMany = 10'007;

void push_up_to(ChunkedStack<int>& stack, int count) {
  for (int i = static_cast<int>(stack.size()); i < count; ++i) stack.push(i);
}

}  // namespace

TEST_CASE("chunked stack: what goes in comes out in reverse", "[base][chunked-stack]") {
  ChunkedStack<int> stack;
  CHECK(stack.empty());

  push_up_to(stack, kMany);

  int wrong = 0;
  for (int i = kMany; i-- > 0; stack.pop()) {
    if (stack.top() != i || stack.size() != static_cast<std::size_t>(i) + 1) ++wrong;
    if (i > 0 && stack.below_top() != i - 1) ++wrong;
  }
  CHECK(wrong == 0);
  CHECK(stack.empty());
  CHECK(stack.size() == 0);
}

TEST_CASE("chunked stack: it can be emptied and filled again", "[base][chunked-stack]") {
  ChunkedStack<int> stack;
  for (int round = 0; round < 3; ++round) {
    push_up_to(stack, kMany);
    while (!stack.empty()) stack.pop();
  }

  stack.push(7);

  CHECK(stack.top() == 7);
  CHECK(stack.size() == 1);
}

TEST_CASE("chunked stack: steps to and fro are right at every height", "[base][chunked-stack]") {
  ChunkedStack<int> stack;
  int wrong = 0;
  // Two up and one down, so that each border is crossed several times in both directions.
  for (int height = 1; height < 4'200; ++height) {
    push_up_to(stack, height + 1);
    stack.pop();
    if (stack.size() != static_cast<std::size_t>(height) || stack.top() != height - 1) ++wrong;
    if (height > 1 && stack.below_top() != height - 2) ++wrong;
    stack.top() = height - 1;
  }
  CHECK(wrong == 0);
}

TEST_CASE("chunked stack: what is below never moves", "[base][chunked-stack]") {
  ChunkedStack<int> stack;
  stack.push(42);
  const int* bottom = &stack.top();
  std::vector<const int*> places;
  for (int i = 1; i < kMany; ++i) {
    stack.push(i);
    places.push_back(&stack.top());
  }

  int moved = 0;
  for (std::size_t i = places.size(); i-- > 0; stack.pop())
    if (&stack.top() != places[i]) ++moved;

  CHECK(moved == 0);
  CHECK(&stack.top() == bottom);
  CHECK(stack.top() == 42);
}

TEST_CASE("chunked stack: it holds what can only be moved", "[base][chunked-stack]") {
  ChunkedStack<std::unique_ptr<int>> stack;
  for (int i = 0; i < kMany; ++i) stack.push(std::make_unique<int>(i));

  const std::unique_ptr<int> top = std::move(stack.top());
  stack.pop();

  CHECK(*top == kMany - 1);
  CHECK(*stack.top() == kMany - 2);
}

TEST_CASE("chunked stack: a constant one shows its top", "[base][chunked-stack]") {
  ChunkedStack<int> stack;
  stack.push(1);
  stack.add() = 2;
  const ChunkedStack<int>& constant = stack;

  CHECK(constant.top() == 2);
  CHECK(constant.size() == 2);
  CHECK_FALSE(constant.empty());
}
