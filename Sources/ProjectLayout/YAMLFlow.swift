/// The part of a YAML line in quotes or brackets, for ``YAMLReader``.
struct YAMLFlow {
  private(set) var rest: Substring

  init(_ text: Substring) { rest = text }

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

  /// Reads a value in brackets; `nil` if the brackets are not closed in this text.
  mutating func value(depth: Int) throws(YAMLReader.Unreadable) -> YAMLValue? {
    if depth > 16 { throw YAMLReader.Unreadable() }
    skipSpace()
    guard let first = rest.first else { return nil }
    switch first {
    case "[":
      rest.removeFirst()
      var elements: [YAMLValue] = []
      while true {
        skipSpace()
        guard let character = rest.first else { return nil }
        if character == "]" { break }
        guard let element = try value(depth: depth + 1) else { return nil }
        elements.append(element)
        guard try separator(before: "]") else { return nil }
      }
      rest.removeFirst()
      return .list(elements)
    case "{":
      rest.removeFirst()
      var members: [String: YAMLValue] = [:]
      while true {
        skipSpace()
        guard let character = rest.first else { return nil }
        if character == "}" { break }
        guard let name = try value(depth: depth + 1)?.text else { return nil }
        skipSpace()
        guard let colon = rest.first else { return nil }
        guard colon == ":" else { throw YAMLReader.Unreadable() }
        rest.removeFirst()
        guard let value = try value(depth: depth + 1) else { return nil }
        if members.updateValue(value, forKey: name) != nil { throw YAMLReader.Unreadable() }
        guard try separator(before: "}") else { return nil }
      }
      rest.removeFirst()
      return .map(members)
    case "\"", "'": return .text(try quoted())
    case "&", "*", "!", "#": throw YAMLReader.Unreadable()
    default:
      let end = rest.indices.first { index in
        let character = rest[index]
        if ",]}[{".contains(character) { return true }
        guard character == ":" else { return false }
        let next = rest[rest.index(after: index)...].first
        return next == nil || next == " "
      }
      let text = rest[..<(end ?? rest.endIndex)]
      rest = rest[(end ?? rest.endIndex)...]
      return .text(Self.withoutComment(text))
    }
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == " " } }

  /// Reads the comma after an element, if the end does not follow. False if the text ends.
  private mutating func separator(
    before end: Character
  ) throws(YAMLReader.Unreadable) -> Bool {
    skipSpace()
    guard let character = rest.first else { return false }
    if character == "," {
      rest.removeFirst()
    } else if character != end {
      throw YAMLReader.Unreadable()
    }
    return true
  }
}
