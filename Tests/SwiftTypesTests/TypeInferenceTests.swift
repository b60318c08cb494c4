import SwiftTree
import Testing

@testable import SwiftTypes

/// The type of an expression, as far as the declarations around it tell.
@Suite struct TypeInferenceTests {
  /// True if the value of a source's last variable has the written type.
  private static func lastValue(of code: String, is written: String) -> Bool {
    let source = ContiguousArray("\(code)\nlet written: \(written)".utf8)
    let tree = Parser.parse(source)
    let index = ProjectIndex(joining: [("a.swift", DeclarationCollector(tree).declarations)])
    let types = TypeInference(tree, index, file: FileID(position: 0))
    let variables = tree.nodes.indices.filter { tree.nodes[$0].kind == .variable }
    guard variables.count > 1, let value = tree.lastChild(of: variables[variables.count - 2]),
      let type = tree.lastChild(of: variables[variables.count - 1])
    else { return false }
    return types.type(of: value) == types.writtenType(type)
  }

  @Test(arguments: [
    ("let a = 1", "Int"), ("let a = 1.5", "Double"), ("let a = \"b\"", "String"),
    ("let b: [Int]; let a = b", "[Int]"), ("let b: [Int]; let a = b.first", "Int?"),
    ("let b: [String: Int]; let a = b[\"c\"]", "Int?"),
    ("struct B { let c: D }\nlet b: B\nlet a = b.c", "D"),
    ("struct B { let c: Int }\nlet b: B?\nlet a = b?.c", "Int?"),
    ("func b() -> [Int] {}\nlet a = b().count", "Int"),
    ("struct B<C> { let c: C }\nlet b: B<Int>\nlet a = b.c", "Int"),
    ("enum B: Int { case c }\nlet b: B\nlet a = b.rawValue", "Int"),
    ("extension Array { var b: Int { 1 } }\nlet c: [String]\nlet a = c.b", "Int"),
    ("typealias B = Int\nlet b: B\nlet a = b", "Int"),
    ("struct C { typealias B = String }\ntypealias B = Int\nlet b: B\nlet a = b", "Int"),
    (
      "struct C { typealias B = Int; let b: B }\ntypealias B = String\nlet c: C\nlet a = c.b", "Int"
    ),
    (
      "struct C { typealias B = Int }\nextension C { var b: B { 1 } }\nlet c: C\nlet a = c.b", "Int"
    ),
    ("struct C { typealias B = Int\nstruct D { let b: B } }\nlet d: C.D\nlet a = d.b", "Int"),
    (
      "struct C { typealias B = Int }\nstruct D { typealias B = String }\nlet b: C.B\nlet a = b",
      "Int"
    ),
    ("protocol P { typealias B = Int }\nstruct C: P { let b: B }\nlet c: C\nlet a = c.b", "Int"),
    ("struct C { typealias B = Int }\nlet b: B\nlet a = b", "B"),
    ("let b: [(c: Int, d: String)]\nlet a = b.map { $0.c }", "[Int]"),
    ("let b: Int?; let a = b ?? 1", "Int"), ("let b: Double; let a = 1 + b", "Double"),
    ("let b: Int; let a = b == 1", "Bool"),
  ])
  func followsFromDeclarations(code: String, type: String) {
    #expect(Self.lastValue(of: code, is: type))
  }

  @Test(arguments: ["let a = b", "let a = a", "let a = nil", "func b() {}\nlet a = b()"])
  func isUnknownWhereNothingSaysIt(code: String) {
    #expect(!Self.lastValue(of: code, is: "Int") && !Self.lastValue(of: code, is: "String"))
  }
}
