// Format specifiers and the arguments that they take, as the rules of "gloss check" read them.
const FORMAT = new RegExp("%(?:(?<arg>arg)(?![A-Za-z0-9_.-])|(?<percent>%)"
  + "|(?:(?<position>(?=0*[1-9])\\d{1,9})\\$)?(?:#@(?<name>[\\w.\\-\\u0080-\\uFFFF]+)@"
  + "|(?:\\((?<label>[A-Za-z_\\u0080-\\uFFFF][\\w\\u0080-\\uFFFF]*)\\)(?! |[-+#0']+ ))?(?<flags>[-+ #0']*)(?:(?<star>\\*)(?:(?<starAt>(?=0*[1-9])\\d{1,9})\\$)?|(?<width>\\d{1,9}))?"
  + "(?<dot>\\.(?:(?<dotStar>\\*)(?:(?<dotAt>(?=0*[1-9])\\d{1,9})\\$)?|\\d{1,9})?)?"
  + "(?<length>hh|h|ll|l|[qztjL])?(?<conversion>[@dDiuUxXoOfFeEgGaAcCsSpn])))", "g");

/** All specifiers of a text, in order. */
function specifiers(text) {
  if (!text.includes("%")) return [];
  return Array.from(text.matchAll(FORMAT), (match) => {
    const part = match.groups;
    const kind = part.arg ? "arg" : part.percent ? "percent" : part.name ? "substitution" : "argument";
    return {
      kind, label: part.label ?? part.name ?? null, start: match.index, end: match.index + match[0].length, text: match[0], name: part.name,
      position: part.position === undefined ? null : Number(part.position), flags: part.flags ?? "",
      length: part.length ?? "", conversion: part.conversion,
      // "next" for an argument without a number.
      width: part.star ? (part.starAt ? Number(part.starAt) : "next") : null,
      precision: part.dotStar ? (part.dotAt ? Number(part.dotAt) : "next") : null,
      hasSpaceFlag: (part.flags ?? "").includes(" "),
    };
  });
}

/** The kind of argument that a conversion takes. */
function argumentKind(conversion) {
  if (conversion === "@") return "object";
  if ("dDiuUxXoO".includes(conversion)) return "integer";
  if ("fFeEgGaA".includes(conversion)) return "float";
  if ("cC".includes(conversion)) return "character";
  if ("sS".includes(conversion)) return "cString";
  return "pn".includes(conversion) ? "pointer" : "unknown";
}

const kindsFit = (one, other) => one === other || one === "unknown" || other === "unknown";

/** The arguments that a text takes. `substitutions` are those of the localization, by name. */
class ArgumentMap {
  constructor(all, substitutions = {}) {
    this.uses = [];
    let next = 1;
    const take = (number, kind, specifier) => {
      this.uses.push({ number: number ?? next, kind, isNumbered: number !== null, specifier });
      if (number === null) next += 1;
    };
    for (const specifier of all) {
      if (specifier.kind === "substitution") {
        const found = Object.hasOwn(substitutions, specifier.name) ? substitutions[specifier.name] : null;
        const kind = found?.specifier ? argumentKind(found.specifier.slice(-1)) : "unknown";
        take(specifier.position ?? found?.argument ?? null, kind, specifier);
      } else if (specifier.kind === "argument" && !specifier.hasSpaceFlag) {
        for (const field of [specifier.width, specifier.precision]) {
          if (field !== null) take(field === "next" ? null : field, "integer", specifier);
        }
        take(specifier.position, argumentKind(specifier.conversion), specifier);
      }
    }
  }

  kindOf(number) { return this.uses.find((use) => use.number === number)?.kind ?? null; }

  takes(number, kind) { return this.uses.some((use) => use.number === number && use.kind === kind); }

  isReorderedFrom(source) {
    const ordered = [...source.uses].sort((left, right) => left.number - right.number);
    const count = Math.max(this.uses.length, 1);
    if (this.uses.some((use) => use.isNumbered) || ordered.length !== count) return false;
    if (ordered.some((use, index) => use.number !== index + 1)) return false;
    const [kinds, wanted] = [this.uses.map((use) => use.kind), ordered.map((use) => use.kind)];
    if (kinds.join() === wanted.join()) return false;
    return [...kinds].sort().join() === [...wanted].sort().join();
  }
}

/** The first placeholder with a number and the first without, if a text has both. */
function mixedNumbers(all) {
  const taking = all.filter((one) => one.kind === "argument" && !one.hasSpaceFlag);
  const numbered = taking.find((one) => one.position !== null);
  const plain = taking.find((one) => one.position === null);
  return taking.length > 1 && numbered && plain ? [numbered, plain] : null;
}
