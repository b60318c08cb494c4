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
