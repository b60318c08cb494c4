// The filter of the findings, and the part of the address behind the "#" that spells it.
const NONE = {
  search: "", rule: null, file: null, language: null, severities: new Set(), fixable: false, accepted: false,
};
const filter = { ...NONE, group: "rule", page: 1 };

/** The spelling of a facet's values in an address. */
const facetCodes = {
  rule: DATA.rules.map((rule) => rule.id), file: DATA.files,
  language: [...DATA.languages.map((language) => language.code), "none"],
};

function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  filter.search = values.get("q") ?? "";
  for (const name of Object.keys(FACETS)) {
    const number = facetCodes[name].indexOf(values.get(name));
    filter[name] = number < 0 ? null : number;
  }
  filter.severities = new Set((values.get("severity") ?? "").split(",").filter((name) => SEVERITIES.includes(name)));
  filter.fixable = values.has("fixable");
  filter.accepted = values.has("baseline");
  filter.group = Object.hasOwn(FACETS, values.get("group")) ? values.get("group") : "rule";
  filter.page = Math.max(1, Number.parseInt(values.get("page") ?? "1", 10) || 1);
}

function writeAddress() {
  const values = new URLSearchParams();
  if (filter.search) values.set("q", filter.search);
  for (const name of Object.keys(FACETS)) if (filter[name] !== null) values.set(name, facetCodes[name][filter[name]]);
  if (filter.severities.size) values.set("severity", SEVERITIES.filter((name) => filter.severities.has(name)).join(","));
  if (filter.fixable) values.set("fixable", "1");
  if (filter.accepted) values.set("baseline", "1");
  if (filter.group !== "rule") values.set("group", filter.group);
  if (filter.page > 1) values.set("page", String(filter.page));
  const text = values.toString();
  if (location.hash.slice(1) !== text) history.replaceState(null, "", "#" + text);
}

const isFiltered = () => filter.search !== "" || Object.keys(FACETS).some((name) => filter[name] !== null)
  || filter.severities.size > 0 || filter.fixable || filter.accepted;

/** Changes the filter and shows the first page of what fits it. What has just been typed counts too. */
function choose(changes) {
  Object.assign(filter, { page: 1, search: at("search").value }, changes);
  writeAddress();
  show();
}
