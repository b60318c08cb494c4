pre-commit install
pre-commit run --all-files
