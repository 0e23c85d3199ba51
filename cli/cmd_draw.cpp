/// \file
/// `gametree draw`: a picture of a tree, plain or with what a search found.
#include "cmd_draw.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "gametree/messages.h"
#include "gametree/picture_report.h"
#include "gametree/reference.h"
#include "option_values.h"
#include "options.h"
#include "overwrite.h"
#include "search_file.h"
#include "terminal.h"

namespace gametree::cli {
namespace {

std::vector<std::string_view> format_names() {
  std::vector<std::string_view> names;
  for (const PictureFormat& format : picture_formats()) names.push_back(format.name);
  return names;
}

void add_picture_formats(CLI::App& app, OutputOptions& output) {
  app.add_option_function<std::string>(
         "--format",
         [&output](const std::string& given) {
           output.format = picture_formats()[read_word("format", given, format_names())].name;
         },
         "text, or a picture for a page, Graphviz or TeX")
      ->type_name(alternatives(format_names()));
}

void add_part_options(CLI::App& app, DrawOptions& options) {
  app.add_option_function<std::string>(
         "--at",
         [&options](const std::string& given) {
           // As from a script's variable that is not set.
           if (given.empty()) throw CLI::ValidationError("--at needs a node");
           options.at = given;
         },
         "draw what is below that node; --depth N: N plies of it")
      ->type_name("NODE");
  app.add_option_function<std::string>(
         "--depth",
         [&options](const std::string& given) {
           options.depth = static_cast<std::uint32_t>(
               read_count("--depth", given, std::numeric_limits<std::uint32_t>::max()));
         })
      ->type_name("N");
}

// Help packs those without a description on a line.
void add_view_options(CLI::App& app, DrawOptions& options) {
  app.add_flag("--cuts", options.cuts,
               "add alpha-beta's values and cuts; --values: by any algorithm");
  app.add_flag("--values", options.values);
  app.add_flag("--windows", options.windows, "add each node's alpha and beta on arrival");
  app.add_flag("--paths", options.paths,
               "call nodes without a name by their path; --evals: add estimates");
  app.add_flag("--evals", options.evals);
  app.add_flag("--ascii", options.ascii,
               "text in ASCII but for names; --standalone: tikz that compiles");
  app.add_flag("--standalone", options.standalone);
}

/// Whether the picture shows what a search found.
bool is_searched(const DrawOptions& options) {
  return options.values || options.cuts || options.windows;
}

/// The rules of that search: cuts and windows are for an algorithm that has some.
Rules rules_for(const DrawOptions& options) {
  Rules rules = options.rules;
  if ((options.cuts || options.windows) && rules.algorithm == Algorithm::automatic)
    rules.algorithm = Algorithm::alphabeta;
  return rules;
}

int refuse(Error error, const DrawOptions& options, Streams& streams) {
  error.source = options.file;
  print_error(error, streams);
  return kUsage;
}

Error fault(ErrorCode code, std::vector<std::string> facts) {
  Error error;
  error.code = code;
  error.facts = std::move(facts);
  return error;
}

/// What there is to say against so large a picture; none: nothing.
std::optional<Error> too_large(const GameTree& tree, const PictureView& view,
                               const PictureFormat& format) {
  const std::size_t nodes = picture_size(tree, view);
  if (nodes <= format.max_nodes) return std::nullopt;
  return fault(ErrorCode::picture_too_large,
               {std::to_string(nodes), std::string(format.name), std::to_string(format.max_nodes)});
}

/// The picture of a tree alone.
Result<Picture> plain_picture(const GameTree& tree, const PictureView& view,
                              const PictureFormat& format) {
  if (auto error = too_large(tree, view, format)) return *std::move(error);
  return make_picture(tree, view);
}

/// The picture of a search.
Result<Picture> searched_picture(const GameTree& tree, const Rules& rules, PictureView view,
                                 const PictureFormat& format) {
  // A search writes down more of each node than the tree itself, so it is not begun in vain.
  if (!rules.depth)
    if (auto error = too_large(tree, view, format)) return *std::move(error);
  Result<SearchResult> result = search(tree, rules, {.cutoffs = true, .nodes = true});
  if (!result) return result.error();
  const std::optional<NodeId> at = result->tree.find(view.at);
  if (!at) return fault(ErrorCode::node_not_searched, {tree.path(view.at)});
  view.at = *at;
  if (auto error = too_large(result->tree.searched(), view, format)) return *std::move(error);
  return make_picture(*result, view);
}

PictureLook look_for(const DrawOptions& options, const Streams& streams) {
  PictureLook look{.title = options.file,
                   .ascii = options.ascii,
                   .colors = colors(options.output, streams),
                   .standalone = options.standalone};
  const auto columns = options.output.file.empty() ? terminal_columns(streams.out) : std::nullopt;
  if (columns) look.columns = *columns;
  return look;
}

int write_draw(const DrawOptions& options, OutputFile& output, Streams& streams) {
  int status = kDone;
  const std::optional<GameTree> tree = load_for_search(options.file, options.read, streams, status);
  if (!tree) return status;
  PictureView view{.depth = options.depth,
                   .windows = options.windows,
                   .paths = options.paths,
                   .evals = options.evals};
  if (!options.at.empty()) {
    const Result<NodeId> at = find_node(*tree, options.at);
    if (!at) return refuse_usage("draw", "--at: " + sentence(at.error()), streams);
    view.at = *at;
  }
  const PictureFormat& format = *find_picture_format(options.output.format);
  const Result<Picture> picture = is_searched(options)
                                      ? searched_picture(*tree, rules_for(options), view, format)
                                      : plain_picture(*tree, view, format);
  if (!picture) return refuse(picture.error(), options, streams);
  format.write(*picture, look_for(options, streams), sink_into(output));
  return kDone;
}

/// Whether an algorithm was asked for that knows neither windows nor cuts.
bool has_none(Algorithm algorithm) {
  return algorithm != Algorithm::automatic && algorithm != Algorithm::alphabeta;
}

/// Options that contradict each other; empty: none.
std::string contradiction(const DrawOptions& options) {
  const std::string& format = options.output.format;
  if (options.ascii && format != "text") return "--ascii is for text, and not for other formats";
  if (options.standalone && format != "tikz")
    return "--standalone is for tikz, and not for other formats";
  if (!is_searched(options) && options.rules != Rules{})
    return "rules are for a picture with values: add --values or --cuts";
  const Algorithm algorithm = options.rules.algorithm;
  if (options.windows && has_none(algorithm))
    return fmt::format("--windows is for alphabeta; {} has none", to_text(algorithm));
  if (options.cuts && has_none(algorithm))
    return sentence(fault(ErrorCode::no_cutoffs, {std::string(to_text(algorithm))}));
  return "";
}

}  // namespace

const CommandText kDrawText{
    .name = "draw",
    .arguments = "FILE",
    .summary = "a picture, plain or with values and cuts",
    .detail = "Rules are those of eval, but for --search-depth, since --depth is the picture's:",
    .example =
        "$ gametree draw --cuts --format svg exercises/buyer-and-shop/tree.sexp -o buyer.svg",
};

void setup_draw(CLI::App& app, DrawOptions& options) {
  add_file(app, options.file);
  add_rule_options(app, options.rules, "--search-depth");
  add_input_options(app, options.read);
  add_view_options(app, options);
  add_part_options(app, options);
  add_picture_formats(app, options.output);
  add_color_option(app, options.output);
  add_file_option(app, options.output);
}

int run_draw(const DrawOptions& options, Streams& streams) {
  const std::string problem = contradiction(options);
  if (!problem.empty()) return refuse_usage("draw", problem, streams);
  return with_new_output("draw", {options.file}, options.output, streams,
                         [&](OutputFile& output) { return write_draw(options, output, streams); });
}

}  // namespace gametree::cli
