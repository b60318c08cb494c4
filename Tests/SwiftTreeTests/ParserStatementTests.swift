import SwiftTree
import Testing

/// Statements as their trees.
///
/// ``TreeCase`` explains the notation.
@Suite struct ParserStatementTests {
  private static let branchesAndLoops = TreeCase.cases(
    ##"""
    throw a
    yield b
      → (throwStatement a) (otherStatement b)
    switch a { case 1: b
    #if X
    case 2: c
    #endif
    }
      → (switchStatement a (switchCase 1 b) (switchCase 2 c))
    switch a { case 1:
    #if X
    if b { c }
    #endif
    d }
      → (switchStatement a (switchCase 1 (ifStatement b (block c)) d))
    switch a { case 1: b
    @unknown default: c }
      → (switchStatement a (switchCase 1 b) (switchCase (attribute) c))
    switch a { case 1: b
    @A func c() {} }
      → (switchStatement a (switchCase 1 b (function:c (attribute) (block))))
    return
    final class A {}
      → (returnStatement) (class:A (block))
    repeat { a } while b; c
      → (repeatStatement (block a) b) c
    switch a { case 1: b
    #if X
    @unknown default: c
    #endif
    }
      → (switchStatement a (switchCase 1 b) (switchCase (attribute) c))
    switch a {
    default: b
    } as? C
      → (cast (switchStatement a (switchCase b)) C)
    if a {
    b
    } else {
    c
    }
      → (ifStatement a (block b) (block c))
    if a { case b }
      → (ifStatement a (block b))
    if a == b { c }
      → (ifStatement (operation a b) (block c))
    while a.b { c }
      → (whileStatement (member:b a) (block c))
    if a { b } as C { d }
      → (ifStatement (cast:as (call a (trailingClosure (closure b))) C) (block d))
    guard let self else { return }
      → (guardStatement (optionalBinding:self) (block (returnStatement)))
    if let a.b = c { d }
      → (ifStatement (optionalBinding:a (member:b a) c) (block d))
    return
    func f() {}
      → (returnStatement) (function:f (block))
    if a, { b }
      → (ifStatement a (closure b))
    for a in b where c { d }
      → (forStatement b c (block d))
    if a { b }
      → (ifStatement a (block b))
    if a, b { c } else if d { e } else { f }
      → (ifStatement a b (block c) (ifStatement d (block e) (block f)))
    if let a { b }
      → (ifStatement (optionalBinding:a) (block b))
    if let a = b { c }
      → (ifStatement (optionalBinding:a b) (block c))
    if var a: A = b, c { d }
      → (ifStatement (optionalBinding:a A b) c (block d))
    if case .a(let b) = c { d }
      → (ifStatement (patternCondition (call (member:a) (argument (binding b))) c) (block d))
    if case let .a(b, c) = d, let e { f }
      → (ifStatement (patternCondition (binding (call (member:a) (argument b) (argument c)))
        d) (optionalBinding:e) (block f))
    if case .a = b {} else {}
      → (ifStatement (patternCondition (member:a) b) (block) (block))
    if let (a, b) = c { d }
      → (ifStatement (optionalBinding (tuple (argument a) (argument b)) c) (block d))
    if a { b }.c { d }
      → (ifStatement (member:c (call a (trailingClosure (closure b)))) (block d))
    if f { a } == b { c }
      → (ifStatement (operation (call f (trailingClosure (closure a))) b) (block c))
    if f { a }
    { b }
      → (ifStatement (call f (trailingClosure (closure a))) (block b))
    if f({ a }) { b }
      → (ifStatement (call f (argument (closure a))) (block b))
    if a[b] { c }
      → (ifStatement (subscripting a (argument b)) (block c))
    if #available(iOS 17, *) { a }
      → (ifStatement #available(iOS 17, *) (block a))
    guard a else { b }
      → (guardStatement a (block b))
    guard let a = b, let c else { return }
      → (guardStatement (optionalBinding:a b) (optionalBinding:c) (block (returnStatement)))
    guard case .a(let b)? = c else { d }
      → (guardStatement (patternCondition (postfix (call (member:a) (argument (binding b))))
        c) (block d))
    while a { b }
      → (whileStatement a (block b))
    while let a = b() { c }
      → (whileStatement (optionalBinding:a (call b)) (block c))
    repeat { a } while b
      → (repeatStatement (block a) b)
    for a in b { c }
      → (forStatement b (block c))
    for (a, b) in c { d }
      → (forStatement c (block d))
    for case .a(let b) in c { d }
      → (forStatement (call (member:a) (argument (binding b))) c (block d))
    for case let a? in b { c }
      → (forStatement (binding (postfix a)) b (block c))
    for await a in b { c }
      → (forStatement b (block c))
    for try await a in b { c }
      → (forStatement b (block c))
    for a: A in b { c }
      → (forStatement A b (block c))
    for var a in b { c }
      → (forStatement b (block c))
    for _ in a { b }
      → (forStatement a (block b))
    for unsafe a in b {}
      → (forStatement b (block))
    switch a { case 1: b case 2, 3: c; d default: e }
      → (switchStatement a (switchCase 1 b) (switchCase 2 3 c d) (switchCase e))
    switch a { case let .b(c) where c > d: e }
      → (switchStatement a (switchCase (binding (call (member:b) (argument c))) (operation c
        d) e))
    switch a { case .b(let c), .d(let c): c }
      → (switchStatement a (switchCase (call (member:b) (argument (binding c))) (call
        (member:d) (argument (binding c))) c))
    switch a { case is B: c case let b as C: d }
      → (switchStatement a (switchCase (typeExpression B) c) (switchCase (binding (cast:as b
        C)) d))
    switch a { @unknown default: b }
      → (switchStatement a (switchCase (attribute) b))
    switch a {
    #if X
    case 1: b
    #endif
    default: c
    }
      → (switchStatement a (switchCase 1 b) (switchCase c))
    switch a { case 1:
    #if X
    b
    #else
    c
    #endif
    d
    }
      → (switchStatement a (switchCase 1 b c d))
    switch (a, b) { case (1, _): c case (let d, 2...3): e }
      → (switchStatement (tuple (argument a) (argument b)) (switchCase (tuple (argument 1)
        (argument _)) c) (switchCase (tuple (argument (binding d)) (argument (operation 2 3)))
        e))
    switch a { case "b": c case nil: d }
      → (switchStatement a (switchCase "b" c) (switchCase nil d))
    switch a { b }
      → (switchStatement a b)
    do { a } catch { b }
      → (doStatement (block a) (catchClause (block b)))
    do { a } catch .b(let c) where d { e } catch B.c, D.e { f }
      → (doStatement (block a) (catchClause (call (member:b) (argument (binding c))) d (block
        e)) (catchClause (member:c B) (member:e D) (block f)))
    do throws(E) { a }
      → (doStatement E (block a))
    a: for b in c { break a }
      → (forStatement c (block (otherStatement)))
    a: while b { continue a }
      → (whileStatement b (block (otherStatement)))
    a: if b { break a }
      → (ifStatement b (block (otherStatement)))
    a: switch b { default: c }
      → (switchStatement b (switchCase c))
    defer { a }
      → (deferStatement (block a))
    return
      → (returnStatement)
    return a
      → (returnStatement a)
    return
    let a = b
      → (returnStatement) (variableDeclaration:let (variable:a b))
    a
      → a
    return }
      → (returnStatement)
    throw a
      → (throwStatement a)
    break
    a
      → (otherStatement) a
    fallthrough
      → (otherStatement)
    yield &a
      → (otherStatement (prefix a))
    yield
      → yield
    discard self
      → (otherStatement self)
    discard(a)
      → (call discard (argument a))
    yield.a
      → (member:a yield)
    return
    @A func f() {}
      → (returnStatement) (function:f (attribute) (block))
    """##)

  @Test(arguments: branchesAndLoops)
  func readsBranchesAndLoops(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }

  /// The directives behind a case's items belong to the next case.
  @Test func endsCasesBeforeDirectives() {
    let source = "switch a { case 1: b\n#if X\ncase 2: c\n#endif\n}"
    let tree = Parser.parse(ContiguousArray(source.utf8))
    let cases = tree.nodes.indices.filter { tree.nodes[$0].kind == .switchCase }
    #expect(cases.map { tree.text(tree.bytes(of: $0)) } == ["case 1: b", "case 2: c"])
  }
}
