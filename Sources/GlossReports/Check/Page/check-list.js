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
