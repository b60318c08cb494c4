/// Reads the part of YAML in which people describe projects: maps and lists, by indentation or in
/// brackets, texts with and without quotes, comments.
///
/// Everything else (anchors, tags, several documents, texts over several lines without `|` or `>`)
/// makes the file unreadable, so that nothing is taken for what it is not.
///
/// Not libyaml: the SDK of a Mac lacks it, and a project must not be read differently where a
/// library happens to be installed.
struct YAMLReader {
  /// The file holds something that is not read here.
  struct Unreadable: Error, Hashable {}

  struct Line {
    let indent: Int
    let text: Substring
  }

  /// The deepest nesting.
  private static let depthLimit = 32

  private var lines: [Line] = []
  private var next = 0

  static func value(of text: String) throws(Unreadable) -> YAMLValue {
    var reader = YAMLReader()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let content = line.drop { $0 == " " }
      reader.lines.append(Line(indent: line.count - content.count, text: content))
    }
    reader.skipEmpty()
    if reader.next < reader.lines.count, reader.lines[reader.next].text == "---" {
      reader.next += 1
    }
    let value = try reader.block(atLeast: 0, depth: 0)
    reader.skipEmpty()
    if reader.next < reader.lines.count { throw Unreadable() }
    return value
  }

  private mutating func skipEmpty() {
    while next < lines.count, lines[next].text.first == nil || lines[next].text.first == "#" {
      next += 1
    }
  }

  /// Reads the value that begins at the next line, if that is indented far enough; otherwise the
  /// value is empty.
  private mutating func block(atLeast indent: Int, depth: Int) throws(Unreadable) -> YAMLValue {
    skipEmpty()
    guard next < lines.count, lines[next].indent >= indent else { return .text("") }
    if depth > Self.depthLimit { throw Unreadable() }
    let line = lines[next]
    if Self.isItem(line.text) { return try list(at: line.indent, depth: depth) }
    if try Self.member(line.text) != nil { return try map(at: line.indent, depth: depth) }
    next += 1
    return try scalar(line.text, inside: line.indent)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(at indent: Int, depth: Int) throws(Unreadable) -> YAMLValue {
    var elements: [YAMLValue] = []
    while next < lines.count, lines[next].indent == indent, Self.isItem(lines[next].text) {
      let rest = lines[next].text.dropFirst()
      let content = rest.drop { $0 == " " }
      if content.isEmpty || content.first == "#" {
        next += 1
        elements.append(try block(atLeast: indent + 1, depth: depth + 1))
      } else {
        // What follows the hyphen is a block of its own, indented by as much.
        lines[next] = Line(indent: indent + 1 + rest.count - content.count, text: content)
        elements.append(try block(atLeast: indent + 1, depth: depth + 1))
      }
      skipEmpty()
    }
    if next < lines.count, lines[next].indent > indent { throw Unreadable() }
    return .list(elements)
  }

  private mutating func map(at indent: Int, depth: Int) throws(Unreadable) -> YAMLValue {
    var members: [String: YAMLValue] = [:]
    while next < lines.count, lines[next].indent == indent,
      let (name, rest) = try Self.member(lines[next].text)
    {
      next += 1
      let value: YAMLValue
      if rest.isEmpty || rest.first == "#" {
        skipEmpty()
        let isFlatList =
          next < lines.count && lines[next].indent == indent && Self.isItem(lines[next].text)
        value = try block(atLeast: isFlatList ? indent : indent + 1, depth: depth + 1)
      } else {
        value = try scalar(rest, inside: indent)
      }
      if members.updateValue(value, forKey: name) != nil { throw Unreadable() }
      skipEmpty()
    }
    if next < lines.count, lines[next].indent > indent { throw Unreadable() }
    return .map(members)
  }

  /// Splits a line into the name before its colon and the rest; `nil` if it is no member.
  private static func member(
    _ text: Substring
  ) throws(Unreadable) -> (name: String, rest: Substring)? {
    guard let first = text.first, first != "[", first != "{" else { return nil }
    if first == "\"" || first == "'" {
      var flow = YAMLFlow(text)
      let name = try flow.quoted()
      let rest = flow.rest.drop { $0 == " " }
      guard rest.first == ":" else { return nil }
      return (name, rest.dropFirst().drop { $0 == " " })
    }
    if "&*!?|>%@`\t".contains(first) { throw Unreadable() }
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "#", previous == " " { return nil }
      if character == ":" {
        let rest = text[text.index(after: index)...]
        if rest.isEmpty || rest.first == " " {
          let name = YAMLFlow.withoutComment(text[..<index])
          return (name, rest.drop { $0 == " " })
        }
      }
      previous = character
    }
    return nil
  }

  /// Reads a value that begins in a line: brackets may go on in the next ones.
  private mutating func scalar(
    _ text: Substring, inside indent: Int
  ) throws(Unreadable) -> YAMLValue {
    switch text.first {
    case "|", ">":
      // The text is not used here.
      while next < lines.count, lines[next].text.isEmpty || lines[next].indent > indent {
        next += 1
      }
      return .text(String(text))
    case "[", "{":
      var flow = YAMLFlow(text, then: lines[next...])
      let value = try flow.value(depth: 0)
      guard flow.isAtEnd else { throw Unreadable() }
      next = flow.lines.startIndex
      return value
    case "\"", "'":
      var flow = YAMLFlow(text)
      let value = try flow.quoted()
      guard flow.isAtEnd else { throw Unreadable() }
      return .text(value)
    case let first?:
      if "&*!?%@`".contains(first) { throw Unreadable() }
    case nil: return .text("")
    }
    skipEmpty()
    // A text that goes on in the next line.
    if next < lines.count, lines[next].indent > indent { throw Unreadable() }
    return .text(YAMLFlow.withoutComment(text))
  }
}
