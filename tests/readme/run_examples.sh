#!/usr/bin/env bash
# Runs the examples of the documentation and compares what they print with what it says.
#
#   run_examples.sh SOURCE_DIR GAMETREE_BINARY [FILE.md...]
#
# An example is a fenced ```console block:
#   $ command       runs it; lines `> ...` after it continue it (a here-document, a loop)
#   anything else   what the command prints, standard output and error, line by line;
#                   a line `...` stands for any number of lines
# Each block is one bash, started in a fresh copy of the repository's files with gametree on PATH.
# Commands with jq are skipped where jq is missing. Needs bash; uses git where there is one.
set -euo pipefail

source_dir=$(cd "$1" && pwd)
binary=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
shift 2

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

commands_run=0 commands_skipped=0 failures=0

# --- The copy that blocks run in

list_files() {  # of the repository, NUL-separated; without git: all but the build
  if [[ -e .git ]] && command -v git >/dev/null; then
    git -c safe.directory='*' ls-files -z --cached --others --exclude-standard
  else
    find . -path ./build -prune -o -path ./.git -prune -o \( -type f -o -type l \) -print0
  fi
}

fresh_copy() {  # in $scratch/copy
  rm -rf "$scratch/copy"
  mkdir "$scratch/copy"
  tar -C "$scratch/copy" -xf "$scratch/files.tar"
}

# --- One block: arrays commands[], expected[] (lines of output), command_lines[]

# Writes the block as one script: before each command, standard output and error move to a file of
# its own, and $? is again what the command before left.
write_script() {
  local i
  echo "status=0"
  for i in "${!commands[@]}"; do
    if [[ -z ${skipped[$i]} ]]; then
      # shellcheck disable=SC2016  # $status is the block's, not ours
      printf 'exec >%q 2>&1\n(exit $status)\n' "$scratch/out/$i"
      printf '%s\nstatus=$?\n' "${commands[$i]}"
    fi
  done
}

# Do the lines of file $2 match those of file $1, where `...` matches any number of lines?
lines_match() {
  local -a want have
  mapfile -t want <"$1"
  mapfile -t have <"$2"
  local w=0 h=0 last_dots=-1 retry=0
  while ((h < ${#have[@]})); do
    if ((w < ${#want[@]})) && [[ ${want[w]} == "..." ]]; then
      last_dots=$w retry=$h
      w=$((w + 1))
    elif ((w < ${#want[@]})) && [[ ${want[w]} == "${have[h]}" ]]; then
      w=$((w + 1)) h=$((h + 1))
    elif ((last_dots >= 0)); then  # let the last `...` take one line more
      retry=$((retry + 1))
      w=$((last_dots + 1)) h=$retry
    else
      return 1
    fi
  done
  while ((w < ${#want[@]})) && [[ ${want[w]} == "..." ]]; do w=$((w + 1)); done
  ((w == ${#want[@]}))
}

check_command() {  # index
  local expected_file=$scratch/expected output_file=$scratch/out/$1
  printf '%s' "${expected[$1]}" >"$expected_file"
  commands_run=$((commands_run + 1))
  if [[ ! -e $output_file ]]; then
    echo "$file:${command_lines[$1]}: not reached: ${commands[$1]}"
  elif ! lines_match "$expected_file" "$output_file"; then
    echo "$file:${command_lines[$1]}: prints something else: ${commands[$1]}"
    diff -u --label documented --label printed "$expected_file" "$output_file" || true
  else
    return 0
  fi
  failures=$((failures + 1))
}

run_block() {
  local i
  local -a skipped=()
  for i in "${!commands[@]}"; do
    skipped[i]=''
    if [[ ${commands[$i]} =~ (^|[^[:alnum:]_])jq($|[^[:alnum:]_]) ]] && ! command -v jq >/dev/null
    then
      skipped[i]=yes
      commands_skipped=$((commands_skipped + 1))
      echo "$file:${command_lines[$i]}: skipped, jq is not installed: ${commands[$i]}"
    fi
  done

  rm -rf "$scratch/out"
  mkdir "$scratch/out"
  write_script >"$scratch/block.sh"
  fresh_copy
  (cd "$scratch/copy" && env -u NO_COLOR PATH="$(dirname "$binary"):$PATH" LC_ALL=C.UTF-8 \
    TERM=dumb bash "$scratch/block.sh" </dev/null >"$scratch/out/before" 2>&1) || true
  for i in "${!commands[@]}"; do
    [[ -n ${skipped[$i]} ]] || check_command "$i"
  done
}

# --- One file

run_file() {  # sets file
  local path=$source_dir/$file line line_number=0 in_block='' in_command=''
  local -a commands=() expected=() command_lines=()
  while IFS= read -r line || [[ -n $line ]]; do
    line_number=$((line_number + 1))
    if [[ -z $in_block ]]; then
      if [[ $line =~ ^[[:space:]]+\`\`\`console ]]; then
        echo "$file:$line_number: a console block must not be indented"
        failures=$((failures + 1))
      fi
      [[ $line =~ ^\`\`\`console[[:space:]]*$ ]] || continue
      in_block=yes in_command='' commands=() expected=() command_lines=()
    elif [[ $line =~ ^\`\`\`[[:space:]]*$ ]]; then
      in_block=''
      run_block
    elif [[ $line == '$ '* ]]; then
      in_command=yes
      commands+=("${line:2}") expected+=("") command_lines+=("$line_number")
    elif [[ -n $in_command && ($line == '> '* || $line == '>') ]]; then
      commands[-1]+=$'\n'${line:2}
    elif ((${#commands[@]} == 0)); then
      echo "$file:$line_number: a console block begins with a line '\$ command'"
      failures=$((failures + 1))
      in_block=''
    else
      in_command=
      expected[-1]+=$line$'\n'
    fi
  done <"$path"
  if [[ -n $in_block ]]; then
    echo "$file: the last console block is not closed"
    failures=$((failures + 1))
  fi
}

cd "$source_dir"
list_files | tar --null --ignore-failed-read -T - -cf "$scratch/files.tar" 2>/dev/null

files=("$@")
if ((${#files[@]} == 0)); then
  shopt -s nullglob
  files=(README.md)
  for file in exercises/README.md lib/doc/*.md; do
    [[ ! -e $file ]] || files+=("$file")
  done
fi
for file in "${files[@]}"; do
  run_file
done

echo "${#files[@]} files: $commands_run commands run, $commands_skipped skipped, $failures failed"
if ((commands_run + commands_skipped == 0)); then
  echo "no example found: a \`\`\`console block with a line '\$ command'"
  exit 1
fi
((failures == 0))
