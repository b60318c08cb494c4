// swift-format-ignore-file
// Made from the files of the pages by Scripts/pages.

/// The files of the pages, which are in the binary so that gloss needs no files beside it.
enum PageFiles {
  static let bootJS = #"""
"use strict";
// Before anything is shown, so that no other theme flashes up.
var remembered = {
  read(name) { try { return localStorage.getItem("gloss-page-" + name); } catch { return null; } },
  write(name, value) { try { localStorage.setItem("gloss-page-" + name, value); } catch { /* a private window */ } },
};
if (["light", "dark"].includes(remembered.read("theme"))) {
  document.documentElement.dataset.theme = remembered.read("theme");
}

"""#

  static let checkFilterJS = #"""
// The filter of the findings, and the part of the address behind the "#" that spells it.
const NONE = {
  search: "", rule: null, file: null, language: null, severities: new Set(), fixable: false, accepted: false,
};
const filter = { ...NONE, group: "rule", page: 1 };

/** The spelling of a facet's values in an address. */
const facetCodes = {
  rule: DATA.rules.map((rule) => rule.id), file: DATA.files,
  language: [...DATA.languages.map((language) => language.code), "none"],
};

function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  filter.search = values.get("q") ?? "";
  for (const name of Object.keys(FACETS)) {
    const number = facetCodes[name].indexOf(values.get(name));
    filter[name] = number < 0 ? null : number;
  }
  filter.severities = new Set((values.get("severity") ?? "").split(",").filter((name) => SEVERITIES.includes(name)));
  filter.fixable = values.has("fixable");
  filter.accepted = values.has("baseline");
  filter.group = Object.hasOwn(FACETS, values.get("group")) ? values.get("group") : "rule";
  filter.page = Math.max(1, Number.parseInt(values.get("page") ?? "1", 10) || 1);
}

function writeAddress() {
  const values = new URLSearchParams();
  if (filter.search) values.set("q", filter.search);
  for (const name of Object.keys(FACETS)) if (filter[name] !== null) values.set(name, facetCodes[name][filter[name]]);
  if (filter.severities.size) values.set("severity", SEVERITIES.filter((name) => filter.severities.has(name)).join(","));
  if (filter.fixable) values.set("fixable", "1");
  if (filter.accepted) values.set("baseline", "1");
  if (filter.group !== "rule") values.set("group", filter.group);
  if (filter.page > 1) values.set("page", String(filter.page));
  const text = values.toString();
  if (location.hash.slice(1) !== text) history.replaceState(null, "", "#" + text);
}

const isFiltered = () => filter.search !== "" || Object.keys(FACETS).some((name) => filter[name] !== null)
  || filter.severities.size > 0 || filter.fixable || filter.accepted;

/** Changes the filter and shows the first page of what fits it. What has just been typed counts too. */
function choose(changes) {
  Object.assign(filter, { page: 1, search: at("search").value }, changes);
  writeAddress();
  show();
}

"""#

  static let checkFindingJS = #"""
// One finding: what is wrong, where, and the fix.
function findingCard(finding, terms) {
  const [before, marked, behind] = finding.x ?? [];
  return make("article", { class: "finding", tabindex: "-1" },
    make("p", { class: "head" },
      make("span", { class: `tag ${finding.s}` }, say(finding.s)), " ",
      quoted("span", textAt(finding.m), { terms, class: "message" })),
    finding.k === undefined || textAt(finding.m).includes(finding.k) ? null
      : make("p", { class: "key" }, make("b", {}, say("key")), " ", quoted("span", finding.k, { terms })),
    make("p", { class: "where" },
      place(DATA.files[finding.f], ...(finding.n ?? [])),
      filter.group === "rule" ? null : make("code", { class: "id" }, DATA.rules[finding.r].id),
      finding.l === undefined ? null : make("span", { title: DATA.languages[finding.l].code }, facetName.language(finding.l)),
      finding.p ? make("span", { class: "leaf" }, finding.p) : null),
    finding.x ? make("pre", { class: "source" }, make("span", { class: "line", "aria-hidden": "true" }, String(finding.n?.[0] ?? "")),
      make("code", {}, before.trimStart(), make("mark", { class: marked ? null : "point" }, marked), behind)) : null,
    ...(finding.o ?? []).map((note) => make("p", { class: "note" },
      quoted("span", textAt(note.m), { terms }), " ", place(DATA.files[note.f], ...(note.n ?? [])))),
    finding.d ? fixPart(finding.d, terms) : null);
}

function fixPart(fix, terms) {
  return make("div", { class: "fix" },
    make("p", {}, make("b", {}, say("fix")), " ", quoted("span", textAt(fix.t), { terms }), " ",
      make("span", { class: fix.s ? "safe" : "unsafe" }, ...withOption(say(fix.s ? "safe" : "unsafe")))),
    ...fix.h.map(diffPart));
}

/** The pieces of a text that ends with a command. */
const withOption = (text) => text.split(/(gloss .*)/).map((piece, index) => index % 2 ? make("code", {}, piece) : piece);

function diffPart(hunk) {
  const indent = Math.min(...[...hunk.r, ...hunk.a].filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const [removed, added] = [hunk.r, hunk.a].map((list) => list.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)));
  const isPaired = removed.length === added.length;
  const lines = (list, others, tag, sign) => list.map((line, index) => {
    const [start, end] = isPaired ? changed(line, others[index]) : [0, 0];
    return make(tag, {}, make("span", { class: "sign", "aria-hidden": "true" }, sign), line.slice(0, start),
      start < end ? make("b", {}, line.slice(start, end)) : null, line.slice(end));
  });
  return make("pre", { class: "diff" }, make("span", { class: "at" }, say("line", { n: hunk.n })),
    ...lines(removed, added, "del", "−"), ...lines(added, removed, "ins", "+"));
}

/** The offsets between which a line differs from another one; never within a character. */
function changed(line, other) {
  let start = 0;
  while (start < line.length && line[start] === other[start]) start++;
  let [end, otherEnd] = [line.length, other.length];
  while (end > start && otherEnd > start && line[end - 1] === other[otherEnd - 1]) { end--; otherEnd--; }
  if (/[\uDC00-\uDFFF]/.test(line[start] ?? "")) start--;
  if (/[\uDC00-\uDFFF]/.test(line[end] ?? "")) end++;
  return [start, end];
}

"""#

  static let checkListJS = #"""
// The list of findings, page by page and group by group.
function showFilters(counts) {
  at("search").placeholder = say("searchHint");
  if (at("search").value !== filter.search) at("search").value = filter.search;
  at("group").replaceChildren(...["rule", "file", "language"].map((name) =>
    make("option", { value: name }, say({ rule: "byRule", file: "byFile", language: "byLanguage" }[name]))));
  at("group").value = filter.group;
  at("severities").setAttribute("aria-label", say("severities"));
  const focused = document.activeElement?.dataset.kind;
  const used = new Set(DATA.findings.map((finding) => finding.s));
  at("severities").replaceChildren(
    ...SEVERITIES.filter((severity) => used.has(severity)).map((severity) =>
      chip(severity, filter.severities.has(severity), counts[severity], () => {
        const chosen = new Set(filter.severities);
        if (!chosen.delete(severity)) chosen.add(severity);
        choose({ severities: chosen });
      })),
    ...(DATA.findings.some((finding) => finding.d?.s)
      ? [chip("fixable", filter.fixable, counts.fixable, () => choose({ fixable: !filter.fixable }))] : []),
    ...(acceptedCount
      ? [chip("accepted", filter.accepted, acceptedCount, () => choose({ accepted: !filter.accepted }))] : []));
  if (focused) at("severities").querySelector(`[data-kind="${focused}"]`)?.focus();
  at("filters").hidden = !DATA.findings.length;
  at("facets").hidden = !DATA.findings.length;
  at("clear").hidden = !isFiltered();
}

function chip(kind, isChosen, count, onclick) {
  return make("button", { type: "button", class: "chip", "data-kind": kind, "aria-pressed": String(isChosen), onclick },
    make("i", { class: `dot ${kind}` }), say(kind), " ", make("b", {}, numbers.format(count)));
}

function showList() {
  const { found, facets, severities, terms } = select(filter);
  showFilters(severities);
  showFacets(facets);
  const total = filter.accepted ? acceptedCount : open.length;
  fillList(onPage(found), facets[filter.group], terms);
  at("list").hidden = !found.length;
  at("list").classList.toggle("accepted", filter.accepted);
  at("empty").hidden = found.length > 0;
  at("empty").textContent = say(total ? "noneFound" : DATA.isComplete ? "allDone" : "allReadDone");
  at("count").hidden = !total;
  at("count").textContent = found.length < total
    ? say("findingsOf", { n: found.length, all: say("findings", { n: total }) })
    : say("findings", { n: found.length });
}

/** Fills the list with findings that are in order of their groups. */
function fillList(found, values, terms) {
  const sections = [];
  let last = null;
  for (const index of found) {
    const finding = DATA.findings[index];
    const number = FACETS[filter.group].number(finding);
    if (number !== last) {
      sections.push(groupSection(number, values[number]));
      last = number;
    }
    sections.at(-1).append(findingCard(finding, terms));
  }
  at("list").replaceChildren(...sections);
}

function groupSection(number, counts) {
  const rule = filter.group === "rule" ? DATA.rules[number] : null;
  const file = filter.group === "file" ? DATA.files[number] : null;
  const section = make("section", { class: "group" },
    make("h3", {}, file ? place(file) : make("span", { class: rule ? "id" : null }, facetName[filter.group](number)), " ",
      make("span", { class: "number" }, numbers.format(counts.all))));
  if (rule?.title !== undefined) {
    section.append(make("p", { class: "title" }, ...withCode(textAt(rule.title))),
      make("details", { class: "why" }, make("summary", {}, say("why")),
        ...textAt(rule.reason).split(/\n\n+/).map((paragraph) => make("p", {}, ...withCode(paragraph)))));
  }
  return section;
}

/** The pieces of a text in which code stands between backticks. */
const withCode = (text) => text.split(/`([^`]*)`/).map((piece, index) => index % 2 ? make("code", {}, piece) : piece);

"""#

  static let checkMainJS = #"""
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

"""#

  static let checkModelJS = #"""
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

"""#

  static let checkOverviewJS = #"""
// The verdict, what to do next, and the lists of rules, files and languages.
const open = DATA.findings.filter((finding) => !finding.b);
const acceptedCount = DATA.findings.length - open.length;

function showOverview() {
  const counts = SEVERITIES.map((severity) => [severity, open.filter((finding) => finding.s === severity).length])
    .filter(([, n]) => n > 0).map(([severity, n]) => say(`${severity}s`, { n }));
  const files = say("files", { n: new Set(open.map((finding) => finding.f)).size });
  at("figure").replaceChildren(...(DATA.isComplete ? [] : [make("strong", { class: "warning" }, say("incomplete"))]),
    make("strong", {}, counts.length ? say("verdict", { counts: counts.join(say("and")), files }) : say("clean")),
    acceptedCount ? make("span", {}, " ", say("acceptedToo", { n: acceptedCount })) : "");
  at("next-steps").hidden = !DATA.steps.length;
  at("steps").replaceChildren(...DATA.steps.map((step) => make("li", {}, stepText(step))));
  at("failures").hidden = !DATA.failures.length;
  at("failures").querySelector("ul").replaceChildren(...DATA.failures.map((failure) =>
    make("li", {}, make("code", {}, failure.place), " ", quoted("span", textAt(failure.message)))));
}

/** A step, which leads to the findings that it is about. */
function stepText(step) {
  const pieces = withCommands(textAt(step.text));
  const address = "severity" in step ? `severity=${step.severity}`
    : "fixable" in step ? "fixable=1" : "rule" in step ? `rule=${DATA.rules[step.rule].id}` : null;
  const properties = { class: pieces[0] === "" ? null : "sentence" };
  if (!address) return make("span", properties, ...pieces);
  return make("a", { ...properties, href: "#" + address, onclick: () => at("work").scrollIntoView() }, ...pieces);
}

/** The pieces of a text in which commands of the tool stand between quotation marks. */
const withCommands = (text) => text.split(/['“](gloss [^'”]*)['”]/)
  .map((piece, index) => index % 2 ? make("code", { translate: "no" }, piece) : piece);

/** Facets whose whole list is shown. */
const unfolded = new Set();
const FACET_LENGTH = 8;

function showFacets(facets) {
  const titles = { rule: say("rules"), file: say("filesTitle"), language: say("languages") };
  const focused = document.activeElement?.dataset.facet;
  for (const [name, values] of Object.entries(facets)) {
    const numbersOfValues = ranked(values);
    // One value tells nothing.
    at(`facet-${name}`).hidden = numbersOfValues.length < 2 && filter[name] === null;
    at(`facet-${name}`).querySelector("summary").replaceChildren(titles[name], " ",
      make("span", { class: "number" }, numbers.format(numbersOfValues.length)));
    const isWhole = unfolded.has(name) || numbersOfValues.length <= FACET_LENGTH + 1;
    const shown = isWhole ? numbersOfValues : numbersOfValues.slice(0, FACET_LENGTH);
    if (filter[name] !== null && !shown.includes(filter[name])) shown.push(filter[name]);
    const items = shown.map((number) => make("li", {}, facetButton(name, number, values[number])));
    if (numbersOfValues.length > FACET_LENGTH + 1) items.push(make("li", {}, moreButton(name, numbersOfValues.length)));
    at(`facet-${name}`).querySelector("ul").replaceChildren(...items);
  }
  if (focused) at("facets").querySelector(`[data-facet="${CSS.escape(focused)}"]`)?.focus();
}

function facetButton(name, number, counts) {
  const heaviest = SEVERITIES.find((severity) => counts[severity] > 0) ?? "info";
  return make("button", {
    type: "button", class: "facet", "aria-pressed": String(filter[name] === number), "data-facet": `${name} ${number}`,
    title: name === "file" ? DATA.files[number] : null,
    onclick: () => choose({ [name]: filter[name] === number ? null : number }),
  }, make("i", { class: `dot ${heaviest}` }), make("span", { class: "name" }, ...breakable(facetName[name](number))),
  make("b", {}, numbers.format(counts.all)));
}

function moreButton(name, n) {
  return make("button", {
    type: "button", class: "plain more", "aria-expanded": String(unfolded.has(name)), "data-facet": `${name} more`,
    onclick: () => {
      if (!unfolded.delete(name)) unfolded.add(name);
      show();
    },
  }, unfolded.has(name) ? say("fewer") : say("all", { n }));
}

"""#

  static let checkTextsJS = #"""
// The texts of the page of findings; those of all pages stand elsewhere.
const TEXTS = {
  "en": {
    title: "Findings", overview: "Overall", failures: "Not everything could be read", list: "All findings",
    steps: "Next steps", searchHint: "Message, key, source, file or rule",
    error: "Error", warning: "Warning", info: "Note",
    errors_one: "{n} error", errors: "{n} errors", warnings_one: "{n} warning", warnings: "{n} warnings",
    infos_one: "{n} note", infos: "{n} notes", files_one: "{n} file", files: "{n} files",
    fixable: "Safe fix", accepted: "In the baseline", severities: "Kinds of findings",
    verdict: "{counts} in {files}", clean: "No findings", incomplete: "Incomplete.",
    acceptedToo: "{n} more are in the baseline.", and: ", ",
    findings_one: "{n} finding", findings: "{n} findings", findingsOf: "{n} of {all}",
    rules: "Rules", filesTitle: "Files", languages: "Languages",
    group: "Group by", byRule: "By rule", byFile: "By file", byLanguage: "By language",
    noLanguage: "No language", why: "Why this matters", all: "Show all {n}", fewer: "Show fewer",
    fix: "Fix", safe: "safe: gloss check --fix", unsafe: "read it first: gloss check --fix=all",
    line: "Changes at line {n}",
    noneFound: "No finding matches these filters.", allDone: "Nothing is left to do.",
    allReadDone: "Nothing was found in what could be read.",
    keys: "/ searches · J and K move between findings · Esc clears",
  },
  "zh-Hans": {
    title: "检查结果", overview: "总体", failures: "有内容无法读取", list: "所有问题",
    steps: "接下来", searchHint: "说明、键、源码、文件或规则",
    error: "错误", warning: "警告", info: "提示",
    errors: "{n} 个错误", warnings: "{n} 个警告", infos: "{n} 条提示", files: "{n} 个文件",
    fixable: "可安全修复", accepted: "基线内", severities: "问题的级别",
    verdict: "{files}中有 {counts}", clean: "没有发现问题", incomplete: "不完整。",
    acceptedToo: "另有 {n} 个已记入基线。", and: "、",
    findings: "{n} 个问题", findingsOf: "{all}中的 {n} 个",
    rules: "规则", filesTitle: "文件", languages: "语言",
    group: "分组方式", byRule: "按规则", byFile: "按文件", byLanguage: "按语言",
    noLanguage: "与语言无关", why: "为什么重要", all: "显示全部 {n} 项", fewer: "收起",
    fix: "修复", safe: "安全：gloss check --fix", unsafe: "请先确认：gloss check --fix=all",
    line: "第 {n} 行的修改",
    noneFound: "没有符合筛选条件的问题。", allDone: "没有待处理的问题。",
    allReadDone: "可读取的部分没有发现问题。",
    keys: "/ 搜索 · J、K 在问题之间移动 · Esc 清除",
  },
};

"""#

  static let checkCSS = #"""
:root {
  --removed: light-dark(#fdecea, #3c1f1e);
  --added: light-dark(#e7f5ec, #17301f);
  --removed-strong: light-dark(#f7c6c1, #6e2f2b);
  --added-strong: light-dark(#b5e2c5, #255c39);
}
h3 { margin: 0; font-size: 14px; font-weight: 650; }
main > .overview { margin-bottom: 14px; }
.figure strong { margin-right: 4px; }
.steps { margin-top: 14px; }
.steps h3 { margin-bottom: 6px; }
.steps ol { margin: 0; padding-left: 22px; }
.steps li { padding: 2px 0; }
.steps li::marker { color: var(--muted); font-variant-numeric: tabular-nums; }
.steps a { color: var(--accent); text-decoration: none; }
.steps a:hover { text-decoration: underline; text-underline-offset: 3px; }
.steps .sentence { display: inline-block; }
.steps .sentence::first-letter { text-transform: uppercase; }
.steps code { overflow-wrap: anywhere; }
.number { margin-left: 4px; color: var(--muted); font-weight: 500; font-variant-numeric: tabular-nums; }

.dot.error { background: var(--absence); }
.dot.warning { background: var(--review); }
.dot.info { background: var(--new); }
.dot.fixable { background: var(--translated); }
.dot.accepted { background: none; box-shadow: inset 0 0 0 2px var(--stale); }
.tag.error { color: var(--bad-text); }
.tag.warning { color: var(--review-text); }
.tag.info { color: var(--new-text); }

.work { scroll-margin-top: 8px; }
.columns { display: grid; grid-template-columns: 290px minmax(0, 1fr); gap: 24px; align-items: start; }
.facets { display: grid; gap: 12px; position: sticky; top: 62px; max-height: calc(100vh - 74px); overflow: auto; padding: 4px; margin: -4px; }
.facets details { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
summary { cursor: pointer; }
.facets summary { padding: 10px 14px; font-weight: 600; }
.facets ul { padding: 0 6px 8px; list-style: none; }
.facet { display: flex; align-items: baseline; width: 100%; padding: 4px 8px; border: 1px solid transparent; border-radius: 7px; background: none; font-size: 13px; text-align: start; cursor: pointer; }
.facet .dot { flex: none; }
.facet .name { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.facet b { margin-left: 8px; color: var(--muted); font-weight: 550; font-variant-numeric: tabular-nums; }
.facet:hover { background: var(--raised); }
.facet[aria-pressed="true"] { border-color: var(--accent); background: var(--chosen); }
.more { padding: 4px 9px; color: var(--accent); font-size: 13px; }

.results .count { margin: 6px 0 8px; }
.group { margin-bottom: 26px; }
.group h3 { font-size: 15px; overflow-wrap: anywhere; }
.group h3 code { font-size: 13px; font-weight: 600; }
.group .title { margin-top: 1px; }
.group .title::first-letter { text-transform: uppercase; }
.why { margin: 2px 0 0; color: var(--muted); font-size: 13px; }
.why summary { width: fit-content; color: var(--accent); }
.why p { max-width: 78ch; margin: 6px 0; }
.finding { margin-top: 10px; padding: 12px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); overflow-wrap: anywhere; }
.accepted .finding { border-style: dashed; }
.finding .head { display: flex; align-items: baseline; gap: 8px; }
.finding .tag { flex: none; }
.finding .message { font-weight: 550; min-width: 0; }
.finding .message::first-letter { text-transform: uppercase; }
.where { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px; margin-top: 4px; color: var(--muted); font-size: 12.5px; }
.key { margin-top: 4px; font-size: 13px; }
.key b { color: var(--muted); font-weight: 500; }
.where .leaf { padding: 0 6px; border: 1px solid var(--line); border-radius: 4px; font: 11.5px/1.5 var(--code); }
pre { margin: 8px 0 0; padding: 7px 10px; border-radius: 7px; background: var(--raised); font: 12px/1.55 var(--code); white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; }
.source { display: flex; gap: 12px; }
.source .line { flex: none; color: var(--muted); user-select: none; }
.source code { min-width: 0; font: inherit; }
.source mark { border-bottom: 2px solid var(--absence); background: none; border-radius: 0; }
.source mark.point { border-left: 2px solid var(--absence); border-bottom: 0; }
.note { margin-top: 6px; color: var(--muted); font-size: 13px; }
.fix { margin-top: 10px; font-size: 13px; }
.fix .safe { color: var(--good-text); }
.fix .unsafe { color: var(--review-text); }
.diff { padding: 4px 0; }
.diff .at { display: block; padding: 0 10px 2px; color: var(--muted); font-family: var(--text); font-size: 11.5px; }
.diff del, .diff ins { display: block; padding: 1px 10px 1px 26px; text-decoration: none; }
.diff del { background: var(--removed); }
.diff ins { background: var(--added); }
.diff b { border-radius: 2px; font-weight: inherit; }
.diff del b { background: var(--removed-strong); }
.diff ins b { background: var(--added-strong); }
.diff .sign { display: inline-block; width: 16px; margin-left: -16px; user-select: none; }

@media screen and (max-width: 1000px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 12px; }
  .facets { position: static; max-height: none; }
}

@media screen and (max-width: 760px) {
  .finding { padding: 10px 12px; }
  .source { gap: 8px; }
}

@media (prefers-reduced-motion: no-preference) {
  .facet { transition: background-color 0.12s, border-color 0.12s; }
}

@media print {
  .facets, .steps { display: none; }
  .columns { display: block; }
  .finding { break-inside: avoid; }
  .group h3, .group .title { break-after: avoid; }
  .dot, .diff del, .diff ins, .diff b { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}

"""#

  static let checkHTML = #"""
  <section id="failures" class="failures" aria-labelledby="failures-title" hidden>
    <h2 id="failures-title" data-t="failures"></h2>
    <ul></ul>
  </section>
  <section class="overview" aria-labelledby="overview-title">
    <h2 id="overview-title" class="quiet" data-t="overview"></h2>
    <p class="figure" id="figure"></p>
    <div id="next-steps" class="steps" hidden>
      <h3 data-t="steps"></h3>
      <ol id="steps"></ol>
    </div>
  </section>
  <section class="work" id="work" aria-labelledby="list-title">
    <h2 id="list-title" class="quiet" data-t="list"></h2>
    <form class="filters" id="filters" role="search">
      <label class="search"><span class="quiet" data-t="search"></span>
        <input type="search" id="search" autocomplete="off" spellcheck="false" enterkeyhint="search"></label>
      <div class="states" id="severities" role="group"></div>
      <label><span class="quiet" data-t="group"></span><select id="group"></select></label>
      <button type="button" class="plain" id="clear" data-t="clear"></button>
    </form>
    <div class="columns">
      <div class="facets" id="facets">
        <details id="facet-rule"><summary></summary><ul></ul></details>
        <details id="facet-file"><summary></summary><ul></ul></details>
        <details id="facet-language"><summary></summary><ul></ul></details>
      </div>
      <div class="results">
        <p class="count" id="count" role="status"></p>
        <div id="list" tabindex="-1"></div>
        <p class="empty" id="empty" hidden></p>
        <nav class="pager" id="pager" hidden>
          <button type="button" id="previous" data-t="previous"></button>
          <span id="page"></span>
          <button type="button" id="next" data-t="next"></button>
        </nav>
      </div>
    </div>
  </section>

"""#

  static let elementsJS = #"""
// Making elements. Texts go in as text, never as markup.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "onclick") element.addEventListener("click", value);
    else if (name === "class") element.className = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const at = (id) => document.getElementById(id);

function fillSelect(select, all, indices, chosen, name) {
  select.replaceChildren(make("option", { value: "" }, all),
    ...indices.map((index) => make("option", { value: String(index) }, name(index))));
  select.value = chosen === null ? "" : String(chosen);
}

/** A path with a line, and a column where there is one; a long path may be broken behind each folder. */
function place(path, ...numbers) {
  const end = numbers.map((number) => `:${number}`).join("");
  const cut = path.lastIndexOf("/") + 1;
  const code = make("code", { title: `${path}${end}` });
  for (const folder of path.slice(0, cut).split(/(?<=\/)/)) if (folder) code.append(make("span", {}, folder), make("wbr"));
  const [, name, ending] = path.slice(cut).match(/^(.*?)(\.[^.]*)?$/s);
  code.append(name, make("wbr"), `${ending ?? ""}${end}`);
  return code;
}

/** The shortest ends of paths that tell them apart. */
function shortNames(paths) {
  return paths.map((path) => {
    const names = path.split("/");
    for (let count = 1; count < names.length; count++) {
      const end = names.slice(-count).join("/");
      if (paths.filter((other) => other === end || other.endsWith("/" + end)).length === 1) return end;
    }
    return path;
  });
}

/** A text without case and accents, so that "resume" finds "Résumé". */
function fold(text) {
  if (/^[\x00-\x7F]*$/.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A name that may be broken between its words. */
const breakable = (name) =>
  name.split(/(?<=[/_@.-])|(?<=\p{Ll})(?=\p{Lu})/u).flatMap((word) => [word, make("wbr")]);

/** A text of a catalog: its direction and language are its own, its placeholders and what was searched for are marked. */
function quoted(tag, text, { language, terms = [], ...properties } = {}) {
  const element = make(tag, { dir: "auto", lang: language, ...properties });
  const marks = new Uint8Array(text.length);
  for (const match of text.matchAll(/%(?:\d+\$)?(?:#@[^@]*@|arg\b|[-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGaAcCsSp])|\$\{\w+\}/g)) {
    marks.fill(1, match.index, match.index + match[0].length);
  }
  markTerms(text, terms, marks);
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && marks[end] === marks[start]) continue;
    const piece = text.slice(start, end);
    const code = marks[start] & 1 ? make("span", { class: "slot" }, piece) : piece;
    element.append(marks[start] & 2 ? make("mark", {}, code) : code);
    start = end;
  }
  return element;
}

function markTerms(text, terms, marks) {
  if (!terms.length) return;
  let plain = "";
  const places = [];
  for (let index = 0; index < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(index));
    const simple = fold(character);
    for (let unit = 0; unit < simple.length; unit++) places.push(index);
    plain += simple;
    index += character.length;
  }
  places.push(text.length);
  for (const term of terms) {
    for (let found = plain.indexOf(term); found >= 0; found = plain.indexOf(term, found + term.length)) {
      for (let index = places[found]; index < places[found + term.length]; index++) marks[index] |= 2;
    }
  }
}

"""#

  static let listeningJS = #"""
// The parts of every page, and what they listen to.
function showWords() {
  document.documentElement.lang = tongue;
  document.title = say("title");
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = say(element.dataset.t);
  at("made").textContent = say("made", { version: DATA.version });
}

function listenToPreferences() {
  const theme = document.documentElement.dataset.theme ?? "auto";
  for (const input of document.querySelectorAll("input[type=radio]")) {
    input.checked = input.value === (input.name === "theme" ? theme : tongue);
    input.addEventListener("change", () => {
      remembered.write(input.name, input.value);
      if (input.name === "tongue") {
        setTongue(input.value);
        showAll();
      } else if (input.value === "auto") {
        delete document.documentElement.dataset.theme;
      } else {
        document.documentElement.dataset.theme = input.value;
      }
    });
  }
}

/** Search, the pager, the address and keys; `size` is the length of the whole list. */
function listenToList(size) {
  let waiting = 0;
  at("search").addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => choose({ search: at("search").value }), size > 5000 ? 120 : 0);
  });
  at("filters").addEventListener("submit", (event) => event.preventDefault());
  at("previous").addEventListener("click", () => turnTo(filter.page - 1));
  at("next").addEventListener("click", () => turnTo(filter.page + 1));
  at("skip").addEventListener("click", (event) => {
    event.preventDefault();
    at("search").focus();
  });
  window.addEventListener("hashchange", () => { readAddress(); show(); });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input[type=search], select, textarea");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      at("search").focus();
      at("search").select();
    } else if (event.key === "Escape" && event.target === at("search") && filter.search) {
      event.preventDefault();
      choose({ search: "" });
    }
  });
}

"""#

  static let pageCSS = #"""
:root {
  color-scheme: light dark;
  --ground: light-dark(#f7f7f5, #141517);
  --surface: light-dark(#ffffff, #1b1d20);
  --raised: light-dark(#f2f2ef, #24272b);
  --ink: light-dark(#1d1f23, #e9e9e6);
  --muted: light-dark(#5b6068, #a3a8b0);
  --line: light-dark(#e5e5e0, #2c3035);
  --strong-line: light-dark(#8a8f98, #6d737c);
  --accent: light-dark(#2d55c9, #8fb0ff);
  --chosen: light-dark(#e9effd, #232d45);
  --mark: light-dark(#ffe58a, #6b5600);
  --translated: light-dark(#2f9160, #4fbf88);
  --machine: light-dark(#8464d6, #a78bf0);
  --review: light-dark(#d99a1c, #e0ac47);
  --new: light-dark(#3f83d6, #64a4f0);
  --missing: light-dark(#d8d9d4, #3a3e44);
  --absence: light-dark(#c4473b, #f08a7f);
  --stale: light-dark(#8a8f98, #7b818a);
  --good-text: light-dark(#1c6e46, #6fd3a1);
  --bad-text: light-dark(#ab3327, #f59a90);
  --review-text: light-dark(#7d5500, #eec06b);
  --new-text: light-dark(#1f5da8, #8dbdf7);
  --machine-text: light-dark(#5f41b3, #bfa8f7);
  --text: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "PingFang SC", "Microsoft YaHei", "Noto Sans", "Noto Sans CJK SC", sans-serif;
  --code: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", monospace;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }

*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.45 var(--text); text-size-adjust: 100%; }
h1, h2, p, dl, dd, ul, fieldset { margin: 0; padding: 0; border: 0; }
h2 { font-size: 15px; font-weight: 650; margin-bottom: 10px; }
code { font: 12px/1.4 var(--code); }
button, input, select { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
#list:focus { outline: none; }
.quiet, legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 12px; top: -60px; padding: 6px 12px; background: var(--accent); color: var(--surface); border-radius: 6px; z-index: 9; }
.skip:focus { top: 8px; }
.warning { color: var(--bad-text); }

.top, main, .bottom, noscript { display: block; max-width: 1480px; margin: 0 auto; padding: 0 28px; }
.top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px 24px; padding-top: 18px; padding-bottom: 18px; }
.brand { display: flex; align-items: center; gap: 10px; }
.mark { display: grid; place-items: center; width: 26px; height: 26px; padding-bottom: 4px; border-radius: 7px; background: var(--ink); color: var(--ground); font: italic 700 20px/1 Georgia, "Noto Serif", serif; }
h1 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; }
.preferences { display: flex; flex-wrap: wrap; gap: 8px; }
.segments { display: flex; padding: 2px; border-radius: 8px; background: light-dark(#eaeae6, #212327); }
.segments label { position: relative; }
.segments input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.segments span { display: block; padding: 2px 10px; border-radius: 6px; font-size: 12.5px; color: var(--muted); }
.segments input:checked + span { background: var(--surface); color: var(--ink); box-shadow: 0 0 0 1px var(--line); }
.segments input:focus-visible + span { outline: 2px solid var(--accent); }
main > section { margin-bottom: 30px; }
.bottom { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; padding-top: 6px; padding-bottom: 28px; color: var(--muted); font-size: 12.5px; }

.failures h2 { color: var(--bad-text); margin-bottom: 6px; }
.failures ul { padding-left: 18px; overflow-wrap: anywhere; }

table { border-collapse: separate; border-spacing: 0; }
th { text-align: start; font-weight: 550; }
.plain { padding: 0; border: 0; background: none; text-align: inherit; font-weight: inherit; cursor: pointer; }
.plain:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }

.filters { position: sticky; top: 0; z-index: 4; display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0 -28px; padding: 10px 28px; background: var(--ground); }
.filters input, .filters select { height: 32px; padding: 0 10px; border: 1px solid var(--strong-line); border-radius: 8px; background: var(--surface); }
.filters select { max-width: 230px; text-overflow: ellipsis; }
.search { flex: 1 1 240px; max-width: 420px; }
.search input { width: 100%; }
.search input::placeholder { color: var(--muted); opacity: 1; }
.chip { display: inline-flex; align-items: center; height: 32px; padding: 0 11px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); color: var(--muted); font-size: 13px; cursor: pointer; }
.chip b { margin-left: 5px; color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
.chip:hover { border-color: var(--strong-line); }
.chip[aria-pressed="true"] { border-color: var(--accent); background: var(--chosen); color: var(--ink); }
#clear { color: var(--accent); font-size: 13px; }
.count { margin: 2px 0 8px; color: var(--muted); font-size: 12.5px; font-variant-numeric: tabular-nums; }

.failures { padding: 14px 18px; border: 1px solid var(--absence); border-radius: 10px; background: var(--surface); }
.overview { padding: 18px 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.figure { color: var(--muted); }
.figure strong:not(.warning) { color: var(--ink); }
.figure strong { margin-right: 6px; font-size: 22px; font-weight: 650; letter-spacing: -0.015em; font-variant-numeric: tabular-nums; }
.dot { display: inline-block; width: 9px; height: 9px; margin-right: 6px; border-radius: 3px; }
.states { display: flex; flex-wrap: wrap; gap: 6px; }
.slot { color: var(--new-text); }
.tag { display: inline-block; padding: 0 7px; border: 1px solid; border-radius: 5px; font-size: 12px; font-weight: 550; line-height: 19px; }

mark { border-radius: 2px; background: var(--mark); color: inherit; }
.empty { padding: 44px 20px; border: 1px dashed var(--line); border-radius: 12px; color: var(--muted); text-align: center; }
.pager { display: flex; align-items: center; justify-content: center; gap: 16px; margin-top: 14px; font-size: 13px; font-variant-numeric: tabular-nums; }
.pager button { height: 32px; padding: 0 14px; border: 1px solid var(--strong-line); border-radius: 8px; background: var(--surface); cursor: pointer; }
.pager button:disabled { border-color: var(--line); color: var(--muted); opacity: 0.55; cursor: default; }
.notice { padding: 12px 0; }

@media screen and (max-width: 760px) {
  .top, main, .bottom { padding-left: 16px; padding-right: 16px; }
  .overview { padding: 14px 16px; }
  .figure strong { display: block; }
  .filters { position: static; margin: 0 -16px; padding: 10px 16px; }
  .search { flex-basis: 100%; max-width: none; }
  .filters label:not(.search) { flex: 1 1 40%; min-width: 0; }
  .filters select { width: 100%; max-width: none; }
  .chip { padding: 0 9px; }
}

@media (prefers-reduced-motion: no-preference) {
  .chip, .segments span { transition: background-color 0.12s, border-color 0.12s; }
}

@media print {
  :root, :root[data-theme] { color-scheme: light; }
  body { background: none; font-size: 10pt; }
  .preferences, .filters, .pager, .skip, .keys { display: none !important; }
  .top, main, .bottom { max-width: none; padding-left: 0; padding-right: 0; }
  mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}

"""#

  static let pageHTML = #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-{{style-digest}}'; script-src 'sha256-gjN//aOEA1K/Q1nInrst+lxWTMYnjmgb27vOaLrHxSg=' 'sha256-{{script-digest}}'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>{{title}}</title>
<style>{{style}}</style>
<script>{{boot}}</script>
</head>
<body>
<a class="skip" href="#" id="skip" data-t="skip"></a>
<header class="top">
  <div class="brand"><span class="mark" aria-hidden="true">g</span><h1 data-t="title"></h1></div>
  <div class="preferences">
    <fieldset class="segments" id="tongue">
      <legend data-t="tongue"></legend>
      <label><input type="radio" name="tongue" value="en"><span lang="en">English</span></label>
      <label><input type="radio" name="tongue" value="zh-Hans"><span lang="zh-Hans">简体中文</span></label>
    </fieldset>
    <fieldset class="segments" id="theme">
      <legend data-t="theme"></legend>
      <label><input type="radio" name="theme" value="auto"><span data-t="themeAuto"></span></label>
      <label><input type="radio" name="theme" value="light"><span data-t="themeLight"></span></label>
      <label><input type="radio" name="theme" value="dark"><span data-t="themeDark"></span></label>
    </fieldset>
  </div>
</header>
<noscript><p class="notice">This page needs a script to show its contents. Allow scripts for it, or use <code>{{command}}</code>.</p></noscript>
<main>
{{main}}</main>
<footer class="bottom"><p id="made"></p><p class="keys" data-t="keys"></p></footer>
<script type="application/json" id="data">{{data}}</script>
<script>{{script}}</script>
</body>
</html>

"""#

  static let pagingJS = #"""
// A long list, page by page.
const PAGE_SIZE = 100;

/** The part of a list that the chosen page shows; keeps the page within the list and the pager up to date. */
function onPage(found) {
  const count = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  filter.page = Math.min(filter.page, count);
  at("pager").hidden = count < 2;
  at("pager").setAttribute("aria-label", say("pages"));
  at("page").textContent = say("page", { n: filter.page, all: count });
  at("previous").disabled = filter.page <= 1;
  at("next").disabled = filter.page >= count;
  return found.slice((filter.page - 1) * PAGE_SIZE, filter.page * PAGE_SIZE);
}

function turnTo(page) {
  filter.page = page;
  writeAddress();
  showList();
  at("list-title").scrollIntoView();
  at("list").focus({ preventScroll: true });
}

"""#

  static let statusFilterJS = #"""
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

"""#

  static let statusListJS = #"""
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

"""#

  static let statusMainJS = #"""
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

"""#

  static let statusMatrixJS = #"""
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

"""#

  static let statusModelJS = #"""
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

"""#

  static let statusTextsJS = #"""
// The status page's own texts; those of all pages stand elsewhere.
const TEXTS = {
  "en": {
    title: "Translation status",
    overview: "Overall", failures: "Not all catalogs could be read",
    matrix: "Languages and catalogs", list: "What is to be done",
    searchHint: "Key, text, translation or comment",
    catalog: "Catalog", everyCatalog: "All catalogs",
    stateFilter: "States",
    state: "State", source: "Text", translation: "Translation",
    coverage: "Translated", sum: "All languages", sourceLanguage: "source language",
    translated: "Translated", machine_translated: "Machine-translated", needs_review: "To review",
    new: "New", missing: "Missing", stale: "Stale",
    figure: "{percent} translated", figureDetail: "{done} of {total} texts in {languages}",
    nothing: "Nothing to translate", incomplete: "Incomplete", noFigures: "There are no figures.",
    figureRead: "{percent} of what could be read: {done} of {total} texts in {languages}",
    languages_one: "{n} language", languages: "{n} languages",
    texts_one: "{n} text", texts: "{n} texts", textsOf: "{n} of {all}",
    cell: "{language}, {catalog}: {percent}, {done} of {total}", absent: "not in this catalog",
    cellCount: "{language}, {state}: {n}",
    below: "below {percent}", languagesBelow: "{n} languages below {percent}.",
    languagesBelow_one: "{n} language below {percent}.", none: "no text yet",
    noneFound: "No text fits these filters.", allDone: "Nothing is left to do.",
    allReadDone: "Nothing is left to do in what could be read.",
    sortBy: "sort by {name}", inSome: "in {n} of {all} catalogs",
  },
  "zh-Hans": {
    title: "翻译进度",
    overview: "总体", failures: "有字符串目录无法读取",
    matrix: "语言与字符串目录", list: "待处理",
    searchHint: "键、源文、译文或注释",
    catalog: "字符串目录", everyCatalog: "所有字符串目录",
    stateFilter: "状态",
    state: "状态", source: "源文", translation: "译文",
    coverage: "已翻译", sum: "所有语言", sourceLanguage: "源语言",
    translated: "已翻译", machine_translated: "机器翻译", needs_review: "待复核",
    new: "未开始", missing: "缺少", stale: "已过时",
    figure: "已翻译 {percent}", figureDetail: "{languages}，{total} 条中的 {done} 条",
    nothing: "没有要翻译的内容", incomplete: "不完整", noFigures: "没有数字。",
    figureRead: "可读取部分的 {percent}：{languages}，{total} 条中的 {done} 条",
    languages: "{n} 种语言", texts: "{n} 条", textsOf: "{all}中的 {n} 条",
    cell: "{language}，{catalog}：{percent}，{total} 条中的 {done} 条", absent: "此字符串目录中没有",
    cellCount: "{language}，{state}：{n}",
    below: "低于 {percent}", languagesBelow: "{n} 种语言低于 {percent}。", none: "尚无译文",
    noneFound: "没有符合筛选条件的文案。", allDone: "全部完成。",
    allReadDone: "可读取的部分已全部完成。",
    sortBy: "按{name}排序", inSome: "{all} 个字符串目录中的 {n} 个",
  },
};

"""#

  static let statusCSS = #"""
.overall { margin-top: 12px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 10px; font-size: 13px; }
.legend div { display: flex; gap: 6px; }
.legend dt { color: var(--muted); }
.legend dd { font-weight: 600; font-variant-numeric: tabular-nums; }
.bar { display: flex; gap: 1px; height: 6px; border-radius: 3px; overflow: hidden; background: var(--missing); }
.bar.large { height: 10px; border-radius: 5px; }
.part { min-width: 2px; flex-basis: 0; }
.part.translated, .dot.translated { background: var(--translated); }
.part.machine_translated, .dot.machine_translated { background: var(--machine); }
.part.needs_review, .dot.needs_review { background: var(--review); }
.part.new, .dot.new { background: var(--new); }
.part.missing { background: var(--missing); }
.dot.missing { background: var(--missing); box-shadow: inset 0 0 0 1px var(--strong-line); }
.dot.stale { background: none; box-shadow: inset 0 0 0 2px var(--stale); }
.scroller { overflow: auto; max-height: 70vh; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.matrix { width: 100%; font-variant-numeric: tabular-nums; }
.matrix th, .matrix td { padding: 5px 10px; border-bottom: 1px solid var(--line); white-space: nowrap; }
.matrix tbody tr:last-child > * { border-bottom: 0; }
.matrix thead th { position: sticky; top: 0; z-index: 2; padding-top: 8px; padding-bottom: 8px; background: var(--surface); color: var(--muted); font-size: 12.5px; font-weight: 500; vertical-align: bottom; }
.matrix .name { position: sticky; left: 0; z-index: 1; padding-left: 18px; background: var(--surface); }
.matrix thead .name, .matrix tfoot .name { z-index: 3; }
.matrix tfoot > tr > * { position: sticky; bottom: 0; z-index: 2; border-top: 1px solid var(--strong-line); border-bottom: 0; background: var(--surface); }
.matrix .name code { margin-left: 4px; white-space: nowrap; color: var(--muted); font-weight: 400; }
.matrix small { margin-left: 5px; color: var(--muted); font-size: 11.5px; font-weight: 400; }
.matrix .wide { min-width: 120px; }
.matrix .percent { width: 1%; text-align: end; font-weight: 600; }
.matrix .share { width: 1%; padding-left: 0; color: var(--muted); font-size: 12.5px; text-align: end; }
.matrix .number { width: 1%; text-align: end; }
.matrix .name { width: 1%; }
.matrix th:last-child, .matrix td:last-child { padding-right: 18px; }
.matrix .under { color: var(--bad-text); }
.matrix .under::before { content: "▾ "; font-weight: 400; }
.matrix .full { color: var(--good-text); }
.matrix .catalog { width: 112px; min-width: 112px; white-space: normal; overflow-wrap: anywhere; }
.matrix thead .catalog { padding-left: 13px; }
.matrix td.cell { padding: 3px 5px; }
.matrix .cell button, .matrix .cell div { display: grid; gap: 3px; width: 100%; min-width: 76px; padding: 4px 7px 5px; border: 1px solid transparent; border-radius: 6px; background: none; font-size: 12.5px; text-align: start; }
.matrix .cell button { cursor: pointer; }
.matrix .cell button:hover { border-color: var(--line); background: var(--raised); }
.matrix .cell .bar { height: 4px; }
.matrix .absent { color: var(--muted); text-align: center; }
.matrix [aria-pressed="true"].plain { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
.matrix .cell [aria-pressed="true"] { border-color: var(--accent); background: var(--chosen); }
.matrix tbody tr:hover > * { background: var(--raised); }
.matrix tr.chosen > * { background: var(--chosen); }
.sort::after { content: "↕"; margin-left: 4px; opacity: 0.45; }
[aria-sort="ascending"] .sort { color: var(--ink); }
[aria-sort="ascending"] .sort::after { content: "↓"; opacity: 1; }
.list { width: 100%; table-layout: fixed; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden; }
.list th { padding: 8px 12px; border-bottom: 1px solid var(--line); color: var(--muted); font-size: 12.5px; font-weight: 500; }
.list td { padding: 8px 12px; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
.list tr:last-child td { border-bottom: 0; }
.list tbody tr:hover { background: var(--raised); }
.list th:nth-child(1) { width: 150px; }
.list th:nth-child(4) { width: 24%; }
.list th:nth-child(5) { width: 17%; }
.list.plainly :is(th, td):nth-child(4) { display: none; }
.list div { white-space: pre-wrap; }
.list .tongue { display: block; margin-top: 3px; color: var(--muted); font-size: 12.5px; }
.list .source code { display: block; margin-top: 3px; color: var(--muted); white-space: pre-wrap; }
.list .leaf { display: inline-block; margin-top: 4px; padding: 0 6px; border: 1px solid var(--line); border-radius: 4px; color: var(--muted); font: 11.5px/1.5 var(--code); }
.list .comment { color: var(--muted); font-size: 13px; }
.list .place code { color: var(--muted); font-size: 11.5px; }
.list .none { color: var(--muted); font-style: italic; }
.list .none:lang(zh) { font-style: normal; }
.tag.missing { color: var(--bad-text); }
.tag.new { color: var(--new-text); }
.tag.needs_review { color: var(--review-text); }
.tag.machine_translated { color: var(--machine-text); }
.tag.stale { color: var(--muted); }
@media screen and (max-width: 1000px) {
  .matrix .wide { min-width: 96px; }
  .list th:nth-child(1) { width: 128px; }
  .list th:nth-child(5) { width: 15%; }
}

@media screen and (max-width: 760px) {
  .matrix th, .matrix td { padding-left: 8px; padding-right: 8px; }
  .matrix .name { min-width: 124px; padding-left: 14px; white-space: normal; }
  .matrix .wide { min-width: 72px; }
  .matrix .share { max-width: 0; padding: 0; overflow: hidden; font-size: 0; }
  .list .translation:has(.none) { display: none; }
  .list, .list tbody { display: block; }
  .list thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .list tr { display: block; padding: 10px 14px; border-bottom: 1px solid var(--line); }
  .list tr:last-child { border-bottom: 0; }
  .list td { display: block; padding: 2px 0; border: 0; }
  .list td:empty { display: none; }
  .list .state { display: flex; align-items: center; gap: 8px; }
  .list .tongue { margin: 0; }
  .list .translation::before, .list .comment::before { content: attr(data-title); display: block; margin-top: 4px; color: var(--muted); font-size: 11.5px; }
}

@media (prefers-reduced-motion: no-preference) {
  .cell button { transition: background-color 0.12s, border-color 0.12s; }
}

@media print {
  .sort::after { display: none; }
  .scroller { max-height: none; overflow: visible; }
  .matrix { font-size: 8.5pt; }
  .matrix thead th, .matrix .name, .matrix tfoot > tr > * { position: static; }
  .matrix :is(th, td) { padding: 3px 5px; white-space: normal; }
  .matrix .wide { min-width: 50px; }
  .matrix .catalog, .matrix .cell :is(button, div) { width: auto; min-width: 0; padding: 0 2px; }
  .matrix.broad :is(.catalog, .cell) { display: none; }
  .list { font-size: 8.5pt; }
  .list td { padding: 5px 8px; }
  .list th:nth-child(1) { width: 90px; }
  .list { overflow: visible; }
  .list tr, .matrix tr { break-inside: avoid; }
  .list thead { display: table-header-group; }
  .bar, .part, .dot { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}

"""#

  static let statusHTML = #"""
  <section id="failures" class="failures" aria-labelledby="failures-title" hidden>
    <h2 id="failures-title" data-t="failures"></h2>
    <ul></ul>
  </section>
  <section class="overview" aria-labelledby="overview-title">
    <h2 id="overview-title" class="quiet" data-t="overview"></h2>
    <p class="figure" id="figure"></p>
    <div class="overall">
      <div class="bar large" id="overall-bar" aria-hidden="true"></div>
      <dl class="legend" id="legend"></dl>
    </div>
  </section>
  <section id="matrix-section" aria-labelledby="matrix-title">
    <h2 id="matrix-title" data-t="matrix"></h2>
    <div class="scroller" id="matrix-scroller" role="region" tabindex="0" aria-labelledby="matrix-title">
      <table class="matrix" id="matrix"><thead></thead><tbody></tbody><tfoot></tfoot></table>
    </div>
  </section>
  <section aria-labelledby="list-title" class="work">
    <h2 id="list-title" data-t="list"></h2>
    <form class="filters" id="filters" role="search">
      <label class="search"><span class="quiet" data-t="search"></span>
        <input type="search" id="search" autocomplete="off" spellcheck="false" enterkeyhint="search"></label>
      <label><span class="quiet" data-t="language"></span><select id="language"></select></label>
      <label id="catalog-label"><span class="quiet" data-t="catalog"></span><select id="catalog"></select></label>
      <div class="states" id="states" role="group"></div>
      <button type="button" class="plain" id="clear" data-t="clear"></button>
    </form>
    <p class="count" id="count" role="status"></p>
    <table class="list" id="list" role="table" aria-labelledby="list-title" tabindex="-1">
      <thead role="rowgroup"><tr role="row">
        <th role="columnheader" scope="col" data-t="state"></th>
        <th role="columnheader" scope="col" data-t="source"></th>
        <th role="columnheader" scope="col" data-t="translation"></th>
        <th role="columnheader" scope="col" data-t="comment"></th>
        <th role="columnheader" scope="col" data-t="place"></th>
      </tr></thead>
      <tbody role="rowgroup"></tbody>
    </table>
    <p class="empty" id="empty" hidden></p>
    <nav class="pager" id="pager" hidden>
      <button type="button" id="previous" data-t="previous"></button>
      <span id="page"></span>
      <button type="button" id="next" data-t="next"></button>
    </nav>
  </section>

"""#

  static let wordsJS = #"""
"use strict";
// The texts of all pages, and their language.
const DATA = JSON.parse(document.getElementById("data").textContent);

const COMMON_TEXTS = {
  "en": {
    skip: "Skip to the list", tongue: "Language of this page", theme: "Theme", themeAuto: "Auto",
    themeLight: "Light", themeDark: "Dark", search: "Search", language: "Language",
    everyLanguage: "All languages", clear: "Clear filters", comment: "Comment", place: "Place", key: "Key",
    previous: "Previous", next: "Next", page: "Page {n} of {all}", pages: "Pages",
    made: "Made by gloss {version}", keys: "/ searches · Esc clears",
  },
  "zh-Hans": {
    skip: "跳到列表", tongue: "页面语言", theme: "主题", themeAuto: "自动", themeLight: "浅色", themeDark: "深色",
    search: "搜索", language: "语言", everyLanguage: "所有语言", clear: "清除筛选", comment: "注释", place: "位置", key: "键",
    previous: "上一页", next: "下一页", page: "第 {n} 页，共 {all} 页", pages: "分页", made: "由 gloss {version} 生成",
    keys: "/ 搜索 · Esc 清除",
  },
};

/** The language of the page: chosen before, asked for when it was made, else the browser's first that it speaks. */
function firstTongue() {
  for (const chosen of [remembered.read("tongue"), DATA.tongue]) if (chosen in COMMON_TEXTS) return chosen;
  for (const wish of navigator.languages ?? [navigator.language]) {
    if (/^zh\b/i.test(wish)) return "zh-Hans";
    if (/^en\b/i.test(wish)) return "en";
  }
  return "en";
}

let tongue = firstTongue();
let numbers = new Intl.NumberFormat(tongue);

function setTongue(chosen) {
  tongue = chosen;
  numbers = new Intl.NumberFormat(chosen);
}

const textOf = (name) => TEXTS[tongue][name] ?? COMMON_TEXTS[tongue][name];

/** A text of the page; numbers among the values are written as the language writes them. */
function say(name, values = {}) {
  const text = (values.n === 1 && textOf(name + "_one")) || textOf(name);
  return text.replace(/\{(\w+)\}/g, (_, slot) =>
    typeof values[slot] === "number" ? numbers.format(values[slot]) : values[slot]);
}

const percentText = (value) => value === null ? "–" : `${numbers.format(value)}%`;

"""#
}
