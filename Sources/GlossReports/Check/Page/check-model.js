// Values worked out from the data of the page.

/** The heaviest first. */
const SEVERITIES = ["error", "warning", "info"];
/** The facets by which findings are counted and grouped, and the list that their numbers lead into. */
const FACETS = {
  rule: { number: (finding) => finding.r, size: DATA.rules.length },
  file: { number: (finding) => finding.f, size: DATA.files.length },
  language: { number: (finding) => finding.l ?? DATA.languages.length, size: DATA.languages.length + 1 },
};
const shortFiles = shortNames(DATA.files);

/** A text in the page's language. */
const textAt = (number) => DATA.texts[number][tongue === "zh-Hans" ? 1 : 0] ?? DATA.texts[number][0];

const facetName = {
  rule: (number) => DATA.rules[number].id,
  file: (number) => shortFiles[number],
  language: (number) => DATA.languages[number]?.[tongue] ?? say("noLanguage"),
};

/** The text in which a finding is searched, in both languages, made when it is first needed. */
const searched = [];
const searchedText = (index) => searched[index] ??= (({ m, k, x, f, r, l, p, d }) => fold([
  ...DATA.texts[m], k, x?.join(""), DATA.files[f], DATA.rules[r].id, p,
  l === undefined ? "" : Object.values(DATA.languages[l]).join("\n"), ...(d ? DATA.texts[d.t] : []),
].join("\n")))(DATA.findings[index]);

/** The number of findings of each severity and of each value of a facet. */
class Tally {
  constructor(size) {
    this.severities = { error: 0, warning: 0, info: 0 };
    this.values = Array.from({ length: size }, () => ({ error: 0, warning: 0, info: 0, all: 0 }));
  }
}

/** The values of a facet that have findings: those with the most of the heaviest first. */
function ranked(values) {
  return values.map((_, number) => number).filter((number) => values[number].all > 0).sort((left, right) => {
    for (const severity of SEVERITIES) {
      const difference = values[right][severity] - values[left][severity];
      if (difference) return difference;
    }
    return left - right;
  });
}

/**
 * The numbers of the findings that fit a filter, and how many there would be of each kind and each value
 * if nothing of that kind were chosen.
 */
function select(filter) {
  const terms = fold(filter.search).split(/\s+/).filter((term) => term);
  const facets = Object.fromEntries(Object.entries(FACETS).map(([name, { size }]) => [name, new Tally(size).values]));
  const severities = { error: 0, warning: 0, info: 0, fixable: 0 };
  const names = Object.keys(FACETS);
  const found = [];
  DATA.findings.forEach((finding, index) => {
    if (Boolean(finding.b) !== filter.accepted) return;
    const text = terms.length ? searchedText(index) : "";
    if (!terms.every((term) => text.includes(term))) return;
    const fitsKind = (!filter.severities.size || filter.severities.has(finding.s)) && (!filter.fixable || finding.d?.s);
    const misfits = names.filter((name) => filter[name] !== null && filter[name] !== FACETS[name].number(finding));
    if (!misfits.length) {
      if (!filter.fixable || finding.d?.s) severities[finding.s] += 1;
      if (finding.d?.s && (!filter.severities.size || filter.severities.has(finding.s))) severities.fixable += 1;
    }
    if (!fitsKind || misfits.length > 1) return;
    for (const name of misfits.length ? misfits : names) {
      const counts = facets[name][FACETS[name].number(finding)];
      counts[finding.s] += 1;
      counts.all += 1;
    }
    if (!misfits.length) found.push(index);
  });
  return { found: grouped(found, facets[filter.group], filter.group), facets, severities, terms };
}

/** Findings group by group, the heaviest groups first; within a group their order stays. */
function grouped(found, values, name) {
  const rank = [];
  ranked(values).forEach((number, place) => { rank[number] = place; });
  const place = (index) => rank[FACETS[name].number(DATA.findings[index])];
  return [...found].sort((left, right) => place(left) - place(right) || left - right);
}
