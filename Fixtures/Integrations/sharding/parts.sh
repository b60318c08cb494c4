gloss extract --format declarations App/Kit >Kit.json
gloss extract --format declarations App/Views >Views.json
gloss extract --format stringsdata -o strings/Kit --declarations Views.json App/Kit
gloss extract --format stringsdata -o strings/Views --declarations Kit.json App/Views
gloss sync --from strings/Kit --from strings/Views --declarations Kit.json --declarations Views.json
