// swift-format-ignore-file
// Made from the files of the pages by Scripts/pages.

/// The files of the pages, which are in the binary so that gloss needs no files beside it.
enum PageFiles {
  static let kitEditorJS = #"""
// The field for one text. Placeholders in it are one piece: they are put in whole and taken away whole.
const isToken = (one) => !(one.kind === "argument" && one.hasSpaceFlag);
const tokens = (text) => specifiers(text).filter(isToken);

function makeField(unit) {
  const area = make("textarea", {
    rows: "1", lang: DATA.language.replace("_", "-"), dir: DATA.isRightToLeft ? "rtl" : "auto", "data-unit": String(unit.index),
    spellcheck: "true", autocapitalize: "sentences", "aria-describedby": `faults-${unit.index}`,
    "aria-label": [say("translation"), formName(unit), unit.source].filter(Boolean).join(": "),
  });
  area.value = textNow(unit);
  area.addEventListener("beforeinput", (event) => guard(area, event));
  area.addEventListener("input", () => {
    // A typed text counts as finished until its box "needs another look" is ticked.
    note(unit, work.changes.has(unit.index) ? { text: area.value } : { text: area.value, needsLook: false });
    at(`unit-${unit.index}`).querySelector(".look").checked = needsLook(unit);
    refresh(unit);
  });
  area.addEventListener("keydown", (event) => command(unit, area, event));
  area.addEventListener("select", () => step(area));
  area.addEventListener("keyup", () => step(area));
  area.addEventListener("click", () => step(area));
  return area;
}

/** Lets nothing in a placeholder be changed by itself. */
function guard(area, event) {
  const [start, end] = [area.selectionStart, area.selectionEnd];
  const inside = (place) => tokens(area.value).find((one) => one.start < place && place < one.end);
  const isBack = event.inputType.startsWith("deleteContentBackward") || event.inputType === "deleteWordBackward";
  const isDeleting = event.inputType.startsWith("delete");
  if (start === end && isDeleting) {
    const token = tokens(area.value).find((one) => isBack ? one.start < start && start <= one.end : one.start <= start && start < one.end);
    if (token) area.setSelectionRange(token.start, token.end);
    return;
  }
  const [first, last] = [inside(start), inside(end)];
  if (first || last) area.setSelectionRange(start === end ? first.end : first?.start ?? start, last?.end ?? first?.end ?? end);
}

/** Moves the caret out of a placeholder, to the end that it is going to. */
function step(area) {
  const place = area.selectionStart;
  const before = Number(area.dataset.caret ?? place);
  if (place === area.selectionEnd) {
    const token = tokens(area.value).find((one) => one.start < place && place < one.end);
    if (token) {
      const end = place >= before ? token.end : token.start;
      area.setSelectionRange(end, end);
    }
  }
  area.dataset.caret = String(area.selectionStart);
}

/** Puts a text in the place of the caret, so that the browser can undo it, too. */
function insert(area, text) {
  area.focus();
  if (!document.execCommand("insertText", false, text)) {
    area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    area.dispatchEvent(new Event("input"));
  }
}

function command(unit, area, event) {
  const isChosen = event.altKey && !event.ctrlKey && !event.metaKey;
  const digit = isChosen ? event.code.match(/^(?:Digit|Numpad)([1-9])$/)?.[1] : null;
  if (digit && unit.slots[digit - 1]) {
    event.preventDefault();
    insert(area, unit.slots[digit - 1]);
  } else if ((event.key === "Enter" && (event.ctrlKey || event.metaKey)) || (isChosen && event.key === "ArrowDown")) {
    event.preventDefault();
    moveFrom(area, event.shiftKey ? -1 : 1);
  } else if (isChosen && event.key === "ArrowUp") {
    event.preventDefault();
    moveFrom(area, -1);
  }
}

/** To the next text; behind the last of a page to the next page. */
function moveFrom(area, way) {
  const all = [...document.querySelectorAll("#list textarea")];
  const next = all[all.indexOf(area) + way];
  if (next) {
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  } else if (!at(way > 0 ? "next" : "previous").disabled && !at("pager").hidden) {
    turnTo(filter.page + way);
    [...document.querySelectorAll("#list textarea")].at(way > 0 ? 0 : -1)?.focus();
  }
}

/** Shows behind a field which parts of its text are placeholders; the line below makes the field as high as its text. */
function mirror(box, text) {
  const parts = [];
  let end = 0;
  for (const one of tokens(text)) {
    parts.push(text.slice(end, one.start), make("span", { class: "token" }, one.text));
    end = one.end;
  }
  box.replaceChildren(...parts, text.slice(end), "\u200B");
}

function makeUnit(unit, terms) {
  const area = makeField(unit);
  const box = make("div", { class: "mirror", "aria-hidden": "true", dir: DATA.isRightToLeft ? "rtl" : "auto" });
  const look = make("input", { type: "checkbox", class: "look" });
  look.checked = needsLook(unit);
  look.addEventListener("change", () => {
    note(unit, { needsLook: look.checked });
    refresh(unit);
  });
  const name = formName(unit);
  return make("div", { class: "unit", id: `unit-${unit.index}` },
    name ? make("p", { class: "form" }, name) : null,
    make("div", {}, quoted("div", unit.source, { terms, class: "source", language: unit.entry.file.sourceLanguage.replace("_", "-") }),
      others(unit)),
    make("div", {}, make("div", { class: "field" }, box, area),
      make("div", { class: "tools" },
        ...unit.slots.map((slot, index) => make("button", {
          type: "button", class: "insert", "data-slot": slot, title: index < 9 ? `Alt+${index + 1}` : null,
          "aria-label": say("insert", { slot }), onclick: () => insert(area, slot),
        }, slot)),
        make("button", { type: "button", class: "copy", onclick: () => { area.select(); insert(area, unit.source); } }, say("copy")),
        make("label", {}, look, say("look")), make("span", { class: "room" })),
      make("ul", { class: "faults", id: `faults-${unit.index}`, "aria-live": "polite" })));
}

function others(unit) {
  if (!unit.others.length) return null;
  return make("details", { class: "others" }, make("summary", {}, say("others", { n: unit.others.length })),
    ...unit.others.map((other) => make("div", {}, make("b", {}, languageName(other.language)),
      quoted("span", other.text, { language: DATA.languages[other.language].code.replace("_", "-") }))));
}

/** Brings the checks, the colors and the counts of a text up to date, and those of the forms beside it. */
function refresh(unit) {
  for (const one of unit.forms.length ? unit.forms : [unit]) showFaults(one);
  showTag(unit.entry);
  showFilters(select().counts);
  showProgress();
}

function showFaults(unit) {
  const element = at(`unit-${unit.index}`);
  if (!element) return;
  const text = textNow(unit);
  const found = faultsOf(unit);
  if (lacksForm(unit)) found.push({ rule: "plural-leaf-empty", severity: "warning", name: "emptyForm", values: { category: unit.category } });
  element.dataset.severity = found[0]?.severity ?? "";
  element.querySelector("textarea").setAttribute("aria-invalid", String(found.some((one) => one.severity !== "info")));
  mirror(element.querySelector(".mirror"), text);
  element.querySelector(".faults").replaceChildren(...found.map((one) =>
    make("li", { class: one.severity, "data-rule": one.rule }, say(one.name, one.values), " ", make("code", {}, one.rule))));
  for (const button of element.querySelectorAll(".insert")) button.classList.toggle("used", text.includes(button.dataset.slot));
  element.querySelector(".room").textContent = unit.limit === null
    ? "" : say("room", { width: textWidth(checked(text)), limit: unit.limit });
}

"""#

  static let kitFormatJS = #"""
// Format specifiers and the arguments that they take, as the rules of "gloss check" read them.
const FORMAT = new RegExp("%(?:(?<arg>arg)(?![A-Za-z0-9_.-])|(?<percent>%)"
  + "|(?:(?<position>(?=0*[1-9])\\d{1,9})\\$)?(?:#@(?<name>[\\w.\\-\\u0080-\\uFFFF]+)@"
  + "|(?:\\((?<label>[A-Za-z_\\u0080-\\uFFFF][\\w\\u0080-\\uFFFF]*)\\)(?! |[-+#0']+ ))?(?<flags>[-+ #0']*)(?:(?<star>\\*)(?:(?<starAt>(?=0*[1-9])\\d{1,9})\\$)?|(?<width>\\d{1,9}))?"
  + "(?<dot>\\.(?:(?<dotStar>\\*)(?:(?<dotAt>(?=0*[1-9])\\d{1,9})\\$)?|\\d{1,9})?)?"
  + "(?<length>hh|h|ll|l|[qztjL])?(?<conversion>[@dDiuUxXoOfFeEgGaAcCsSpn])))", "g");

/** All specifiers of a text, in order. */
function specifiers(text) {
  if (!text.includes("%")) return [];
  return Array.from(text.matchAll(FORMAT), (match) => {
    const part = match.groups;
    const kind = part.arg ? "arg" : part.percent ? "percent" : part.name ? "substitution" : "argument";
    return {
      kind, label: part.label ?? part.name ?? null, start: match.index, end: match.index + match[0].length, text: match[0], name: part.name,
      position: part.position === undefined ? null : Number(part.position), flags: part.flags ?? "",
      length: part.length ?? "", conversion: part.conversion,
      // "next" for an argument without a number.
      width: part.star ? (part.starAt ? Number(part.starAt) : "next") : null,
      precision: part.dotStar ? (part.dotAt ? Number(part.dotAt) : "next") : null,
      hasSpaceFlag: (part.flags ?? "").includes(" "),
    };
  });
}

/** The kind of argument that a conversion takes. */
function argumentKind(conversion) {
  if (conversion === "@") return "object";
  if ("dDiuUxXoO".includes(conversion)) return "integer";
  if ("fFeEgGaA".includes(conversion)) return "float";
  if ("cC".includes(conversion)) return "character";
  if ("sS".includes(conversion)) return "cString";
  return "pn".includes(conversion) ? "pointer" : "unknown";
}

const kindsFit = (one, other) => one === other || one === "unknown" || other === "unknown";

/** The arguments that a text takes. `substitutions` are those of the localization, by name. */
class ArgumentMap {
  constructor(all, substitutions = {}) {
    this.uses = [];
    let next = 1;
    const take = (number, kind, specifier) => {
      this.uses.push({ number: number ?? next, kind, isNumbered: number !== null, specifier });
      if (number === null) next += 1;
    };
    for (const specifier of all) {
      if (specifier.kind === "substitution") {
        const found = Object.hasOwn(substitutions, specifier.name) ? substitutions[specifier.name] : null;
        const kind = found?.specifier ? argumentKind(found.specifier.slice(-1)) : "unknown";
        take(specifier.position ?? found?.argument ?? null, kind, specifier);
      } else if (specifier.kind === "argument" && !specifier.hasSpaceFlag) {
        for (const field of [specifier.width, specifier.precision]) {
          if (field !== null) take(field === "next" ? null : field, "integer", specifier);
        }
        take(specifier.position, argumentKind(specifier.conversion), specifier);
      }
    }
  }

  kindOf(number) { return this.uses.find((use) => use.number === number)?.kind ?? null; }

  takes(number, kind) { return this.uses.some((use) => use.number === number && use.kind === kind); }

  isReorderedFrom(source) {
    const ordered = [...source.uses].sort((left, right) => left.number - right.number);
    const count = Math.max(this.uses.length, 1);
    if (this.uses.some((use) => use.isNumbered) || ordered.length !== count) return false;
    if (ordered.some((use, index) => use.number !== index + 1)) return false;
    const [kinds, wanted] = [this.uses.map((use) => use.kind), ordered.map((use) => use.kind)];
    if (kinds.join() === wanted.join()) return false;
    return [...kinds].sort().join() === [...wanted].sort().join();
  }
}

/** The first placeholder with a number and the first without, if a text has both. */
function mixedNumbers(all) {
  const taking = all.filter((one) => one.kind === "argument" && !one.hasSpaceFlag);
  const numbered = taking.find((one) => one.position !== null);
  const plain = taking.find((one) => one.position === null);
  return taking.length > 1 && numbered && plain ? [numbered, plain] : null;
}

"""#

  static let kitLengthJS = #"""
// The room that a text takes.
const isWide = (scalar) => {
  const code = scalar.codePointAt(0);
  return [[0x1100, 0x115F], [0x2E80, 0x303E], [0x3041, 0xA4CF], [0xA960, 0xA97F], [0xAC00, 0xD7A3], [0xF900, 0xFAFF],
    [0xFE30, 0xFE6F], [0xFF01, 0xFF60], [0xFFE0, 0xFFE6], [0x1F300, 0x1F64F], [0x1F680, 0x1F6FF], [0x1F900, 0x1FAFF],
    [0x20000, 0x3FFFD]].some(([from, to]) => from <= code && code <= to);
};

/** The scalars that people read: not placeholders, tags, code or addresses. */
function proseScalars(text) {
  const scalars = [...text.text];
  const isProse = scalars.map(() => true);
  const mask = (start, end) => isProse.fill(false, start, end);
  let offset = 0;
  scalars.forEach((scalar, index) => {
    const inside = text.specifiers.find((one) => one.start <= offset && offset < one.end);
    if (inside && !(inside.kind === "argument" && inside.hasSpaceFlag)) isProse[index] = false;
    offset += scalar.length;
  });
  const closers = { "{": "}", "<": ">", "`": "`" };
  for (let index = 0; index < scalars.length; index++) {
    const close = Object.hasOwn(closers, scalars[index]) ? closers[scalars[index]] : null;
    if (!close || index + 1 >= scalars.length || scalars[index + 1] === " ") continue;
    for (let end = index + 1; end < scalars.length && end - index < 200; end++) {
      if (scalars[end] === close) {
        if (end > index + 1) {
          mask(index, end + 1);
          index = end;
        }
        break;
      }
      if (scalars[end] === scalars[index] || scalars[end] === "\n" || (close !== "`" && scalars[end] > "\x7F")) break;
    }
  }
  const isPart = (scalar) => /[!-~]/.test(scalar) && !/[()"[\]]/.test(scalar);
  for (let start = 0; start < scalars.length; start++) {
    let end = start;
    while (end < scalars.length && isPart(scalars[end])) end += 1;
    if (end - start >= 5 && isAddress(scalars, isProse, start, end)) {
      while (end - 1 > start && ".,;:!?".includes(scalars[end - 1])) end -= 1;
      mask(start, end);
    }
    start = Math.max(start, end);
  }
  return scalars.filter((_, index) => isProse[index]);
}

function isAddress(scalars, isProse, start, end) {
  const text = scalars.slice(start, end).join("");
  if (text.startsWith("www.")) return true;
  for (let index = 1; index < text.length - 1; index++) {
    if (text.startsWith("://", index)) return true;
    const isMail = text[index] === "@" && isProse[start + index] && /[0-9A-Za-z]/.test(text[index - 1]);
    if (isMail && text.slice(index + 1).includes(".")) return true;
  }
  return false;
}

const textWidth = (text) => proseScalars(text)
  .filter((one) => !/\p{Mn}/u.test(one) && one !== "\u200D" && one !== "\uFE0F")
  .reduce((sum, one) => sum + (isWide(one) ? 2 : 1), 0);

function tooLong({ target, limit, isStale }) {
  if (limit === null || isStale) return null;
  const width = textWidth(target);
  return width > limit ? ["tooLong", { width, limit }] : null;
}

"""#

  static let kitListJS = #"""
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

"""#

  static let kitMainJS = #"""
// Puts the page together and listens.
function show() {
  showList();
  for (const entry of entries) showTag(entry);
  showProgress();
}

function showAll() {
  showWords();
  document.title = say("titleOf", { language: languageName(0) });
  const own = new Intl.DisplayNames([DATA.language.replace("_", "-")], { type: "language", fallback: "code" });
  let name = "";
  try {
    name = own.of(DATA.language.replace("_", "-"));
  } catch { /* not a language of BCP 47 */ }
  at("overview-title").replaceChildren(say("titleOf", { language: languageName(0) }),
    make("small", {}, make("span", { lang: DATA.language.replace("_", "-") }, name), ` ${DATA.language}`));
  showEarlierWork();
  show();
}

function undoLast() {
  const unit = undo();
  if (!unit) return;
  const area = at(`unit-${unit.index}`)?.querySelector("textarea");
  if (!area) return show();
  area.value = textNow(unit);
  at(`unit-${unit.index}`).querySelector(".look").checked = needsLook(unit);
  refresh(unit);
  area.focus();
}

function listenToWork() {
  at("save").addEventListener("click", save);
  at("take").addEventListener("click", () => {
    takeEarlierWork();
    showAll();
    at("save").focus();
  });
  at("undo").addEventListener("click", undoLast);
  at("file").addEventListener("change", () => choose({ file: at("file").value === "" ? null : Number(at("file").value) }));
  at("clear").addEventListener("click", () => {
    choose({ search: "", file: null, states: new Set(), onlyFaults: false });
    at("search").focus();
  });
  document.addEventListener("keydown", (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCommand && event.key.toLowerCase() === "s") {
      event.preventDefault();
      save();
    } else if (isCommand && event.key.toLowerCase() === "z" && !event.target.matches("textarea, input[type=search]")) {
      event.preventDefault();
      undoLast();
    }
  });
  window.addEventListener("beforeunload", (event) => {
    if (work.isUnsaved && !work.isKept) event.preventDefault();
  });
}

recall();
readAddress();
startWithOpenTexts();
listenToPreferences();
listenToList(entries.length);
listenToWork();
showAll();

"""#

  static let kitModelJS = #"""
// The texts of the page: entries with their units, made from the data.
DATA.pluralCases = DATA.pluralRules ?? [];
DATA.pluralRules = DATA.pluralRules ? Object.fromEntries(DATA.pluralRules.map((one) => [one.category, one])) : null;

const named = (list) => Object.fromEntries((list ?? []).map((one) =>
  [one.name, { argument: one.argument ?? null, specifier: one.specifier ?? null }]));

/** A key with its texts. */
class Entry {
  constructor(data, file) {
    Object.assign(this, { file, key: data.key, comment: data.comment ?? "", role: data.role ?? "", places: data.places ?? [] });
    Object.assign(this, { isStale: data.isStale === true, isSet: data.isSet === true, neighbors: data.neighbors ?? [] });
    this.pictures = (data.pictures ?? []).map((index) => DATA.pictures[index]);
    this.limit = data.limit ?? null;
    this.substitutions = named(data.substitutions);
    this.sourceSubstitutions = named(data.sourceSubstitutions);
    this.shownSubstitutions = data.shownSubstitutions ?? null;
    this.numberedSubstitutions = data.numberedSubstitutions ?? [];
    this.units = data.units.map((unit) => new Unit(unit, this));
    for (const unit of this.units) unit.forms = unit.category === null ? [] : this.units.filter((one) => one.stem === unit.stem);
  }
}

/** One text. */
class Unit {
  constructor(data, entry) {
    this.entry = entry;
    this.id = data.id ?? entry.key;
    this.source = data.source ?? entry.key;
    this.plainSource = data.plain ?? this.source;
    this.origin = data.origin;
    this.target = data.target ?? "";
    this.hasTarget = data.target !== undefined;
    this.state = data.state ?? null;
    this.qualifier = data.qualifier ?? null;
    /** True if the text that came with the page is not a person's finished work. */
    this.isDraft = this.qualifier !== null || !["translated", "final", "signed-off", null].includes(this.state);
    this.others = data.others ?? [];
    this.limit = entry.limit;
    const path = data.path ?? [];
    this.substitution = path.find((step) => step.substitution !== undefined)?.substitution ?? null;
    this.steps = path.filter((step) => step.kind !== undefined).map((step) => [step.kind, step.case]);
    const last = this.steps.at(-1);
    this.category = last?.[0] === "plural" ? last[1] : null;
    /** The key of a text, which all its forms share. */
    this.stem = JSON.stringify([this.substitution, this.steps.slice(0, -1)]);
    const own = this.substitution === null ? null : entry.substitutions[this.substitution] ?? null;
    /** The placeholder for a substitution's own argument. */
    this.ownArgument = own?.specifier ? (own.argument === null ? `%${own.specifier}` : `%${own.argument}$${own.specifier}`) : null;
  }

  /** The placeholders that the text may have, each once; those of a plural form are those of its source. */
  get slots() {
    const texts = [this.source, ...(this.ownArgument ? [this.ownArgument] : [])];
    return [...new Set(texts.flatMap((text) => specifiers(text)).filter((one) => one.kind !== "percent" && !one.hasSpaceFlag)
      .map((one) => one.text))];
  }
}

const entries = DATA.files.flatMap((file) => file.entries.map((entry) => new Entry(entry, file)));
const units = entries.flatMap((entry) => entry.units);
units.forEach((unit, index) => { unit.index = index; });

const languageName = (index) => DATA.languages[index][tongue];

/** The place of a unit in its entry, in words: "Mac · few: 2, 3, 4, 22…". */
function formName(unit) {
  const parts = unit.substitution === null ? [] : [`%#@${unit.substitution}@`];
  for (const [kind, name] of unit.steps) {
    if (kind === "plural") parts.push(pluralName(name, unit));
    else parts.push(kind === "device" ? textOf(`device_${name}`) ?? name : `${kind} ${name}`);
  }
  return parts.join(" · ");
}

function pluralName(category, unit) {
  const samples = DATA.pluralRules?.[category]?.samples ?? (category === "zero" ? ["0"] : []);
  const takesZero = category !== "zero" && !DATA.pluralRules?.zero && unit.forms.some((one) => one.category === "zero");
  const shown = samples.filter((one) => !(takesZero && one === "0"))
    .map((one) => new Intl.NumberFormat(DATA.language.replace("_", "-").replace(/-X[ABC]$/, "")).format(Number(one)));
  const isAll = DATA.pluralRules?.[category]?.only !== undefined || !samples.length || category === "zero";
  return shown.length ? `${category}: ${shown.join(say("comma"))}${isAll ? "" : "…"}` : category;
}

"""#

  static let kitPlaceholderRulesJS = #"""
const isBlank = (text) => /^\p{White_Space}*$/u.test(text);

// The rules on placeholders and plural forms. Each gives what is wrong, as the name of a text with its values, or null.
function placeholderType(translation) {
  const { sourceArguments: source, targetArguments: target } = translation;
  if (!target.uses.length || target.isReorderedFrom(source)) return null;
  const isMixed = mixedNumbers(translation.target.specifiers) !== null;
  if (translation.substitution !== null && translation.origin !== "leaf") return null;
  for (const use of target.uses) {
    if (use.specifier.kind === "substitution" || (isMixed && !use.isNumbered)) continue;
    const expected = translation.passedKind(use.number);
    if (expected === null) return ["unknownArgument", { found: use.specifier.text }];
    if (kindsFit(expected, use.kind) || source.takes(use.number, use.kind)) continue;
    const meant = source.uses.find((other) => other.number === use.number)?.specifier.text ?? "";
    return ["otherType", { found: use.specifier.text, meant }];
  }
  return null;
}

function placeholderOrder(translation) {
  const target = translation.targetArguments;
  return target.uses.length > 1 && target.isReorderedFrom(translation.sourceArguments) ? ["otherOrder", {}] : null;
}

/** Takings of arguments by the source text that the translation does not repeat. */
function missingArguments(translation) {
  const taken = new Set(translation.targetArguments.uses.map((use) => use.number));
  const missing = translation.sourceArguments.uses.filter((use) => {
    if (taken.has(use.number)) return false;
    const { kind, name } = use.specifier;
    if (kind === "substitution" && translation.shownSubstitutions && !translation.shownSubstitutions.includes(name)) return false;
    taken.add(use.number);
    return true;
  });
  if (!Object.keys(translation.targetSubstitutions).length || translation.substitution !== null) return missing;
  return missing.filter((use) => !translation.positions.has(use.number));
}

/** True if a plural form says the number by itself, or another rule asks for it. */
function isImplied(use, translation) {
  const { plural } = translation;
  if ((use.kind !== "integer" && use.kind !== "float") || !plural) return false;
  if (numbersOf(plural.category, plural.categories, plural.rules)?.length === 1) return true;
  return plural.showsNumber;
}

/** The whole numbers that a form is shown for, if they are one or two. */
function numbersOf(category, beside, rules) {
  if (!rules) return null;
  if (!Object.hasOwn(rules, category)) return category === "zero" ? [0] : null;
  const numbers = rules[category].only ?? null;
  const takesZero = category !== "zero" && beside.includes("zero") && !Object.hasOwn(rules, "zero");
  return numbers && takesZero ? numbers.filter((number) => number !== 0) : numbers;
}

function placeholderMissing(translation) {
  const { source, target, sourceArguments } = translation;
  if (!sourceArguments.uses.length || isBlank(target.text) || mixedNumbers(target.specifiers)) return null;
  if (translation.origin !== "leaf" && translation.isPart) return null;
  const missing = missingArguments(translation);
  const takesOthers = translation.targetArguments.uses.some((use) => {
    const kind = translation.passedKind(use.number);
    return kind === null || !kindsFit(kind, use.kind);
  });
  if (!missing.length || takesOthers) return null;
  for (const use of missing) {
    const first = sourceArguments.uses.find((other) => other.kind === use.kind);
    if (first.number === use.number && isImplied(use, translation)) continue;
    const { start, end } = use.specifier;
    // Glued to a word, "item%@", it is a plural ending.
    const isLetter = (index) => /^[a-z]$/.test(source.text[index] ?? "");
    if (use.kind === "object" && isLetter(start - 1) && !isLetter(end)) continue;
    return ["missingPlaceholder", { meant: use.specifier.text }];
  }
  return null;
}

function placeholderMixed(translation) {
  if (mixedNumbers(translation.source.specifiers)) return null;
  const mixed = mixedNumbers(translation.target.specifiers);
  return mixed && ["mixedNumbers", { numbered: mixed[0].text, plain: mixed[1].text }];
}

/** The first label that is not the source's for its argument. A translation may leave labels out. */
function placeholderLabel(translation) {
  if (translation.substitution !== null && translation.origin !== "leaf") return null;
  for (const use of translation.targetArguments.uses) {
    const { kind, label } = use.specifier;
    const source = translation.sourceArguments.uses.find((one) => one.number === use.number);
    if (kind !== "argument" || label === null || !source || source.specifier.label === label) continue;
    if (source.specifier.label === null) return ["unknownLabel", { found: label }];
    return ["otherLabel", { found: label, meant: source.specifier.label }];
  }
  return null;
}

/** The bits that a specifier reads; null if it reads no whole number. */
function specifierWidth(specifier) {
  if (specifier.kind !== "argument" || argumentKind(specifier.conversion) !== "integer") return null;
  return ["", "h", "hh"].includes(specifier.length) && !"DUO".includes(specifier.conversion) ? 32 : 64;
}

function placeholderWidth(translation) {
  const passed = (map, number) =>
    map.uses.find((use) => use.number === number && specifierWidth(use.specifier) !== null)?.specifier;
  for (const use of translation.targetArguments.uses) {
    const width = use.kind === "integer" ? specifierWidth(use.specifier) : null;
    if (width === null) continue;
    const wanted = [translation.sourceArguments, translation.keyArguments].map((map) => passed(map, use.number)).filter(Boolean);
    if (!wanted.length || wanted.some((one) => specifierWidth(one) === width)) continue;
    return ["otherWidth", { found: use.specifier.text, meant: `%${wanted[0].length}${wanted[0].conversion}` }];
  }
  return null;
}

/** True if a form shows the number that it is chosen by. */
const showsNumber = (text) => specifiers(text).some((one) => one.kind === "arg"
  || (one.kind === "argument" && !one.hasSpaceFlag && ["integer", "float"].includes(argumentKind(one.conversion))));

function pluralImpliedNumber(translation) {
  const { plural, target } = translation;
  if (!plural?.rules || !target.text || showsNumber(target.text)) return null;
  if (!plural.showsNumber && !plural.isShownBySource) return null;
  const known = Object.hasOwn(plural.rules, plural.category);
  if (!known && plural.category !== "zero") return null;
  if (numbersOf(plural.category, plural.categories, plural.rules)?.length === 1) return null;
  // It may show another number.
  const number = new ArgumentMap(specifiers(plural.otherText)).uses.find((use) => ["integer", "float"].includes(use.kind))?.number;
  if (new ArgumentMap(target.specifiers).uses.some((use) => use.number === number || !use.isNumbered)) return null;
  return ["impliedNumber", { category: plural.category }, plural.rules[plural.category]?.isMillions ? "info" : null];
}

"""#

  static let kitRulesJS = #"""
// The rules that run during typing, under the names and severities that "gloss check" has for them. All others
// run when the file is imported.
const RULES = [
  ["placeholder-type", placeholderType], ["placeholder-order", placeholderOrder], ["placeholder-mixed", placeholderMixed],
  ["placeholder-missing", placeholderMissing], ["placeholder-label", placeholderLabel], ["placeholder-width", placeholderWidth],
  ["plural-implied-number", pluralImpliedNumber], ["length", tooLong],
];

const checked = (text) => ({ text, specifiers: specifiers(text) });

/** The facts of a text beside its source that rules ask for, as the checks of gloss see them. */
class Translation {
  /**
   * The forms of an entry stand for one another, so that a text is judged beside them.
   *
   * @param unit A unit of the page's data.
   * @param text What it has now, as the file for translators spells it.
   * @param textOf Gives what any other unit has now.
   */
  constructor(unit, text, textOf) {
    const entry = unit.entry;
    this.rules = DATA.pluralRules;
    this.source = checked(unit.plainSource);
    this.target = checked(unspelled(text, unit));
    this.origin = unit.origin;
    this.substitution = unit.substitution;
    this.isPart = unit.substitution !== null || unit.steps.some(([kind]) => kind !== "plural");
    this.isStale = entry.isStale;
    this.keyArguments = new ArgumentMap(specifiers(entry.key));
    this.sourceArguments = new ArgumentMap(this.source.specifiers, entry.sourceSubstitutions);
    this.targetSubstitutions = entry.substitutions;
    this.targetArguments = new ArgumentMap(this.target.specifiers, entry.substitutions);
    this.shownSubstitutions = entry.shownSubstitutions;
    const inside = entry.units.filter((one) => one.substitution !== null);
    this.positions = new Set(inside.flatMap((one) => specifiers(unspelled(textOf(one), one)))
      .map((one) => one.position).filter((one) => one !== null));
    this.plural = unit.category === null ? null : this.pluralOf(unit, textOf);
    this.limit = unit.limit;
    this.severities = entry.file.severities;
  }

  pluralOf(unit, textOf) {
    const forms = unit.forms.filter((one) => textOf(one) !== "" || one === unit);
    const spelled = (one) => one === unit ? this.target.text : unspelled(textOf(one), one);
    const other = forms.find((one) => one.category === "other");
    return {
      category: unit.category, rules: this.rules, categories: forms.map((one) => one.category),
      showsNumber: forms.some((one) => showsNumber(spelled(one))), otherText: other ? spelled(other) : "",
      isShownBySource: unit.substitution !== null && unit.entry.numberedSubstitutions.includes(unit.substitution),
    };
  }

  passedKind(number) { return this.sourceArguments.kindOf(number) ?? this.keyArguments.kindOf(number); }
}

/** A text as the catalog spells it: a substitution's own argument is "%arg" there, and its name has no number. */
function unspelled(text, unit) {
  const { substitutions } = unit.entry;
  if (!text.includes("%")) return text;
  let spelled = "";
  let end = 0;
  for (const one of specifiers(text)) {
    let own = one.text;
    if (one.kind === "substitution" && one.position !== null && substitutions[one.name]?.argument === one.position) {
      own = `%#@${one.name}@`;
    }
    const inside = unit.substitution === null ? null : substitutions[unit.substitution];
    if (inside && inside.specifier && one.text === unit.ownArgument) own = "%arg";
    spelled += text.slice(end, one.start) + own;
    end = one.end;
  }
  return spelled + text.slice(end);
}

/** The findings on a text, the worst first: rule, severity, and the message with its values. */
function faults(translation) {
  const found = [];
  for (const [rule, check] of RULES) {
    const severity = translation.severities[rule];
    const fault = severity ? check(translation) : null;
    if (fault) found.push({ rule, severity: fault[2] ?? severity, name: fault[0], values: fault[1] });
  }
  const weight = { error: 0, warning: 1, info: 2 };
  return found.sort((left, right) => weight[left.severity] - weight[right.severity]);
}

"""#

  static let kitSaveJS = #"""
// The file for "gloss import": XLIFF 1.2 as "gloss export" writes it, with what was typed.
const XML = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };
const xmlText = (text) => text.replace(/[&<>\r]/g, (sign) => XML[sign]);
const xmlValue = (text) => text.replace(/[&<>"\t\n\r]/g, (sign) =>
  ({ ...XML, "\"": "&quot;", "\t": "&#9;", "\n": "&#10;" })[sign]);

/** Without what XML cannot hold. */
const sendable = (text) => text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu, "");

/** Spelled so that it does not end the script. */
const ending = (name) => `\x3C/${name}>`;

function element(name, text, attributes = "") {
  return text === "" ? `<${name}${attributes}/>` : `<${name}${attributes}>${xmlText(text)}${ending(name)}`;
}

/** A source or target: a text, or phrases, one a line. */
function content(name, text, unit, attributes = "") {
  if (!unit.entry.isSet) return `        ${element(name, text, attributes)}\n`;
  const marks = text.split("\n").map((line, index) => `          ${element("mrk", line, ` mtype="x-set" mid="${index}"`)}\n`);
  return `        <${name}${attributes}>\n${marks.join("")}        ${ending(name)}\n`;
}

function unitText(unit) {
  const change = work.changes.get(unit.index);
  let target = "";
  if (change && change.text.trim() !== "") {
    const state = change.needsLook ? "needs-review-l10n" : "translated";
    target = content("target", sendable(change.text), unit, ` state="${state}"`);
  } else if (!change && unit.hasTarget) {
    const said = [["state", unit.state], ["state-qualifier", unit.qualifier]].filter(([, value]) => value !== null);
    target = content("target", unit.target, unit, said.map(([name, value]) => ` ${name}="${xmlValue(value)}"`).join(""));
  }
  return `      <trans-unit id="${xmlValue(unit.id)}" xml:space="preserve">\n${content("source", unit.source, unit)}${target}`
    + `        ${element("note", unit.entry.comment)}\n      ${ending("trans-unit")}\n`;
}

function fileText(file) {
  const tool = file.tool.map((one) => ` ${one.name}="${xmlValue(one.value)}"`).join("");
  const note = file.note === undefined ? "" : `      ${element("note", file.note, " from=\"gloss\"")}\n`;
  const own = units.filter((unit) => unit.entry.file === file);
  return `  <file original="${xmlValue(file.original)}" source-language="${xmlValue(file.sourceLanguage)}"`
    + ` target-language="${xmlValue(file.targetLanguage)}" datatype="plaintext">\n    <header>\n      <tool${tool}/>\n${note}    ${ending("header")}\n`
    + `    <body>\n${own.map(unitText).join("")}    ${ending("body")}\n  ${ending("file")}\n`;
}

const xliff = () => `${DATA.opening}${DATA.files.map(fileText).join("")}${ending("xliff")}\n`;

function save() {
  const link = make("a", {
    href: URL.createObjectURL(new Blob([xliff()], { type: "application/xliff+xml" })),
    download: `translation-${DATA.files[0]?.targetLanguage ?? DATA.language}.xliff`,
  });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  work.isUnsaved = false;
  showProgress();
}

"""#

  static let kitTextsJS = #"""
// The kit's own texts; those of all pages stand elsewhere.
const TEXTS = {
  "en": {
    title: "Translation", titleOf: "Translation: {language}", translation: "Translation", list: "Texts", file: "File",
    everyFile: "All files", searchHint: "Key, text, translation or comment", stateFilter: "States", comma: ", ",
    how: "Write beside each text. Placeholders are put in by their buttons or Alt+1 to Alt+9 and move as a whole. "
      + "Ctrl+Enter goes to the next text. Your work stays in this browser; save it as a file and send that back, finished or "
      + "not. Placeholders, plural forms and lengths are checked here, everything else when the file is imported.",
    unkept: "This browser does not keep your work: save it before you close the page.",
    earlier_one: "{n} text typed into an earlier page of this language fits here.",
    earlier: "{n} texts typed into an earlier page of this language fit here.", take: "Take over",
    save: "Save file", undo: "Undo", copy: "Copy source", look: "Needs another look", insert: "Insert {slot}",
    others_one: "{n} other language", others: "{n} other languages", room: "{width} of {limit} columns",
    error: "With errors", missing: "Missing", new: "New", needs_review: "To review", translated: "Translated",
    warned: "Translated, with warnings", stale: "no longer in the sources",
    withFaults: "With findings", pictures_one: "{n} screenshot", pictures: "{n} screenshots",
    tooLarge: "This picture is too large for the page: ask for the file.", near: "Near it:", done: "{done} of {n} texts translated",
    changed_one: "{n} text changed", changed: "{n} texts changed", isSaved: "Saved as a file",
    entries_one: "{n} entry", entries: "{n} entries", entriesOf: "{n} of {all}", noneFound: "No text fits these filters.",
    nothing: "There is nothing to translate.",
    device_iphone: "iPhone", device_ipad: "iPad", device_mac: "Mac", device_applewatch: "Apple Watch",
    device_appletv: "Apple TV", device_applevision: "Apple Vision", device_ipod: "iPod", device_other: "Other devices",
    unknownArgument: "{found} takes an argument that the source text does not have: remove it, or write %%",
    otherType: "{found} takes another type than {meant} of the source text: use the same placeholder",
    otherOrder: "The placeholders have another order: number them, as in %2$@",
    missingPlaceholder: "{meant} is missing: add it",
    otherLabel: "The label {found} is {meant} in the source text: write that, or leave it out",
    unknownLabel: "The label {found} is not in the source text: remove it",
    mixedNumbers: "{numbered} has a number and {plain} has none: number all placeholders",
    otherWidth: "{found} reads a number of another size: write {meant}",
    impliedNumber: "The form {category} is shown for several numbers and does not say which: add the number",
    emptyForm: "The form {category} is empty, although others are translated: translate it",
    tooLong: "Takes {width} columns, and there is room for {limit}: shorten it",
  },
  "zh-Hans": {
    title: "翻译", titleOf: "翻译：{language}", translation: "译文", list: "文案", file: "文件", everyFile: "所有文件",
    searchHint: "键、源文、译文或注释", stateFilter: "状态", comma: "、",
    how: "在每条源文旁边写译文。占位符用按钮或 Alt+1 到 Alt+9 插入，始终作为整体。Ctrl+Enter 到下一条。所做的工作保存在这个浏览器里；"
      + "存成文件交回即可，不必全部完成。这里检查占位符、复数形式和长度，其余的在导入时检查。",
    unkept: "这个浏览器不保存所做的工作：关闭页面前请先存成文件。",
    earlier: "以前在这种语言的网页里写的 {n} 条适用于此。", take: "取用",
    save: "存成文件", undo: "撤销", copy: "复制源文", look: "待复核", insert: "插入 {slot}",
    others: "其他 {n} 种语言", room: "{width} 列，上限 {limit} 列",
    error: "有错误", missing: "缺少", new: "未开始", needs_review: "待复核", translated: "已翻译", warned: "已翻译，有警告", stale: "已过时",
    withFaults: "有问题的", pictures: "{n} 张截图", tooLarge: "这张图片太大，没有放进网页：请索取图片文件。",
    near: "相邻的文案：", done: "{n} 条中已翻译 {done} 条",
    changed: "改了 {n} 条", isSaved: "已存成文件",
    entries: "{n} 个条目", entriesOf: "{all}中的 {n} 个", noneFound: "没有符合筛选条件的文案。", nothing: "没有要翻译的内容。",
    device_iphone: "iPhone", device_ipad: "iPad", device_mac: "Mac", device_applewatch: "Apple Watch",
    device_appletv: "Apple TV", device_applevision: "Apple Vision", device_ipod: "iPod", device_other: "其他设备",
    unknownArgument: "{found} 要的参数源文里没有：请去掉，或写成 %%", otherType: "{found} 与源文的 {meant} 类型不同：请用同样的占位符",
    otherOrder: "占位符的顺序变了：请加上序号，如 %2$@", missingPlaceholder: "缺少 {meant}：请补上",
    otherLabel: "标签 {found} 在源文里是 {meant}：请照写，或去掉", unknownLabel: "标签 {found} 源文里没有：请去掉",
    mixedNumbers: "{numbered} 有序号而 {plain} 没有：请都加上序号",
    otherWidth: "{found} 读取的位数不同：请写成 {meant}",
    impliedNumber: "{category} 形式用于多个数，却没有写出数字：请补上", emptyForm: "{category} 形式是空的，而其他形式已翻译：请补上",
    tooLong: "占 {width} 列，上限 {limit} 列：请缩短",
  },
};

"""#

  static let kitWorkJS = #"""
// The translator's work: kept in the browser, undone, counted.
const work = {
  /** By the number of the unit: its text, and whether it needs another look. */
  changes: new Map(),
  /** The state before each change, the last change at the end. */
  past: [],
  isUnsaved: false,
  isKept: true,
  place: `gloss-kit-${DATA.language}-${DATA.files.map((file) => file.tool.map((one) => one.value).concat(file.original).join(" ")).join(" ")}`,
};

const textNow = (unit) => work.changes.get(unit.index)?.text ?? unit.target;
const needsLook = (unit) => work.changes.get(unit.index)?.needsLook ?? unit.isDraft;

/** The work left on a text. One with an error is not done, whoever wrote it. */
function stateOf(unit) {
  if (!textNow(unit).trim() && unit.source.trim()) return "missing";
  if (!work.changes.has(unit.index) && unit.state === "new") return "new";
  if (severityOf(unit) === "error") return "error";
  return needsLook(unit) ? "needs_review" : "translated";
}

const faultsOf = (unit) => {
  const text = textNow(unit);
  return text === "" ? [] : faults(new Translation(unit, text, textNow));
};

/** The gravest severities of texts' findings, kept until a text of the same entry changes. */
const severities = new Map();

function severityOf(unit) {
  if (!severities.has(unit)) severities.set(unit, faultsOf(unit)[0]?.severity ?? null);
  return severities.get(unit);
}

/** Replaces the work on a text; `null` takes it back. */
function setChange(unit, change) {
  if (change) work.changes.set(unit.index, change);
  else work.changes.delete(unit.index);
  for (const one of unit.entry.units) severities.delete(one);
}

/** Forms that are empty where others of the same text are not: a text is sent with all its forms. */
const lacksForm = (unit) => unit.category !== null && !textNow(unit).trim() && unit.source.trim() !== ""
  && unit.forms.some((one) => one !== unit && textNow(one).trim() !== "");

function note(unit, values, isStep = true) {
  const before = work.changes.get(unit.index) ?? null;
  const last = work.past.at(-1);
  // Typing in one go is one step to undo.
  const isSame = last && last.unit === unit && Date.now() - last.time < 1500 && values.text !== undefined;
  if (isStep && !isSame) work.past.push({ unit, before, time: Date.now() });
  else if (last) last.time = Date.now();
  const next = { text: textNow(unit), needsLook: needsLook(unit), ...values };
  setChange(unit, next.text === unit.target && next.needsLook === unit.isDraft ? null : next);
  keep();
}

function undo() {
  const step = work.past.pop();
  if (!step) return null;
  setChange(step.unit, step.before);
  keep();
  return step.unit;
}

/** Writes all work into the browser's memory. */
function keep() {
  work.isUnsaved = work.changes.size > 0;
  const kept = [...work.changes].map(([index, change]) => {
    const unit = units[index];
    return [unit.entry.file.original, unit.id, unit.source, change.text, change.needsLook];
  });
  try {
    if (kept.length) localStorage.setItem(work.place, JSON.stringify(kept));
    else localStorage.removeItem(work.place);
    work.isKept = true;
  } catch {
    work.isKept = false;
  }
}

const placesOfUnits = new Map(units.map((unit) => [JSON.stringify([unit.entry.file.original, unit.id]), unit]));

/** The work kept at a place in the browser's memory, for the texts that the page has with the same source. */
function kept(place) {
  let all = [];
  try {
    all = JSON.parse(localStorage.getItem(place) ?? "[]");
  } catch {
    work.isKept = false;
  }
  return (Array.isArray(all) ? all : []).filter(Array.isArray).flatMap(([original, id, source, text, look]) => {
    const unit = placesOfUnits.get(JSON.stringify([original, id]));
    return unit && unit.source === source && typeof text === "string" ? [[unit, { text, needsLook: look === true }]] : [];
  });
}

/** Takes over what was kept for this page. */
function recall() {
  for (const [unit, change] of kept(work.place)) setChange(unit, change);
  work.isUnsaved = work.changes.size > 0;
}

/** Texts typed into a page of another export to the same language and not here; of several pages the one with most. */
function earlierWork() {
  let most = [];
  try {
    for (let index = 0; index < localStorage.length; index++) {
      const place = localStorage.key(index);
      if (place === work.place || !place.startsWith(`gloss-kit-${DATA.language}-`)) continue;
      const found = kept(place).filter(([unit, change]) => !work.changes.has(unit.index) && change.text !== unit.target);
      if (found.length > most.length) most = found;
    }
  } catch {
    work.isKept = false;
  }
  return most;
}

function takeEarlierWork() {
  for (const [unit, change] of earlierWork()) note(unit, change);
}

"""#

  static let kitCSS = #"""
.overview { display: grid; gap: 10px; }
.overview h2 { margin: 0; font-size: 20px; letter-spacing: -0.01em; }
.overview h2 small { margin-left: 8px; color: var(--muted); font-size: 13px; font-weight: 400; }
.how { max-width: 90ch; color: var(--muted); font-size: 13px; }
.bar { height: 10px; border-radius: 5px; overflow: hidden; background: var(--missing); }
.bar .part { height: 100%; width: 0; background: var(--translated); }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.actions button, .tools button { min-height: 32px; padding: 0 14px; border: 1px solid var(--strong-line); border-radius: 8px; background: var(--surface); cursor: pointer; }
.actions .main { border-color: var(--accent); background: var(--accent); color: var(--surface); font-weight: 600; }
.actions button:disabled { opacity: 0.55; cursor: default; }
.saved { color: var(--muted); font-size: 13px; }
.entry { margin-bottom: 12px; padding: 14px 18px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.entry > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; overflow-wrap: anywhere; }
.entry > header code { color: var(--muted); white-space: pre-wrap; }
.entry .comment { max-width: 100ch; white-space: pre-wrap; overflow-wrap: anywhere; }
.entry .role, .entry .places, .entry .near { color: var(--muted); font-size: 12.5px; overflow-wrap: anywhere; }
.entry .places code { margin-inline-end: 8px; }
.entry .pictures { margin-top: 6px; color: var(--muted); font-size: 12.5px; }
.entry .pictures summary { cursor: pointer; }
.entry .pictures figure { margin: 8px 0 0; overflow-wrap: anywhere; }
.entry .pictures img { display: block; max-width: 100%; max-height: 70vh; margin-top: 4px; border: 1px solid var(--line); border-radius: 8px; }
.unit { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 4px 20px; margin-top: 10px; padding-top: 10px; border-top: 1px solid var(--line); }
.unit .form { grid-column: 1 / -1; color: var(--muted); font-size: 12.5px; font-weight: 600; }
.unit .source { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 15px; }
.unit .others { margin-top: 6px; color: var(--muted); font-size: 13px; }
.unit .others summary { cursor: pointer; }
.unit .others div { overflow-wrap: anywhere; white-space: pre-wrap; }
.unit .others b { margin-inline-end: 6px; font-weight: 550; }
.slot { padding: 0 2px; border-radius: 4px; background: var(--chosen); }
.field { position: relative; display: grid; }
.field > * { grid-area: 1 / 1; width: 100%; min-height: 38px; margin: 0; padding: 7px 10px; border: 1px solid var(--strong-line); border-radius: 8px; font: 15px/1.5 var(--text); letter-spacing: normal; white-space: pre-wrap; overflow-wrap: anywhere; }
.field .mirror { border-color: transparent; -webkit-text-fill-color: transparent; background: var(--surface); pointer-events: none; }
.field .mirror .token { border-radius: 4px; background: var(--chosen); box-shadow: 0 0 0 1px var(--accent); }
.field textarea { position: relative; overflow: hidden; resize: none; background: none; color: var(--ink); }
.unit[data-severity="error"] .field textarea { border-color: var(--absence); }
.unit[data-severity="warning"] .field textarea { border-color: var(--review); }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin-top: 6px; font-size: 13px; }
.tools button { min-height: 26px; padding: 0 9px; border-color: var(--line); }
.tools .insert { font: 12px/1.4 var(--code); color: var(--new-text); }
.tools .insert.used { border-style: dashed; }
.tools label { display: inline-flex; align-items: center; gap: 5px; color: var(--muted); }
.tools .room { color: var(--muted); font-variant-numeric: tabular-nums; }
.faults { margin: 6px 0 0; padding: 0; list-style: none; font-size: 13px; }
.faults li { overflow-wrap: anywhere; }
.faults .error { color: var(--bad-text); }
.faults .warning { color: var(--review-text); }
.faults .info { color: var(--muted); }
.faults code { color: var(--muted); font-size: 11.5px; }
.tag.missing, .tag.error { color: var(--bad-text); }
.tag.new { color: var(--new-text); }
.tag.needs_review, .tag.warned { color: var(--review-text); }
.tag.translated { color: var(--good-text); }
@media screen and (max-width: 760px) {
  .unit { grid-template-columns: minmax(0, 1fr); }
  .entry { padding: 12px 14px; }
}
@media print {
  .actions, .tools, .how { display: none !important; }
  .entry { break-inside: avoid; }
}

"""#

  static let kitHTML = #"""
  <section class="overview" aria-labelledby="overview-title">
    <h2 id="overview-title"></h2>
    <p class="figure" id="figure" role="status"></p>
    <div class="bar" id="bar" aria-hidden="true"><div class="part"></div></div>
    <p class="how" data-t="how"></p>
    <p class="actions" id="earlier" hidden><span></span> <button type="button" id="take" data-t="take"></button></p>
    <p class="warning" id="unkept" data-t="unkept" hidden></p>
    <div class="actions">
      <button type="button" class="main" id="save" data-t="save"></button>
      <button type="button" id="undo" data-t="undo"></button>
      <span class="saved" id="saved" role="status"></span>
    </div>
  </section>
  <section aria-labelledby="list-title">
    <h2 id="list-title" data-t="list"></h2>
    <form class="filters" id="filters" role="search">
      <label class="search"><span class="quiet" data-t="search"></span>
        <input type="search" id="search" autocomplete="off" spellcheck="false" enterkeyhint="search"></label>
      <label id="file-label"><span class="quiet" data-t="file"></span><select id="file"></select></label>
      <div class="states" id="states" role="group"></div>
      <button type="button" class="plain" id="clear" data-t="clear"></button>
    </form>
    <p class="count" id="count" role="status"></p>
    <div id="list" tabindex="-1"></div>
    <p class="empty" id="empty" hidden></p>
    <nav class="pager" id="pager" hidden>
      <button type="button" id="previous" data-t="previous"></button>
      <span id="page"></span>
      <button type="button" id="next" data-t="next"></button>
    </nav>
  </section>

"""#
}
