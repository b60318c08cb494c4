// The texts of the page: entries with their units, made from the data.
DATA.pluralCases = DATA.pluralRules ?? [];
DATA.pluralRules = DATA.pluralRules ? Object.fromEntries(DATA.pluralRules.map((one) => [one.category, one])) : null;

const named = (list) => Object.fromEntries((list ?? []).map((one) =>
  [one.name, { argument: one.argument ?? null, specifier: one.specifier ?? null }]));

/** A key with its texts. */
class Entry {
  constructor(data, file) {
    Object.assign(this, { file, key: data.key, comment: data.comment ?? "", role: data.role ?? "", places: data.places ?? [] });
    Object.assign(this, { isStale: data.isStale === true, isSet: data.isSet === true, neighbors: data.neighbors ?? [] });
    this.pictures = (data.pictures ?? []).map((index) => DATA.pictures[index]);
    this.limit = data.limit ?? null;
    this.substitutions = named(data.substitutions);
    this.sourceSubstitutions = named(data.sourceSubstitutions);
    this.shownSubstitutions = data.shownSubstitutions ?? null;
    this.numberedSubstitutions = data.numberedSubstitutions ?? [];
    this.units = data.units.map((unit) => new Unit(unit, this));
    for (const unit of this.units) unit.forms = unit.category === null ? [] : this.units.filter((one) => one.stem === unit.stem);
  }
}

/** One text. */
class Unit {
  constructor(data, entry) {
    this.entry = entry;
    this.id = data.id ?? entry.key;
    this.source = data.source ?? entry.key;
    this.plainSource = data.plain ?? this.source;
    this.origin = data.origin;
    this.target = data.target ?? "";
    this.hasTarget = data.target !== undefined;
    this.state = data.state ?? null;
    this.qualifier = data.qualifier ?? null;
    /** True if the text that came with the page is not a person's finished work. */
    this.isDraft = this.qualifier !== null || !["translated", "final", "signed-off", null].includes(this.state);
    this.others = data.others ?? [];
    this.limit = entry.limit;
    const path = data.path ?? [];
    this.substitution = path.find((step) => step.substitution !== undefined)?.substitution ?? null;
    this.steps = path.filter((step) => step.kind !== undefined).map((step) => [step.kind, step.case]);
    const last = this.steps.at(-1);
    this.category = last?.[0] === "plural" ? last[1] : null;
    /** The key of a text, which all its forms share. */
    this.stem = JSON.stringify([this.substitution, this.steps.slice(0, -1)]);
    const own = this.substitution === null ? null : entry.substitutions[this.substitution] ?? null;
    /** The placeholder for a substitution's own argument. */
    this.ownArgument = own?.specifier ? (own.argument === null ? `%${own.specifier}` : `%${own.argument}$${own.specifier}`) : null;
  }

  /** The placeholders that the text may have, each once; those of a plural form are those of its source. */
  get slots() {
    const texts = [this.source, ...(this.ownArgument ? [this.ownArgument] : [])];
    return [...new Set(texts.flatMap((text) => specifiers(text)).filter((one) => one.kind !== "percent" && !one.hasSpaceFlag)
      .map((one) => one.text))];
  }
}

const entries = DATA.files.flatMap((file) => file.entries.map((entry) => new Entry(entry, file)));
const units = entries.flatMap((entry) => entry.units);
units.forEach((unit, index) => { unit.index = index; });

const languageName = (index) => DATA.languages[index][tongue];

/** The place of a unit in its entry, in words: "Mac · few: 2, 3, 4, 22…". */
function formName(unit) {
  const parts = unit.substitution === null ? [] : [`%#@${unit.substitution}@`];
  for (const [kind, name] of unit.steps) {
    if (kind === "plural") parts.push(pluralName(name, unit));
    else parts.push(kind === "device" ? textOf(`device_${name}`) ?? name : `${kind} ${name}`);
  }
  return parts.join(" · ");
}

function pluralName(category, unit) {
  const samples = DATA.pluralRules?.[category]?.samples ?? (category === "zero" ? ["0"] : []);
  const takesZero = category !== "zero" && !DATA.pluralRules?.zero && unit.forms.some((one) => one.category === "zero");
  const shown = samples.filter((one) => !(takesZero && one === "0"))
    .map((one) => new Intl.NumberFormat(DATA.language.replace("_", "-").replace(/-X[ABC]$/, "")).format(Number(one)));
  const isAll = DATA.pluralRules?.[category]?.only !== undefined || !samples.length || category === "zero";
  return shown.length ? `${category}: ${shown.join(say("comma"))}${isAll ? "" : "…"}` : category;
}
