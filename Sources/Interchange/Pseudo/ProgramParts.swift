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
    var place = 0
    while place < scalars.count {
      let end = isKept[place] ? place + 1 : self.end(from: place)
      for index in place..<end { isKept[index] = true }
      place = max(end, place + 1)
    }
    keepAddresses()
  }

  private mutating func keepSpecifiers(of text: String) {
    let specifiers = FormatSpecifier.all(in: text)
    if specifiers.isEmpty { return }
    var (offset, next) = (0, 0)
    for (place, scalar) in scalars.enumerated() {
      while next < specifiers.count, specifiers[next].range.end <= offset { next += 1 }
      if next == specifiers.count { return }
      isKept[place] = specifiers[next].range.start <= offset
      offset += UTF8.width(scalar)
    }
  }

  /// Returns the end of the tag, escape or the like that begins at an index; the index itself if
  /// nothing begins there.
  private func end(from place: Int) -> Int {
    let next = place + 1 < scalars.count ? scalars[place + 1] : " "
    switch scalars[place] {
    case "{": return end(of: "{", "}", from: place)
    case "<" where next == "/" || next == "!" || next.properties.isAlphabetic:
      return end(before: "<", through: ">", from: place)
    case "&": return entityEnd(from: place)
    case "\\" where place + 1 < scalars.count:
      let digits = scalars[(place + 2)...].prefix(4)
      let isCode =
        "uU".unicodeScalars.contains(next) && digits.allSatisfy(\.properties.isASCIIHexDigit)
      return place + 2 + (isCode ? digits.count : 0)
    case "`": return end(before: "\n", through: "`", from: place)
    case "]" where next == "(":
      let end = end(of: "(", ")", from: place + 1)
      return end == place + 1 ? place : end
    default: return place
    }
  }

  /// Returns the index just past the bracket that closes the one at an index; the index itself if
  /// it is not closed.
  private func end(of open: Unicode.Scalar, _ close: Unicode.Scalar, from place: Int) -> Int {
    var depth = 0
    for index in place..<scalars.count {
      if scalars[index] == open { depth += 1 }
      if scalars[index] == close { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return place
  }

  private func end(
    before stop: Unicode.Scalar, through close: Unicode.Scalar, from place: Int
  ) -> Int {
    let rest = scalars[(place + 1)...]
    guard let end = rest.firstIndex(where: { $0 == close || $0 == stop }), scalars[end] == close
    else { return place }
    return end + 1
  }

  private func entityEnd(from place: Int) -> Int {
    let name = scalars[(place + 1)...].prefix(12).prefix {
      $0 == "#" || $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    guard !name.isEmpty, name.endIndex < scalars.count, scalars[name.endIndex] == ";" else {
      return place
    }
    return name.endIndex + 1
  }

  /// Marks words that are web or mail addresses.
  private mutating func keepAddresses() {
    // A placeholder may be part of an address, but text in brackets beside it is not.
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
