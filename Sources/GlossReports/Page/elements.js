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
