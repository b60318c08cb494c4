// Puts the page together and listens.
function show() {
  showMatrix();
  showList();
}

function showAll() {
  showWords();
  showOverview();
  show();
}

function listenToFilters() {
  for (const name of ["language", "catalog"]) {
    at(name).addEventListener("change", () => choose({ [name]: at(name).value === "" ? null : Number(at(name).value) }));
  }
  at("clear").addEventListener("click", () => {
    choose({ search: "", language: null, catalog: null, states: new Set() });
    at("search").focus();
  });
}

readAddress();
listenToPreferences();
listenToList(DATA.units.length);
listenToFilters();
showAll();
