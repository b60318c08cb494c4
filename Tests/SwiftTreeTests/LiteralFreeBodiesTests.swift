import Testing

@testable import SwiftTree

/// Bodies without a literal can be lexed as two braces without any change of the results.
@Suite struct LiteralFreeBodiesTests {
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

  /// Bodies that need a lexer, that hold something the parser looks for, or that are empty.
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
    #expect(tokens[2].flags.contains(.lacksBodyTokens))
    #expect(tokens[2].flags.contains(.startsLineInside) != staysOnLine)
    #expect(tokens[3].startsLine == closesOnNext)
    #expect(tokens[3].afterSpace == (text != "call {b}"))
  }
}
