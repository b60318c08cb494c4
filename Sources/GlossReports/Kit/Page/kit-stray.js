// Percent signs that begin no specifier, or one that is hardly meant as it stands: "50% done", "％@", "%1 $@".
const isPercent = (character) => character === "%" || character === "％" || character === "﹪" || character === "٪";

/** The value of a decimal digit of any script; its ten digits follow one another. */
function digitValue(character) {
  const code = character.codePointAt(0);
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

class StrayReader {
  constructor(text) {
    this.scalars = [...text];
    this.offsets = [];
    let offset = 0;
    for (const scalar of this.scalars) {
      this.offsets.push(offset);
      offset += scalar.length;
    }
    this.offsets.push(offset);
    this.index = 0;
  }

  /** The next scalar, in ASCII if it is a full-width form. */
  get peek() {
    if (this.index >= this.scalars.length) return null;
    const code = this.scalars[this.index].codePointAt(0);
    return code >= 0xFF01 && code <= 0xFF5E ? String.fromCodePoint(code - 0xFEE0) : this.scalars[this.index];
  }

  skipSpaces() {
    const start = this.index;
    while ([" ", "\u00A0", "\u202F", "\u200E", "\u200F", "\u3000"].includes(this.scalars[this.index])) this.index += 1;
    return this.index > start;
  }

  digits() {
    let digits = "";
    while (digits.length < 3 && this.index < this.scalars.length && /\p{Nd}/u.test(this.scalars[this.index])) {
      digits += digitValue(this.scalars[this.index]);
      this.index += 1;
    }
    return digits;
  }

  /** The specifier that was probably meant behind a sign, with what it takes. */
  specifier() {
    let text = "%";
    this.lacksDollar = false;
    let hasSpace = this.skipSpaces();
    const number = this.digits();
    hasSpace = this.skipSpaces() || hasSpace;
    if (number) {
      if (this.peek === "$") this.index += 1;
      else if (this.peek !== "@") return null;
      this.lacksDollar = !["$", "＄"].includes(this.scalars[this.index - 1]);
      text += `${number}$`;
      hasSpace = this.skipSpaces() || hasSpace;
    }
    let length = "";
    while (length.length < 2 && this.peek !== null && "hlqztjL".includes(this.peek)) {
      length += this.peek === "L" ? "l" : this.peek;
      this.index += 1;
      hasSpace = this.skipSpaces() || hasSpace;
    }
    let conversion = this.peek;
    if (conversion === null) return null;
    if (length && (conversion === "D" || conversion === "U")) conversion = conversion.toLowerCase();
    if (!(hasSpace ? "@dDiuUfs" : "@dDiuUxXoOfFeEgGaAcCsSp").includes(conversion)) return null;
    this.index += 1;
    if (conversion !== "@" && (hasSpace || (length.length < 2 && !number)) && /^[A-Za-z]$/.test(this.peek ?? "")) return null;
    return { meant: text + length + conversion, kind: argumentKind(conversion) };
  }

  stray() {
    const start = this.index;
    this.index += 1;
    const behind = this.index;
    const meant = this.specifier();
    if (!meant) this.index = behind;
    const next = this.scalars[behind] ?? "";
    return {
      start: this.offsets[start], end: this.offsets[this.index], isASCII: this.scalars[start] === "%",
      meant: meant?.meant ?? null, kind: meant?.kind ?? null,
      lacksDollar: this.scalars[start] === "%" && this.lacksDollar,
      touchesWord: next !== "" && (/^[@＠$＄]$/u.test(next) || /\p{Alphabetic}|\p{N}/u.test(next)),
    };
  }
}

function strayPercents(text, all) {
  if (!/[%％﹪٪]/u.test(text)) return [];
  const valid = all.filter((one) => !one.hasSpaceFlag && !one.lacksDollar);
  const reader = new StrayReader(text);
  const found = [];
  while (reader.index < reader.scalars.length) {
    if (!isPercent(reader.scalars[reader.index])) {
      reader.index += 1;
      continue;
    }
    const offset = reader.offsets[reader.index];
    const known = valid.find((one) => one.start <= offset && offset < one.end);
    if (known) while (reader.offsets[reader.index] < known.end) reader.index += 1;
    else found.push(reader.stray());
  }
  return found;
}

/** What of a translation was meant for a specifier and is none: it lacks an argument that the sign can stand for. */
function malformedSpecifiers(translation) {
  const { source, target } = translation;
  if (!translation.sourceArguments.uses.length || /^[^%\u0080-\uFFFF]*$/.test(target.text)) return [];
  const missing = [...translation.sourceArguments.kinds];
  const take = (kind) => {
    const place = missing.findIndex((own) => kindsFit(own, kind));
    if (place >= 0) missing.splice(place, 1);
    return place >= 0;
  };
  const isNumbered = source.specifiers.some((one) => one.lacksDollar);
  const sound = target.specifiers.filter((one) => isNumbered || !one.lacksDollar);
  for (const kind of new ArgumentMap(sound, translation.targetSubstitutions).kinds) take(kind);
  if (!missing.length) return [];
  const hasPercent = source.specifiers.some((one) => one.kind === "percent");
  return strayPercents(target.text, target.specifiers).filter((stray) => {
    if (!missing.length) return false;
    if (stray.kind) return take(stray.kind);
    const isClaimed = stray.isASCII && (stray.touchesWord || !hasPercent);
    if (isClaimed) take("unknown");
    return isClaimed;
  });
}
