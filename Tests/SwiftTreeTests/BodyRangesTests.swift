import LocalizationModel
import Testing

@testable import SwiftTree

/// A tree without some of its bodies is the whole tree but for what is in them.
@Suite struct BodyRangesTests {
  @Test(arguments: [
    ("func f() { a }", [" a "]),
    ("func f() { func g() { a } }", [" func g() { a } "]),
    ("struct A { init() { a }; deinit { b }; var c = { d }() }", [" a ", " b "]),
    ("var a: B { c }", [" c "]), ("var a: B { get { c } set { d } }", [" c ", " d "]),
    ("var a = 1 { didSet { c } }", [" c "]),
    ("extension A { subscript(b: C) -> D { e } }", [" e "]), ("Button { a }", []),
    ("enum A { case b; struct C { func d() { e } } }", [" e "]),
  ])
  func findsBodies(text: String, bodies: [String]) {
    let bytes = ContiguousArray(text.utf8)
    let found = BodyRanges(Parser.parse(bytes)).ranges
      .map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    #expect(found == bodies)
  }

  @Test(arguments: [
    "func f() { a(1) }\nstruct B { var c: D { get { e } }; func g(_ h: I = 1) -> J where K: L { m } }",
    "class A { init() {\n  b\n}\n  func c() throws -> D { \"}\" } }\nlet e = f { g }",
  ])
  func leavesOutWhatIsUnwanted(text: String) {
    let source = ContiguousArray(text.utf8)
    let whole = Parser.parse(source)
    let bodies = BodyRanges(whole).ranges
    for choice in 1..<1 << bodies.count {
      let unwanted = bodies.indices.filter { choice >> $0 & 1 == 1 }.map { bodies[$0] }
      let tree = Parser.parse(source, without: unwanted)
      #expect(tree.unwanted == unwanted)
      #expect(Self.nodes(tree) == Self.nodes(whole, without: unwanted))
    }
  }

  /// A tree without what is no body is whole.
  @Test func isWholeWhereSomethingElseIsUnwanted() {
    let text = "Button { a }\nfunc f() { b }"
    let source = ContiguousArray(text.utf8)
    let tree = Parser.parse(source, without: [ByteRange(start: 8, end: 11)])
    #expect(tree.unwanted.isEmpty)
    #expect(Self.nodes(tree) == Self.nodes(Parser.parse(source)))
  }

  private static func nodes(_ tree: SyntaxTree, without bodies: [ByteRange] = []) -> [String] {
    tree.nodes.indices.compactMap { node in
      let range = tree.bytes(of: node)
      let isIn = bodies.contains { $0.start <= range.start && range.end <= $0.end }
      return isIn ? nil : "\(tree.nodes[node].kind) \(range)"
    }
  }
}
