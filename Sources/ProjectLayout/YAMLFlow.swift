/// The part of a YAML line in quotes or brackets, for ``YAMLReader``. Brackets may go on in the next
/// lines.
struct YAMLFlow {
  /// The text of the line that is still to be read.
  private(set) var rest: Substring
  /// The lines behind it.
  private(set) var lines: ArraySlice<YAMLReader.Line>

  init(_ text: Substring, then lines: ArraySlice<YAMLReader.Line> = []) {
    rest = text
    self.lines = lines
  }

  /// True if only space or a comment is left.
  var isAtEnd: Bool {
    let left = rest.drop { $0 == " " }
    return left.isEmpty || left.first == "#" && left.count < rest.count
  }

  /// Returns a text without quotes up to the comment behind it.
  static func withoutComment(_ text: Substring) -> String {
    var end = text.endIndex
    var previous: Character = " "
    for index in text.indices {
      if text[index] == "#", previous == " " {
        end = index
        break
      }
      previous = text[index]
    }
    var plain = text[..<end]
    while plain.last == " " || plain.last == "\t" { plain.removeLast() }
    return String(plain)
  }

  /// Reads a text in quotes.
  mutating func quoted() throws(YAMLReader.Unreadable) -> String {
    guard let quote = rest.popFirst() else { throw YAMLReader.Unreadable() }
    var text = ""
    while let character = rest.popFirst() {
      if character == quote {
        guard quote == "'", rest.first == "'" else { return text }
        rest.removeFirst()
      } else if character == "\\", quote == "\"" {
        guard let escaped = rest.popFirst(), "\"\\/ ".contains(escaped) else {
          throw YAMLReader.Unreadable()
        }
        text.append(escaped)
        continue
      }
      text.append(character)
    }
    throw YAMLReader.Unreadable()
  }

  /// Reads a value in brackets, or an element of one.
  mutating func value(depth: Int) throws(YAMLReader.Unreadable) -> YAMLValue {
    if depth > 16 { throw YAMLReader.Unreadable() }
    switch try next() {
    case "[":
      rest.removeFirst()
      var elements: [YAMLValue] = []
      while try next() != "]" {
        elements.append(try value(depth: depth + 1))
        try skipSeparator(before: "]")
      }
      rest.removeFirst()
      return .list(elements)
    case "{":
      rest.removeFirst()
      var members: [String: YAMLValue] = [:]
      while try next() != "}" {
        guard let name = try value(depth: depth + 1).text, try next() == ":" else {
          throw YAMLReader.Unreadable()
        }
        rest.removeFirst()
        let value = try value(depth: depth + 1)
        if members.updateValue(value, forKey: name) != nil { throw YAMLReader.Unreadable() }
        try skipSeparator(before: "}")
      }
      rest.removeFirst()
      return .map(members)
    case "\"", "'": return .text(try quoted())
    case "&", "*", "!", "#": throw YAMLReader.Unreadable()
    default: return .text(plain())
    }
  }

  /// Reads a text without quotes up to the mark, comment or line's end behind it.
  private mutating func plain() -> String {
    var previous: Character?
    let end = rest.indices.first { index in
      let character = rest[index]
      defer { previous = character }
      if ",]}[{".contains(character) || character == "#" && previous == " " { return true }
      guard character == ":" else { return false }
      let next = rest[rest.index(after: index)...].first
      return next == nil || next == " "
    }
    let text = rest[..<(end ?? rest.endIndex)]
    rest = rest[(end ?? rest.endIndex)...]
    return Self.withoutComment(text)
  }

  /// Skips space, comments and ends of lines.
  ///
  /// - Returns: The character behind them.
  /// - Throws: ``YAMLReader/Unreadable`` at the end of the file.
  private mutating func next() throws(YAMLReader.Unreadable) -> Character {
    while true {
      let isAfterSpace =
        rest.first == " "
        || rest.startIndex > rest.base.startIndex
          && rest.base[rest.base.index(before: rest.startIndex)] == " "
      rest = rest.drop { $0 == " " }
      if let first = rest.first, first != "#" || !isAfterSpace { return first }
      guard let line = lines.popFirst() else { throw YAMLReader.Unreadable() }
      rest = line.text
      if rest.first == "#" { rest = "" }
    }
  }

  /// Skips the comma after an element; the end may follow instead.
  private mutating func skipSeparator(
    before end: Character
  ) throws(YAMLReader.Unreadable) {
    let character = try next()
    if character == "," {
      rest.removeFirst()
    } else if character != end {
      throw YAMLReader.Unreadable()
    }
  }
}
