import SwiftTree
import Testing

/// The text of a literal after its escapes, its indentation and its line ends are decoded.
@Suite struct LiteralTextTests {
  private static func text(of source: String) -> LiteralText? {
    let tree = Parser.parse(ContiguousArray(source.utf8))
    return tree.nodes.indices.last { tree.nodes[$0].kind == .string }
      .map { LiteralText($0, in: tree) }
  }

  @Test(arguments: [
    (#""a""#, "a"), (#""""#, ""), (#""\n\t\r\0\\\"\'""#, "\n\t\r\0\\\"'"),
    (#""\u{41}\u{1F600}\u{4e2d}""#, "A😀中"), (#""\u{D800}""#, ""), (#""\u41""#, "u41"),
    (#""\u{110000}x""#, "x"), (#""\u{}""#, "\0"), (#""\u{41""#, "A"), (#""\q""#, "q"),
    (##"#"\n"\#n"#"##, "\\n\"\n"), (##"#"\u{41}\#u{41}"#"##, "\\u{41}A"),
    (###"##"\#n"##"###, "\\#n"), (#""100%""#, "100%"), (#""中文 👋 שלום""#, "中文 👋 שלום"),
    ("\"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"), ("\"\"\"\n\ta\n\t\"\"\"", "a"),
    ("\"\"\"\n  a\n\n  b\n  \"\"\"", "a\n\nb"), ("\"\"\"\n  a\n \n  b\n  \"\"\"", "a\n\nb"),
    ("\"\"\"\n\n  a\n\n  \"\"\"", "\na\n"), ("\"\"\"\n\"\"\"", ""), ("\"\"\"\n  \"\"\"", ""),
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"), ("\"\"\"\r  a\r  b\r  \"\"\"", "a\nb"),
    ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"), ("\"\"\"\n  a\\  \n  b\n  \"\"\"", "ab"),
    ("\"\"\"\r\n  a \\\r\n  b\r\n  \"\"\"", "a b"), ("\"\"\"\n  a\n  b\\\n  \"\"\"", "a\nb"),
    ("#\"\"\"\n  a\\\n  b \\#\n  c\n  \"\"\"#", "a\\\nb c"),
    ("\"\"\"\n  \"a\" \\\"\"\"\n  \"\"\"", "\"a\" \"\"\""),
    ("\"\"\"\n  a\\nb\n  \"\"\"", "a\nb"), ("\"\"\"  \n  a\n  \"\"\"", "a"),
  ])
  func decodesStaticText(literal: String, text: String) {
    let decoded = Self.text(of: literal)
    #expect(decoded?.staticText.map { Array($0.utf8) } == Array(text.utf8))
    #expect(decoded?.isStatic == true)
  }

  /// Interpolations are written as `|`.
  @Test(arguments: [
    (#""a \(b) c""#, "a | c"), (#""\(a)\(b)""#, "||"), (#""\t\(b)\n""#, "\t|\n"),
    (##"#"\(a) \#(b)"#"##, "\\(a) |"), ("\"\"\"\n  a\n  \\(b)\n  c\n  \"\"\"", "a\n|\nc"),
    ("\"\"\"\n  \\(b)  \\\n  \\(c)\n  \"\"\"", "|  |"),
    ("\"\"\"\n  a\\(\"\"\"\n    x\n    \"\"\")b\n  \"\"\"", "a|b"),
  ])
  func keepsThePlacesOfInterpolations(literal: String, text: String) {
    let decoded = Self.text(of: literal)
    let pieces = decoded?.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .interpolation: "|"
      }
    }
    #expect(pieces?.joined() == text)
    #expect(decoded?.isStatic == false)
    #expect(decoded?.staticText == nil)
  }

  /// Only a literal on one line without escapes and pounds is its own text.
  @Test(arguments: [
    ("\"ab\"", "ab"), ("\"\"", ""), ("#\"a\"#", nil), ("\"a\\n\"", nil), ("\"\\(a)\"", nil),
    ("\"\"\"\na\n\"\"\"", nil), ("\"a", nil),
  ])
  func findsTextThatNeedsNoDecoding(literal: String, text: String?) {
    let tree = Parser.parse(ContiguousArray(literal.utf8))
    #expect(tree.plainText(ofLiteral: .first).map(tree.text) == text)
  }
}
