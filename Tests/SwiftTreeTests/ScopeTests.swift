import LocalizationModel
import SwiftTree
import Testing

/// What surrounds a node: conditions, types, scopes and the names declared before it.
@Suite struct ScopeTests {
  private static func tree(_ source: String) -> ScopedTree {
    ScopedTree(Parser.parse(ContiguousArray(source.utf8)))
  }

  private static func node(_ text: String, in scoped: ScopedTree) throws -> NodeID {
    let tree = scoped.tree
    return try #require(
      tree.nodes.indices.last { tree.text(tree.bytes(of: $0)) == text }, "no node '\(text)'")
  }

  /// The conditions around `x`.
  @Test(arguments: [
    ("x", []), ("#if A\nx\n#endif", ["A"]), ("#if A\n#endif\nx", []),
    ("#if A\n#else\nx\n#endif", ["!(A)"]),
    ("#if A\n#elseif B\nx\n#endif", ["!(A) && B"]),
    ("#if A\n#elseif B\n#else\nx\n#endif", ["!(A) && !(B)"]),
    ("#if A\n#if B\nx\n#endif\n#endif", ["A", "B"]), ("#if A\n#if B\n#endif\nx\n#endif", ["A"]),
    ("#if A\n#if B\n#else\nx\n#endif\n#else\n#endif", ["A", "!(B)"]),
    ("#if os(iOS)  ||   B\nx\n#endif", ["os(iOS) || B"]), ("#if A\nx", ["A"]),
    ("#if A\n#endif\n#if B\nx\n#endif", ["B"]), ("#else\nx\n#endif", []),
    ("#if A\n#else\n#else\nx\n#endif", ["!(A)"]), ("#endif\nx", []),
  ])
  func findsConditions(source: String, conditions: [String]) throws {
    let scoped = Self.tree(source)
    var branches = BranchConditions(scoped.tree)
    let offset = scoped.tree.bytes(of: try Self.node("x", in: scoped)).start
    #expect(branches.conditions(at: offset) == conditions)
  }

  /// However many branches there are, the conditions of one place stay short.
  @Test func boundsConditions() {
    let deep = String(repeating: "#if A\n", count: 100) + "x"
    var nested = BranchConditions(Parser.parse(ContiguousArray(deep.utf8)))
    #expect(nested.conditions(at: deep.utf8.count - 1).count == BranchConditions.depthLimit)
    let long = "#if A0\n" + (1..<200).map { "#elseif A\($0)\n" }.joined() + "x"
    var chained = BranchConditions(Parser.parse(ContiguousArray(long.utf8)))
    let conditions = chained.conditions(at: long.utf8.count - 1)
    #expect(conditions.count == 1 && conditions[0].hasSuffix("A199"))
    #expect(conditions[0].utf8.count < 600)
  }

  @Test(arguments: [
    ("x", nil), ("struct A { let a = x }", "A"), ("struct A { struct B { let a = x } }", "B"),
    ("struct A { struct B {}; let a = x }", "A"), ("extension A { func f() { x } }", "A"),
    ("struct A {}; x", nil),
  ])
  func findsTheTypeAround(source: String, name: String?) throws {
    let scoped = Self.tree(source)
    let type = scoped.typesAround()[try Self.node("x", in: scoped)]
    #expect(type.map { scoped.tree.name(ofToken: scoped.tree.nodes[$0].token) } == name)
  }

  /// The kinds of the scopes around `x`, innermost first.
  @Test(arguments: [
    ("x", ""), ("func f() { x }", "block function"), ("f { x }", "closure"),
    ("if x { }", "ifStatement"), ("if a { x }", "block ifStatement"),
    ("struct A { var a: A { get { x } } }", "block accessor block typeDeclaration"),
    ("for a in x { }", "forStatement"), ("switch a { case b: x }", "switchCase"),
    ("do { } catch { x }", "block catchClause"), ("while x { }", "whileStatement"),
    ("guard x else { }", "guardStatement"), ("init() { x }", "block initializer"),
    ("subscript(a: A) -> B { x }", "block subscriptDeclaration"), ("[x]", ""),
  ])
  func findsScopes(source: String, kinds: String) throws {
    let scoped = Self.tree(source)
    var found: [String] = []
    var node = try Self.node("x", in: scoped)
    while let (scope, part) = scoped.scopes.around(node) {
      #expect(scoped.parents[part] == scope)
      found.append("\(scoped.tree.nodes[scope].kind)")
      node = scope
    }
    #expect(found.joined(separator: " ") == kinds)
  }

  /// The number of statements before `x` that may declare `a`.
  @Test(arguments: [
    ("{ let a = 1; x }", 1), ("{ x; let a = 1 }", 0), ("{ let b = 1; x }", 0),
    ("{ let a = 1; let a = 2; x }", 2), ("{ let a = 1; x; let a = 2 }", 1),
    ("{ let (a, b) = c; x }", 1), ("{ guard let a = b else { }; x }", 1),
    ("{ guard case .c(let a) = b else { }; x }", 1), ("{ if let a { }; x }", 0),
    ("{ let b = 1, a = 2; x }", 1), ("{ func a() { }; x }", 0),
  ])
  func findsDeclarationsBefore(closure: String, count: Int) throws {
    let scoped = Self.tree(closure)
    let found = scoped.bindings(
      of: Name("a"), in: scoped.tree.nodes.endIndex - 1, before: try Self.node("x", in: scoped))
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("(a, b)", "a", 0), ("(a, b)", "b", 1), ("(a, (b, c), d)", "d", 2), ("(a, (b, c))", "c", nil),
    ("(a)", "b", nil), ("a", "a", nil),
  ])
  func findsPositionsInTuples(source: String, name: String, position: Int?) {
    #expect(
      Self.tree(source).position(of: Name(name), inTupleFrom: .first)?.position == position)
  }

  @Test(arguments: [
    ("func f(a: A) {}", "a"), ("func f(a b: A) {}", "b"), ("func f(_ a: A) {}", "a"),
    ("{ (a, b) in c }", "a"), ("{ a in b }", "a"), ("func f(a: b.c) {}", "a"),
  ])
  func namesParametersInside(source: String, name: String) throws {
    let scoped = Self.tree(source)
    let tree = scoped.tree
    let parameter = try #require(tree.nodes.indices.first { tree.nodes[$0].kind == .parameter })
    #expect(scoped.parameterName(parameter) == Name(name))
  }

  @Test(arguments: [
    ("f { $0 }", false), ("f { $0 + $1 }", true), ("f { g { $1 } }", false),
    ("f { $2 }", true), ("f { $0.a }", false),
  ])
  func knowsClosuresOfSeveralArguments(source: String, usesSeveral: Bool) throws {
    let scoped = Self.tree(source)
    let closure = try #require(
      scoped.tree.nodes.indices.last { scoped.tree.nodes[$0].kind == .closure })
    #expect(scoped.usesSeveralArguments(closure) == usesSeveral)
  }

  @Test(arguments: [
    ("f { $0 }", true), ("f { a in $0 }", false), ("f { g { $0 } }", true), ("$0", false),
    ("f { if a { $0 } }", true),
  ])
  func findsTheClosureOfAnonymousArguments(source: String, isFound: Bool) throws {
    let scoped = Self.tree(source)
    let node = try Self.node("$0", in: scoped)
    let closure = scoped.dollarClosure(at: node)
    #expect((closure != nil) == isFound)
    #expect(closure.map { scoped.parameters(ofClosure: $0).isEmpty } ?? true)
  }

  @Test(arguments: [("$0", 0), ("$12", 12), ("$a", nil), ("$1a", nil), ("$1234", 123)])
  func readsNumbersOfAnonymousArguments(source: String, position: Int?) {
    #expect(Self.tree(source).dollarPosition(.first)?.position == position)
  }

  @Test(arguments: [
    ("func f() { func a() {}; x }", true), ("func a() {}; x", false),
    ("struct A { func a() {}; func f() { x } }", false), ("f { func a() {}; g { x } }", true),
    ("f { func a() {} }; x", false), ("switch b { case c: func a() {}; x }", true),
    ("func f() { func b() {}; x }", false),
  ])
  func knowsLocalFunctions(source: String, isLocal: Bool) throws {
    let scoped = Self.tree(source)
    #expect(scoped.isLocalFunction(Name("a"), at: try Self.node("x", in: scoped)) == isLocal)
  }

  @Test(arguments: [
    ("a?.b", true), ("a.b", false), ("a?.b.c", true), ("a?.b()", true), ("a?[0]", true),
    ("a!.b", false), ("f(a?.b)", false), ("a?", true), ("a? + b", false),
  ])
  func knowsOptionalChains(source: String, isChain: Bool) {
    let scoped = Self.tree(source)
    #expect(scoped.isOptionalChain(scoped.tree.nodes.endIndex - 1) == isChain)
  }

  @Test(arguments: [
    ("1", true), ("-1", true), ("(2)", true), ("1 + 2", true), ("1 + a", false), ("a", false),
    ("\"a\"", false), ("true", true), ("f(1)", false), ("[1]", false),
  ])
  func knowsExpressionsOfLiterals(source: String, isLiteral: Bool) {
    let scoped = Self.tree(source)
    #expect(scoped.isLiteral(scoped.tree.nodes.endIndex - 1) == isLiteral)
  }

  @Test(arguments: [
    ("f(a)", "f"), ("a.b(c)", "b"), ("f { a }", "f"), ("f()()", nil), ("a[0](b)", nil),
    (".a(b)", "a"),
  ])
  func namesCalls(source: String, name: String?) {
    let scoped = Self.tree(source)
    let token = scoped.calledName(of: scoped.tree.nodes.endIndex - 1)
    #expect(token.map { scoped.tree.name(ofToken: $0) } == name)
  }
}
