#!/bin/bash
# What the action does: installs a release whose checksum is right, runs each command, and writes
# annotations, a summary, SARIF and the exit code. It reads nothing but the environment, so that it can be
# tried anywhere; see Scripts/try-integrations.
set -euo pipefail

stop() {
  echo "::error title=gloss::$1"
  echo "exit-code=2" >>"$GITHUB_OUTPUT"
  exit 2
}

version=${INPUT_VERSION#v}
case $version in
'' | *[!0-9A-Za-z.+-]*) stop "the input 'version' is no version, such as 0.1.0" ;;
esac
machine=$(uname -m)
case $(uname -s)-$machine in
Linux-x86_64 | Linux-aarch64) name=gloss-$version-linux-$machine ;;
Darwin-*) name=gloss-$version-macos-universal ;;
*) stop "there is no release for $(uname -s) on $machine: use a runner with Linux or macOS" ;;
esac
from=${INPUT_BASE_URL:-$DEFAULT_BASE_URL/v$version}

folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/gloss.XXXXXX")
trap 'rm -rf "$folder"' EXIT
for file in "$name.tar.gz" SHA256SUMS; do
  curl --fail --silent --show-error --location --retry 2 --output "$folder/$file" "$from/$file" ||
    stop "'$file' could not be downloaded: is there a release $version?"
done
# Exactly the line of this archive: a list without it would say nothing, and be fine.
(cd "$folder" && awk -v file="$name.tar.gz" 'NF == 2 && $2 == file' SHA256SUMS >sum &&
  [ "$(wc -l <sum)" = 1 ] &&
  { if command -v sha256sum >/dev/null; then sha256sum --check --quiet sum; else shasum -a 256 --check --quiet sum; fi; } >&2) ||
  stop "the checksum of '$name.tar.gz' is not the one in SHA256SUMS: it is damaged or was replaced"
tar --extract --gzip --no-same-owner --directory "$folder" --file "$folder/$name.tar.gz"
gloss=$folder/$name/bin/gloss

# The worst counts: 70 and 64 over 2, 2 over 1.
worst=0
while IFS= read -r line; do
  read -ra words <<<"$line"
  [ ${#words[@]} -gt 0 ] || continue
  echo "::group::gloss $line"
  status=0
  "$gloss" "${words[@]}" || status=$?
  echo "::endgroup::"
  if [ "$status" -gt "$worst" ]; then worst=$status; fi
done <<<"$INPUT_ARGS"

# The same findings once more, which changes nothing about the outcome. 'check --format auto' has written
# annotations and the summary.
if [ -n "$INPUT_SARIF" ]; then
  (: >"$INPUT_SARIF") 2>/dev/null || stop "the file '$INPUT_SARIF' of the input 'sarif' cannot be written"
  "$gloss" check --format sarif >"$INPUT_SARIF" || [ $? = 1 ] || rm -f "$INPUT_SARIF"
fi
echo "exit-code=$worst" >>"$GITHUB_OUTPUT"
exit "$worst"
