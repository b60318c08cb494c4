#!/bin/sh
# Xcode Cloud runs this after it has cloned the repository, in the folder ci_scripts.
set -eu
cd "${CI_PRIMARY_REPOSITORY_PATH:-..}"
system=$(case $(uname -s) in Darwin) echo macos-universal ;; *) echo "linux-$(uname -m)" ;; esac)
name=gloss-$GLOSS_VERSION-$system
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
curl -fsSL -o "$work/$name.tar.gz" "$GLOSS_URL/$name.tar.gz"
curl -fsSL -o "$work/SHA256SUMS" "$GLOSS_URL/SHA256SUMS"
(cd "$work" && grep " $name.tar.gz\$" SHA256SUMS | shasum -a 256 --check --quiet)
tar -xzf "$work/$name.tar.gz" -C "$work"
"$(find "$work" -type f -name gloss -perm -u+x)" check --outdated --format xcode
