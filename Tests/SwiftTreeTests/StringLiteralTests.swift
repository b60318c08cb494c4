import LocalizationModel
import SwiftTree
import Testing

/// Literals as the outline has them: where each begins and ends, and what it is made of.
@Suite struct StringLiteralTests {
  /// Every literal of a text: its bytes, then its segments between `|`, interpolations in `<>`.
  static func literals(_ text: String) -> [String] {
    let bytes = ContiguousArray(text.utf8)
    func spelling(_ range: ByteRange) -> String {
      String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    return SyntaxOutline.outline(of: bytes).strings.map { literal in
      let segments = literal.segments.map { segment in
        switch segment {
        case .text(let range): spelling(range)
        case .interpolation(let range): "<\(spelling(range))>"
        }
      }
      return ([spelling(literal.range)] + segments).joined(separator: "|")
    }
  }

  @Test(arguments: [
    (#""a""#, [#""a"|a"#]), (#""""#, [#""""#]), (#""\"" b"#, [#""\""|\""#]),
    (##"#"a"b"#"##, [##"#"a"b"#|a"b"##]), (##"#"""# b"##, [##"#"""#|""##]),
    (##"#"\(a)\#(b)"#"##, [##"#"\(a)\#(b)"#|\(a)|<\#(b)>"##]),
    (####"###"a"##b"###"####, [####"###"a"##b"###|a"##b"####]),
    ("\"\"\"\na\n\"\"\"", ["\"\"\"\na\n\"\"\"|\na\n"]),
    ("\"\"\"\n\"a\" \"\"\n\"\"\"", ["\"\"\"\n\"a\" \"\"\n\"\"\"|\n\"a\" \"\"\n"]),
    ("#\"\"\"\na\"\"\"b\n\"\"\"#", ["#\"\"\"\na\"\"\"b\n\"\"\"#|\na\"\"\"b\n"]),
    (#""a\(b)c\(d)""#, [#""a\(b)c\(d)"|a|<\(b)>|c|<\(d)>"#]),
    (#""\(a)""#, [#""\(a)"|<\(a)>"#]),
    (#""\(f("x"))""#, [#""\(f("x"))"|<\(f("x"))>"#, #""x"|x"#]),
    (#""\("\("c")")""#, [#""\("\("c")")"|<\("\("c")")>"#, #""\("c")"|<\("c")>"#, #""c"|c"#]),
    (#""\(a ? ")" : "(")""#, [#""\(a ? ")" : "(")"|<\(a ? ")" : "(")>"#, #"")"|)"#, #""("|("#]),
    (#""\(a /* " ) */)""#, [#""\(a /* " ) */)"|<\(a /* " ) */)>"#]),
    (#""\({ $0 + ")" }(1))""#, [#""\({ $0 + ")" }(1))"|<\({ $0 + ")" }(1))>"#, #"")"|)"#]),
    (#""\u{1F600}\\""#, [#""\u{1F600}\\"|\u{1F600}\\"#]), (#""\\(a)""#, [#""\\(a)"|\\(a)"#]),
    ("\"a\nb\"c\"", ["\"a|a", "\"c\"|c"]), ("\"a\\\nb", ["\"a\\|a\\"]),
    ("\"\"\"\na", ["\"\"\"\na|\na"]), (#""a\(b"#, [#""a|a"#]),
    ("\"a\" \"b\"", ["\"a\"|a", "\"b\"|b"]), ("// \"a\"\n/* \"b\" */", []), ("`\"a\"`", []),
    ("/\"a\"/", []),
  ])
  func findsEveryFormOfLiteral(text: String, literals: [String]) {
    #expect(Self.literals(text) == literals)
  }

  @Test func countsPounds() {
    for pounds in [0, 1, 2, 255, 256, 1000] {
      let hashes = String(repeating: "#", count: pounds)
      for text in ["\(hashes)\"a\"\(hashes)", "\(hashes)\"a\\\(hashes)(b)\"\(hashes)"] {
        let literals = SyntaxOutline.outline(of: ContiguousArray(text.utf8)).strings
        #expect(literals.map(\.pounds) == [pounds])
        #expect(literals.map(\.range) == [ByteRange(start: 0, end: text.utf8.count)])
      }
    }
  }
}
