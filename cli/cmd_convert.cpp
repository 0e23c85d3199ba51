/// \file
/// `gametree convert`: the same tree in another format, its nodes lettered where that is asked for.
#include "cmd_convert.h"

#include <CLI/CLI.hpp>
#include <array>

#include "gametree/messages.h"
#include "gametree/write_tree.h"
#include "input_file.h"
#include "option_values.h"
#include "options.h"

namespace gametree::cli {
namespace {

/// The format that the ending of `file` stands for; empty if none.
std::string format_by_ending(std::string_view file) {
  for (const FormatName& format : tree_formats())
    for (const std::string_view ending : format.endings)
      if (file.ends_with(ending)) return std::string(format.name);
  return "";
}

/// A format that isn't there is a mistake on the command line; one that can't hold the tree is not.
int refuse(Error error, const std::string& file, Streams& streams) {
  if (error.code == ErrorCode::unknown_format)
    return refuse_usage("convert", sentence(error), streams);
  error.source = file;
  print_error(error, streams);
  return kFailed;
}

int convert(const ConvertOptions& options, const std::string& format, OutputFile& output,
            Streams& streams) {
  Result<GameTree> tree = load_tree(options.file, options.read, streams);
  if (tree) tree = name_nodes(*tree, options.lettering);
  if (!tree) {
    print_error(tree.error(), streams);
    return status_of(tree.error());
  }
  const Result<std::string> text = write_tree(*tree, format);
  if (!text) return refuse(text.error(), options.file, streams);
  output.write(*text);
  return kDone;
}

}  // namespace

const CommandText kConvertText{
    .name = "convert",
    .arguments = "FILE",
    .summary = "the same tree in another format",
    .detail = "",
    .example =
        "$ echo '((3 12) (2 4))' | gametree convert --to sexpr --name-nodes levels -\n"
        "(MAX :name A\n"
        "  (MIN :name B (LEAF :name D 3) (LEAF :name E 12))\n"
        "  (MIN :name C (LEAF :name F 2) (LEAF :name G 4)))",
};

void setup_convert(CLI::App& app, ConvertOptions& options) {
  add_file(app, options.file);
  const CLI::Option* to =
      app.add_option_function<std::string>(
             "--to,--format", [&options](const std::string& format) { options.to = format; },
             "the format to write, else by the ending of -o")
          ->type_name("yaml|json|sexpr");
  add_json_flag(app, *to, options.to, "short for --to json");
  app.add_option_function<std::string>(
         "--name-nodes",
         [&options](const std::string& given) {
           constexpr std::array kLetterings{Lettering::preorder, Lettering::levels};
           options.lettering = kLetterings[read_word("order", given, {"preorder", "levels"})];
         },
         "letters A, B, ... for all nodes without a name")
      ->type_name("preorder|levels");
  add_input_options(app, options.read);
  add_file_option(app, options.output);
  add_color_option(app, options.output);
}

int run_convert(const ConvertOptions& options, Streams& streams) {
  const std::string format =
      options.to.empty() ? format_by_ending(options.output.file) : options.to;
  if (format.empty())
    return refuse_usage("convert", "--to is missing; it says which format to write", streams);
  return with_output(options.output, streams,
                     [&](OutputFile& output) { return convert(options, format, output, streams); });
}

}  // namespace gametree::cli
