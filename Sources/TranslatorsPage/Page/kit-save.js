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
