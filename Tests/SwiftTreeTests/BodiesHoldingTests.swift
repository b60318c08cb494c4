import Foundation
import LocalizationModel
import SwiftTree
import TestSupport
import Testing

/// A source parsed without the bodies that hold none of some names.
@Suite struct BodiesHoldingTests {
  /// A node by what does not depend on those before it.
  private struct Node: Equatable {
    let kind: SyntaxKind
    let start: TokenID
    let end: TokenID
    let token: TokenID
    let detail: Keyword
  }

  private static func node(_ node: NodeID, of tree: SyntaxTree) -> Node {
    let syntax = tree.nodes[node]
    return Node(
      kind: syntax.kind, start: syntax.start, end: syntax.end, token: syntax.token,
      detail: syntax.detail)
  }

  /// The blocks that stand for bodies that were not parsed.
  private static func leftOut(_ tree: SyntaxTree) -> [NodeID] {
    tree.nodes.indices.filter {
      let syntax = tree.nodes[$0]
      return syntax.kind == .block && syntax.first == $0 && syntax.end > syntax.start + 2
    }
  }

  private static func leftOutTexts(_ source: String, _ names: [String]) -> [String] {
    let tree = Parser.parse(ContiguousArray(source.utf8), bodiesHolding: NameSearch(names))
    return leftOut(tree).map { tree.text(tree.bytes(of: $0)) }
  }

  @Test(arguments: [
    ("func a() { b() }", ["{ b() }"]), ("func a() { Task { b() } }", []),
    ("func a() { if c { d() } else { Task {} } }", []),
    ("var a: Int { b }\nvar c: Int { get { d } set { Task { e } } }", ["{ b }", "{ d }"]),
    ("var a = 1 { didSet { b() } }", ["{ b() }"]), ("subscript(a: Int) -> Int { b }", ["{ b }"]),
    ("init() { a = b }", []), ("deinit { a() }", ["{ a() }"]),
    ("struct A { struct B { func c() { d() } } }", ["{ d() }"]),
    ("func a() { func b() { c() }; Task {} }", []), ("let a = { b() }", []),
    ("let a: Int = { if b { c() }; return d }()", []), ("func a() {}", []),
    ("func a() { `Task`() }", []), ("func a() { \"Task\" }", ["{ \"Task\" }"]),
    ("func a() { \"\\(Task.b)\" }", []), ("func a() { b(", []),
    ("#if A\nfunc a() { b() }\n#endif", ["{ b() }"]),
  ])
  func leavesOutBodiesWithoutTheName(_ source: String, leftOut: [String]) {
    #expect(Self.leftOutTexts(source, ["Task"]) == leftOut)
  }

  @Test(arguments: [["Task", "expect", "index"], [], ["self", "in", "return"]])
  func parsesTheRestAsEver(_ names: [String]) throws {
    var count = 0
    for folder in ["Sources/SwiftTree", "Sources/GuideChecks", "Sources/GlossKit", "Fixtures"] {
      for (path, bytes) in try Self.sources(in: folder) {
        let whole = Parser.parse(bytes)
        let tree = Parser.parse(bytes, bodiesHolding: NameSearch(names))
        let bodies = Self.leftOut(tree).map { tree.nodes[$0].start..<tree.nodes[$0].end }
        count += bodies.count
        let kept = whole.nodes.indices.filter { node in
          let (start, end) = (whole.nodes[node].start, whole.nodes[node].end)
          let next = bodies.partitioningIndex { $0.upperBound > start }
          guard next < bodies.count, bodies[next].lowerBound <= start else { return true }
          return bodies[next] == start..<end && whole.nodes[node].kind == .block
        }
        #expect(
          kept.map { Self.node($0, of: whole) }
            == tree.nodes.indices.map { Self.node($0, of: tree) },
          "\(path)")
      }
    }
    #expect(count > 300)
  }

  private static func sources(
    in folder: String
  ) throws -> [(path: String, bytes: ContiguousArray<UInt8>)] {
    let root = Checkout.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map {
      ($0, ContiguousArray(try Data(contentsOf: root.appending(path: $0))))
    }
  }
}
