/// \file
/// The JSON Schemas of lib/schema, to hold documents against.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace gametree::test {

/// As it is in its file.
nlohmann::json load_schema(const std::string& name);

/// A schema of lib/schema, ready to hold documents against. Its validator is known to one file
/// alone, since its headers take longer to compile than any test.
class Schema {
 public:
  explicit Schema(const std::string& name);
  Schema(Schema&&) noexcept;
  Schema& operator=(Schema&&) noexcept;
  ~Schema();

  /// What is wrong with the document; empty: nothing.
  [[nodiscard]] std::string problem(const nlohmann::json& document) const;

 private:
  struct Parsed;
  std::unique_ptr<const Parsed> parsed_;
};

}  // namespace gametree::test
