dpkg --install ./gloss_*.deb
gloss --version
dpkg --remove gloss
