#!/usr/bin/env bash
# Makes the sheets of all exercises, with and without the key, and has them read by those that they
# are for: HTML by an XML parser, TeX by pdflatex.
#
#   check_sheets.sh html|tex SOURCE_DIR GAMETREE_BINARY
#
# Without that tool nothing is tested: status 77.
set -euo pipefail

form=$1
source_dir=$(cd "$2" && pwd)
gametree=$(cd "$(dirname "$3")" && pwd)/$(basename "$3")

declare -A tools=([html]=xmllint [tex]=pdflatex)
tool=${tools[$form]}
if ! command -v "$tool" >/dev/null; then
  echo "skipped: there is no $tool here"
  exit 77
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

read_html() {  # well-formed, which browsers do not need but other programs do
  xmllint --noout "$1"
}

read_tex() {
  pdflatex -interaction=nonstopmode -halt-on-error "$1" >log || { tail -n 30 log; return 1; }
  # A sheet has to compile without a second look, and without holes.
  ! grep -E '^(!|Missing character)' log
}

checked=0 failures=0
for exercise in "$source_dir"/exercises/*/exercise.yaml "$source_dir"/tests/sheet/hostile.yaml; do
  for options in "" "--key" "--lang vi"; do
    # shellcheck disable=SC2086  # several options
    "$gametree" sheet "$exercise" --format "$form" $options -o "sheet.$form"
    checked=$((checked + 1))
    if ! "read_$form" "sheet.$form"; then
      echo "FAILED: $tool on gametree sheet $exercise --format $form $options"
      failures=$((failures + 1))
    fi
  done
done
echo "$checked sheets read by $tool, $failures failures"
[[ $failures -eq 0 && $checked -gt 0 ]]
