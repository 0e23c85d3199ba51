#!/usr/bin/env bash
# Shows that run_examples.sh passes right examples and fails on wrong ones.
#
#   run_examples_can_fail.sh RUNNER SCRATCH_DIR
set -euo pipefail

runner=$1
scratch=$2
rm -rf "$scratch"
mkdir -p "$scratch/bin"
cd "$scratch"
printf '#!/bin/sh\necho "gametree $*"\n' >bin/gametree
chmod +x bin/gametree

# must STATUS TEXT-IN-OUTPUT <document
must() {
  local status=0 output
  cat >README.md
  output=$(bash "$runner" . bin/gametree 2>&1) || status=$?
  if [[ $status != "$1" || $output != *"$2"* ]]; then
    echo "must exit with $1 and say: $2"
    echo "exits with $status and says: $output"
    exit 1
  fi
}

must 0 "1 files: 7 commands run, 0 skipped, 0 failed" <<'MD'
```console
$ cat > x.txt <<END
> one
>
> two
> END
$ cat x.txt; echo three >&2
one

two
three
$ cd bin && false
$ echo $?, $(basename "$PWD")
1, bin
$ seq 5
1
...
5
$ gametree eval *
gametree eval gametree
```
Other text, and another language:
```sh
$ not run
```
```console
$ test -e x.txt || echo each block starts afresh
each block starts afresh
```
MD

must 1 "README.md:2: prints something else: echo a" <<'MD'
```console
$ echo a
b
```
MD
must 1 "prints something else" <<'MD'
```console
$ seq 3
1
2
```
MD
must 1 "prints something else" <<'MD'
```console
$ echo ab; echo c
a
...
c
```
MD
must 1 "prints something else" <<'MD'
```console
$ true
...
missing
```
MD
must 1 "README.md:3: not reached: echo a" <<'MD'
```console
$ exit 0
$ echo a
a
```
MD
must 1 "no example found" <<'MD'
```sh
echo a
```
MD
echo "the runner passes right examples and fails on wrong ones"
