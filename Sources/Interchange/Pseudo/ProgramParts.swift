import LocalizationModel

/// The parts of a text that a program reads, not a person: placeholders, tags, entities, escapes,
/// code, addresses, and link targets in Markdown.
///
/// ``PseudoText`` leaves them unchanged, and ``TextMeasure`` does not count them.
struct ProgramParts {
  /// One flag for each scalar of the text: true if a program reads it.
  private(set) var isKept: [Bool]
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    isKept = Array(repeating: false, count: scalars.count)
    keepSpecifiers(of: text)
    var start = 0
    while start < scalars.count {
      let end = isKept[start] ? start + 1 : self.end(from: start)
      for index in start..<end { isKept[index] = true }
      start = max(end, start + 1)
    }
    keepAddresses()
  }

  /// Sets the flags of placeholders.
  private mutating func keepSpecifiers(of text: String) {
    let specifiers = FormatSpecifier.all(in: text)
    if specifiers.isEmpty { return }
    var (offset, next) = (0, 0)
    for (index, scalar) in scalars.enumerated() {
      while next < specifiers.count, specifiers[next].range.end <= offset { next += 1 }
      if next == specifiers.count { return }
      isKept[index] = specifiers[next].range.start <= offset
      offset += UTF8.width(scalar)
    }
  }

  /// Returns the end of the tag, entity, escape, code, brace or link target that begins at an
  /// index; the index itself if none begins there.
  private func end(from start: Int) -> Int {
    let next = start + 1 < scalars.count ? scalars[start + 1] : " "
    switch scalars[start] {
    case "{": return end(of: "{", "}", from: start)
    case "<" where next == "/" || next == "!" || next.properties.isAlphabetic:
      return end(before: "<", through: ">", from: start)
    case "&": return entityEnd(from: start)
    case "\\" where start + 1 < scalars.count:
      // A backslash and a character, or `\u` and four hexadecimal digits.
      let digits = scalars[(start + 2)...].prefix(4)
      let isCode =
        "uU".unicodeScalars.contains(next) && digits.allSatisfy(\.properties.isASCIIHexDigit)
      return start + 2 + (isCode ? digits.count : 0)
    case "`": return end(before: "\n", through: "`", from: start)
    case "]" where next == "(":
      let end = end(of: "(", ")", from: start + 1)
      return end == start + 1 ? start : end
    default: return start
    }
  }

  /// Returns the index just past the bracket that closes the one at an index; the index itself if
  /// it is not closed.
  private func end(of open: Unicode.Scalar, _ close: Unicode.Scalar, from start: Int) -> Int {
    var depth = 0
    for index in start..<scalars.count {
      if scalars[index] == open { depth += 1 }
      if scalars[index] == close { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return start
  }

  /// Returns the index just past `close`; `start` if `stop` or the end of the text comes first.
  private func end(
    before stop: Unicode.Scalar, through close: Unicode.Scalar, from start: Int
  ) -> Int {
    let rest = scalars[(start + 1)...]
    guard let end = rest.firstIndex(where: { $0 == close || $0 == stop }), scalars[end] == close
    else { return start }
    return end + 1
  }

  /// Returns the end of an entity such as `&amp;` or `&#8217;`; `start` if there is none. A name
  /// has at most 12 characters here.
  private func entityEnd(from start: Int) -> Int {
    let name = scalars[(start + 1)...].prefix(12).prefix {
      $0 == "#" || $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    guard !name.isEmpty, name.endIndex < scalars.count, scalars[name.endIndex] == ";" else {
      return start
    }
    return name.endIndex + 1
  }

  /// Sets the flags of web and mail addresses.
  private mutating func keepAddresses() {
    // An address ends at white space and brackets, not at a placeholder.
    let stops = scalars.map {
      $0.properties.isWhitespace || "[]()<>\"".unicodeScalars.contains($0)
    }
    for word in scalars.indices.split(whereSeparator: { stops[$0] }) {
      let text = String(String.UnicodeScalarView(word.map { scalars[$0] }))
      let isMail = text.split(separator: "@").count == 2 && text.hasDomain
      guard text.contains("://") || text.hasPrefix("www.") || isMail else { continue }
      for index in word { isKept[index] = true }
    }
  }
}

extension String {
  /// True if a part with a dot follows the last `@`, as in a mail address.
  fileprivate var hasDomain: Bool {
    guard let domain = split(separator: "@").last, !contains("%") else { return false }
    return domain.split(separator: ".").count > 1
  }
}
