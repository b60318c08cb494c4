import LocalizationModel

/// The checks of `msgfmt --check`. ``GettextWriter`` applies them before it gives an entry the flag
/// `objc-format`, because a translator's tool must not reject an exported file.
enum GettextFlags {
  static let format = "objc-format"

  /// True if the texts pass gettext's check of format strings: each directive is one that it knows,
  /// and all texts have the same ones.
  ///
  /// - Parameter texts: The source texts and the translations, empty ones left out.
  static func areFormats(_ texts: [String]) -> Bool {
    guard let first = texts.first, first.hasByte(UInt8(ascii: "%")),
      let directives = directives(of: first),
      !directives.isEmpty
    else { return false }
    return texts.dropFirst().allSatisfy { Self.directives(of: $0) == directives }
  }

  /// True if both texts begin, and both end, with a line feed or without; gettext insists on that.
  static func haveSameEnds(_ text: String, _ other: String) -> Bool {
    let newline = UInt8(ascii: "\n")
    return (text.utf8.first == newline) == (other.utf8.first == newline)
      && (text.utf8.last == newline) == (other.utf8.last == newline)
  }

  /// Returns the kind of value for each argument, counted from 1; `nil` for a text with a directive
  /// that gettext does not know.
  private static func directives(of text: String) -> [Int: String]? {
    var directives: [Int: String] = [:]
    var rest = text.utf8[...]
    var (hasNumbers, next) = (false, 1)
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[percent...].dropFirst()
      if rest.first == UInt8(ascii: "%") {
        rest = rest.dropFirst()
        continue
      }
      guard let directive = directive(&rest) else { return nil }
      if directives.isEmpty { hasNumbers = directive.number != nil }
      guard hasNumbers == (directive.number != nil) else { return nil }
      let number = directive.number ?? next
      next += 1
      if let earlier = directives[number], earlier != directive.kind { return nil }
      directives[number] = directive.kind
    }
    // gettext requires every argument up to the last to be used.
    return directives.keys.max() ?? 0 == directives.count ? directives : nil
  }

  /// Reads a directive after its percent sign: `2$05.1f`, `lld`, `@`. A space is not read as a
  /// flag, because `50 % done` is most likely text.
  private static func directive(
    _ rest: inout Substring.UTF8View
  ) -> (number: Int?, kind: String)? {
    func take(_ isWanted: (UInt8) -> Bool) -> String {
      let matched = rest.prefix(while: isWanted)
      rest = rest.dropFirst(matched.count)
      return String(decoding: matched, as: UTF8.self)
    }
    let isDigit: (UInt8) -> Bool = { $0 &- UInt8(ascii: "0") < 10 }
    var number: Int?
    let digits = rest.prefix(while: isDigit)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
      number = Int(String(decoding: digits, as: UTF8.self))
      if number.map({ 1...99 ~= $0 }) != true { return nil }
      rest = rest.dropFirst(digits.count + 1)
    }
    _ = take { "+-0".utf8.contains($0) }
    _ = take(isDigit)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      _ = take(isDigit)
    }
    let size = take { "hl".utf8.contains($0) }
    guard ["", "h", "hh", "l", "ll"].contains(size), let last = rest.first else { return nil }
    rest = rest.dropFirst()
    switch Unicode.Scalar(last) {
    case "d", "i": return (number, size + "d")
    case "u", "x", "X", "o": return (number, size + "u")
    case "f", "F", "e", "E", "g", "G", "a", "A": return size.isEmpty ? (number, "f") : nil
    case "@", "s", "c", "p": return size.isEmpty ? (number, String(Unicode.Scalar(last))) : nil
    default: return nil
    }
  }
}
