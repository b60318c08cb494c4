// The verdict, what to do next, and the lists of rules, files and languages.
const open = DATA.findings.filter((finding) => !finding.b);
const acceptedCount = DATA.findings.length - open.length;

function showOverview() {
  const counts = SEVERITIES.map((severity) => [severity, open.filter((finding) => finding.s === severity).length])
    .filter(([, n]) => n > 0).map(([severity, n]) => say(`${severity}s`, { n }));
  const files = say("files", { n: new Set(open.map((finding) => finding.f)).size });
  at("figure").replaceChildren(...(DATA.isComplete ? [] : [make("strong", { class: "warning" }, say("incomplete"))]),
    make("strong", {}, counts.length ? say("verdict", { counts: counts.join(say("and")), files }) : say("clean")),
    acceptedCount ? make("span", {}, " ", say("acceptedToo", { n: acceptedCount })) : "");
  at("next-steps").hidden = !DATA.steps.length;
  at("steps").replaceChildren(...DATA.steps.map((step) => make("li", {}, stepText(step))));
  at("failures").hidden = !DATA.failures.length;
  at("failures").querySelector("ul").replaceChildren(...DATA.failures.map((failure) =>
    make("li", {}, make("code", {}, failure.place), " ", quoted("span", textAt(failure.message)))));
}

/** A step, which leads to the findings that it is about. */
function stepText(step) {
  const pieces = withCommands(textAt(step.text));
  const address = "severity" in step ? `severity=${step.severity}`
    : "fixable" in step ? "fixable=1" : "rule" in step ? `rule=${DATA.rules[step.rule].id}` : null;
  const properties = { class: pieces[0] === "" ? null : "sentence" };
  if (!address) return make("span", properties, ...pieces);
  return make("a", { ...properties, href: "#" + address, onclick: () => at("work").scrollIntoView() }, ...pieces);
}

/** The pieces of a text in which commands of the tool stand between quotation marks. */
const withCommands = (text) => text.split(/['“](gloss [^'”]*)['”]/)
  .map((piece, index) => index % 2 ? make("code", { translate: "no" }, piece) : piece);

/** Facets whose whole list is shown. */
const unfolded = new Set();
const FACET_LENGTH = 8;

function showFacets(facets) {
  const titles = { rule: say("rules"), file: say("filesTitle"), language: say("languages") };
  const focused = document.activeElement?.dataset.facet;
  for (const [name, values] of Object.entries(facets)) {
    const numbersOfValues = ranked(values);
    // One value tells nothing.
    at(`facet-${name}`).hidden = numbersOfValues.length < 2 && filter[name] === null;
    at(`facet-${name}`).querySelector("summary").replaceChildren(titles[name], " ",
      make("span", { class: "number" }, numbers.format(numbersOfValues.length)));
    const isWhole = unfolded.has(name) || numbersOfValues.length <= FACET_LENGTH + 1;
    const shown = isWhole ? numbersOfValues : numbersOfValues.slice(0, FACET_LENGTH);
    if (filter[name] !== null && !shown.includes(filter[name])) shown.push(filter[name]);
    const items = shown.map((number) => make("li", {}, facetButton(name, number, values[number])));
    if (numbersOfValues.length > FACET_LENGTH + 1) items.push(make("li", {}, moreButton(name, numbersOfValues.length)));
    at(`facet-${name}`).querySelector("ul").replaceChildren(...items);
  }
  if (focused) at("facets").querySelector(`[data-facet="${CSS.escape(focused)}"]`)?.focus();
}

function facetButton(name, number, counts) {
  const heaviest = SEVERITIES.find((severity) => counts[severity] > 0) ?? "info";
  return make("button", {
    type: "button", class: "facet", "aria-pressed": String(filter[name] === number), "data-facet": `${name} ${number}`,
    title: name === "file" ? DATA.files[number] : null,
    onclick: () => choose({ [name]: filter[name] === number ? null : number }),
  }, make("i", { class: `dot ${heaviest}` }), make("span", { class: "name" }, ...breakable(facetName[name](number))),
  make("b", {}, numbers.format(counts.all)));
}

function moreButton(name, n) {
  return make("button", {
    type: "button", class: "plain more", "aria-expanded": String(unfolded.has(name)), "data-facet": `${name} more`,
    onclick: () => {
      if (!unfolded.delete(name)) unfolded.add(name);
      show();
    },
  }, unfolded.has(name) ? say("fewer") : say("all", { n }));
}
