import SourceScanner
import SwiftTree
import Testing

/// A literal and the key that a catalog holds for it hash alike.
@Suite struct LiteralHashTests {
  static func hashes(_ text: String) -> Set<LiteralHash> {
    Set(SourceScan.scan(ContiguousArray(text.utf8), path: "", hashingLiterals: true).literalHashes)
  }

  @Test(arguments: [
    (#""Settings""#, "Settings"), (#""""#, ""), (#""中文 👋""#, "中文 👋"), (#""a\nb""#, "a\nb"),
    (#""100%""#, "100%"), (#""%lld items""#, "%lld items"), (#""%lld items""#, "%@ items"),
    (#""\(count) items""#, "%lld items"), (#""\(count) items""#, "%@ items"),
    (#""\(a) of \(b)""#, "%1$@ of %2$lld"), (#""\(a)% done""#, "%lld%% done"),
    (#""%\(a)%%\(b)d""#, "%%%lld%%%%%@d"), (#""%1$lld of %%""#, "%@ of %%"),
    (#""\(a, specifier: "%.2f") m""#, "%.2f m"), ("\"\"\"\n  a\n  b\n  \"\"\"", "a\nb"),
    (##"#"a "b""#"##, "a \"b\""), ("f(\"a\", [\"b\", \"c\"])", "c"), ("#Preview { \"a\" }", "a"),
    (#"@available(*, deprecated, message: "a") func f() {}"#, "a"),
    (#"@available(*, unavailable, renamed: "b", message: "a\u{20}b") var x: Int { 1 }"#, "a b"),
    (##"@_documentation(metadata: #"a"b"#) struct S {}"##, "a\"b"),
    (#"struct S { @Option(help: "a") var x: Int }"#, "a"),
    (#""x \("inner")""#, "inner"), ("\"12345678\"", "12345678"), ("\"123456789\"", "123456789"),
  ])
  func hashesALiteralAsItsKey(text: String, key: String) {
    #expect(Self.hashes(text).contains(LiteralHash(key: key)))
  }

  @Test(arguments: [
    (#""Settings""#, "settings"), (#""a""#, "a "), (#""a""#, ""), (#""\(a)""#, "a"),
    (#""12345678a""#, "12345678"), ("// \"a\"", "a"), (#""a\(b)""#, "a"), (#""ab""#, "ba"),
  ])
  func hashesOtherKeysOtherwise(text: String, key: String) {
    #expect(!Self.hashes(text).contains(LiteralHash(key: key)))
  }

  /// Nothing looks up what `Text(verbatim:)` shows.
  @Test(arguments: [
    ("Text(verbatim: \"a\")", false), ("SwiftUI.Text.init(verbatim: \"a\")", false),
    ("Text(verbatim: \"a\\(b)\")", true), ("Text(verbatim: \"b\\(f(\"a\"))\")", true),
    ("Text(verbatim: \"a\"); let b = \"a\"", true), ("show(verbatim: \"a\")", true),
    ("Text(verbatim: b ? \"a\" : c)", true), ("Text(\"a\")", true),
  ])
  func leavesOutWhatIsShownAsItIs(text: String, isSpelled: Bool) {
    let key = text.contains("\"a\\(b)") ? "a%@" : "a"
    #expect(Self.hashes(text).contains(LiteralHash(key: key)) == (isSpelled && key == "a"))
  }

  @Test(arguments: [
    "enum E: String { case a, inbox, c }", "enum E: String, Codable { case inbox }",
    "enum E: Swift.String { case inbox }", "enum E: Substring { case inbox }",
    "public indirect enum E: LocalizedStringResource { case inbox }",
    "enum E: String.LocalizationValue { case inbox }", "enum E: String { case `inbox` }",
    "enum E: String {\n#if DEBUG\ncase inbox\n#endif\n}",
    "enum E: String { enum F: Int { case b }; case inbox }",
    "enum F { enum E: String { case inbox }; case b }",
    "func f() { enum E: String { case a = \"b\", inbox } }",
    "struct S { private enum E: String { case a = \"b\"; case inbox; var c: Int { 1 } } }",
  ])
  func hashesTheNamesThatAreRawValues(text: String) {
    #expect(Self.hashes(text).contains(LiteralHash(key: "inbox")))
  }

  @Test(arguments: [
    "enum E { case inbox }", "enum E: Int { case inbox }", "enum E: Codable { case inbox }",
    "enum E: String { case inbox = \"a\" }", "enum E: String { enum F { case inbox } }",
    "enum E: Int { enum F: String { case b }; case inbox }", "struct S: String { var inbox = 1 }",
    "enum E: String { static let inbox = 1 }", "enum E { enum F: String {}; case inbox }",
  ])
  func hashesNoOtherNames(text: String) {
    #expect(!Self.hashes(text).contains(LiteralHash(key: "inbox")))
  }

  @Test func hashesOnlyWhenAsked() {
    let text = ContiguousArray("\"a\"".utf8)
    #expect(SourceScan.scan(text, path: "", hashingLiterals: false).literalHashes.isEmpty)
  }
}
