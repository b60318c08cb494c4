import SwiftTree
import Testing

/// The values that an expression or a body can have: which literals may be shown, and which other
/// expressions.
@Suite struct ValueTests {
  /// The text of each node, without the space in it.
  private static func texts(_ nodes: [NodeID], in tree: SyntaxTree) -> String {
    nodes.map { tree.text(tree.bytes(of: $0)).filter { $0 != " " && $0 != "\n" } }
      .joined(separator: " ")
  }

  /// The leaves of a source's last item: literals, operands of `+`, other expressions.
  @Test(arguments: [
    (#""a""#, #""a""#, "", ""), (#"a ? "b" : "c""#, #""b" "c""#, "", ""),
    (#"a ? b : c ? "d" : e"#, #""d""#, "", "b e"), (#"("a")"#, #""a""#, "", ""),
    (#"("a", "b")"#, "", "", #"("a","b")"#), (#"try? await "a""#, #""a""#, "", ""),
    (#"a ?? "b""#, #""b""#, "", "a"), (#"a ?? b ?? "c""#, #""c""#, "", "a b"),
    (#"a + "b""#, "", #""b""#, ""), (#""a" + b + "c""#, "", #""a" "c""#, ""),
    (#"a == "b""#, "", "", #"a=="b""#), (#"a ?? "b" + "c""#, "", "", #"a??"b"+"c""#),
    (#"a ? nil : "b""#, #""b""#, "", ""), ("a ? true : 1", "", "", "true 1"),
    (#"if a { "b" } else if c { "d" } else { e }"#, #""b" "d""#, "", "e"),
    (#"switch a { case "x": "b" default: c }"#, #""b""#, "", "c"),
    (#"if a { b; "c" } else { "d" }"#, #""d""#, "", ""), (#"f("a")"#, "", "", #"f("a")"#),
  ])
  func findsLeaves(source: String, literals: String, pieces: String, others: String) {
    let tree = Parser.parse(ContiguousArray(source.utf8))
    let node = tree.nodes.endIndex - 1
    let leaves = ValueLeaves(of: node, in: tree)
    #expect(Self.texts(leaves.literals, in: tree) == literals)
    #expect(Self.texts(leaves.pieces, in: tree) == pieces)
    #expect(Self.texts(leaves.others, in: tree) == others)
    if !literals.isEmpty || !pieces.isEmpty {
      #expect(ValueLeaves.mayHoldLiterals(node, in: tree))
    }
  }

  @Test(arguments: ["a", "1", "f(\"a\")", "a.b", "{ \"a\" }", "[\"a\"]"])
  func expectsNoLiteralsInOtherKinds(source: String) {
    let tree = Parser.parse(ContiguousArray(source.utf8))
    #expect(!ValueLeaves.mayHoldLiterals(tree.nodes.endIndex - 1, in: tree))
  }

  /// The results of the body of `var x`.
  @Test(arguments: [
    ("{ a }", "a"), ("{ return a }", "a"), ("{ b(); a }", ""), ("{ b(); return a }", "a"),
    ("{ if b { return a }; return c }", "a c"), ("{ if b { a } else { c } }", "a c"),
    ("{ if b { a } else if c { d } else { e } }", "a d e"),
    ("{ if b { f(); a } else { c } }", "c"), ("{ b(); if c { a } }", ""),
    ("{ switch b { case 1: a\n case (2, c): d; e\n default: return f } }", "a f"),
    ("{ guard b else { return a }; return c }", "a c"), ("{ for b in c { return a } }", "a"),
    ("{ for b in c { a } }", ""), ("{ while b { return a } }", "a"),
    ("{ repeat { return a } while b }", "a"), ("{ do { return a } catch { return b } }", "a b"),
    ("{ f { return a } }", "f{returna}"), ("{ func g() { return a }; return b }", "b"),
    ("{ defer { return a }; return b }", "b"), ("{ let b = c }", ""),
    ("{ get { a } set { b } }", "a"), ("{ get { b(); return a } }", "a"),
    ("{ struct B { var c: C { return d } }; return a }", "a"),
  ])
  func findsResultsOfBodies(body: String, results: String) throws {
    let tree = Parser.parse(ContiguousArray("var x: X \(body)".utf8))
    let variable = try #require(tree.nodes.indices.last { tree.nodes[$0].kind == .variable })
    let found = ResultExpressions(of: try #require(tree.lastChild(of: variable)), in: tree).nodes
    #expect(Self.texts(found, in: tree) == results)
  }

  @Test(arguments: [
    ("{ a }", "a"), ("{ b in a }", "a"), ("{ (b: B) -> A in a }", "a"), ("{ b(); a }", ""),
    ("{ b(); return a }", "a"), ("{ if b { a } else { c } }", "a c"),
  ])
  func findsResultsOfClosures(closure: String, results: String) {
    let tree = Parser.parse(ContiguousArray(closure.utf8))
    let found = ResultExpressions(ofClosure: tree.nodes.endIndex - 1, in: tree).nodes
    #expect(Self.texts(found, in: tree) == results)
  }

  @Test(arguments: [("a + b ?? c", "+ ??"), ("a", ""), ("a && (b || c) == d", "&& ==")])
  func namesOperators(source: String, operators: String) {
    let tree = Parser.parse(ContiguousArray(source.utf8))
    let operands = tree.children(of: tree.nodes.endIndex - 1)
    #expect(tree.operators(of: operands).joined(separator: " ") == operators)
  }
}
