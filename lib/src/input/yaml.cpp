/// \file
/// YAML trees: events to nodes, and what is wrong where YAML read something else than was meant.
#include "input/document.h"
#include "input/event.h"
#include "input/format.h"
#include "input/yaml_error.h"

namespace gametree::input {

bool read_yaml(ReadJob& job, TreeBuilder& builder) {
  TreeReader reader(job, builder);
  if (job.text.find('*') != std::string_view::npos) reader.expect_aliases();
  const auto error = parse_yaml(job.text, reader);
  if (error) return builder.fail(*error);
  if (!builder.failed()) return true;
  Error cause = find_yaml_cause(job.text, builder.finish().error());
  builder = TreeBuilder();
  return builder.fail(std::move(cause));
}

}  // namespace gametree::input
