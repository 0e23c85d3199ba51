#!/usr/bin/env bash
# Draws the trees of all exercises and one with hostile names, in a form that is for another
# program, and has that program read them.
#
#   check_pictures.sh dot|tikz SOURCE_DIR GAMETREE_BINARY
#
# Without that program nothing is tested: status 77.
set -euo pipefail

form=$1
source_dir=$(cd "$2" && pwd)
gametree=$(cd "$(dirname "$3")" && pwd)/$(basename "$3")

skip() {
  echo "skipped: there is no $1 here"
  exit 77
}

case $form in
  dot) command -v dot >/dev/null || skip dot ;;
  tikz)
    command -v pdflatex >/dev/null || skip pdflatex
    kpsewhich tikz.sty >/dev/null || skip TikZ
    kpsewhich standalone.cls >/dev/null || skip "standalone.cls"
    ;;
esac

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

read_dot() {
  dot -Tsvg -o picture.svg picture.dot 2>log || { cat log; return 1; }
  [[ ! -s log ]] || { cat log; return 1; }  # what it takes amiss, even where it goes on
}

run_tex() {
  pdflatex -interaction=nonstopmode -halt-on-error "$1" >log || { tail -n 30 log; return 1; }
  ! grep -E '^(!|Missing character)' log
}

read_tikz() {
  run_tex picture.tikz
}

options=(--values --paths --evals)
[[ $form != tikz ]] || options+=(--standalone)
checked=0 failures=0
check() {  # what was drawn
  checked=$((checked + 1))
  if ! "read_$form"; then
    echo "FAILED: $*"
    failures=$((failures + 1))
  fi
}

draw() {  # TREE
  "$gametree" draw "$1" --format "$form" "${options[@]}" -o "picture.$form"
  check "$1"
}

shopt -s nullglob
for exercise in "$source_dir"/exercises/*/exercise.yaml; do
  trees=("${exercise%/*}"/*.sexp "${exercise%/*}"/tree*.yaml)
  if [[ ${#trees[@]} -eq 0 ]]; then trees=("$exercise"); fi  # the tree is in it
  for tree in "${trees[@]}"; do draw "$tree"; done
done
draw "$source_dir/tests/draw/hostile.sexp"

# In a document of somebody who has asked for no encoding.
if [[ $form == tikz ]]; then
  {
    cat <<'TEX'
\documentclass{article}
\IfFileExists{lmodern.sty}{\usepackage{lmodern}}{} % else some fonts would have to be made first
\usepackage{tikz}
\usetikzlibrary{shapes.geometric}
\begin{document}
TEX
    "$gametree" draw "$source_dir/tests/draw/hostile.sexp" --format tikz --cuts
    printf '%s\n' '\end{document}'
  } >picture.tikz
  check "hostile names in an article"
fi

echo "$checked pictures read, $failures failures"
[[ $failures -eq 0 && $checked -gt 0 ]]
