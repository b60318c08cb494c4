python3 -m venv .venv
.venv/bin/pip install ./gloss_strings-*.whl
.venv/bin/gloss --version
