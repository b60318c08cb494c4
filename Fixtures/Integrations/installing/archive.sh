sha256sum --check --ignore-missing SHA256SUMS
mkdir -p ~/.local
tar -xzf gloss-*-linux-*.tar.gz --strip-components=1 -C ~/.local
~/.local/bin/gloss --version
