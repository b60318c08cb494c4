"use strict";
// Before anything is shown, so that no other theme flashes up.
var remembered = {
  read(name) { try { return localStorage.getItem("gloss-page-" + name); } catch { return null; } },
  write(name, value) { try { localStorage.setItem("gloss-page-" + name, value); } catch { /* a private window */ } },
};
if (["light", "dark"].includes(remembered.read("theme"))) {
  document.documentElement.dataset.theme = remembered.read("theme");
}
