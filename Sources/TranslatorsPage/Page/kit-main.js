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
