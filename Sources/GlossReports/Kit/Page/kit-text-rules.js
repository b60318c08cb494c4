// The rules on what stands between the placeholders, as "gloss check" has them.
const isBlank = (text) => /^\p{White_Space}*$/u.test(text);
const isLetter = (scalar) => /\p{Alphabetic}/u.test(scalar);
const isUppercase = (scalar) => /\p{Uppercase}/u.test(scalar);
const CLOSING = new Set("\"'”’»›)]}）】」』》*_`");

/** Whether it is an identifier, such as "title.save" or "saveButton", rather than words. */
function isSymbolic(text) {
  if (!/^[\x21-\x7E]*$/.test(text) || /[<*`~]/.test(text)) return false;
  if (text.endsWith(".") && !/[._]/.test(text.slice(0, -1))) return false;
  return /[._/-]|[a-z][A-Z]/.test(text);
}

function spaceEdges(translation) {
  const { source, target } = translation;
  if (!translation.isComparable || !translation.isWork || translation.substitution !== null || isBlank(target.text)) return null;
  const cut = (text) => {
    const [, front, core, back] = text.match(/^([ \u00A0\u3000\t]*)(.*?)([ \u00A0\u3000\t]*)$/su);
    const scalars = [...core];
    return { front, core: scalars, back, first: scalars[0], last: scalars.at(-1) };
  };
  const [wanted, found] = [cut(source.text), cut(target.text)];
  const breaks = (edges) => !edges.core.length || edges.first === "\n" || edges.last === "\n";
  if (breaks(wanted) || breaks(found) || !wanted.core.some((one) => one === "%" || isLetter(one) || /\p{N}/u.test(one))) return null;
  const isFree = ["ja", "km", "lo", "my", "th", "yue", "zh"].includes(translation.base);
  const mended = (own, model, mayLack) => (own !== "") !== (model !== "") && !(own === "" && mayLack) ? model : own;
  const isCloseBracket = translation.base === "ko" && found.first === "(";
  const isAfterComma = wanted.front === "" && [",", ";", "."].includes(wanted.first);
  const front = isAfterComma ? found.front : mended(found.front, wanted.front, isFree || isCloseBracket);
  const back = mended(found.back, wanted.back, isFree);
  if (front === found.front && back === found.back) return null;
  const isMore = front.length < found.front.length || back.length < found.back.length;
  const isOtherEnd = wanted.back !== "" && wanted.last === ":" && ![":", "："].includes(found.last);
  const isMeant = (wanted.front !== "" && !isUppercase(wanted.first))
    || (wanted.back !== "" && (":,-(#".includes(wanted.last)
      || (wanted.front === "" && !isUppercase(wanted.first) && isLetter(wanted.last))));
  return [isMore ? "moreSpace" : "lessSpace", {}, isMore || (isMeant && !isOtherEnd) ? null : "info"];
}

function newlineEdges(translation) {
  const { source, target } = translation;
  if (!/[\r\n]/.test(source.text + target.text) || !translation.isComparable || !translation.isWork) return null;
  const cut = (text) => text.match(/^([\r\n]*)(.*?)([\r\n]*)$/s).slice(1);
  const [wanted, found] = [cut(source.text), cut(target.text)];
  if (!wanted[1] || !found[1]) return null;
  return wanted[0] === found[0] && wanted[2] === found[2] ? null : ["lineBreaks", {}];
}

const MARKS = {
  stop: ".。．｡।॥\u0589\u06D4\u1362\u17D4\u104B", colon: ":：", question: "?？\u061F\u037E\u055E", exclamation: "!！\u055C",
  semicolon: ";；\u061B",
};
const markOf = (scalar) => Object.keys(MARKS).find((mark) => MARKS[mark].includes(scalar)) ?? null;

/** The mark that a text ends with; "none" behind a word, "unclear" where the end says nothing. */
function endMark(text, isGreek) {
  const scalars = [...text];
  if (/[0-9A-Za-z]$/.test(text)) return "none";
  let isClosed = false;
  while (scalars.length) {
    const last = scalars.pop();
    if (CLOSING.has(last)) isClosed = true;
    if (CLOSING.has(last) || last <= " " || ["\u00A0", "\u202F", "\u3000"].includes(last)) continue;
    if (last === "…" || last === "⋯" || (last === "." && scalars.at(-1) === ".")) return "unclear";
    const mark = last === ";" && isGreek ? "question" : markOf(last);
    if (mark) return isClosed && (mark === "colon" || mark === "semicolon") ? "unclear" : mark;
    return isLetter(last) || /[0-9]/.test(last) || isClosed ? "none" : "unclear";
  }
  return "unclear";
}

function endPunctuation(translation) {
  const { source, target, base } = translation;
  if (base === "hy") return null;
  const [wanted, found] = [endMark(source.text, false), endMark(target.text, base === "el")];
  if (wanted === found || wanted === "unclear" || found === "unclear") return null;
  if (found === "none" && wanted === "stop" && ["bo", "km", "lo", "my", "th"].includes(base)) return null;
  if (!translation.isComparable || !translation.isWork) return null;
  const isShort = (text) => byteLength(text) < 12 && !text.includes(" ") && text.endsWith(".");
  if ((found === "stop" || wanted === "stop") && (isShort(source.text) || isShort(target.text))) return null;
  return [found === "none" ? "lacksMark" : wanted === "none" ? "moreMark" : "otherMark", {}];
}

const byteLength = (text) => new TextEncoder().encode(text).length;

/** The names of tags, sorted, with the slash of closing ones. */
function tagNames(text) {
  const tags = [];
  for (let index = text.indexOf("<"); index >= 0; index = text.indexOf("<", index)) {
    index += 1;
    const close = text.indexOf(">", index);
    if (close < 0) break;
    const name = text.slice(index, close).replace(/\/$/, "");
    const match = name.match(/^(\/?)([0-9A-Za-z]+)(?= |$)/);
    if (match) {
      tags.push(match[1] + match[2].toLowerCase());
      index = close + 1;
    }
  }
  return tags.sort();
}

/** The attributes of opening tags: their names, and how their values are quoted. */
function tagAttributes(text) {
  const all = [];
  for (let index = text.indexOf("<"); index >= 0; index = text.indexOf("<", index)) {
    index += 1;
    if (!/[A-Za-z]/.test(text[index] ?? "")) continue;
    const close = text.indexOf(">", index);
    if (close < 0) return all;
    const rest = text.slice(index, close).replace(/^[^ \t-\r/]*/, "");
    const parts = /[ \t-\r/]*([^ \t-\r=]*)(=?)/y;
    while (parts.lastIndex < rest.length) {
      const match = parts.exec(rest);
      if (!match[1] && !match[2] && parts.lastIndex >= rest.length) break;
      let quoting = "none";
      if (match[2]) {
        const quote = rest[parts.lastIndex];
        const isQuoted = quote === "\"" || quote === "'";
        const end = isQuoted ? rest.indexOf(quote, parts.lastIndex + 1) : -1;
        const value = rest.slice(parts.lastIndex).match(/^[^ \t-\r]*/)[0];
        quoting = isQuoted ? (end < 0 ? "half" : "quoted") : /["']$/.test(value) ? "half" : "bare";
        parts.lastIndex = isQuoted ? (end < 0 ? rest.length : end + 1) : parts.lastIndex + value.length;
      }
      all.push({ name: match[1].toLowerCase(), quoting });
    }
    index = close + 1;
  }
  return all;
}

function markup(translation) {
  const { source, target } = translation;
  if (!source.text.includes("<") || !translation.isComparable || !translation.isWork) return null;
  const wanted = tagNames(source.text);
  if (!wanted.some((tag) => tag.startsWith("/") || tag === "br")) return null;
  const found = tagNames(target.text);
  const count = (list, item) => list.filter((other) => other === item).length;
  if (wanted.join(" ") !== found.join(" ")) {
    const missing = wanted.find((tag) => count(found, tag) < count(wanted, tag));
    return missing ? ["lacksTag", { tag: missing }] : ["moreTags", {}];
  }
  const spell = (all) => all.map((one) => `${one.name} ${one.quoting}`);
  const [own, model] = [spell(tagAttributes(target.text)), spell(tagAttributes(source.text))];
  const lost = model.find((one) => count(own, one) < count(model, one));
  return lost ? ["lostAttribute", { name: lost.split(" ")[0] }] : null;
}
