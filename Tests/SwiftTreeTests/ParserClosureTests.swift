import Testing

/// Closures and key paths as their trees.
///
/// ``TreeCase`` explains the notation.
@Suite struct ParserClosureTests {
  private static let closures = TreeCase.cases(
    ##"""
    { }
      → { }
    { a }
      → (closure a)
    { a in b }
      → (closure (parameter:a) b)
    { a, b in c }
      → (closure (parameter:a) (parameter:b) c)
    { (a, b) in c }
      → (closure (parameter:a a) (parameter:b b) c)
    { (a: Int, b) -> C in d }
      → (closure (parameter:a Int) (parameter:b b) (returnType C) d)
    { [a] in b }
      → (closure a b)
    { [weak self, b = c] in d }
      → (closure self c d)
    { [unowned(safe) a] b in c }
      → (closure a (parameter:b) c)
    { [weak a = b.c] (d) async throws -> E in f }
      → (closure (member:c b) (parameter:d d) (returnType E) f)
    { @A (b) in c }
      → (closure (attribute) (parameter:b b) c)
    { async in a }
      → (closure (parameter:async) a)
    { async throws in a }
      → (closure a)
    { throws(E) in a }
      → (closure E a)
    { a -> B in c }
      → (closure (parameter:a) (returnType B) c)
    { for a in b { } }
      → (closure (forStatement b (block)))
    { _ in a }
      → (closure (parameter:_) a)
    { a; b }
      → (closure a b)
    { $0 + $1 }
      → (closure (operation $0 $1))
    { (a, b) }
      → (closure (tuple (argument a) (argument b)))
    { [a] }
      → (closure (array a))
    { @A.B(c) d in e }
      → (closure (attribute (argument c)) (parameter:d) e)
    { a -> [B] in c }
      → (closure (parameter:a) (returnType (type B)) c)
    { a -> (B, C) throws -> D in e }
      → (closure (parameter:a) (returnType (type B C D)) e)
    { a -> switch }
      → (closure (operation a (switchStatement)))
    f { a in b } g: { c in d }
      → (call f (trailingClosure (closure (parameter:a) b)) (trailingClosure:g (closure
        (parameter:c) d)))
    """##)

  @Test(arguments: closures)
  func readsClosures(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }

  private static let keyPaths = TreeCase.cases(
    ##"""
    f(\.a??)
      → (call f (argument \.a??))
    f(\.a?!)
      → (call f (argument \.a?!))
    \.a?!.b
      → \.a?!.b
    \A.b?.c == d
      → (operation \A.b?.c d)
    \.b!
      → \.b!
    \A?.?.b
      → \A?.?.b
    \.b?.?.c
      → \.b?.?.c
    \A!!.b
      → \A!!.b
    \.b!.c + d
      → (operation \.b!.c d)
    \a
      → \a
    \A.b
      → \A.b
    \.b
      → \.b
    \.b.c?.d
      → \.b.c?.d
    \A.b[0].c
      → (keyPath (argument 0))
    \.self
      → \.self
    \.[0]
      → (keyPath (argument 0))
    \.?.b
      → \.?.b
    \[A].b
      → (keyPath A)
    \A?.b
      → \A?.b
    map(\.a)
      → (call map (argument \.a))
    \.a!.b
      → \.a!.b
    \.a(b:)
      → \.a(b:)
    \.a == b
      → (operation \.a b)
    """##)

  @Test(arguments: keyPaths)
  func readsKeyPaths(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }
}
