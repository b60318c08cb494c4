// The filter of the texts, and the part of the address behind the "#" that spells it.
const filter = { search: "", language: null, catalog: null, states: new Set(), page: 1, sort: "language" };

function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const number = (list, name) => {
    const index = list.indexOf(name);
    return index < 0 ? null : index;
  };
  filter.search = values.get("q") ?? "";
  filter.language = number(DATA.languages.map((language) => language.code), values.get("language"));
  filter.catalog = number(DATA.catalogs.map((catalog) => catalog.path), values.get("catalog"));
  filter.states = new Set((values.get("state") ?? "").split(",").filter((state) => OPEN.includes(state)));
  filter.page = Math.max(1, Number.parseInt(values.get("page") ?? "1", 10) || 1);
  filter.sort = values.get("sort") === "coverage" ? "coverage" : "language";
}

function writeAddress() {
  const values = new URLSearchParams();
  if (filter.search) values.set("q", filter.search);
  if (filter.language !== null) values.set("language", DATA.languages[filter.language].code);
  if (filter.catalog !== null) values.set("catalog", DATA.catalogs[filter.catalog].path);
  if (filter.states.size) values.set("state", OPEN.filter((state) => filter.states.has(state)).join(","));
  if (filter.page > 1) values.set("page", String(filter.page));
  if (filter.sort !== "language") values.set("sort", filter.sort);
  const text = values.toString();
  if (location.hash.slice(1) !== text) history.replaceState(null, "", "#" + text);
}

const isFiltered = () =>
  filter.search !== "" || filter.language !== null || filter.catalog !== null || filter.states.size > 0;

/** Changes the filter and shows the first page of what fits it. What has just been typed counts too. */
function choose(changes) {
  Object.assign(filter, { page: 1, search: at("search").value }, changes);
  writeAddress();
  show();
}
