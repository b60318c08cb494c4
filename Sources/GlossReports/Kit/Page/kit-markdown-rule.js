// What a text has of Markdown, and the rule that compares it.
function markdownOutline(text) {
  const outline = { hosts: [], addresses: new Set(), inflections: 0 };
  for (let joint = text.indexOf("]("); joint >= 0; joint = text.indexOf("](", joint)) {
    const before = text.slice(0, joint);
    const opening = Math.max(before.lastIndexOf("["), before.lastIndexOf("\n"));
    const start = joint + 2;
    joint = start;
    if (opening < 0 || text[opening] !== "[" || opening + 1 >= start - 2) continue;
    const length = text.slice(start).search(/[)\0- ]/);
    if (length < 1 || text[start + length] !== ")") continue;
    const address = text.slice(start, start + length);
    outline.addresses.add(address);
    const host = address.includes("//") ? address.slice(address.indexOf("//") + 2).match(/^[^/?#]*/)[0] : "";
    outline.hosts.push(host.toLowerCase());
    joint = start + length + 1;
  }
  outline.hosts.sort();
  for (let index = text.indexOf("^["); index >= 0; index = text.indexOf("^[", index + 2)) {
    const joint = text.indexOf("](", index + 2);
    if (joint < 0 || text.indexOf(")", joint) < 0) break;
    outline.inflections += 1;
  }
  outline.bold = markCount(text, /\*\*+/g, () => true);
  const exactly = (length) => (run) => run.length === length;
  outline.code = markCount(text, /`+/g, exactly(1));
  outline.strike = markCount(text, /~+/g, exactly(2));
  outline.emphasis = markCount(text, /\*+/g, exactly(1)) + markCount(text, /_+/g, exactly(1), true);
  return outline;
}

/** How many parts stand between marks. */
function markCount(text, pattern, counts, isJoint = false) {
  let count = 0;
  let isOpen = false;
  for (const match of text.matchAll(pattern)) {
    if (!counts(match[0])) continue;
    const before = match.index > 0 ? text[match.index - 1] : " ";
    const after = text[match.index + match[0].length] ?? " ";
    if (isJoint && /[0-9A-Za-z]/.test(before) && /[0-9A-Za-z]/.test(after)) continue;
    if (isOpen && before > " ") {
      count += 1;
      isOpen = false;
    } else if (!isOpen && after > " ") {
      isOpen = true;
    }
  }
  return count;
}

function markdown(translation) {
  const { source, target } = translation;
  if (!translation.isComparable || !translation.isWork || isBlank(target.text)) return null;
  const [wanted, found] = [markdownOutline(source.text), markdownOutline(target.text)];
  if (wanted.hosts.length !== found.hosts.length) {
    const isSame = [...wanted.addresses].sort().join(" ") === [...found.addresses].sort().join(" ");
    return found.hosts.length && isSame ? null : ["links", { wanted: wanted.hosts.length, found: found.hosts.length }];
  }
  const host = found.hosts.find((one) => !wanted.hosts.includes(one));
  if (host !== undefined) return ["otherHost", { host }];
  if (wanted.bold !== found.bold) return ["marks", { mark: "**" }];
  if (wanted.inflections > found.inflections) {
    const forms = translation.rules ? Object.keys(translation.rules).length : 1;
    if (target.text.includes("^") || (!translation.isForm && forms > 1)) return ["marks", { mark: "^[…](inflect: true)" }];
  }
  for (const [name, mark] of [["code", "`"], ["strike", "~~"], ["emphasis", "*"]]) {
    if (wanted[name] > 0 && wanted[name] !== found[name]) return ["marks", { mark }];
  }
  return null;
}
