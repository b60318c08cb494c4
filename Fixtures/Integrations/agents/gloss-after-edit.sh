#!/bin/sh
# Runs after an edit. What it prints to standard error with exit code 2 goes back to the agent.
cd "${CLAUDE_PROJECT_DIR:-.}" || exit 0
gloss sync --quiet >&2 || exit 2
gloss check --changed-only --format agent >&2 || exit 2
