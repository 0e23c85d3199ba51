/// \file
/// Names in any letters, for libarchive.
#pragma once

#include <clocale>

namespace gametree::cli {

/// libarchive tells names in the system's encoding, and none that it lacks a letter for: while this
/// lives, the thread's encoding has them all.
class AllLetters {
 public:
  AllLetters() : before_(::uselocale(all_letters())) {}
  AllLetters(const AllLetters&) = delete;
  AllLetters& operator=(const AllLetters&) = delete;
  ~AllLetters() { ::uselocale(before_); }

 private:
  /// Made once for all threads. Null, where the system lacks it, leaves the thread's as it is.
  static locale_t all_letters() {
    static const locale_t letters = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    return letters;
  }

  locale_t before_;
};

}  // namespace gametree::cli
