gloss translate --language es --dry-run
gloss translate --language es --memory
gloss translate --language es -- python3 apertium.py eng-spa
