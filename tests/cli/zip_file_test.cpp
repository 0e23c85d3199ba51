/// \file
/// Archives that are written, read by others and byte by byte.
#include "zip_file.h"

#include <cstdlib>
#include <string>
#include <string_view>

#include "sandbox.h"
#include "support/catch.h"

using gametree::cli::ZipFile;
using gametree::test::Sandbox;

namespace {

std::string zip_of(const std::string& name, const std::string& text) {
  std::string bytes;
  ZipFile zip([&](std::string_view piece) {
    bytes += piece;
    return true;
  });
  zip.add(name, text);
  zip.add("run me", "#!/bin/sh\n", ZipFile::kExecutable);
  CHECK(zip.finish());
  return bytes;
}

}  // namespace

TEST_CASE("zip file: it is unpacked with names, modes and texts", "[cli][zip]") {
  Sandbox sandbox;
  const std::string long_text(300'000, 'x');
  sandbox.write("a.zip", zip_of("Zoë ăn_1_file/phản hồi.md", long_text));

  const auto outcome = sandbox.run(
      "LC_ALL=C.UTF-8 cmake -E tar xf a.zip && stat -c '%a %s %n' */* 'run me' && "
      "tr -d x <*/* | wc -c && test $(stat -c %s a.zip) -lt 3000 && TZ=UTC stat -c %y 'run me'");

  CHECK(outcome.err.empty());
  CHECK(outcome.out ==
        "644 300000 Zoë ăn_1_file/phản hồi.md\n755 10 run me\n0\n"
        "1980-01-01 00:00:00.000000000 +0000\n");
}

TEST_CASE("zip file: names are UTF-8 and say so", "[cli][zip]") {
  const std::string bytes = zip_of("Zoë", "x");
  const std::size_t entry = bytes.find("PK\1\2");  // in the list at the end

  REQUIRE(entry != std::string::npos);
  CHECK((static_cast<unsigned char>(bytes[entry + 9]) & 8U) != 0);  // bit 11 of the flags
  CHECK(bytes.substr(entry + 46, 4) == "Zoë");
}

TEST_CASE("zip file: bytes depend on the members alone", "[cli][zip]") {
  const std::string first = zip_of("a", "b");
  ::setenv("TZ", "Asia/Tokyo", 1);
  ::tzset();
  const std::string second = zip_of("a", "b");
  ::unsetenv("TZ");
  ::tzset();

  CHECK(first == second);
  CHECK(first != zip_of("a", "c"));
}

TEST_CASE("zip file: who takes no more gets no more, and no end of it", "[cli][zip]") {
  std::size_t pieces = 0;
  ZipFile zip([&](std::string_view) {
    ++pieces;
    return false;
  });
  for (int i = 0; i < 100; ++i) zip.add(std::to_string(i), std::string(10'000, 'x'));

  CHECK_FALSE(zip.finish());
  CHECK(pieces == 1);
}

TEST_CASE("zip file: one that is thrown away has no end", "[cli][zip]") {
  std::string bytes;
  {
    ZipFile zip([&](std::string_view piece) {
      bytes += piece;
      return true;
    });
    zip.add("a", "b");
  }
  CHECK(bytes.find("PK\5\6") == std::string::npos);
}
