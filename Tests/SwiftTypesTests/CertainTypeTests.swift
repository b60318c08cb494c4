import Testing

/// The inference that counts only what declarations prove, and the plain one beside it.
///
/// Each case is a source that gives its variable `a` a value, and that value's type.
@Suite struct CertainTypeTests {
  @Test(arguments: [
    ("let b: Int; let a = b", "Int"), ("let a = \"b\"", "String"), ("let a = String(b)", "String"),
    ("func b() -> Int {}\nlet a = b()", "Int"), ("let b: Int, c: String\nlet a = b", "Int"),
    (
      "class M { let c: Int }\nstruct B { @Environment(M.self) @C var m\nfunc f() { let a = m.c } }",
      "Int"
    ),
    ("struct B { let c: Int }\nlet b: B; let a = b.c", "Int"),
    ("func b() -> Int {}\nfunc b(c: Int) -> Int {}\nlet a = b()", "Int"),
    ("let b: Int\nlet a = Double(b)", "Double"), ("let b: [Int]; let a = b[0]", "Int"),
    ("let b: [Int]; let a = b.count", "Int"), ("let b: [Int]; let a = b.map { b in 1 }", "[Int]"),
    ("let b: [Int]; let d = b.map { let a = $0 }", "Int"), ("let b: Int; let a = c ? b : 1", "Int"),
    ("let b: [Int]; let d = ForEach(b) { c in let a = c }", "Int"),
    ("let b: Int?\nfunc f() { if let b { let a = b } }", "Int"),
    ("struct B { subscript(c: Int) -> Int { c } }\nlet b: B; let a = b[1]", "Int"),
  ])
  func provesTypes(code: String, type: String) {
    #expect(InferredValue(code, isCertain: true).isOfType(type))
  }

  /// What the plain inference takes for a type, and the certain one does not.
  @Test(arguments: [
    ("struct B { let c: Int }\nlet a = d.c", "Int"), ("let a = Locale.here", "Locale"),
    ("let b: [Int]; let a = b[safe: 0]", "Int?"),
    ("let b: [Int]; let a = b.reduce(0) { $0 + $1 }", "Int"), ("let a = [1, \"b\"]", "[Int]"),
    ("let b: [Int]; let a = b[c]", "Int"), ("let a = UUID(uuidString: b)", "UUID"),
    ("let b: Int\nlet d = { [b = c] in let a = b }", "Int"),
    ("let error: Int\nfunc f() { do {} catch { let a = error } }", "Int"),
    ("let newValue: Int\nvar b: B { set { let a = newValue } }", "Int"),
    ("func f() { let b: Int; let b: Int; let a = b }", "Int"),
    ("let c: Int\nlet d = f.onChange(of: c) { x, b in let a = b }", "Int"),
  ])
  func leavesOutWhatIsOnlyLikely(code: String, type: String) {
    #expect(InferredValue(code).isOfType(type))
    #expect(!InferredValue(code, isCertain: true).isOfType(type))
  }

  /// A type of another file counts like one of the same file; two of one name do not count.
  @Test(arguments: [
    ("let b: B\nlet a = b.c", ["struct B { let c: Int }"], true),
    ("let a = b()", ["func b() -> Int {}"], true), ("let a = b", ["let b: Int"], true),
    ("let a = b.c", ["let b: B", "struct B { let c: Int }"], true),
    ("let b: B\nlet a = b.c", ["struct B { let c: Int }", "struct B { let c: String }"], false),
    ("let b: B\nlet a = b.c", ["struct B {}", "extension B { var c: Int { 1 } }"], true),
    ("let a = b", ["let b: Int", "let b: String"], false),
  ])
  func joinsFiles(code: String, others: [String], isInt: Bool) {
    #expect(InferredValue(code, isCertain: true, beside: others).isOfType("Int") == isInt)
  }
}
