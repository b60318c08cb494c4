import Testing

/// Types, which are told from comparisons and kept as ranges of tokens.
///
/// ``TreeCase`` explains the notation.
@Suite struct ParserTypeTests {
  private static let types = TreeCase.cases(
    ##"""
    A<repeat B>.self
      → (member:self (name:A repeat B))
    A<inout B>()
      → (call (name:A inout B))
    A<B::Any>()
      → (call (name:A B::Any))
    A<B::self>()
      → (operation A B::self ())
    A<B::C>()
      → (call (name:A B::C))
    f(a < b, c > d)
      → (call f (argument (operation a b)) (argument (operation c d)))
    a<b>(c)
      → (call (name:a b) (argument c))
    a<b>
    c
      → (operation a (postfix b)) c
    a as B<C>
    .d
      → (cast:as a (type C))
    f(A<B>, c)
      → (call f (argument (name:A B)) (argument c))
    [A<B>]
      → (array (name:A B))
    A<B>()<C>()
      → (operation (call (name:A B)) C ())
    let a: [B: [C]]
      → (variableDeclaration:let (variable:a (type B (type C))))
    let a: (B, c: D)
      → (variableDeclaration:let (variable:a (type B D)))
    let a: (B) async throws -> C?
      → (variableDeclaration:let (variable:a (type B C?)))
    let a: B.C<D>.E
      → (variableDeclaration:let (variable:a (type D)))
    let a: any B & C
      → (variableDeclaration:let (variable:a any B & C))
    let a: (any B)?
      → (variableDeclaration:let (variable:a (type any B)))
    let a: B.Type
      → (variableDeclaration:let (variable:a B.Type))
    let a: [3 of B]
      → (variableDeclaration:let (variable:a (type B)))
    let a: @MainActor (B) -> C
      → (variableDeclaration:let (variable:a (type (attribute) B C)))
    let a: B! = c
      → (variableDeclaration:let (variable:a B! c))
    let a: B<(C), [D]> = e
      → (variableDeclaration:let (variable:a (type (type C) (type D)) e))
    let a: repeat (each B, C)
      → (variableDeclaration:let (variable:a (type each B C)))
    let a: ~Copyable
      → (variableDeclaration:let (variable:a ~Copyable))
    let a: inout B
      → (variableDeclaration:let (variable:a inout B))
    let a: A::B
      → (variableDeclaration:let (variable:a A::B))
    let a: B<3, -1>
      → (variableDeclaration:let (variable:a B<3, -1>))
    let a: B
    .c
      → (variableDeclaration:let (variable:a B .c))
    let a: [B] = [c]
      → (variableDeclaration:let (variable:a (type B) (array c)))
    let a: @A(b) C = d
      → (variableDeclaration:let (variable:a (type (attribute (argument b))) d))
    let a: sending B
      → (variableDeclaration:let (variable:a sending B))
    let a: nonisolated(nonsending) () async -> B
      → (variableDeclaration:let (variable:a (type B)))
    a = b as (C) -> D
      → (assignment a (cast:as b (type C D)))
    a as [B: C].D
      → (cast:as a (type B C))
    f(a as? B, c)
      → (call f (argument (cast:as a B)) (argument c))
    x is A.B<C> && y
      → (operation (cast:is x (type C)) y)
    [A]()
      → (call (array A))
    [A: B]()
      → (call (dictionary A B))
    [A](b)
      → (call (array A) (argument b))
    (A, B).self
      → (member:self (tuple (argument A) (argument B)))
    [(A) -> B]()
      → (call (array (operation (tuple (argument A)) B)))
    let a = b as any C
      → (variableDeclaration:let (variable:a (cast:as b any C)))
    """##)

  @Test(arguments: types)
  func readsTypes(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }
}
