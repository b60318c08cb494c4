import Foundation
import TestSupport
import Testing

@testable import SourceScanner

/// Bodies without a literal are two braces to the lexer if it is told so, and nobody can tell.
@Suite struct PlainBodiesTests {
  private static func kinds(_ text: String) -> String {
    let bytes = ContiguousArray(text.utf8)
    return Lexer.tokens(of: bytes.span, leavesOutBodies: true).tokens.array().dropFirst().dropLast()
      .map { bytes[$0.startOffset..<$0.endOffset] }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  @Test(arguments: [
    ("func f() { a(1) }", "func f ( ) { }"),
    ("func f() {\n  if a { b() }\n  // \"}\n  c()\n}", "func f ( ) { }"),
    ("a { b { c } } d", "a { } d"),
    ("a { b / 2 + c/d + e(f)/g }", "a { }"),
    ("a { b { c } d(\"e\") { f } }", "a { b { } d ( \"e\" ) { } }"),
    ("class func f() { a }\nvar b: C { d }", "class func f ( ) { } var b : C { }"),
    ("struct A { func f() { b } }", "struct A { func f ( ) { } }"),
    (
      "extension A: B where C == D { var e: F { g } }",
      "extension A : B where C == D { var e : F { } }"
    ),
    ("actor A { func f() { b } }", "actor A { func f ( ) { } }"),
  ])
  func leavesOutBodies(text: String, tokens: String) {
    #expect(Self.kinds(text) == tokens)
  }

  /// What takes a lexer to read, what the parser looks for, and what has nothing in it.
  @Test(arguments: [
    "a { \"b\" }", "a { #if b }", "a { `}` }", "a { /* } */ b }", "a { = /}/ }", "a { / }/ b }",
    "a { b",
    "var a: B { get }", "a { @b c }", "a { case b }", "a { // get\n set }", "a { }", "a {}",
    "a {\n<<<<<<< b\nc\n}", "a {\n>>>>>>> b\nc\n}", "a {\n||||||| b\nc\n}",
    "\"\\(a { b })\"", "#if a { b }\n",
  ])
  func readsWhatMatters(text: String) {
    let bytes = ContiguousArray(text.utf8)
    let all = Lexer.tokens(of: bytes.span).tokens.array()
    let left = Lexer.tokens(of: bytes.span, leavesOutBodies: true).tokens.array()
    #expect(left.map(\.start) == all.map(\.start))
  }

  @Test(arguments: [
    ("call { b }", true, false), ("call {\n b }", false, false), ("call { b\n}", true, true),
    ("call { // b\n c\n }", false, true), ("call {b}", true, false),
  ])
  func keepsWhatLinesBracesAreOn(text: String, staysOnLine: Bool, closesOnNext: Bool) {
    let bytes = ContiguousArray(text.utf8)
    let tokens = Lexer.tokens(of: bytes.span, leavesOutBodies: true).tokens.array()
    #expect(tokens.count == 5)
    #expect(tokens[2].flags.contains(.isHollow))
    #expect(tokens[2].flags.contains(.startsLineInside) != staysOnLine)
    #expect(tokens[3].startsLine == closesOnNext)
    #expect(tokens[3].afterSpace == (text != "call {b}"))
  }

  /// What a source gives in either way.
  private static func results(of source: ContiguousArray<UInt8>, leavesOutBodies: Bool) -> [String]
  {
    let tree = Parser.parse(
      source, skipsPlainGroups: true, leavesOutBodies: leavesOutBodies)
    var extractor = Extractor(tree, path: "Any.swift")
    let declarations = DeclarationCollector(tree).declarations
    extractor.declarations = declarations
    extractor.run()
    return extractor.strings.map { "\($0)" } + extractor.findings.map { "\($0)" }
      + extractor.questions.names.map { "\($0.hash)" } + ["\(extractor.questions.needTypes)"]
      + declarations.records.map { "\($0) \(declarations.texts[declarations.text(of: $0)])" }
      + declarations.localizingNames.map { "\($0.hash)" }
      + ["\(declarations.nameLocalizedTypes) \(declarations.holdLocalizedParts)"]
      + extractor.literalHashes().sorted().map { "\($0)" }
  }

  @Test(arguments: [
    // A value that is generic looks like a variable, and its type like that variable's.
    "struct A<let n: Int> { let title: LocalizedStringKey; func f(_ a: Int) { b() } }",
    "func f() { if a.contains { $0 } { g() } else { h() } }\nlet a: LocalizedStringKey = \"b\"",
    "var a: A {\n  if let b { c } else { d }\n}\nText(\"e\")",
    "switch a { case .b: c() }\nText(\"d\")", "protocol A { var b: C { get set } }",
    "if a { b }\n{ c }\nText(\"d\")", "while a.b { c } { d }\nText(\"e\")",
    "let a = b { c } d: { e }\nText(\"f\", comment: \"g\")",
  ])
  func findsTheSame(text: String) {
    let source = ContiguousArray(text.utf8)
    #expect(
      Self.results(of: source, leavesOutBodies: true)
        == Self.results(of: source, leavesOutBodies: false))
  }

  @Test(arguments: ["Fixtures", "Sources", "Tests"])
  func findsTheSameInSources(folder: String) throws {
    let root = Checkout.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    var leftOut = 0
    for path in (paths ?? []).sorted() where path.hasSuffix(".swift") {
      let source = try ContiguousArray(Data(contentsOf: root.appending(path: path)))
      #expect(
        Self.results(of: source, leavesOutBodies: true)
          == Self.results(of: source, leavesOutBodies: false), "\(folder)/\(path)")
      leftOut +=
        Lexer.tokens(of: source.span).tokens.count
        - Lexer.tokens(of: source.span, leavesOutBodies: true).tokens.count
    }
    #expect(leftOut > 1000)
  }
}
