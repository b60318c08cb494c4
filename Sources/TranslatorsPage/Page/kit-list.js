// The list of texts: filters, search, pages, counts.
const OPEN = ["error", "missing", "new", "needs_review", "translated"];
const filter = { search: "", file: null, states: new Set(), onlyFaults: false, page: 1 };

function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const file = DATA.files.findIndex((one) => one.original === values.get("file"));
  filter.search = values.get("q") ?? "";
  filter.file = file < 0 ? null : file;
  filter.states = new Set((values.get("state") ?? "").split(",").filter((state) => OPEN.includes(state)));
  filter.onlyFaults = values.get("faults") === "1";
  filter.page = Math.max(1, Number.parseInt(values.get("page") ?? "1", 10) || 1);
}

/** Shows the open texts, unless the address asks for others or nothing is open. */
function startWithOpenTexts() {
  const states = OPEN.filter((state) => state !== "translated");
  if (!isFiltered() && units.some((unit) => states.includes(stateOf(unit)))) filter.states = new Set(states);
}

function writeAddress() {
  const values = new URLSearchParams();
  if (filter.search) values.set("q", filter.search);
  if (filter.file !== null) values.set("file", DATA.files[filter.file].original);
  if (filter.states.size) values.set("state", OPEN.filter((state) => filter.states.has(state)).join(","));
  if (filter.onlyFaults) values.set("faults", "1");
  if (filter.page > 1) values.set("page", String(filter.page));
  const text = values.toString();
  if (location.hash.slice(1) !== text) history.replaceState(null, "", "#" + text);
}

const isFiltered = () => filter.search !== "" || filter.file !== null || filter.states.size > 0 || filter.onlyFaults;

function choose(changes) {
  Object.assign(filter, { page: 1, search: at("search").value }, changes);
  writeAddress();
  show();
}

const folded = new Map();
function foldedEntry(entry) {
  if (!folded.has(entry)) {
    folded.set(entry, fold([entry.key, entry.comment, entry.role, ...entry.units.map((unit) => unit.source)].join("\n")));
  }
  return folded.get(entry);
}

/** The entries that fit the filter, and how many units there are in each state. */
function select() {
  const terms = fold(filter.search).split(/\s+/).filter((term) => term);
  const counts = Object.fromEntries(OPEN.map((state) => [state, 0]));
  const found = entries.filter((entry) => {
    if (filter.file !== null && DATA.files[filter.file] !== entry.file) return false;
    const rest = terms.filter((term) => !foldedEntry(entry).includes(term));
    if (rest.length && !rest.every((term) => entry.units.some((unit) => fold(textNow(unit)).includes(term)))) return false;
    if (filter.onlyFaults && !entry.units.some((unit) => severityOf(unit) || lacksForm(unit))) return false;
    const states = entry.units.map(stateOf);
    for (const state of states) counts[state] += 1;
    return !filter.states.size || states.some((state) => filter.states.has(state));
  });
  return { found, counts, terms };
}

function showFilters(counts) {
  at("search").placeholder = say("searchHint");
  if (at("search").value !== filter.search) at("search").value = filter.search;
  fillSelect(at("file"), say("everyFile"), DATA.files.map((_, index) => index), filter.file, (index) => DATA.files[index].original);
  at("file-label").hidden = DATA.files.length < 2;
  at("states").setAttribute("aria-label", say("stateFilter"));
  const focused = document.activeElement?.dataset.state;
  const chip = (state, isChosen, label, press) => make("button", {
    type: "button", class: "chip", "data-state": state, "aria-pressed": String(isChosen), onclick: press,
  }, ...label);
  at("states").replaceChildren(...OPEN.filter((state) => counts[state] || filter.states.has(state)).map((state) =>
    chip(state, filter.states.has(state), [say(state), " ", make("b", {}, numbers.format(counts[state]))], () => {
      const chosen = new Set(filter.states);
      if (!chosen.delete(state)) chosen.add(state);
      choose({ states: chosen });
    })), chip("faults", filter.onlyFaults, [say("withFaults")], () => choose({ onlyFaults: !filter.onlyFaults })));
  if (focused) at("states").querySelector(`[data-state="${focused}"]`)?.focus();
  at("clear").hidden = !isFiltered();
}

function showList() {
  const { found, counts, terms } = select();
  showFilters(counts);
  at("list").replaceChildren(...onPage(found).map((entry) => makeEntry(entry, terms)));
  for (const area of at("list").querySelectorAll("textarea")) showFaults(units[Number(area.dataset.unit)]);
  at("empty").hidden = found.length > 0;
  at("empty").textContent = say(entries.length ? "noneFound" : "nothing");
  at("count").textContent = found.length < entries.length
    ? say("entriesOf", { n: found.length, all: say("entries", { n: entries.length }) }) : say("entries", { n: found.length });
}

function makeEntry(entry, terms) {
  const isKeySource = entry.units.length === 1 && entry.units[0].source === entry.key;
  return make("article", { class: "entry", "data-key": entry.key },
    make("header", {}, make("span", { class: "tag" }), isKeySource ? null : quoted("code", entry.key, { terms, title: say("key") }),
      entry.isStale ? make("span", { class: "role" }, say("stale")) : null),
    entry.comment ? quoted("p", entry.comment, { terms, class: "comment" }) : null,
    entry.role ? make("p", { class: "role" }, entry.role) : null,
    entry.places.length ? make("p", { class: "places" }, ...entry.places.map((one) => make("code", {}, one))) : null,
    entry.neighbors.length ? make("p", { class: "near" }, say("near"), " ", entry.neighbors.join(" · ")) : null,
    entry.pictures.length ? make("details", { class: "pictures" }, make("summary", {}, say("pictures", { n: entry.pictures.length })),
      ...entry.pictures.map((one) => make("figure", {}, make("figcaption", {}, one.name),
        one.address ? make("img", { src: one.address, alt: one.name, loading: "lazy" }) : make("p", {}, say("tooLarge"))))) : null,
    ...entry.units.map((unit) => makeUnit(unit, terms)));
}

/** The state of an entry is that of what there is most to do with in it. Warnings are no state: a text may be right as it is. */
function showTag(entry) {
  const element = at(`unit-${entry.units[0].index}`)?.closest(".entry");
  const state = OPEN.find((one) => entry.units.some((unit) => stateOf(unit) === one)) ?? "translated";
  const tag = element?.querySelector(".tag");
  if (!tag) return;
  const shown = state === "translated" && entry.units.some((unit) => severityOf(unit) === "warning") ? "warned" : state;
  tag.className = `tag ${shown}`;
  tag.textContent = say(shown);
}

function showProgress() {
  const done = units.filter((unit) => stateOf(unit) === "translated").length;
  const share = units.length ? Math.floor(done * 100 / units.length) : 100;
  at("figure").replaceChildren(make("strong", {}, percentText(share)), say("done", { done, n: units.length }));
  at("bar").firstElementChild.style.width = `${share}%`;
  at("undo").disabled = !work.past.length;
  at("unkept").hidden = work.isKept;
  at("saved").textContent = work.isUnsaved ? say("changed", { n: work.changes.size }) : work.changes.size ? say("isSaved") : "";
}

function showEarlierWork() {
  const count = earlierWork().length;
  at("earlier").hidden = count === 0;
  at("earlier").firstElementChild.textContent = say("earlier", { n: count });
}
