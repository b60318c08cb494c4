import Foundation
import SwiftTypes
import TestSupport
import Testing

@testable import SourceScanner
@testable import SwiftTree

/// Bodies without a literal can be lexed or left out with the same results.
@Suite struct LeftOutBodiesTests {
  /// Returns the results for a source, with such bodies or without.
  private static func results(of source: ContiguousArray<UInt8>, leavesOutBodies: Bool) -> [String]
  {
    let tree = Parser.parse(
      source, skipsPlainGroups: true, leavesOutBodies: leavesOutBodies)
    let declarations = DeclarationCollector(tree).declarations
    let localizing = LocalizingDeclarations(declarations)
    let found = Extractor(tree, path: "Any.swift", declarations: declarations).extraction()
    var results = found.strings.map { "\($0)" } + found.findings.map { "\($0)" }
    results += found.questions.takers.map { "\($0.key.hash)" }
    results.append("\(found.questions.needsTypes)")
    results += declarations.records.map {
      "\($0) \(declarations.texts[declarations.text(of: $0)])"
    }
    results.append("\(localizing)")
    results += LiteralHashes(tree).all().map { "\($0)" }.sorted()
    return results
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
    for path in (paths ?? []).filter({ $0.hasSuffix(".swift") }).sorted().sample(every: 4) {
      let source = try ContiguousArray(Data(contentsOf: root.appending(path: path)))
      #expect(
        Self.results(of: source, leavesOutBodies: true)
          == Self.results(of: source, leavesOutBodies: false), "\(folder)/\(path)")
      leftOut +=
        Lexer.tokens(of: source.span).tokens.count
        - Lexer.tokens(of: source.span, leavesOutBodies: true).tokens.count
    }
    #expect(leftOut > 200)
  }
}
