import Testing

/// Expressions as their trees: what belongs to what.
///
/// ``TreeCase`` explains the notation.
@Suite struct ParserExpressionTests {
  private static let chainsOfOperators = TreeCase.cases(
    ##"""
    a + b * c
      → (operation a b c)
    a = b
      → (assignment a b)
    a == b ? c : d
      → (ternary (operation a b) c d)
    a ? b ? 1 : 2 : 3
      → (ternary a (ternary b 1 2) 3)
    a as T
      → (cast:as a T)
    a as? T + b
      → (operation (cast:as a T) b)
    a is T
      → (cast:is a T)
    a as! T ?? b
      → (operation (cast:as a T) b)
    -a
      → (prefix a)
    !a && b
      → (operation (prefix a) b)
    f(&a)
      → (call f (argument (prefix a)))
    a! + b?
      → (operation (postfix a) (postfix b))
    a...
      → (postfix a)
    try a + b
      → (operation (effect a) b)
    try? f()
      → (effect (call f))
    await f(try! g())
      → (effect (call f (argument (effect (call g)))))
    _ = f()
      → (assignment _ (call f))
    copy a
      → (effect a)
    consume(a)
      → (call consume (argument a))
    each a
      → (effect a)
    unsafe f()
      → (effect (call f))
    unsafe (a)
      → (effect (tuple (argument a)))
    borrow a
      → (effect a)
    [any ~Copyable.self]
      → (array (typeExpression any ~Copyable.self))
    any P.self
      → (typeExpression any P.self)
    a +
      → a
    a ? b
      → a b
    x = y ? a : b
      → (assignment x (ternary y a b))
    (Int) -> Bool
      → (operation (tuple (argument Int)) Bool)
    f(A async throws -> B)
      → (call f (argument (operation A B)))
    repeat each a
      → (effect (effect a))
    if a { 1 } else { 2 }
      → (ifStatement a (block 1) (block 2))
    let b = if a { 1 } else { 2 }
      → (variableDeclaration:let (variable:b (ifStatement a (block 1) (block 2))))
    let b = switch a { case 1: "x" default: "y" }
      → (variableDeclaration:let (variable:b (switchStatement a (switchCase 1 "x") (switchCase
        "y"))))
    let b = do { try f() } catch { 1 }
      → (variableDeclaration:let (variable:b (doStatement (block (effect (call f)))
        (catchClause (block 1)))))
    a = b = c
      → (assignment a (assignment b c))
    a as T as U
      → (cast:as (cast:as a T) U)
    """##)

  @Test(arguments: chainsOfOperators)
  func readsChainsOfOperators(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }

  private static let primaries = TreeCase.cases(
    ##"""
    1
      → 1
    true
      → true
    nil
      → nil
    "a"
      → "a"
    "a\(b)c"
      → (string (interpolation (argument b)))
    "\(a, b: c) \(f("x"))"
      → (string (interpolation (argument a) (argument:b c)) (interpolation (argument (call f
        (argument "x")))))
    /a/
      → /a/
    $0
      → $0
    self
      → self
    super.a
      → (member:a super)
    Self.a
      → (member:a Self)
    Any.self
      → (member:self Any)
    _
      → _
    ()
      → ()
    (a, b: c)
      → (tuple (argument a) (argument:b c))
    [a, b]
      → (array a b)
    []
      → []
    [a: b]
      → (dictionary a b)
    [:]
      → [:]
    [a: b, c: d]
      → (dictionary a b c d)
    [a,]
      → (array a)
    .a
      → (member:a)
    .a(b)
      → (call (member:a) (argument b))
    .0
      → (member:0)
    A::b
      → A::b
    A::b.c(d)
      → (call (member:c A::b) (argument d))
    f(a:b:)
      → f(a:b:)
    f(a:b:)(1)
      → (call f(a:b:) (argument 1))
    a.f(_:)
      → (member:f a)
    #file
      → (macro)
    #selector(a.b)
      → (macro (argument (member:b a)))
    #m("x") { y }
      → (macro (argument "x") (trailingClosure (closure y)))
    #m<A>(b)
      → (macro A (argument b))
    #available(iOS 17, *)
      → #available(iOS 17, *)
    <#a#>
      → <#a#>
    init(a)
      → (initializer:init (parameter:a a))
    self.init(a)
      → (call (member:init self) (argument a))
    """##)

  @Test(arguments: primaries)
  func readsPrimaries(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }

  private static let suffixes = TreeCase.cases(
    ##"""
    f(a b, c)
      → (call f (argument a) (argument c))
    a.b.c
      → (member:c (member:b a))
    a.b()
      → (call (member:b a))
    a.0.1
      → (member:1 (member:0 a))
    f(a, b: 1)
      → (call f (argument a) (argument:b 1))
    f(a: b, c)()
      → (call (call f (argument:a b) (argument c)))
    f
    (a)
      → f (tuple (argument a))
    a
    .b
      → (member:b a)
    a[0]
      → (subscripting a (argument 0))
    a[b, c: d]
      → (subscripting a (argument b) (argument:c d))
    a
    [0]
      → a (array 0)
    a[0] { b }
      → (subscripting a (argument 0) (trailingClosure (closure b)))
    f { a }
      → (call f (trailingClosure (closure a)))
    f() { a }
      → (call f (trailingClosure (closure a)))
    f(a) { b } c: { d }
      → (call f (argument a) (trailingClosure (closure b)) (trailingClosure:c (closure d)))
    f { a } b: { c } _: { d }
      → (call f (trailingClosure (closure a)) (trailingClosure:b (closure c))
        (trailingClosure:_ (closure d)))
    f { a }.b
      → (member:b (call f (trailingClosure (closure a))))
    1 { a }
      → 1 (closure a)
    [a] { b }
      → (array a) (closure b)
    f(+)
      → (call f (argument +))
    f(a: +, b)
      → (call f (argument:a +) (argument b))
    a?.b!.c
      → (member:c (postfix (member:b (postfix a))))
    a?[0]
      → (subscripting (postfix a) (argument 0))
    a.b<C>()
      → (call (member:b a C))
    A<B>()
      → (call (name:A B))
    a < b
      → (operation a b)
    a<b>c
      → (operation a b c)
    (a<b, c>(d))
      → (tuple (argument (call (name:a b c) (argument d))))
    A<B>.c
      → (member:c (name:A B))
    A<[B]>()
      → (call (name:A (type B)))
    A<B?>.self
      → (member:self (name:A B?))
    a.
      → a
    a.b. c
      → (member:c (member:b a))
    f(a,
      → (call f (argument a))
    f(a:)
      → f(a:)
    a
    #if X
    .b()
    #else
    .c { d }
    #endif
    .d
      → (member:d (postfixIfConfig a (postfixBranch (call (member:b))) (postfixBranch (call
        (member:c) (trailingClosure (closure d))))))
    a.b
    #if X
    c
    #endif
      → (member:b a) c
    """##)

  @Test(arguments: suffixes)
  func readsSuffixes(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }
}
