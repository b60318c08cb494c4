// The list of what is to be done, page by page.

function showFilters(states) {
  at("search").placeholder = say("searchHint");
  if (at("search").value !== filter.search) at("search").value = filter.search;
  fillSelect(at("language"), say("everyLanguage"), rowOrder(), filter.language,
    (index) => `${languageName(index)} (${DATA.languages[index].code})`);
  fillSelect(at("catalog"), say("everyCatalog"), model.catalogs.map((_, index) => index), filter.catalog,
    (index) => model.shortNames[index]);
  at("catalog-label").hidden = model.catalogs.length < 2;
  at("states").setAttribute("aria-label", say("stateFilter"));
  const focused = document.activeElement?.dataset.state;
  at("states").replaceChildren(...OPEN
    .filter((state) => usedStates.has(state))
    .map((state) => make("button", {
      type: "button", class: "chip", "data-state": state, "aria-pressed": String(filter.states.has(state)),
      onclick: () => {
        const chosen = new Set(filter.states);
        if (!chosen.delete(state)) chosen.add(state);
        choose({ states: chosen });
      },
    }, make("i", { class: `dot ${state}` }), say(state), " ", make("b", {}, numbers.format(states[state])))));
  if (focused) at("states").querySelector(`[data-state="${focused}"]`)?.focus();
  at("filters").hidden = DATA.units.length === 0;
  at("clear").hidden = !isFiltered();
}

const hasComments = DATA.units.some((unit) => DATA.texts[unit.c] !== "");
const usedStates = new Set(DATA.units.map((unit) => unit.u));

function showList() {
  const { found, states, terms } = select(filter);
  showFilters(states);
  at("list").tBodies[0].replaceChildren(
    ...onPage(found).map((index) => listRow(DATA.units[index], terms)));
  at("list").hidden = !found.length;
  at("list").classList.toggle("plainly", !hasComments);
  at("empty").hidden = found.length > 0;
  at("empty").textContent = say(DATA.units.length ? "noneFound" : DATA.failures.length ? "allReadDone" : "allDone");
  at("count").hidden = !DATA.units.length;
  at("count").textContent = found.length < DATA.units.length
    ? say("textsOf", { n: found.length, all: say("texts", { n: DATA.units.length }) })
    : say("texts", { n: found.length });
}

function listRow(unit, terms) {
  const [source, key, comment] = [unit.s, unit.k, unit.c].map((index) => DATA.texts[index]);
  const { code } = DATA.languages[unit.l];
  const cell = (name, style, ...children) =>
    make("td", { role: "cell", class: style, "data-title": say(name) }, ...children);
  return make("tr", { role: "row" },
    cell("state", "state",
      make("span", { class: `tag ${unit.u}` }, say(unit.u)),
      make("span", { class: "tongue", title: code }, languageName(unit.l))),
    cell("source", "source", quoted("div", source, { terms }),
      key === source ? null : quoted("code", key, { terms, title: say("key") }),
      unit.p ? make("span", { class: "leaf" }, unit.p) : null),
    cell("translation", "translation", unit.t
      ? quoted("div", unit.t, { terms, language: code.replace("_", "-") })
      : make("span", { class: "none" }, say("none"))),
    cell("comment", "comment", comment ? quoted("div", comment, { terms }) : null),
    cell("place", "place", place(DATA.catalogs[unit.a].path, unit.n)));
}
