/// \file
/// The JSON Schemas of lib/schema, to hold documents against.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace gametree::test {

/// As it is in its file.
inline nlohmann::json load_schema(const std::string& name) {
  std::ifstream file(std::string(GAMETREE_SOURCE_DIR) + "/lib/schema/" + name + ".json");
  return nlohmann::json::parse(file);
}

/// A schema of lib/schema, ready to hold documents against.
class Schema {
 public:
  explicit Schema(const std::string& name) {
    const nlohmann::json source = load_schema(name);
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(source), schema_);
  }

  /// What is wrong with the document; empty: nothing.
  [[nodiscard]] std::string problem(const nlohmann::json& document) const {
    valijson::Validator validator;
    valijson::ValidationResults results;
    const valijson::adapters::NlohmannJsonAdapter adapter(document);
    if (validator.validate(schema_, adapter, &results)) return "";
    std::string text;
    for (const auto& error : results) {
      for (const std::string& step : error.context) text += step;
      text += ": " + error.description + "\n";
    }
    return text;
  }

 private:
  valijson::Schema schema_;
};

}  // namespace gametree::test
