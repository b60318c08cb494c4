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
