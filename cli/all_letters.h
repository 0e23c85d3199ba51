/// \file
/// An encoding with all letters, for names in archives.
#pragma once

#include <locale.h>  // NOLINT(modernize-deprecated-headers): newlocale is POSIX's

namespace gametree::cli {

/// libarchive tells names in the system's encoding, and none that it lacks a letter for: while this
/// lives, the thread's encoding has them all.
class AllLetters {
 public:
  AllLetters() : locale_(::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)) {
    if (locale_ != nullptr) before_ = ::uselocale(locale_);
  }
  AllLetters(const AllLetters&) = delete;
  AllLetters& operator=(const AllLetters&) = delete;
  ~AllLetters() {
    if (locale_ == nullptr) return;
    ::uselocale(before_);
    ::freelocale(locale_);
  }

 private:
  locale_t locale_;
  locale_t before_ = nullptr;
};

}  // namespace gametree::cli
