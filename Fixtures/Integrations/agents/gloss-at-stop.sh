#!/bin/sh
# Runs when the agent stops. The message starts another turn.
if gloss sync --quiet >/dev/null 2>&1 && gloss check --changed-only --quiet >/dev/null 2>&1; then
  echo '{}'
else
  echo '{"followup_message": "Run `gloss sync`, then `gloss check --changed-only --format agent`. Correct what they report."}'
fi
