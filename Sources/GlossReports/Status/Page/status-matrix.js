// The overview: one bar for everything, and the table of languages and catalogs.

/** The parts of a bar; their lengths follow the counts. */
function fillBar(bar, counts) {
  bar.replaceChildren(...STATES.filter((state) => state !== "stale" && counts[state] > 0).map((state) => {
    const part = make("i", { class: `part ${state}` });
    part.style.flexGrow = counts[state];
    return part;
  }));
  return bar;
}

const bar = (counts) => fillBar(make("span", { class: "bar", "aria-hidden": "true" }), counts);

function showOverview() {
  const { sum } = model;
  const count = model.languages.filter((language) => !language.isSource).length;
  const values = {
    percent: percentText(sum.percent), done: sum.translated, total: sum.total,
    languages: say("languages", { n: count }),
  };
  // Facts of a part are never said of the whole.
  const isWhole = !DATA.failures.length;
  const [title, detail] = sum.percent === null
    ? [isWhole ? "nothing" : "incomplete", isWhole ? null : "noFigures"]
    : isWhole ? ["figure", "figureDetail"] : ["incomplete", "figureRead"];
  at("figure").replaceChildren(make("strong", { class: isWhole ? null : "warning" }, say(title, values)), " ",
    detail ? make("span", {}, say(detail, values)) : "");
  const under = model.languages.filter(isUnderLeast).length;
  if (under) {
    at("figure").append(" ", make("span", { class: "warning" },
      say("languagesBelow", { n: under, percent: percentText(DATA.leastPercent) })));
  }
  fillBar(at("overall-bar"), sum);
  at("legend").replaceChildren(...STATES.filter((state) => sum[state] > 0).map((state) => make("div", {},
    make("dt", {}, make("i", { class: `dot ${state}` }), say(state)),
    make("dd", {}, numbers.format(sum[state])))));
  at("failures").hidden = !DATA.failures.length;
  document.querySelector(".work").hidden = !DATA.catalogs.length;
  at("failures").querySelector("ul").replaceChildren(...DATA.failures.map((failure) =>
    make("li", {}, make("code", {}, failure.place), " ", quoted("span", failure.message))));
}

/** True if a language has less than was asked for. */
const isUnderLeast = ({ counts, isSource }) => !isSource && DATA.leastPercent !== undefined
  && counts.translated * 100 < DATA.leastPercent * counts.total;

function showMatrix() {
  const states = OPEN.filter((state) => model.languages.some((language) => language.counts[state] > 0));
  const isSeveral = model.catalogs.length > 1;
  const table = at("matrix");
  at("matrix-section").hidden = !DATA.languages.length;
  // More catalogs than a sheet of paper has room for.
  table.classList.toggle("broad", model.catalogs.length > 6);
  table.tHead.replaceChildren(make("tr", {},
    sortable("language", say("language"), "name"),
    sortable("coverage", say("coverage"), "all", 3),
    ...states.map((state) => make("th", { scope: "col", class: "number" }, say(state))),
    ...(isSeveral ? model.catalogs.map((catalog, index) => make("th",
      { scope: "col", class: "catalog", title: catalog.path },
      make("button", {
        type: "button", class: "plain", "aria-pressed": String(filter.catalog === index && filter.language === null),
        onclick: () => jump({ catalog: index, language: null }),
      }, ...breakable(model.shortNames[index].replace(/\.xcstrings$/, ""))))) : [])));
  table.tBodies[0].replaceChildren(...rowOrder().map((index) => matrixRow(index, states, isSeveral)));
  const shown = model.languages.filter((language) => !language.isSource).length;
  table.tFoot.replaceChildren(...(shown > 1 ? [sumRow(states, isSeveral)] : []));
}

function sortable(name, title, style, span = 1) {
  const isActive = filter.sort === name;
  return make("th", {
    scope: "col", class: style, colspan: span > 1 ? String(span) : null,
    "aria-sort": isActive ? "ascending" : "none",
  }, make("button", {
    type: "button", class: "plain sort", title: say("sortBy", { name: title }),
    onclick: () => { filter.sort = name; writeAddress(); showMatrix(); at("matrix").querySelector(`.${style} button`).focus(); },
  }, title));
}

function rowOrder() {
  const collator = new Intl.Collator(tongue);
  const share = (index) => model.languages[index].counts.total
    ? model.languages[index].counts.translated / model.languages[index].counts.total : 2;
  return model.languages.map((_, index) => index).sort((left, right) =>
    model.languages[left].isSource - model.languages[right].isSource
    || (filter.sort === "coverage" ? share(left) - share(right) : 0)
    || collator.compare(languageName(left), languageName(right)));
}

function matrixRow(index, states, isSeveral) {
  const { counts, isSource, source, catalogs } = model.languages[index];
  const { code } = DATA.languages[index];
  const isUnder = isUnderLeast(model.languages[index]);
  const remark = isSource ? make("small", {}, say("sourceLanguage"))
    : catalogs < model.catalogs.length ? make("small", {
      title: say("inSome", { n: catalogs, all: model.catalogs.length }),
    }, `${numbers.format(catalogs)}/${numbers.format(model.catalogs.length)}`) : null;
  const row = make("tr", { class: filter.language === index ? "chosen" : null },
    make("th", { scope: "row", class: "name" },
      make("button", { type: "button", class: "plain", "aria-pressed": String(filter.language === index && filter.catalog === null), onclick: () => jump({ language: index, catalog: null }) },
        languageName(index)), " ",
      make("code", {}, code),
      remark));
  if (isSource) {
    row.append(make("td", { colspan: "3" }), ...states.map((state) => countCell(index, state, source)));
    if (isSeveral) row.append(make("td", { colspan: String(model.catalogs.length) }));
    return row;
  }
  row.append(
    make("td", { class: "wide" }, bar(counts)),
    make("td", {
      class: `percent${isUnder ? " under" : ""}${counts.percent === 100 ? " full" : ""}`,
      title: isUnder ? say("below", { percent: percentText(DATA.leastPercent) }) : null,
    }, percentText(counts.percent)),
    make("td", { class: "share" }, `${numbers.format(counts.translated)}/${numbers.format(counts.total)}`),
    ...states.map((state) => countCell(index, state, counts)));
  if (isSeveral) row.append(...model.catalogs.map((_, catalog) => catalogCell(index, catalog)));
  return row;
}

function countCell(language, state, counts) {
  const n = counts[state];
  return make("td", { class: "number" }, n === 0 ? null : make("button", {
    type: "button", class: "plain", onclick: () => jump({ language, catalog: null, states: new Set([state]) }),
    "aria-label": say("cellCount", { language: languageName(language), state: say(state), n }),
  }, numbers.format(n)));
}

function catalogCell(language, catalog) {
  const counts = model.cells[language].get(catalog);
  if (!counts) return make("td", { class: "cell absent", title: say("absent") }, make("span", { "aria-label": say("absent"), role: "img" }, "·"));
  const label = say("cell", {
    language: languageName(language), catalog: model.shortNames[catalog],
    percent: percentText(counts.percent), done: counts.translated, total: counts.total,
  });
  return make("td", { class: "cell" }, make("button", {
    type: "button", "aria-label": label, title: label,
    "aria-pressed": String(filter.language === language && filter.catalog === catalog),
    onclick: () => jump({ language, catalog }),
  }, make("span", { class: counts.percent === 100 ? "full" : null }, percentText(counts.percent)), bar(counts)));
}

function sumRow(states, isSeveral) {
  const { sum } = model;
  return make("tr", {},
    make("th", { scope: "row", class: "name" }, say("sum")),
    make("td", { class: "wide" }, bar(sum)),
    make("td", { class: "percent" }, percentText(sum.percent)),
    make("td", { class: "share" }, `${numbers.format(sum.translated)}/${numbers.format(sum.total)}`),
    ...states.map((state) => make("td", { class: "number" }, numbers.format(sum[state]))),
    ...(isSeveral ? model.sums.map((counts) => make("td", { class: "cell" },
      make("div", {}, make("span", {}, percentText(counts.percent)), bar(counts)))) : []));
}

/** Chooses what a cell of the table stands for; chosen again, it is let go. */
function jump(changes) {
  const isSame = Object.entries(changes).every(([name, value]) => name === "states"
    ? [...value].join() === [...filter.states].join() : filter[name] === value);
  choose(isSame ? { language: null, catalog: null, ...(changes.states ? { states: new Set() } : {}) } : changes);
}
