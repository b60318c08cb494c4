import SwiftTree
import Testing

@testable import SwiftTypes

/// The type of an expression, as far as the declarations around it tell.
///
/// Each case is a source that gives its variable `a` a value, and that value's type.
@Suite struct TypeInferenceTests {
  @Test(arguments: [
    ("let a = 1", "Int"), ("let a = 1.5", "Double"), ("let a = 1e3", "Double"),
    ("let a = 0x1e", "Int"), ("let a = 0x1p3", "Double"), ("let a = \"b\"", "String"),
    ("let a = true", "Bool"), ("let a = -1", "Int"), ("let a = !b", "Bool"),
    ("let a = [1]", "[Int]"), ("let a = [1: \"b\"]", "[Int: String]"),
    ("let a = (1, b: \"c\")", "(Int, b: String)"), ("let a = (1)", "Int"),
    ("let a = #available(iOS 17, *)", "Bool"), ("let a = [Int]()", "[Int]"),
    ("let a = [Int: String]()", "[Int: String]"), ("let a = Int.self", "Int.Type"),
  ])
  func readsLiterals(code: String, type: String) {
    #expect(InferredValue(code).isOfType(type))
  }

  @Test(arguments: [
    ("let b: [Int]; let a = b", "[Int]"), ("let b: Int?; let a = b!", "Int"),
    ("let b: Int?; let a = b ?? 1", "Int"), ("let b: Double; let a = 1 + b", "Double"),
    ("let b: Int; let a = b == 1", "Bool"), ("let b: Int; let a = b as Double", "Double"),
    ("let a = b as? Int", "Int?"), ("let a = b as! Int", "Int"), ("let a = b is Int", "Bool"),
    ("let b: Int; let a = c ? b : 2", "Int"), ("let b: Double; let a = c ? 1 : b", "Double"),
    ("let b: Int; let a = c ? nil : b", "Int?"), ("let b: Int; let a = c ? b : nil", "Int?"),
    ("let b: Int?; let a = c ? 1 : b", "Int?"), ("func b() -> Int {}\nlet a = try? b()", "Int?"),
    ("func b() -> Int {}\nlet a = try! await b()", "Int"),
    ("let b: Int; let a = if c { b } else { 2 }", "Int"),
    ("let b: Int; let a = switch c { case 1: b default: 2 }", "Int"),
    ("let b: Int; let a = b...5", "[Int]"), ("let b: String; let a = b + \"c\"", "String"),
    ("let b: Int; let a = b < 2 && c", "Bool"), ("let b: [Int]; let a = b + b", "[Int]"),
    ("let a = { 1 }", "() -> Int"), ("let a = { () -> Int in b }()", "Int"),
  ])
  func combinesOperands(code: String, type: String) {
    #expect(InferredValue(code).isOfType(type))
  }

  @Test(arguments: [
    ("let b: [Int]; let a = b.first", "Int?"), ("let b: [String: Int]; let a = b[\"c\"]", "Int?"),
    ("let b: [String: Int]; let a = b[\"c\", default: 1]", "Int"),
    ("let b: [Int]; let a = b[0]", "Int"), ("let b: [Int]; let a = b[0...1]", "[Int]"),
    ("let b: [Int]; let a = b[safe: 0]", "Int?"), ("let b: [Int]?; let a = b?[0]", "Int?"),
    ("let b: [String: Int]; let a = b.keys", "[String]"),
    ("let b: [String: Int]; let a = b.values", "[Int]"),
    ("let b: [String: Int]; let a = b.count", "Int"),
    ("let b: (c: Int, Double); let a = b.c", "Int"),
    ("let b: (c: Int, Double); let a = b.1", "Double"),
    ("struct B { let c: D }\nlet b: B\nlet a = b.c", "D"),
    ("struct B { let c: Int }\nlet b: B?\nlet a = b?.c", "Int?"),
    ("struct B<C> { let c: C }\nlet b: B<Int>\nlet a = b.c", "Int"),
    ("struct B<C, D> { let c: [D] }\nlet b: B<Int, String>\nlet a = b.c", "[String]"),
    ("enum B: Int { case c }\nlet b: B\nlet a = b.rawValue", "Int"),
    ("enum B { case c }\nlet a = B.c", "B"), ("enum B { case c }\nlet a = B.allCases", "[B]"),
    ("struct B { static let c = 1 }\nlet a = B.c", "Int"),
    ("struct B { struct C { let d: Int } }\nlet c: B.C\nlet a = c.d", "Int"),
    ("struct B { struct C { static let d = 1 } }\nlet a = B.C.d", "Int"),
    ("extension Array { var b: Int { 1 } }\nlet c: [String]\nlet a = c.b", "Int"),
    ("extension Date { static let b = 1 }\nlet a = Date.b", "Int"),
    ("class B { let c = 1 }\nclass D: B {}\nlet d: D\nlet a = d.c", "Int"),
    ("protocol B { var c: Int { get } }\nstruct D: B {}\nlet d: D\nlet a = d.c", "Int"),
    ("struct B { subscript(c: Int) -> String { d } }\nlet b: B\nlet a = b[1]", "String"),
    ("let b: String; let a = b.count", "Int"), ("let b: String; let a = b.isEmpty", "Bool"),
    ("struct B { let c = D() }\nstruct D { let e: Int }\nlet b: B\nlet a = b.c.e", "Int"),
    ("let a = Locale.current", "Locale"),
    ("let b: Date; let a = b.timeIntervalSince1970", "TimeInterval"),
    ("struct B { let c: Int }\nlet a = d.c", "Int"),
    (
      "class M { let c: Int }\nstruct B { @Environment(M.self) var m\nfunc f() { let a = m.c } }",
      "Int"
    ),
    (
      "class M { let c: Int }\nstruct B { @Environment(M.self) @C var m\nfunc f() { let a = m.c } }",
      "Int"
    ),
    ("struct B<C> { let c: C\nfunc f(d: [Int]) { let a = d } }", "[Int]"),
  ])
  func followsMembers(code: String, type: String) {
    #expect(InferredValue(code).isOfType(type))
  }

  @Test(arguments: [
    ("func b() -> [Int] {}\nlet a = b().count", "Int"), ("func b() -> Int {}\nlet a = b()", "Int"),
    ("func b(c: Int) -> Int {}\nfunc b(d: Int) -> String {}\nlet a = b(d: 1)", "String"),
    ("func b(_ c: Int) -> Int {}\nfunc b(_ c: String) -> String {}\nlet a = b(\"x\")", "String"),
    ("func b(c: Int = 1) -> Int {}\nlet a = b()", "Int"),
    ("func b(c: Int...) -> Int {}\nlet a = b(c: 1, 2)", "Int"),
    ("func b(c: () -> Void) -> Int {}\nlet a = b { }", "Int"),
    ("func b(c: Int, d: () -> Void) -> Int {}\nlet a = b(c: 1) { }", "Int"),
    ("struct B {}\nlet a = B()", "B"), ("struct B { let c: Int }\nlet a = B(c: 1)", "B"),
    ("struct B { init(c: Int) {} }\nlet a = B(c: 1)", "B"), ("struct B {}\nlet a = B.init()", "B"),
    ("struct B { func c() -> Int {} }\nlet b: B\nlet a = b.c()", "Int"),
    ("struct B { func c() -> Int {} }\nlet b: B?\nlet a = b?.c()", "Int?"),
    ("struct B { static func c() -> Int {} }\nlet a = B.c()", "Int"),
    ("struct B { let c: () -> Int }\nlet b: B\nlet a = b.c()", "Int"),
    ("enum B { case c(Int) }\nlet a = B.c(1)", "B"),
    ("struct B { func c() -> Int {}\nfunc d() { let a = c() } }", "Int"),
    ("func c() -> Int {}\nstruct B { func c() -> String {}\nfunc d() { let a = c() } }", "String"),
    ("struct B { func c() { let a = Self() } }", "B"),
    ("typealias B = C\nstruct C {}\nlet a = B()", "C"),
    ("let b: () -> Int\nlet a = b()", "Int"), ("let a = Int(\"1\")", "Int?"),
    ("let b: Double\nlet a = Int(b)", "Int"), ("let a = String(1)", "String"),
    ("let b: Double; let a = max(0, b)", "Double"), ("let a = min(1, 2)", "Int"),
    ("let a = sqrt(2)", "Double"), ("let b: Double; let a = floor(b)", "Double"),
    ("let b: [Int]; let a = Array(b)", "[Int]"), ("let b: [Int]; let a = Set(b)", "[Int]"),
    ("let b: [Int]; let c: [String]; let a = zip(b, c)", "[(Int, String)]"),
    ("let a = stride(from: 0, to: 1.5, by: 0.5)", "[Double]"),
    ("let b: [Int]; let a = b.sorted()", "[Int]"), ("let b: [Int]; let a = b.max()", "Int?"),
    ("let b: [Int]; let a = b.enumerated()", "[(offset: Int, element: Int)]"),
    ("let b: [String]; let a = b.joined()", "String"),
    ("let b: [Int]; let a = b.map { \"c\" }", "[String]"),
    ("let b: [(c: Int, d: String)]\nlet a = b.map { $0.c }", "[Int]"),
    ("struct B { let c: Int }\nlet b: [B]; let a = b.map(\\.c)", "[Int]"),
    ("let b: [Int?]; let a = b.compactMap { $0 }", "[Int]"),
    ("let b: [[Int]]; let a = b.flatMap { $0 }", "[Int]"),
    ("let b: [Int]; let a = b.reduce(0) { $0 + $1 }", "Int"),
    ("let b: [Double]; let a = b.reduce(0, +)", "Double"),
    ("let b: [Int]; let a = b.reduce(\"\") { c, d in c }", "String"),
    ("let b: Int?; let a = b.map { \"c\" }", "String?"),
    ("let b: String; let a = b.uppercased()", "String"),
  ])
  func resolvesCalls(code: String, type: String) {
    #expect(InferredValue(code).isOfType(type))
  }

  @Test(arguments: [
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
    ("let b: ((Int, Int)) async -> String; let a = b", "((Int, Int)) -> String"),
    ("let b: Array< Int >; let a = b", "[Int]"),
    ("let b: ( Int , String ); let a = b", "(Int, String)"),
    ("let b: [ Int : String ]; let a = b", "[Int: String]"),
    ("let b: Optional<Int>; let a = b", "Int?"), ("let b: Array<Int>; let a = b", "[Int]"),
    ("let b: Set<Int>; let a = b", "[Int]"), ("let b: Binding<Int>; let a = b", "Int"),
    ("let b: Dictionary<Int, String>; let a = b", "[Int: String]"),
    ("let b: Dictionary< Int , String >; let a = b", "[Int: String]"),
    ("let b: (Int) async throws -> String; let a = b", "(Int) -> String"),
    ("let b: any P & Q; let a = b", "P"), ("let b: some P; let a = b", "P"),
    ("let b: (Int); let a = b", "Int"), ("let b: (_ c: Int) -> Int; let a = b", "(Int) -> Int"),
    ("let b: @MainActor () -> Int; let a = b", "() -> Int"), ("let b: Int!; let a = b", "Int?"),
    ("let b: [Int: [String?]]; let a = b", "[Int: [String?]]"),
    ("let b: Swift.Int; let a = b", "Int"), ("let b: (c: Int, Int)?; let a = b", "(c: Int, Int)?"),
  ])
  func readsWrittenTypes(code: String, type: String) {
    #expect(InferredValue(code).isOfType(type))
  }

  @Test(arguments: [
    "let a = b", "let a = a", "let a = nil", "func b() {}\nlet a = b()",
    // A name within a nested tuple hides another one, and its type is not read.
    "let d: Int\nlet e: [(Int, (Int, Int))]\nfunc f() { for (b, (c, d)) in e { let a = d } }",
  ])
  func isUnknownWhereNothingSaysIt(code: String) {
    let value = InferredValue(code)
    #expect(!value.isOfType("Int") && !value.isOfType("String"))
  }
}
