/// \file
/// Schemas by valijson.

#include "support/schema.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace gametree::test {

nlohmann::json load_schema(const std::string& name) {
  std::ifstream file(std::string(GAMETREE_SOURCE_DIR) + "/lib/schema/" + name + ".json");
  return nlohmann::json::parse(file);
}

struct Schema::Parsed {
  valijson::Schema schema;
};

Schema::Schema(const std::string& name) {
  const nlohmann::json source = load_schema(name);
  auto parsed = std::make_unique<Parsed>();
  valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
  parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(source), parsed->schema);
  parsed_ = std::move(parsed);
}

Schema::Schema(Schema&&) noexcept = default;
Schema& Schema::operator=(Schema&&) noexcept = default;
Schema::~Schema() = default;

std::string Schema::problem(const nlohmann::json& document) const {
  valijson::Validator validator;
  valijson::ValidationResults results;
  const valijson::adapters::NlohmannJsonAdapter adapter(document);
  if (validator.validate(parsed_->schema, adapter, &results)) return "";
  std::string text;
  for (const auto& error : results) {
    for (const std::string& step : error.context) text += step;
    text += ": " + error.description + "\n";
  }
  return text;
}

}  // namespace gametree::test
