// The room that a text takes.
const isWide = (scalar) => {
  const code = scalar.codePointAt(0);
  return [[0x1100, 0x115F], [0x2E80, 0x303E], [0x3041, 0xA4CF], [0xA960, 0xA97F], [0xAC00, 0xD7A3], [0xF900, 0xFAFF],
    [0xFE30, 0xFE6F], [0xFF01, 0xFF60], [0xFFE0, 0xFFE6], [0x1F300, 0x1F64F], [0x1F680, 0x1F6FF], [0x1F900, 0x1FAFF],
    [0x20000, 0x3FFFD]].some(([from, to]) => from <= code && code <= to);
};

/** The scalars that people read: not placeholders, tags, code or addresses. */
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
