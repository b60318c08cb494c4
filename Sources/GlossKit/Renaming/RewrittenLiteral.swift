import LocalizationModel
import SwiftTree

/// A string literal of a source, and its text with another key in the same style: the same number
/// of `#`, one line or several, the same characters escaped, and its interpolations for the new
/// key's placeholders.
///
/// ``SourceRenaming`` replaces the literal's bytes by ``text(for:)``, so that the diff shows only
/// the new words.
struct RewrittenLiteral {
  private let literal: SyntaxOutline.StringLiteral
  private let interpolations: [String]
  /// The start of an escape, such as `\` or `\#`.
  private let escape: String
  /// The characters that the literal writes as `\u{…}`, each with the spelling of that escape.
  private var unicodeEscapes: [Unicode.Scalar: String] = [:]
  /// The indentation of a multi-line literal, given by its closing quotes.
  private var indentation = ""
  private var lineBreak = "\n"
  /// The longest line in characters, if the literal breaks lines with a backslash; else `nil`.
  private var width: Int?

  init(_ literal: SyntaxOutline.StringLiteral, in source: ContiguousArray<UInt8>) {
    self.literal = literal
    func text(_ range: ByteRange) -> String {
      String(decoding: source[range.start..<range.end], as: UTF8.self)
    }
    escape = "\\" + String(repeating: "#", count: literal.pounds)
    interpolations = literal.segments.compactMap {
      if case .interpolation(let range) = $0 { text(range) } else { nil }
    }
    for case .text(let range) in literal.segments { noteEscapes(in: text(range)) }
    if literal.isMultiline { noteLayout(text(literal.range)) }
  }

  private mutating func noteEscapes(in text: String) {
    var rest = text[...]
    while let start = rest.firstRange(of: escape + "u{") {
      rest = rest[start.upperBound...]
      let digits = rest.prefix { $0 != "}" }
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        continue
      }
      unicodeEscapes[scalar] = "\(escape)u{\(digits)}"
    }
  }

  private mutating func noteLayout(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    indentation = String(lines.last?.prefix { $0 == " " || $0 == "\t" } ?? "")
    if text.unicodeScalars.contains("\r") { lineBreak = "\r\n" }
    let body = lines.dropFirst().dropLast()
    if body.contains(where: { $0.hasSuffix(escape) }) { width = body.map(\.count).max() }
  }

  /// Returns the literal's text for a key, or `nil` if the key has more or fewer placeholders than
  /// the literal has interpolations.
  func text(for key: String) -> String? {
    guard let pieces = pieces(of: key) else { return nil }
    let quotes = literal.isMultiline ? "\"\"\"" : "\""
    let pounds = String(repeating: "#", count: literal.pounds)
    let body = literal.isMultiline ? lines(pieces) : pieces.joined()
    return pounds + quotes + body + quotes + pounds
  }

  /// Returns the literal's body in pieces, each of which ends where a line may be broken: after a
  /// space. A literal with interpolations writes `%` for the `%%` of its key.
  private func pieces(of key: String) -> [String]? {
    if interpolations.isEmpty { return spelled(key) }
    let bytes = Array(key.utf8)
    var pieces: [String] = []
    var rest = interpolations[...]
    var copied = 0
    func text(upTo end: Int) -> [String] {
      spelled(
        String(decoding: bytes[copied..<end], as: UTF8.self).replacing("%%", with: "%"))
    }
    for specifier in FormatSpecifier.all(in: key)
    where specifier.kind == .argument && !specifier.hasSpaceFlag {
      guard let interpolation = rest.popFirst() else { return nil }
      pieces += text(upTo: specifier.range.start)
      if pieces.last?.hasSuffix(" ") ?? true {
        pieces.append(interpolation)
      } else {
        pieces[pieces.count - 1] += interpolation
      }
      copied = specifier.range.end
    }
    return rest.isEmpty ? pieces + text(upTo: bytes.count) : nil
  }

  private func spelled(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var quotes = 0
    for scalar in text.unicodeScalars {
      quotes = scalar == "\"" ? quotes + 1 : 0
      piece += spelled(scalar, quotes)
      if scalar == " " || scalar == "\n" {
        pieces.append(piece)
        piece = ""
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// - Parameter quotes: The number of quotes in a row that end with this scalar.
  private func spelled(_ scalar: Unicode.Scalar, _ quotes: Int) -> String {
    if let spelling = unicodeEscapes[scalar] { return spelling }
    switch scalar {
    case "\n" where literal.isMultiline: return lineBreak + indentation
    case "\n": return escape + "n"
    case "\r": return escape + "r"
    case "\t": return escape + "t"
    case "\0": return escape + "0"
    // Raw and multi-line literals need no escape for a quote, unless three of them stand in a row.
    case "\"" where literal.isMultiline ? quotes % 3 == 0 : literal.pounds == 0:
      return escape + "\""
    case "\\" where literal.pounds == 0: return "\\\\"
    // The other control characters.
    case _ where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value:
      return "\(escape)u{\(String(scalar.value, radix: 16))}"
    default: return String(scalar)
    }
  }

  private func lines(_ pieces: [String]) -> String {
    var body = lineBreak + indentation
    var column = indentation.count
    for (index, piece) in pieces.enumerated() {
      // The backslash at the line's end takes room, too.
      if let width, column > indentation.count,
        column + piece.count + (index + 1 < pieces.count ? escape.count : 0) > width
      {
        body += escape + lineBreak + indentation
        column = indentation.count
      }
      body += piece
      column = piece.hasSuffix(lineBreak + indentation) ? indentation.count : column + piece.count
    }
    return body + lineBreak + indentation
  }
}
