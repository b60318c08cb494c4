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
