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
