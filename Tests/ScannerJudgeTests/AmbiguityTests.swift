import ScannerJudge
import SwiftTree
import Testing

/// Texts that the scanner once read in another way than the official parser, by what was wrong.
struct AmbiguityTests {
  static let attributes = [
    "@a<b>.c() var f = 0",
    "@a<>.c<d>.e(f) var g = 0",
    "@autoclosure() var x = 0",
    "@preconcurrency() var x = 0",
    "func f(x: @escaping () -> d = x()) {}",
    "class A: @unchecked (B) {}",
    "@freestanding(a(b)) macro c()",
    "@attached(extension, names: named(a)) macro b()",
    "@available::a(b(c)) var x = 1",
    "@Sendable::a(b(c)) var x = 1",
    "var f: @escaping::a(b(c)) () -> Void",
    "x as @available(*) A",
    "@abi(func f(x: Int = g(\"a\"))) func h() {}",
    "@abi(@a(b()) func f()) func h() {}",
    "@specialized(where T == (Int) -> @a(b()) C) func g() {}",
    "return\n@() macro a() = \"\"",
    "func c() { return @escaping () -> d }",
  ]

  static let declarations = [
    "var a { mutating() }",
    "var a { package() }",
    "var a { nonisolated\nf() }",
    "var a { init(x) }",
    "var a { mutating get { f() } nonmutating set(x) { g() } }",
    "var a = 5 { set(b) { f() } get { 1 } }",
    "unowned(t) var x = f()",
    "open(set)\nvar x = 0",
    "@a open(set) var x = f()",
    "class A { open(set) var x = f() }",
    "macro\ne(_: g)",
    "func<g>(_ f: @isolated(y) () -> d = x)",
    "if c(), let (d()) = e {}",
    "if c(), let {}(d()) = e {}",
    "if #available(a) {}\n{}()",
    "if c(), let d {}() {}",
    "guard a, {\n}() else {}",
    "switch a { case .b([c = d()]): e() }",
    "discard init()",
    "inout some\nf()",
    "return\nyield <b>()",
    "nonisolated(unsafe) async var x",
    "nonisolated(nonsending)\nnonisolated()",
    "if unsafe {}.f() {}",
    "let var c\n.f()",
    "_borrowing (a) = f()",
    "nonisolated(nonsending) #m",
    "nonisolated(nonsending) #m(a)\n.f()",
    "@a #m\n.f()",
    "#if A\nnonisolated(a)\n#sourceLocation()\n#endif",
    "if let a <b>() {}",
    "if let a* () {}",
    "if let a as! B { f() }",
    "if let a ? @available(b) c : () {}",
    "if let let \"\" { f() }",
    "if let switch x { case inout a: f() } {}",
    "if case inout f() = () {}",
    "yield @a () -> b",
  ]

  static let types = [
    "a<any\nb>()",
    "a<each\nb>()",
    "a<any any>(x)",
    "a<any>(x)",
    "(m: nonisolated(\nnonsending) async -> ())",
    "(m: nonisolated(nonsending) () async -> ())",
    "nonisolated(nonsending) > a",
    "nonisolated(nonsending) (a, b(c))",
    "a<nonisolated(\nnonsending)() -> ()>(x)",
    "a<self>.f()",
    "a<-x>()",
    "(\\ .. () -> @b(c) d)",
    "a<[0]>()",
    "a<[3 of 4]>(x)",
    "a<[Int of\n 3]>(x)",
    "var t: (each\ne) -> d { set(x) }",
    "func f(a: sending\nb = c()) {}",
    "var a:\u{C}~B { set(c) }",
    "var a: <T> (T) = b()",
    "func f() -> <T: P> (T) { a() }",
    "for a: <T> (T) in b() { c() }",
    "#a::b<c>(d)",
    "x as distributed\nf()",
    "x as @a consuming\nf()",
    "x as a\n&f()",
    "\\Any <\nf()",
    "a<b::throw>()",
    "a<@b nonisolated c>()",
  ]

  static let directives = [
    "t\n#if$\n.r()\n#endif\n.t()",
    "#elsewhere(x)",
    "x\n#if a(\"\"\"\n\"\"\")\n.f()\n#endif\n.g()",
    "while l {#if a\n#endif\n}\n{}()",
  ]

  static let literals = [
    "#\"\"\"\n\\##\"\"\"#\n\"\"\"#",
    "#\"a\\##nb\" + c(\"d\")\"#",
    "$•()",
    "\"\\(/)/\" + a(\"/)\")",
    "\"\\(/, a: \")\"+\"(/\")\"",
    "$é()",
  ]

  @Test(arguments: [attributes, declarations, types, directives, literals].joined())
  func agreesOn(text: String) throws {
    let bytes = ContiguousArray(text.utf8)
    let official = try #require(OfficialParser.outline(of: bytes), "the text proves nothing")
    let differences = Difference.all(
      official: official, scanner: .outline(of: bytes), in: bytes, path: "text")
    #expect(differences == [])
  }
}
