import Testing

@testable import SwiftTree

@Suite struct LexerTests {
  /// Returns the kinds of a text's tokens, without the tokens at either end; a reserved word as it
  /// is.
  static func kinds(_ text: String) -> String {
    let bytes = ContiguousArray(text.utf8)
    return Lexer.tokens(of: bytes.span).tokens.array().dropFirst().dropLast()
      .map { $0.kind == .keyword ? $0.keyword.spelling : "\($0.kind)" }.joined(separator: " ")
  }

  /// The bytes of each token.
  static func spellings(_ text: String) -> [String] {
    let bytes = ContiguousArray(text.utf8)
    return Lexer.tokens(of: bytes.span).tokens.array().dropFirst().dropLast()
      .map { String(decoding: bytes[$0.startOffset..<$0.endOffset], as: UTF8.self) }
  }

  static func problems(_ text: String) -> [LexicalProblem.Kind] {
    let bytes = ContiguousArray(text.utf8)
    return Lexer.tokens(of: bytes.span).problems.map(\.kind)
  }

  @Test func spellsKeywordsAsTheirCases() {
    let others: Set<Keyword> = [.none, .wildcard, .anyType, .selfType]
    let keywords = Keyword.allCases.filter { !others.contains($0) }
    #expect(keywords.map(\.spelling) == keywords.map { String(describing: $0) })
    #expect(Keyword.allCases.prefix(4).map(\.spelling) == ["", "_", "Any", "Self"])
  }

  @Test(arguments: [
    ("a + b", "identifier binaryOperator identifier"),
    ("a+b", "identifier binaryOperator identifier"),
    ("a +b", "identifier prefixOperator identifier"),
    ("a+ b", "identifier postfixOperator identifier"),
    ("(+)", "leftParen binaryOperator rightParen"),
    ("-a", "prefixOperator identifier"), ("&a", "prefixAmpersand identifier"),
    ("a&b", "identifier binaryOperator identifier"), ("a! b", "identifier exclamation identifier"),
    ("a?.b", "identifier postfixQuestion period identifier"),
    ("a ? b : c", "identifier infixQuestion identifier colon identifier"),
    ("a = b", "identifier equal identifier"), ("a == b", "identifier binaryOperator identifier"),
    ("() -> A", "leftParen rightParen arrow identifier"),
    ("a...b", "identifier binaryOperator identifier"), ("a...", "identifier postfixOperator"),
    ("A<B>()", "identifier binaryOperator identifier binaryOperator leftParen rightParen"),
    ("a/* */+b", "identifier prefixOperator identifier"),
    ("a ×b", "identifier prefixOperator identifier"), ("A::b", "identifier colonColon identifier"),
    ("a+//b", "identifier postfixOperator"), ("a+/*b*/c", "identifier postfixOperator identifier"),
  ])
  func bindsOperatorsByWhatTouchesThem(text: String, kinds: String) {
    #expect(Self.kinds(text) == kinds)
  }

  @Test(arguments: [
    ("a / b / c", "identifier binaryOperator identifier binaryOperator identifier"),
    ("a/b/c", "identifier binaryOperator identifier binaryOperator identifier"),
    ("x = /b/", "identifier equal regex"), ("f(/b c/)", "identifier leftParen regex rightParen"),
    ("f(/b /)", "identifier leftParen prefixOperator identifier binaryOperator rightParen"),
    ("f(/)/)", "identifier leftParen binaryOperator rightParen postfixOperator rightParen"),
    ("[/, /]", "leftSquare binaryOperator comma binaryOperator rightSquare"),
    ("x = #/a b/c/#", "identifier equal regex"), ("x = #/\n  a # b\n/#", "identifier equal regex"),
    ("x = ##/a/#b/##", "identifier equal regex"), ("try! /a/", "try exclamation regex"),
    ("func /(a: A)", "func prefixOperator leftParen identifier colon identifier rightParen"),
  ])
  func tellsRegexesFromDivision(text: String, kinds: String) {
    #expect(Self.kinds(text) == kinds)
  }

  @Test(arguments: [
    ("a /* b /* c */ d */ e", ["a", "e"]), ("a // b /*\nc", ["a", "c"]),
    ("a /** b */ c", ["a", "c"]), ("/**/a", ["a"]), ("/* \" */a", ["a"]),
    ("#!/usr/bin/env swift\na", ["a"]), ("\u{FEFF}a", ["a"]), ("\u{FEFF}#!x\na", ["a"]),
    ("a\u{A0}b", ["a", "b"]), ("a\0b", ["a", "b"]), ("`class` `a b`", ["`class`", "`a b`"]),
    ("`a\nb`", ["a", "b"]), ("$0.a $b", ["$0", ".", "a", "$b"]),
    ("a.0.1", ["a", ".", "0", ".", "1"]),
    ("1.5e-3 0x1Fp+2 1...2", ["1.5e-3", "0x1Fp+2", "1", "...", "2"]),
    ("1_000.a", ["1_000", ".", "a"]), ("1.5as A", ["1.5", "as", "A"]),
    ("1.0.a", ["1.0", ".", "a"]),
    ("héllo 中文", ["héllo", "中文"]), ("<#name#>.a", ["<#name#>", ".", "a"]), ("", []),
  ])
  func skipsWhatIsNoToken(text: String, spellings: [String]) {
    #expect(Self.spellings(text) == spellings)
  }

  @Test(arguments: [
    ("#if A\nb\n#endif", ["#if A", "b", "#endif"]),
    ("#if os(iOS) || !B // c\nb", ["#if os(iOS) || !B", "b"]),
    ("#if (A\n  || B)\nc", ["#if (A\n  || B)", "c"]),
    ("#if A(\"b\")\n#elseif C\n#else\n#endif", ["#if A(\"b\")", "#elseif C", "#else", "#endif"]),
    ("#if A\r\nb", ["#if A", "b"]), ("#if /* b\n */ A\nc", ["#if", "A", "c"]), ("#if", ["#if"]),
    ("#if A", ["#if A"]), ("#if (A\nb", ["#if (A", "b"]), ("#ifA", ["#", "ifA"]),
    ("#available", ["#", "available"]),
  ])
  func foldsConditionsIntoTheirDirective(text: String, spellings: [String]) {
    #expect(Self.spellings(text) == spellings)
  }

  @Test func givesUpOnAConditionThatDoesNotClose() {
    let lines = String(repeating: "b\n", count: 40)
    #expect(Self.spellings("#if (A\n\(lines)") == ["#if (A"] + Array(repeating: "b", count: 40))
  }

  @Test(arguments: [
    (
      "<<<<<<< HEAD\na\n||||||| base\n=======\nb\r\n>>>>>>> topic\n",
      [LexicalProblem.Kind.conflictMarker, .conflictMarker, .conflictMarker]
    ),
    ("\"\"\"\n<<<<<<< HEAD\n\"\"\"", []), ("\"\"\"\n>>>>>>> topic\n\"\"\"", []),
    ("\"\"\"\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n\"\"\"", [.conflictMarker]),
    (
      "\"\"\"\n<<<<<<< HEAD\na\n\"\"\"\n=======\n\"\"\"\nb\n>>>>>>> topic\n\"\"\"",
      [.conflictMarker]
    ),
    ("\"\"\"\n<<<<<<< HEAD\n\"\"\"\n\"\"\"\n>>>>>>> topic\n\"\"\"", []),
    (
      "\"\"\"\n=======\n<<<<<<< HEAD\n>>>>>>> topic\n=======\n>>>>>>> topic\n\"\"\"",
      [.conflictMarker]
    ),
    ("\"\"\"\n<<<<<<< HEAD\n========\n>>>>>>> topic\n\"\"\"", []),
    ("\"\"\"\n  <<<<<<< HEAD\n  >>>>>>> topic\n  \"\"\"", []), ("a\n  <<<<<<< b", []),
    ("a <<<<<<< b", []),
    ("\"a", [.unterminatedString]), ("\"\"\"\na", [.unterminatedString]),
    ("#\"a\"", [.unterminatedString]), ("\"\\(a", [.unterminatedString]),
    ("\"a\\(b)c", [.unterminatedString]),
    ("\"a\n\"b\n", [.unterminatedString, .unterminatedString]),
    ("/* /* */", [.unterminatedComment]), ("\"a\" /* b */ #\"c\"#", []),
    ("#if \"a\nb", []),
  ])
  func notesWhatIsNotClosed(text: String, problems: [LexicalProblem.Kind]) {
    #expect(Self.problems(text) == problems)
  }

  @Test(arguments: [
    "(a)", "[a]", "{a}", "([{a}])", "\"\\(a)\"", "(\"\\((a))\")", "{ [ }", "((]))",
  ])
  func pairsBracketsInsideOut(text: String) {
    let bytes = ContiguousArray(text.utf8)
    let tokens = Lexer.tokens(of: bytes.span).tokens.array()
    #expect(tokens[1].partner.position == tokens.count - 2)
  }

  @Test(arguments: ["(\"\\(a) ]\"", "{ \"\\(a }) \"", "(]", "[\"\\([)"])
  func pairsNothingAcrossAnInterpolation(text: String) {
    let bytes = ContiguousArray(text.utf8)
    let tokens = Lexer.tokens(of: bytes.span).tokens.array()
    for (index, token) in tokens.enumerated() where token.partner != .none {
      #expect(tokens[token.partner.position].partner.position == index)
    }
    #expect(tokens[1].partner == .none)
  }

  /// Sources have hundreds of thousands of them.
  @Test func keepsTokensAndNodesSmall() {
    #expect(MemoryLayout<Token>.stride == 16)
    #expect(MemoryLayout<SyntaxNode>.stride == 20)
  }
}
