PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if command -v gloss >/dev/null; then
  gloss check --outdated --format auto --max-severity warning --quiet "$SRCROOT"
else
  echo "warning: gloss is not installed: the strings are not checked"
fi
