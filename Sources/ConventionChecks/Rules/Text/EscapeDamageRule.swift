import LocalizationModel

/// An escape or merge marker that users see, such as `&amp;`, or `\n` as two characters. Escapes in
/// the source text are skipped.
struct EscapeDamageRule: TranslationRule {
  static let summary = RuleSummary(
    id: "escape-damage", severity: .warning,
    title: Message(
      "an escape such as `\\n` that is shown as it is", comment: "规则 escape-damage 的标题"),
    reason: Message(
      """
      A tool wrote `&amp;` for `&`, or `\\n` as two characters in the place of a line break, or a merge \
      left its marks. People see what was meant for programs. What the source text has as well is \
      not reported.
      """, comment: "规则 escape-damage 的理由，Markdown 格式"),
    good: [
      .translation("Terms & Conditions", to: "de", "AGB & Datenschutz"),
      .translation("a\nb", to: "de", "a\nb"),
      .translation("Use \\n for a line", to: "fr", "Utilisez \\n pour une ligne"),
      .translation("&lt;", to: "de", "&lt;"),
      .translation("Path", to: "de", "C:\\neu"),
      .translation("Yours", to: "en", "R&D; A&B 1;"),
    ],
    bad: [
      .translation("Terms & more", to: "de", "⟦AGB &amp; mehr⟧"),
      .translation("👋 One\nTwo", to: "fr", "⟦👋 Un\\nDeux⟧"),
      .translation("Say \"yes\"", to: "es", "⟦Di \\\"sí\\\"⟧"),
      .translation("Save", to: "zh-Hans", "⟦\\u4fdd\\u5b58⟧"),
      .translation("Cafe", to: "fr", "⟦Caf\\u{E9}⟧"),
      .translation("Rights", to: "nl", "⟦&copy; alle rechten⟧"),
      .translation("Cafe", to: "pl", "⟦Caf&#xE9;⟧"),
      .translation("Save", to: "it", "⟦<<<<<<< HEAD\nSalva\n=======\nRegistra\n>>>>>>> main⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard translation.isFinished, !target.traits.isDisjoint(with: [.escape, .bracket]) else {
      return
    }
    let source = translation.source.text
    guard let found = Self.first(in: Array(target.text.utf8), source) else { return }
    findings.add(
      found == "\\n"
        ? Message(
          "'\(target.text)' shows '\\n' as two characters: press Return there, or remove it",
          comment: "发现：译文里露出写成两个字符的换行。%@：译文")
        : Message(
          "'\(target.text)' shows '\(found)', which only programs understand: write the character itself",
          comment: "发现：译文里露出转义符或工具的标记。%1$@：译文；%2$@：转义符"),
      at: target.range)
  }

  /// Returns the first escape or marker that is not in the source text.
  private static func first(in bytes: [UInt8], _ source: String) -> String? {
    for index in bytes.indices {
      let length =
        switch bytes[index] {
        case UInt8(ascii: "&"): entity(at: index, in: bytes)
        case UInt8(ascii: "\\"): escape(at: index, in: bytes)
        case UInt8(ascii: "<"), UInt8(ascii: ">"): conflict(at: index, in: bytes)
        default: 0
        }
      if length == 0 { continue }
      let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
      if !source.utf8.contains(bytes[index]) || source.ranges(ofBytes: text).isEmpty {
        // If the source text has any backslash, the translation may have others.
        if bytes[index] == UInt8(ascii: "\\"), source.utf8.contains(bytes[index]) { continue }
        return text
      }
    }
    return nil
  }

  /// Returns the length of an entity such as `&amp;`, `&#39;`, `&#x27;` at an index; 0 if there is
  /// none.
  private static func entity(at index: Int, in bytes: [UInt8]) -> Int {
    let rest = bytes[(index + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return 0 }
    var name = rest[..<end]
    let length = end + 1 - index
    guard name.first == UInt8(ascii: "#") else {
      return name.count > 1 && name.allSatisfy(isLetterOrDigit) && !isDigit(name[index + 1])
        ? length : 0
    }
    name = name.dropFirst()
    let isHexadecimal = name.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    if isHexadecimal { name = name.dropFirst() }
    return !name.isEmpty && name.allSatisfy(isHexadecimal ? isHex : isDigit) ? length : 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Returns the length of an escape such as `\n`, `\"`, `\u00e9` at an index; 0 if there is none.
  /// After a colon and before a lower-case letter, the first `\n` is part of a path: `C:\neu`.
  private static func escape(at index: Int, in bytes: [UInt8]) -> Int {
    guard index + 1 < bytes.count else { return 0 }
    let isPath = isDrive(before: index, in: bytes) || bytes[..<index].contains(bytes[index])
    switch bytes[index + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"):
      let isTwice = bytes[..<index].contains(bytes[index])
      let isBroken = index > 0 && bytes[index - 1] == UInt8(ascii: ":")
      return isBroken && !isTwice && isLower(bytes, index + 2) ? 0 : 2
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return isPath && index == bytes.count - 2 ? 0 : 2
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"):
      return codePoint(at: index, in: bytes)
    default: return 0
    }
  }

  /// Returns the length of a code point such as `\u00e9`, `\u{E9}`, `\U0001F600`, `\xe9`; 0 if
  /// there is none.
  private static func codePoint(at index: Int, in bytes: [UInt8]) -> Int {
    let rest = bytes[(index + 2)...]
    if rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) {
      let digits = rest[..<end].dropFirst()
      return 1...8 ~= digits.count && digits.allSatisfy(isHex) ? end + 1 - index : 0
    }
    let wanted =
      switch bytes[index + 1] {
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 2
      }
    let digits = rest.prefix(wanted)
    return digits.count == wanted && digits.allSatisfy(isHex) ? 2 + wanted : 0
  }

  /// True if a drive such as `C:` precedes the index.
  private static func isDrive(before index: Int, in bytes: [UInt8]) -> Bool {
    guard index >= 2, bytes[index - 1] == UInt8(ascii: ":"), isLetterOrDigit(bytes[index - 2])
    else {
      return false
    }
    return index == 2 || !isLetterOrDigit(bytes[index - 3])
  }

  private static func isLower(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[index]
  }

  /// Returns the length of a merge marker, seven angle brackets at the start of a line; 0 if there
  /// is none.
  private static func conflict(at index: Int, in bytes: [UInt8]) -> Int {
    let isAtStart = index == 0 || bytes[index - 1] == 0x0A
    let run = bytes[index...].prefix { $0 == bytes[index] }.count
    return isAtStart && run == 7 ? 7 : 0
  }
}
