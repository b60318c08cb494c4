// Values worked out from the data of the page.

/** In the order of a bar. */
const STATES = ["translated", "machine_translated", "needs_review", "new", "missing", "stale"];
/** The open states, the most urgent first. */
const OPEN = ["missing", "new", "needs_review", "machine_translated", "stale"];

class Counts {
  constructor() { for (const state of STATES) this[state] = 0; }

  add(other) {
    for (const state of STATES) this[state] += other[state];
    return this;
  }

  get total() { return STATES.reduce((sum, state) => sum + (state === "stale" ? 0 : this[state]), 0); }

  /** Rounded down, so that 100 means all; null where there is nothing to translate. */
  get percent() { return this.total ? Math.floor(this.translated * 100 / this.total) : null; }
}

const model = {
  catalogs: DATA.catalogs,
  shortNames: shortNames(DATA.catalogs.map((catalog) => catalog.path)),
  /** By number of language, then of catalog. */
  cells: DATA.languages.map(() => new Map()),
  languages: DATA.languages.map(() => ({ counts: new Counts(), isSource: true, catalogs: 0 })),
  sums: DATA.catalogs.map(() => new Counts()),
  sum: new Counts(),
};
for (const part of DATA.coverage) {
  const counts = new Counts().add(part.counts);
  const language = model.languages[part.language];
  if (part.isSource) {
    // Beside the others and in no total, as everywhere.
    (language.source ??= new Counts()).add(counts);
    continue;
  }
  model.cells[part.language].set(part.catalog, counts);
  language.isSource = false;
  language.catalogs += 1;
  language.counts.add(counts);
  model.sums[part.catalog].add(counts);
  model.sum.add(counts);
}

const languageName = (index) => DATA.languages[index][tongue];

/** The texts as they are searched, made when they are first needed. */
const folded = { texts: [], units: [] };
const foldedText = (index) => folded.texts[index] ??= fold(DATA.texts[index]);
const foldedUnit = (index) => folded.units[index] ??= fold(DATA.units[index].t ?? "");

/**
 * The numbers of the units that fit a filter, and how many there would be in each state if no state
 * were chosen.
 */
function select(filter) {
  const terms = fold(filter.search).split(/\s+/).filter((term) => term);
  const states = Object.fromEntries(OPEN.map((state) => [state, 0]));
  const found = [];
  DATA.units.forEach((unit, index) => {
    if (filter.language !== null && unit.l !== filter.language) return;
    if (filter.catalog !== null && unit.a !== filter.catalog) return;
    const fits = terms.every((term) => foldedText(unit.s).includes(term)
      || foldedText(unit.k).includes(term) || foldedUnit(index).includes(term)
      || foldedText(unit.c).includes(term));
    if (!fits) return;
    states[unit.u] += 1;
    if (!filter.states.size || filter.states.has(unit.u)) found.push(index);
  });
  return { found, states, terms };
}
