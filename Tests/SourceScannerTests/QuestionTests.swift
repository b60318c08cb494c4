import LocalizationModel
import Testing

@testable import SourceScanner

/// A source asks the project wherever only the project can say what is localizable, even if it asks
/// nothing else: what is found is what a second look at every source finds.
@Suite struct QuestionTests {
  /// - Parameter other: A second source.
  private static func expect(_ keys: [String], in text: String, _ other: String = "") {
    let sources = [("A.swift", text), ("B.swift", other)]
      .map { ($0.0, ContiguousArray($0.1.utf8)) }
    #expect(ScannedProject(sources).strings.map(\.key).filter { $0 != "other" } == keys)
    #expect(
      ScannedProject(sources, again: true).strings.map(\.key).filter { $0 != "other" } == keys)
  }

  @Test(arguments: [
    "func f() -> [LocalizedStringKey] { [\"a\"] }",
    "func f() { let b: [LocalizedStringKey] = [\"a\"]; g(b) }",
    "func f() { let b: () -> LocalizedStringKey = { \"a\" }; g(b) }",
    "func f() { g([\"a\"] as [LocalizedStringKey]) }",
    "func f() { let b = { () -> [LocalizedStringKey] in [\"a\"] }; g(b) }",
    "struct A { var b: [LocalizedStringKey] { get { [\"a\"] } } }",
    "struct A { subscript(b: Int) -> [LocalizedStringKey] { [\"a\"] } }",
    "func f() { let (b, c): (LocalizedStringKey, Int) = (\"a\", 2); g(b, c) }",
    // What is added to a list.
    "func f() { var b: [LocalizedStringKey] = []; b.append(\"a\") }",
    "func f(b: inout [LocalizedStringKey]) { b.append(\"a\") }",
    "struct A { var b = [LocalizedStringKey](); mutating func f() { b.append(\"a\") } }",
    "struct A { var b: Set<LocalizedStringKey>; var c: [LocalizedStringKey]; func f() { c.insert(\"a\") } }",
    "func f(b: inout [Int: LocalizedStringKey]) { b[1] = \"a\" }",
  ])
  func partsOfOtherTypesAsk(text: String) { Self.expect(["a"], in: text) }

  @Test(arguments: [
    "func f(b: LocalizedStringKey) { var c = b; c = \"a\"; g(c) }",
    "func f() { let b: LocalizedStringKey; if c { b = \"a\" } else { b = d }; g(b) }",
    "func f(b: inout LocalizedStringKey) { b = \"a\" }",
    "func f(_ b: inout LocalizedStringKey) { b = \"a\" }",
    "func f(for b: inout LocalizedStringKey) { b = \"a\" }",
    "func f() { g { (b: inout LocalizedStringKey) in b = \"a\" } }",
    "func f(bs: [LocalizedStringKey]) { for var b in bs { b = \"a\"; g(b) } }",
    "func f(b: LocalizedStringKey?) { if var b { b = \"a\"; g(b) } }",
    "func f(b: LocalizedStringKey?) { guard var b else { return }; b = \"a\"; g(b) }",
  ])
  func whatIsAssignedLaterAsks(text: String) { Self.expect(["a"], in: text) }

  @Test(arguments: [
    "func f() { var b = LocalizedStringKey(\"a\"); b = \"c\"; g(b) }",
    "func f() { var b: LocalizedStringKey = \"a\"; b = \"c\"; g(b) }",
    "struct A { @State var b = LocalizedStringKey(\"a\"); func f() { b = \"c\" } }",
    "struct A { @State var b = Text(\"a\"); func f() { b = .init(\"c\") } }",
    "struct A { var b = LocalizedStringKey(\"a\") }\nfunc f() { g(A(b: \"c\")) }",
  ])
  func valuesOfLocalizedTypesAsk(text: String) { Self.expect(["a", "c"], in: text) }

  /// The code beside a literal tells whether it is localizable; a qualified type name may mean any
  /// type.
  @Test(arguments: [
    "func f(b: LocalizedStringKey?) -> LocalizedStringKey { b ?? \"a\" }",
    "func f(b: LocalizedStringKey) { let c: LocalizedStringKey = d ? \"a\" : b; g(c) }",
    "func f(b: LocalizedStringKey? = nil, c: LocalizedStringKey = b ?? \"a\") {}",
    "func f() { let b: SwiftUI.LocalizedStringKey = \"a\"; g(b) }",
    "func f() -> SwiftUI.LocalizedStringKey { \"a\" }",
    "func f() { g(\"a\" as SwiftUI.LocalizedStringKey) }",
    "func f() { let b: LocalizedStringKey?? = \"a\"; g(b) }",
  ])
  func valuesBesideOthersAsk(text: String) { Self.expect(["a"], in: text) }

  /// `.init("…")` makes what is expected around it.
  @Test(arguments: [
    "func f() { let b: [Text] = [.init(\"a\")]; g(b) }", "func f() -> [Text] { [.init(\"a\")] }",
    "func f() { g([.init(\"a\")] as [Text]) }", "func f() -> (Text, Int) { (.init(\"a\"), 1) }",
    "func f() { func b() -> [Text] { [.init(\"a\")] } }",
  ])
  func implicitInitializersAsk(text: String) { Self.expect(["a"], in: text) }

  @Test(arguments: [
    ("func f() { g(.init(\"a\")) }", "func g(_ b: Text) {}"),
    ("func f(b: B) { b.c = .init(\"a\") }", "class B { var c: Text? }"),
    (
      "func f() { let b: B = .init(c: \"a\"); g(b) }",
      "struct B { var c = LocalizedStringKey(\"other\") }"
    ),
    (
      "func f() { g(B(c: \"a\")) }",
      "struct B { var c = B.d; static let d: LocalizedStringKey = \"other\" }"
    ),
    (
      "extension B { static func d() -> Self { Self(c: \"a\") } }",
      "struct B { var c: LocalizedStringKey }"
    ),
    (
      "extension B { static func d() -> Self { Self.init(c: \"a\") } }",
      "struct B { var c: LocalizedStringKey }"
    ),
    (
      "extension B { init(d: Int) { self.init(c: \"a\") } }",
      "struct B { var c: LocalizedStringKey }"
    ),
    ("func f(b: B) { b.c.append(\"a\") }", "struct B { var c: Array<LocalizedStringKey> = [] }"),
    ("func f(b: B) { b.c?.append(\"a\") }", "struct B { var c: Optional<[LocalizedStringKey]> }"),
    (
      "func f(b: B) { b.c.append(\"a\") }",
      "typealias C = [LocalizedStringKey]\nstruct B { var c: C = [] }"
    ),
    ("func f(b: B) { b.c[1] = \"a\" }", "struct B { var c: [Int: LocalizedStringKey] }"),
    ("func f(b: B) { (b.c) = \"a\" }", "struct B { var c: LocalizedStringKey }"),
    (
      "func f(b: B) { (b.c, b.d) = (\"a\", 1) }",
      "struct B { var c: LocalizedStringKey; var d: Int }"
    ),
    ("func f() { var b = g(); b = \"a\"; h(b) }", "func g() -> LocalizedStringKey { \"other\" }"),
    (
      "func f() { var b = [g()]; b.append(\"a\"); h(b) }",
      "func g() -> LocalizedStringKey { \"other\" }"
    ),
    ("func f() { if var b = g() { b = \"a\"; h(b) } }", "func g() -> LocalizedStringKey? { nil }"),
    (
      "func f() { while var b = g() { b = \"a\"; h(b) } }",
      "func g() -> LocalizedStringKey? { nil }"
    ),
    ("func f() { for var b in c { b = \"a\"; h(b) } }", "var c: [LocalizedStringKey] = []"),
    (
      "func f() { var b = C.d; b = \"a\"; h(b) }",
      "enum C { static let d = LocalizedStringKey(\"other\") }"
    ),
    (
      "func f() { g { b in \"a\" } }",
      "func g(_ b: G) {}\ntypealias G = (Int) -> LocalizedStringKey"
    ),
    (
      "extension B { static let d = Self { \"a\" } }",
      "struct B { var c: () -> LocalizedStringKey }"
    ),
  ])
  func whatOthersDeclareIsAskedFor(text: String, other: String) {
    Self.expect(["a"], in: text, other)
  }

  /// A property of another type in the file says nothing: this one may inherit one of that name.
  @Test(arguments: [
    (
      "struct A { var b: Int }\nstruct C: D { func f() { Text(\"\\(b) e\") } }",
      "class D { var b = \"\" }"
    ),
    (
      "struct A { var b: Int }\nextension C { func f() { Text(\"\\(b) e\") } }",
      "struct C { var b: String }"
    ),
    (
      "struct A { struct C: D { func f() { Text(\"\\(b) e\") } }; var b: Int }",
      "class D { var b = \"\" }"
    ),
    (
      "struct A { var b: Int }\nextension A.C { func f() { Text(\"\\(b) e\") } }",
      "extension A { struct C { var b: String } }"
    ),
    (
      "enum F { struct A { var b: Int } }\nstruct C { struct A: D { func f() { Text(\"\\(b) e\") } } }",
      "class D { var b = \"\" }"
    ),
    // A pattern has a name of its own.
    (
      "struct A { let b: Int; func f(c: C) { switch c { case .d(let b): Text(\"\\(b) e\") } } }",
      "enum C { case d(String) }"
    ),
    (
      "struct A { let b: Int; func f(c: C) { if case .d(g: let b) = c { Text(\"\\(b) e\") } } }",
      "enum C { case d(g: String) }"
    ),
  ])
  func namesAreTakenWhereTheyAreDeclared(text: String, other: String) {
    Self.expect(["%@ e"], in: text, other)
  }

  @Test(arguments: [
    "struct A { var b: Int; func f() { Text(\"\\(b) e\") } }",
    "struct A { var b: Int }\nextension A { func f() { Text(\"\\(b) e\") } }",
  ])
  func aPropertyOfItsOwnTypeNeedsNoProject(text: String) throws {
    var scan = SourceScan.scan(ContiguousArray(text.utf8), path: "A.swift", hashingLiterals: false)
    #expect(scan.strings.map(\.key) == ["%lld e"])
    let part = SourcePart(&scan)
    #expect(LocalizingNames(joining: [part]).concerned([part]).isEmpty)
  }
}
