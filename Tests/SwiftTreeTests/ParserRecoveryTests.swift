import Testing

/// Code that breaks off or is no Swift, as trees: what can be read is read.
///
/// ``TreeCase`` explains the notation.
@Suite struct ParserRecoveryTests {
  private static let brokenSources = TreeCase.cases(
    ##"""
    { @A(
      → (closure (attribute))
    var a = b { @ }
      → (variableDeclaration:var (variable:a (call b (trailingClosure { @ }))))
    { [a
      → (closure (array a))
    }
      → nothing
    ) a
      → a
    f(]
      → (call f)
    let
      → (variableDeclaration:let)
    let a =
      → (variableDeclaration:let (variable:a))
    let a: = b
      → (variableDeclaration:let (variable:a b))
    if
      → (ifStatement)
    if { a }
      → (ifStatement (closure a))
    if a
      → (ifStatement a)
    guard a { b }
      → (guardStatement a (block b))
    for
      → (forStatement)
    for a { b }
      → (forStatement (block b))
    switch
      → (switchStatement)
    switch a
      → (switchStatement a)
    switch a { case
      → (switchStatement a (switchCase))
    do
      → (doStatement)
    func f( {}
      → (function:f (parameter) (block))
    struct {
      → (struct:{ (block))
    enum A { case b( }
      → (enum:A (block (enumCase (enumElement:b (parameter)))))
    @
      → nothing
    @A
      → (attribute)
    #
      → nothing
    #if X
      → nothing
    \
      → \
    f(a: , b)
      → (call f (argument b))
    [a: ]
      → (dictionary a)
    (a, , b)
      → (tuple (argument a) (argument b))
    a ? : b
      → (ternary a b)
    "\(a
      → (string (interpolation (argument a)))
    "\(a)" b
      → (string (interpolation (argument a))) b
    a.b(
      → (call (member:b a))
    { a
      → (closure a)
    let a = b; c
      → (variableDeclaration:let (variable:a b)) c
    var a: A { get { b }
      → (variableDeclaration:var (variable:a A (accessors (accessor:get (block b)))))
    import
      → (importDeclaration)
    extension
      → (extension:)
    case a
      → a
    """##)

  @Test(arguments: brokenSources)
  func keepsGoing(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }
}
