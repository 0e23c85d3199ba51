/// \file
/// How a sheet looks as a page: on paper first, and legible without colour.
#pragma once

#include <string_view>

namespace gametree::output {

/// Holds no character that means something in XML.
inline constexpr std::string_view kSheetStyle = R"(
:root { color-scheme: light; }
body { font: 11pt/1.4 "Liberation Sans", Arial, sans-serif; color: #000; background: #fff;
  max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word; }
h1 { font-size: 1.6em; margin: 0; }
h2 { font-size: 1.15em; margin: 0 0 .3em; display: flex; justify-content: space-between; gap: 1em; }
p { margin: .4em 0; }
header { border-bottom: 2px solid #000; padding-bottom: .8em; margin-bottom: 1em; }
.who { display: flex; gap: 2em; margin-top: 1.2em; }
.who span { flex: 1; border-bottom: 1px solid #000; }
.points { font-weight: normal; white-space: nowrap; }
.question, .file { margin-top: 1.8em; }
.note, .hint, figcaption { font-size: .9em; }
.hint { font-style: italic; }
figure { margin: .5em 0 1em; text-align: center; }
figure svg { max-width: 100%; height: auto; }
figcaption p { margin: .2em 0; }
table { border-collapse: collapse; margin: .5em 0; }
th, td { border: 1px solid #444; padding: .25em .6em; text-align: left; height: 1.3em;
  min-width: 6em; vertical-align: top; }
thead th { background: #eee; }
tbody th { min-width: 3em; font-weight: normal; }
.key td { min-width: 2em; }
ul { padding-left: 1.4em; margin: .4em 0; }
.boxes, .options { list-style: none; padding: 0; }
.boxes li { display: inline-block; margin: .2em 1.4em .2em 0; white-space: nowrap; }
.options li { margin: .3em 0; padding-left: 2em; text-indent: -2em; }
.box { display: inline-block; width: 1.5em; height: 1.35em; border: 1px solid #000;
  margin-right: .5em; text-align: center; text-indent: 0; vertical-align: middle;
  line-height: 1.35em; font-weight: bold; }
.line { border-bottom: 1px solid #000; margin-top: 1em; }
pre { font: .74em/1.35 "Liberation Mono", monospace; border: 1px solid #888; padding: .6em;
  white-space: pre-wrap; }
@media print {
  body { margin: 0; padding: 0; max-width: none; }
  .asked, figure, tr, li { break-inside: avoid; }
  .file { break-before: page; }
  h2, .prompt, .note, .hint, figure { break-after: avoid; }
  .question:first-of-type figure { break-after: auto; }
  figure svg { max-height: 21cm; }
  thead th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
@page { margin: 18mm; }
)";

}  // namespace gametree::output
