// The rules on the words of a glossary, and on the room that a text has.
const isHan = (scalar) => {
  const code = scalar.codePointAt(0);
  return (code >= 0x4E00 && code <= 0x9FFF) || (code >= 0x3400 && code <= 0x4DBF) || (code >= 0xF900 && code <= 0xFAFF)
    || (code >= 0x20000 && code <= 0x3FFFF);
};
const isKana = (scalar) => /[\u3041-\u30FF\u31F0-\u31FF]/.test(scalar);
const isSpaced = (scalar) => isLetter(scalar) && !isHan(scalar) && !isKana(scalar) && !/[\u0E00-\u0EFF]/.test(scalar);
const lower = (scalar) => {
  const mapped = scalar.toLowerCase();
  return [...mapped].length === 1 ? mapped : scalar;
};

/** A text as words are looked for in it. */
class TermText {
  constructor(text) {
    this.scalars = [...text.text];
    this.lowercased = this.scalars.map(lower);
    const offsets = new Map();
    let offset = 0;
    this.scalars.forEach((scalar, index) => {
      offsets.set(offset, index);
      offset += scalar.length;
    });
    offsets.set(offset, this.scalars.length);
    this.masks = text.specifiers.map((one) => [offsets.get(one.start), offsets.get(one.end)]);
  }

  isMasked(start, end) { return this.masks.some(([from, to]) => from < end && start < to); }

  isJoined(index) {
    return index > 0 && index < this.scalars.length && isSpaced(this.scalars[index - 1])
      && (isSpaced(this.scalars[index]) || /\p{Grapheme_Extend}/u.test(this.scalars[index]));
  }
}

/** A word as the glossary writes it, with any ending where "*" stands at its end. */
class TermWord {
  constructor(written, isExact) {
    this.takesEnding = written.endsWith("*") && written.length > 1;
    this.text = this.takesEnding ? written.slice(0, -1) : written;
    this.isExact = isExact;
    this.scalars = [...this.text].map((one) => isExact ? one : lower(one));
  }

  static forbidden(written, isExact) {
    return new TermWord(written, isExact || [...written].some((one) => one !== lower(one)));
  }

  standsAt(own, start) { return this.scalars.every((one, index) => own[start + index] === one); }

  matches(text) {
    const own = this.isExact ? text.scalars : text.lowercased;
    const matches = [];
    let start = 0;
    while (this.scalars.length && start + this.scalars.length <= own.length) {
      let end = start + this.scalars.length;
      if (!this.standsAt(own, start) || text.isJoined(start)) {
        start += 1;
        continue;
      }
      const isCut = text.isJoined(end);
      if (this.takesEnding) while (text.isJoined(end)) end += 1;
      if ((isCut && !this.takesEnding) || text.isMasked(start, end)) {
        start += 1;
        continue;
      }
      matches.push([start, end]);
      start = end;
    }
    return matches;
  }

  isContained(text) {
    const own = this.isExact ? text.scalars : text.lowercased;
    return !this.scalars.length || own.some((_, index) => this.standsAt(own, index));
  }
}

/** A text in small letters without what stands at its ends. */
function bareText(text) {
  const scalars = [...text.toLowerCase()];
  const isPart = (one) => isLetter(one) || /[0-9%]/.test(one);
  const first = scalars.findIndex(isPart);
  return first < 0 ? text.toLowerCase() : scalars.slice(first, scalars.findLastIndex(isPart) + 1).join("");
}

function glossary({ source, target, terms, isWork }) {
  if (!isWork || !terms.length) return null;
  const [own, other] = [new TermText(source), new TermText(target)];
  for (const term of terms) {
    if (!term.words.length) continue;
    if (term.isWholeText) {
      if (bareText(term.term) !== bareText(source.text)) continue;
      if (term.words.some((word) => bareText(word) === bareText(target.text))) continue;
    } else {
      if (!new TermWord(term.term, term.isExact).matches(own).length) continue;
      if (term.words.some((word) => new TermWord(word, term.isExact).isContained(other))) continue;
    }
    return ["term", { term: new TermWord(term.term, true).text, word: term.words[0] }];
  }
  return null;
}

function doNotTranslate({ source, target, terms, isWork }) {
  if (!isWork) return null;
  for (const term of terms) {
    if (!term.isKept) continue;
    const name = new TermWord(term.term, true);
    if (name.matches(new TermText(source)).length && !name.isContained(new TermText(target))) return ["name", { name: name.text }];
  }
  return null;
}

function forbiddenTerm({ target, terms, isWork }) {
  if (!isWork || !terms.some((term) => term.forbidden.length)) return null;
  const text = new TermText(target);
  for (const term of terms) {
    for (const written of term.forbidden) {
      const word = TermWord.forbidden(written, term.isExact);
      if (!word.isContained(text)) continue;
      // A longer word that the glossary knows may have this one in it.
      const longer = terms.flatMap((one) => [...one.words, ...one.forbidden, ...(one.isKept ? [one.term] : [])])
        .map((one) => new TermWord(one, false)).filter((one) => byteLength(one.text) > byteLength(word.text))
        .flatMap((one) => one.matches(text));
      const isFound = word.matches(text).some(([start, end]) => !longer.some(([from, to]) => from <= start && end <= to));
      if (isFound) return ["forbidden", { word: word.text, better: term.words[0] ?? "–" }];
    }
  }
  return null;
}

const isWide = (scalar) => {
  const code = scalar.codePointAt(0);
  return [[0x1100, 0x115F], [0x2E80, 0x303E], [0x3041, 0xA4CF], [0xA960, 0xA97F], [0xAC00, 0xD7A3], [0xF900, 0xFAFF],
    [0xFE30, 0xFE6F], [0xFF01, 0xFF60], [0xFFE0, 0xFFE6], [0x1F300, 0x1F64F], [0x1F680, 0x1F6FF], [0x1F900, 0x1FAFF],
    [0x20000, 0x3FFFD]].some(([from, to]) => from <= code && code <= to);
};

/** Which scalars are for people: not placeholders, tags, code, or addresses. */
function proseScalars(text) {
  const scalars = [...text.text];
  const isProse = scalars.map(() => true);
  const mask = (start, end) => isProse.fill(false, start, end);
  let offset = 0;
  scalars.forEach((scalar, index) => {
    const inside = text.specifiers.find((one) => one.start <= offset && offset < one.end);
    if (inside && !(inside.kind === "argument" && inside.hasSpaceFlag)) isProse[index] = false;
    offset += scalar.length;
  });
  const closers = { "{": "}", "<": ">", "`": "`" };
  for (let index = 0; index < scalars.length; index++) {
    const close = Object.hasOwn(closers, scalars[index]) ? closers[scalars[index]] : null;
    if (!close || index + 1 >= scalars.length || scalars[index + 1] === " ") continue;
    for (let end = index + 1; end < scalars.length && end - index < 200; end++) {
      if (scalars[end] === close) {
        if (end > index + 1) {
          mask(index, end + 1);
          index = end;
        }
        break;
      }
      if (scalars[end] === scalars[index] || scalars[end] === "\n" || (close !== "`" && scalars[end] > "\x7F")) break;
    }
  }
  const isPart = (scalar) => /[!-~]/.test(scalar) && !/[()"[\]]/.test(scalar);
  for (let start = 0; start < scalars.length; start++) {
    let end = start;
    while (end < scalars.length && isPart(scalars[end])) end += 1;
    if (end - start >= 5 && isAddress(scalars, isProse, start, end)) {
      while (end - 1 > start && ".,;:!?".includes(scalars[end - 1])) end -= 1;
      mask(start, end);
    }
    start = Math.max(start, end);
  }
  return scalars.filter((_, index) => isProse[index]);
}

function isAddress(scalars, isProse, start, end) {
  const text = scalars.slice(start, end).join("");
  if (text.startsWith("www.")) return true;
  for (let index = 1; index < text.length - 1; index++) {
    if (text.startsWith("://", index)) return true;
    const isMail = text[index] === "@" && isProse[start + index] && /[0-9A-Za-z]/.test(text[index - 1]);
    if (isMail && text.slice(index + 1).includes(".")) return true;
  }
  return false;
}

const textWidth = (text) => proseScalars(text)
  .filter((one) => !/\p{Mn}/u.test(one) && one !== "\u200D" && one !== "\uFE0F")
  .reduce((sum, one) => sum + (isWide(one) ? 2 : 1), 0);

function tooLong({ target, limit, isStale }) {
  if (limit === null || isStale) return null;
  const width = textWidth(target);
  return width > limit ? ["tooLong", { width, limit }] : null;
}
