swift package gloss-check
swift package --allow-writing-to-package-directory gloss
swift package --allow-writing-to-package-directory gloss status
