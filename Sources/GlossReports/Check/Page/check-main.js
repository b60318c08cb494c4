// Puts the page together and listens.
function show() { showList(); }

function showAll() {
  showWords();
  showOverview();
  show();
}

function listenToFilters() {
  at("group").addEventListener("change", () => choose({ group: at("group").value }));
  at("clear").addEventListener("click", () => {
    at("search").value = "";
    choose(NONE);
    at("search").focus();
  });
  document.addEventListener("keydown", (event) => {
    const step = { j: 1, k: -1 }[event.key];
    if (!step || event.target.matches("input[type=search], select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const cards = [...document.querySelectorAll(".finding")];
    const current = cards.indexOf(event.target.closest(".finding"));
    const card = cards[current < 0 ? 0 : current + step];
    card?.focus();
    card?.scrollIntoView({ block: "nearest" });
  });
}

/** Facets are open where there is room beside the list. */
const isBroad = matchMedia("(min-width: 1001px)");
function unfoldFacets() { for (const details of document.querySelectorAll("#facets details")) details.open = isBroad.matches; }

/** On paper there are no pages to turn: as much as a printer can be asked for. */
const PRINTED = 2000;
function listenToPrinting() {
  window.addEventListener("beforeprint", () => {
    const { found, facets, terms } = select(filter);
    fillList(found.slice(0, PRINTED), facets[filter.group], terms);
  });
  window.addEventListener("afterprint", show);
}

readAddress();
listenToPreferences();
listenToList(DATA.findings.length);
listenToFilters();
listenToPrinting();
isBroad.addEventListener("change", unfoldFacets);
unfoldFacets();
showAll();
