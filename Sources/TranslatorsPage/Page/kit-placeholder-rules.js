const isBlank = (text) => /^\p{White_Space}*$/u.test(text);

// The rules on placeholders and plural forms. Each gives what is wrong, as the name of a text with its values, or null.
function placeholderType(translation) {
  const { sourceArguments: source, targetArguments: target } = translation;
  if (!target.uses.length || target.isReorderedFrom(source)) return null;
  const isMixed = mixedNumbers(translation.target.specifiers) !== null;
  if (translation.substitution !== null && translation.origin !== "leaf") return null;
  for (const use of target.uses) {
    if (use.specifier.kind === "substitution" || (isMixed && !use.isNumbered)) continue;
    const expected = translation.passedKind(use.number);
    if (expected === null) return ["unknownArgument", { found: use.specifier.text }];
    if (kindsFit(expected, use.kind) || source.takes(use.number, use.kind)) continue;
    const meant = source.uses.find((other) => other.number === use.number)?.specifier.text ?? "";
    return ["otherType", { found: use.specifier.text, meant }];
  }
  return null;
}

function placeholderOrder(translation) {
  const target = translation.targetArguments;
  return target.uses.length > 1 && target.isReorderedFrom(translation.sourceArguments) ? ["otherOrder", {}] : null;
}

/** Takings of arguments by the source text that the translation does not repeat. */
function missingArguments(translation) {
  const taken = new Set(translation.targetArguments.uses.map((use) => use.number));
  const missing = translation.sourceArguments.uses.filter((use) => {
    if (taken.has(use.number)) return false;
    const { kind, name } = use.specifier;
    if (kind === "substitution" && translation.shownSubstitutions && !translation.shownSubstitutions.includes(name)) return false;
    taken.add(use.number);
    return true;
  });
  if (!Object.keys(translation.targetSubstitutions).length || translation.substitution !== null) return missing;
  return missing.filter((use) => !translation.positions.has(use.number));
}

/** True if a plural form says the number by itself, or another rule asks for it. */
function isImplied(use, translation) {
  const { plural } = translation;
  if ((use.kind !== "integer" && use.kind !== "float") || !plural) return false;
  if (numbersOf(plural.category, plural.categories, plural.rules)?.length === 1) return true;
  return plural.showsNumber;
}

/** The whole numbers that a form is shown for, if they are one or two. */
function numbersOf(category, beside, rules) {
  if (!rules) return null;
  if (!Object.hasOwn(rules, category)) return category === "zero" ? [0] : null;
  const numbers = rules[category].only ?? null;
  const takesZero = category !== "zero" && beside.includes("zero") && !Object.hasOwn(rules, "zero");
  return numbers && takesZero ? numbers.filter((number) => number !== 0) : numbers;
}

function placeholderMissing(translation) {
  const { source, target, sourceArguments } = translation;
  if (!sourceArguments.uses.length || isBlank(target.text) || mixedNumbers(target.specifiers)) return null;
  if (translation.origin !== "leaf" && translation.isPart) return null;
  const missing = missingArguments(translation);
  const takesOthers = translation.targetArguments.uses.some((use) => {
    const kind = translation.passedKind(use.number);
    return kind === null || !kindsFit(kind, use.kind);
  });
  if (!missing.length || takesOthers) return null;
  for (const use of missing) {
    const first = sourceArguments.uses.find((other) => other.kind === use.kind);
    if (first.number === use.number && isImplied(use, translation)) continue;
    const { start, end } = use.specifier;
    // Glued to a word, "item%@", it is a plural ending.
    const isLetter = (index) => /^[a-z]$/.test(source.text[index] ?? "");
    if (use.kind === "object" && isLetter(start - 1) && !isLetter(end)) continue;
    return ["missingPlaceholder", { meant: use.specifier.text }];
  }
  return null;
}

function placeholderMixed(translation) {
  if (mixedNumbers(translation.source.specifiers)) return null;
  const mixed = mixedNumbers(translation.target.specifiers);
  return mixed && ["mixedNumbers", { numbered: mixed[0].text, plain: mixed[1].text }];
}

/** The first label that is not the source's for its argument. A translation may leave labels out. */
function placeholderLabel(translation) {
  if (translation.substitution !== null && translation.origin !== "leaf") return null;
  for (const use of translation.targetArguments.uses) {
    const { kind, label } = use.specifier;
    const source = translation.sourceArguments.uses.find((one) => one.number === use.number);
    if (kind !== "argument" || label === null || !source || source.specifier.label === label) continue;
    if (source.specifier.label === null) return ["unknownLabel", { found: label }];
    return ["otherLabel", { found: label, meant: source.specifier.label }];
  }
  return null;
}

/** The bits that a specifier reads; null if it reads no whole number. */
function specifierWidth(specifier) {
  if (specifier.kind !== "argument" || argumentKind(specifier.conversion) !== "integer") return null;
  return ["", "h", "hh"].includes(specifier.length) && !"DUO".includes(specifier.conversion) ? 32 : 64;
}

function placeholderWidth(translation) {
  const passed = (map, number) =>
    map.uses.find((use) => use.number === number && specifierWidth(use.specifier) !== null)?.specifier;
  for (const use of translation.targetArguments.uses) {
    const width = use.kind === "integer" ? specifierWidth(use.specifier) : null;
    if (width === null) continue;
    const wanted = [translation.sourceArguments, translation.keyArguments].map((map) => passed(map, use.number)).filter(Boolean);
    if (!wanted.length || wanted.some((one) => specifierWidth(one) === width)) continue;
    return ["otherWidth", { found: use.specifier.text, meant: `%${wanted[0].length}${wanted[0].conversion}` }];
  }
  return null;
}

/** True if a form shows the number that it is chosen by. */
const showsNumber = (text) => specifiers(text).some((one) => one.kind === "arg"
  || (one.kind === "argument" && !one.hasSpaceFlag && ["integer", "float"].includes(argumentKind(one.conversion))));

function pluralImpliedNumber(translation) {
  const { plural, target } = translation;
  if (!plural?.rules || !target.text || showsNumber(target.text)) return null;
  if (!plural.showsNumber && !plural.isShownBySource) return null;
  const known = Object.hasOwn(plural.rules, plural.category);
  if (!known && plural.category !== "zero") return null;
  if (numbersOf(plural.category, plural.categories, plural.rules)?.length === 1) return null;
  // It may show another number.
  const number = new ArgumentMap(specifiers(plural.otherText)).uses.find((use) => ["integer", "float"].includes(use.kind))?.number;
  if (new ArgumentMap(target.specifiers).uses.some((use) => use.number === number || !use.isNumbered)) return null;
  return ["impliedNumber", { category: plural.category }, plural.rules[plural.category]?.isMillions ? "info" : null];
}
