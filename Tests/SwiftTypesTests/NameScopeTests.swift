import Testing

/// The declaration that a name means: the nearest one that is visible.
///
/// Each case is a source that gives its variable `a` the name as value, and that value's type.
@Suite struct NameScopeTests {
  @Test(arguments: [
    ("let b: Int\nfunc f() { let a = b }", "Int"), ("func f(b: Int) { let a = b }", "Int"),
    ("func f(c b: Int) { let a = b }", "Int"), ("func f(b: Int...) { let a = b }", "[Int]"),
    ("let b: String\nfunc f(b: Int) { let a = b }", "Int"),
    ("let b: String\nfunc f() { let b: Int; let a = b }", "Int"),
    ("let b: Int\nfunc f() { let a = b; let b: String }\nlet a = b", "Int"),
    ("struct B { let b: Int; func f() { let a = b } }", "Int"),
    ("let b: String\nstruct B { let b: Int; func f() { let a = b } }", "Int"),
    ("struct B { let b: Int; struct C { func f() { let a = b } } }", "Int"),
    ("struct B { let b: String; func f(b: Int) { let a = self.b } }", "String"),
    ("struct B { func f() { let a = self } }", "B"),
    ("struct B { func f() { let a = Self.self } }", "B.Type"),
    (
      "extension B { func f() { let a = b } }\nstruct B { let b: Int }\nlet c: B\nlet a = c.b",
      "Int"
    ),
    ("func f() { let (b, c): (Int, String); let a = c }", "String"),
    ("func f() { let (b, c) = (1, \"d\"); let a = b }", "Int"),
    ("func f() { let b = 1; f { let a = b } }", "Int"),
  ])
  func findsTheNearestDeclaration(code: String, type: String) {
    #expect(InferredValue(code).isOfType(type))
  }

  @Test(arguments: [
    ("let b: Int?\nfunc f() { if let b { let a = b } }", "Int"),
    ("let c: Int?\nfunc f() { if let b = c { let a = b } }", "Int"),
    ("let c: Int?\nfunc f() { if let b: Int = c, true { let a = b } }", "Int"),
    ("let c: Int?\nfunc f() { guard let b = c else { }; let a = b }", "Int"),
    ("let b: Int?\nfunc f() { guard let b else { return }; let a = b }", "Int"),
    ("let b: Int?\nfunc f() { guard let b = b else { let a = b } }", "Int?"),
    ("let b: Int?\nfunc f() { if let b { } else { let a = b } }", "Int?"),
    ("let c: Int?\nfunc f() { while let b = c { let a = b } }", "Int"),
    ("let c: [Int]\nfunc f() { for b in c { let a = b } }", "Int"),
    ("let c: [Int: String]\nfunc f() { for (k, b) in c { let a = b } }", "String"),
    ("let d: Int\nlet e: [(Int, Int)]\nfunc f() { for (b, c) in e { let a = d } }", "Int"),
    ("let c: [Int?]\nfunc f() { for case let b? in c { let a = b } }", "Int"),
    ("func f() { for b in 0..<5 { let a = b } }", "Int"),
    ("let c: [Int]\nfunc f() { for (i, b) in c.enumerated() { let a = i } }", "Int"),
    (
      "enum C { case d(Int, e: String) }\nlet c: C\nfunc f() { if case .d(let x, let b) = c { let a = b } }",
      "String"
    ),
    (
      "enum C { case d(Int) }\nlet c: C\nfunc f() { switch c { case .d(let b): let a = b } }", "Int"
    ),
    (
      "enum C { case d(Int) }\nlet c: C\nfunc f() { switch c { case let .d(b): let a = b } }", "Int"
    ),
    (
      "enum C { case d(Int) }\nlet c: C?\nfunc f() { switch c { case .d(let b)?: let a = b } }",
      "Int"
    ),
    ("let c: (Int, String)\nfunc f() { switch c { case (let x, let b): let a = b } }", "String"),
    ("let c: Int\nfunc f() { switch c { case let b: let a = b } }", "Int"),
    ("func f() { switch c { case let b as Int: let a = b } }", "Int"),
    ("func f() { if case let b as Int = c { let a = b } }", "Int"),
    ("let c: Int?\nfunc f() { if case .some(let b) = c { let a = b } }", "Int"),
    ("let c: Int?\nfunc f() { if case let b? = c { let a = b } }", "Int"),
  ])
  func bindsInConditionsLoopsAndCases(code: String, type: String) {
    #expect(InferredValue(code).isOfType(type))
  }

  @Test(arguments: [
    ("let c: [Int]\nlet d = c.map { b in let a = b }", "Int"),
    ("let c: [Int]\nlet d = c.map { let a = $0 }", "Int"),
    ("let c: [Int]\nlet d = c.sorted { let a = $1 }", "Int"),
    ("let c: [Int: String]\nlet d = c.map { let a = $1 }", "String"),
    ("let c: [Int: String]\nlet d = c.map { let a = $0.value }", "String"),
    ("let c: [(Int, String)]\nlet d = c.map { x, b in let a = b }", "String"),
    ("let c: Int?\nlet d = c.map { let a = $0 }", "Int"),
    ("let c: [Int]\nlet d = c.reduce(\"\") { let a = $1 }", "Int"),
    ("let c: [Int]\nlet d = c.reduce(\"\") { let a = $0 }", "String"),
    ("let c: [Int]\nlet d = ForEach(c) { b in let a = b }", "Int"),
    ("func g(_ h: (Int, String) -> Void) {}\nlet d = g { x, b in let a = b }", "String"),
    ("func g(h: (Int) -> Void) {}\nlet d = g(h: { b in let a = b })", "Int"),
    ("let d: (Int) -> Void = { b in let a = b }", "Int"),
    ("let d = { (b: Int) in let a = b }", "Int"),
    ("let c: Int\nlet d = f.onChange(of: c) { x, b in let a = b }", "Int"),
    ("let c: Int?\nlet d = f.sheet(item: c) { b in let a = b }", "Int"),
    ("let c: Int?\nlet d = f.alert(\"x\", presenting: c) { b in let a = b }", "Int"),
    ("let c: [Int]\nlet d = f { x in c.map { let a = $0 } }", "Int"),
  ])
  func givesClosuresTheirParameters(code: String, type: String) {
    #expect(InferredValue(code).isOfType(type))
  }

  /// A name of one `let` with a literal stands for its text.
  @Test(arguments: [
    ("let b = \"c\"\nlet a = b", "c"), ("var b = \"c\"\nlet a = b", nil),
    ("enum B { static let b = \"c\" }\nlet a = B.b", "c"),
    ("struct B { let b = \"c\"; func f() { let a = b } }", "c"),
    ("func f() { let b = \"c\"; let a = b }", "c"), ("let b = 1\nlet a = b", nil),
    ("func f() { let b = \"c\"; let b = \"d\"; let a = b }", nil),
    ("let b = \"c\"\nfunc f(b: String) { let a = b }", nil),
    ("let b = \"c\"\nclass B { func f() { let a = b } }", nil),
    ("let b = \"c\"\nstruct B { func f() { let a = b } }", "c"),
    ("let b = \"\\(c)\"\nlet a = b", nil), ("let a = b", nil),
    ("enum B: String { case b = \"c\" }\nlet a = B.b", nil),
  ])
  func readsConstants(code: String, text: String?) {
    #expect(InferredValue(code).constantText == text)
  }
}
