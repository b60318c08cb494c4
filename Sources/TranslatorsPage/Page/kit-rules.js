// The rules that run during typing, under the names and severities that "gloss check" has for them. All others
// run when the file is imported.
const RULES = [
  ["placeholder-type", placeholderType], ["placeholder-order", placeholderOrder], ["placeholder-mixed", placeholderMixed],
  ["placeholder-missing", placeholderMissing], ["placeholder-label", placeholderLabel], ["placeholder-width", placeholderWidth],
  ["plural-implied-number", pluralImpliedNumber], ["length", tooLong],
];

const checked = (text) => ({ text, specifiers: specifiers(text) });

/** The facts of a text beside its source that rules ask for, as the checks of gloss see them. */
class Translation {
  /**
   * The forms of an entry stand for one another, so that a text is judged beside them.
   *
   * @param unit A unit of the page's data.
   * @param text What it has now, as the file for translators spells it.
   * @param textOf Gives what any other unit has now.
   */
  constructor(unit, text, textOf) {
    const entry = unit.entry;
    this.rules = DATA.pluralRules;
    this.source = checked(unit.plainSource);
    this.target = checked(unspelled(text, unit));
    this.origin = unit.origin;
    this.substitution = unit.substitution;
    this.isPart = unit.substitution !== null || unit.steps.some(([kind]) => kind !== "plural");
    this.isStale = entry.isStale;
    this.keyArguments = new ArgumentMap(specifiers(entry.key));
    this.sourceArguments = new ArgumentMap(this.source.specifiers, entry.sourceSubstitutions);
    this.targetSubstitutions = entry.substitutions;
    this.targetArguments = new ArgumentMap(this.target.specifiers, entry.substitutions);
    this.shownSubstitutions = entry.shownSubstitutions;
    const inside = entry.units.filter((one) => one.substitution !== null);
    this.positions = new Set(inside.flatMap((one) => specifiers(unspelled(textOf(one), one)))
      .map((one) => one.position).filter((one) => one !== null));
    this.plural = unit.category === null ? null : this.pluralOf(unit, textOf);
    this.limit = unit.limit;
    this.severities = entry.file.severities;
  }

  pluralOf(unit, textOf) {
    const forms = unit.forms.filter((one) => textOf(one) !== "" || one === unit);
    const spelled = (one) => one === unit ? this.target.text : unspelled(textOf(one), one);
    const other = forms.find((one) => one.category === "other");
    return {
      category: unit.category, rules: this.rules, categories: forms.map((one) => one.category),
      showsNumber: forms.some((one) => showsNumber(spelled(one))), otherText: other ? spelled(other) : "",
      isShownBySource: unit.substitution !== null && unit.entry.numberedSubstitutions.includes(unit.substitution),
    };
  }

  passedKind(number) { return this.sourceArguments.kindOf(number) ?? this.keyArguments.kindOf(number); }
}

/** A text as the catalog spells it: a substitution's own argument is "%arg" there, and its name has no number. */
function unspelled(text, unit) {
  const { substitutions } = unit.entry;
  if (!text.includes("%")) return text;
  let spelled = "";
  let end = 0;
  for (const one of specifiers(text)) {
    let own = one.text;
    if (one.kind === "substitution" && one.position !== null && substitutions[one.name]?.argument === one.position) {
      own = `%#@${one.name}@`;
    }
    const inside = unit.substitution === null ? null : substitutions[unit.substitution];
    if (inside && inside.specifier && one.text === unit.ownArgument) own = "%arg";
    spelled += text.slice(end, one.start) + own;
    end = one.end;
  }
  return spelled + text.slice(end);
}

/** The findings on a text, the worst first: rule, severity, and the message with its values. */
function faults(translation) {
  const found = [];
  for (const [rule, check] of RULES) {
    const severity = translation.severities[rule];
    const fault = severity ? check(translation) : null;
    if (fault) found.push({ rule, severity: fault[2] ?? severity, name: fault[0], values: fault[1] });
  }
  const weight = { error: 0, warning: 1, info: 2 };
  return found.sort((left, right) => weight[left.severity] - weight[right.severity]);
}
