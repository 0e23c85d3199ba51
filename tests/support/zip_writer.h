/// \file
/// Archives made by hand, byte by byte: honest ones, and what no archiver would write.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gametree::test {

/// Writes a `.zip`.
class ZipWriter {
 public:
  static constexpr unsigned kFile = 0100644, kLink = 0120777;

  /// Adds a member; `mode` as Unix has it.
  ZipWriter& add(std::string_view name, std::string_view text, unsigned mode = kFile,
                 bool is_encrypted = false) {
    const auto size = static_cast<std::uint32_t>(text.size());
    return put_member({.name = std::string(name),
                       .crc = crc32(text),
                       .size = size,
                       .packed = size,
                       .mode = mode,
                       .flags = is_encrypted ? 0x801U : 0x800U},
                      text);
  }

  /// Adds `count` times `#`, 258 of them in 13 bits.
  ZipWriter& add_run(std::string_view name, std::size_t count) {
    Bits bits;
    bits.put(3, 3);          // the last block, with the fixed codes
    bits.put_code(0x53, 8);  // `#`
    for (std::size_t run = 1; run < count; run += 258) {
      bits.put_code(0xC5, 8);  // 258 more,
      bits.put_code(0, 5);     // of what stands one before
    }
    bits.put_code(0, 7);
    bits.put(0, 7);  // to a whole byte
    return put_member({.name = std::string(name),
                       .size = static_cast<std::uint32_t>(count),
                       .packed = static_cast<std::uint32_t>(bits.bytes.size()),
                       .method = 8},
                      bits.bytes);
  }

  [[nodiscard]] std::string bytes() const {
    std::string all = bytes_ + central_;
    put(all, 0x06054b50, 4);
    put(all, 0, 4);
    put(all, count_, 2);
    put(all, count_, 2);
    put(all, central_.size(), 4);
    put(all, bytes_.size(), 4);
    put(all, 0, 2);
    return all;
  }

 private:
  struct Member {
    std::string name;
    std::uint32_t crc = 0, size = 0, packed = 0;
    unsigned method = 0, mode = kFile, flags = 0x800;
  };

  /// Bits as deflate has them: from the lowest up, its codes from their highest down.
  struct Bits {
    void put(unsigned value, int count) {
      for (; count > 0; --count, value >>= 1U) {
        held |= (value & 1U) << used;
        if (++used < 8) continue;
        bytes += static_cast<char>(held);
        held = used = 0;
      }
    }
    void put_code(unsigned code, int count) {
      for (int bit = count - 1; bit >= 0; --bit) put(code >> static_cast<unsigned>(bit), 1);
    }

    std::string bytes;
    unsigned held = 0, used = 0;
  };

  static void put(std::string& out, std::size_t value, int bytes) {
    for (; bytes > 0; --bytes, value >>= 8U) out += static_cast<char>(value & 0xFFU);
  }

  static std::uint32_t crc32(std::string_view text) {
    std::uint32_t crc = 0xFFFFFFFF;
    for (const char c : text) {
      crc ^= static_cast<unsigned char>(c);
      for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~crc;
  }

  /// Flags, method, time, check sum, sizes, lengths: the same in both headers.
  static void put_common(std::string& out, const Member& member) {
    put(out, member.flags, 2);
    put(out, member.method, 2);
    put(out, 0x5A215A21, 4);
    put(out, member.crc, 4);
    put(out, member.packed, 4);
    put(out, member.size, 4);
    put(out, member.name.size(), 2);
    put(out, 0, 2);
  }

  ZipWriter& put_member(const Member& member, std::string_view data) {
    put(central_, 0x02014b50, 4);
    put(central_, 3U << 8U | 20U, 2);  // by Unix
    put(central_, 20, 2);
    put_common(central_, member);
    put(central_, 0, 6);  // comment, disk, inner attributes
    put(central_, static_cast<std::size_t>(member.mode) << 16U, 4);
    put(central_, bytes_.size(), 4);
    central_ += member.name;
    put(bytes_, 0x04034b50, 4);
    put(bytes_, 20, 2);
    put_common(bytes_, member);
    bytes_ += member.name;
    bytes_ += data;
    ++count_;
    return *this;
  }

  std::string bytes_, central_;
  std::size_t count_ = 0;
};

}  // namespace gametree::test
