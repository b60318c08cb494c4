import Testing

/// Declarations as their trees: names, types, values and bodies.
///
/// ``TreeCase`` explains the notation.
@Suite struct ParserDeclarationTests {
  private static let variables = TreeCase.cases(
    ##"""
    var a = b { @C didSet { d } }
      → (variableDeclaration:var (variable:a b (accessors (accessor:didSet (attribute) (block
        d)))))
    var a = b { @C(d) willSet { e } }
      → (variableDeclaration:var (variable:a b (accessors (accessor:willSet (attribute
        (argument d)) (block e)))))
    var a = b { c }
      → (variableDeclaration:var (variable:a (call b (trailingClosure (closure c)))))
    let a = 1
      → (variableDeclaration:let (variable:a 1))
    var a: A
      → (variableDeclaration:var (variable:a A))
    var a: A = b
      → (variableDeclaration:var (variable:a A b))
    let a, b: A
      → (variableDeclaration:let (variable:a) (variable:b A))
    let a = 1, b = 2
      → (variableDeclaration:let (variable:a 1) (variable:b 2))
    let (a, b) = c
      → (variableDeclaration:let (variable c))
    let _ = a
      → (variableDeclaration:let (variable a))
    var a: A { b }
      → (variableDeclaration:var (variable:a A (block b)))
    var a: A { get { b } set { c } }
      → (variableDeclaration:var (variable:a A (accessors (accessor:get (block b))
        (accessor:set (block c)))))
    var a: A { get }
      → (variableDeclaration:var (variable:a A (accessors (accessor:get))))
    var a: A { get async throws }
      → (variableDeclaration:var (variable:a A (accessors (accessor:get))))
    var a: A { mutating get nonmutating set }
      → (variableDeclaration:var (variable:a A (accessors (accessor:get) (accessor:set))))
    var a = 1 { didSet { b } }
      → (variableDeclaration:var (variable:a 1 (accessors (accessor:didSet (block b)))))
    var a = 1 { willSet(b) { c } didSet { d } }
      → (variableDeclaration:var (variable:a 1 (accessors (accessor:willSet (block c))
        (accessor:didSet (block d)))))
    var a: A { @B get { c } }
      → (variableDeclaration:var (variable:a A (accessors (accessor:get (attribute) (block
        c)))))
    var a = b {
    c
    }
      → (variableDeclaration:var (variable:a (call b (trailingClosure (closure c)))))
    var a = b
    { c }
      → (variableDeclaration:var (variable:a (call b (trailingClosure (closure c)))))
    var a: A { _read { yield b } _modify { yield &b } }
      → (variableDeclaration:var (variable:a A (accessors (accessor:_read (block
        (otherStatement b))) (accessor:_modify (block (otherStatement (prefix b)))))))
    var a: A { read }
      → (variableDeclaration:var (variable:a A (block read)))
    var a: A { read { b } }
      → (variableDeclaration:var (variable:a A (accessors (accessor:read (block b)))))
    var a: A { init(b) { c } get { d } }
      → (variableDeclaration:var (variable:a A (accessors (accessor:init (block c))
        (accessor:get (block d)))))
    private(set) var a: A
      → (variableDeclaration:var (variable:a A))
    public static let a = 1
      → (variableDeclaration:let (variable:a 1))
    lazy var a = { b }()
      → (variableDeclaration:var (variable:a (call (closure b))))
    @A(b) var c: D
      → (variableDeclaration:var (attribute (argument b)) (variable:c D))
    @A @B.C var d
      → (variableDeclaration:var (attribute) (attribute) (variable:d))
    weak var a: A?
      → (variableDeclaration:var (variable:a A?))
    unowned(unsafe) let a: A
      → (variableDeclaration:let (variable:a A))
    nonisolated(unsafe) var a = 1
      → (variableDeclaration:var (variable:a 1))
    class var a: A { b }
      → (variableDeclaration:var (variable:a A (block b)))
    open(b)
      → (call open (argument b))
    let a: some P = b
      → (variableDeclaration:let (variable:a some P b))
    let a: A<B> = c
      → (variableDeclaration:let (variable:a (type B) c))
    let a:[A]=b
      → (variableDeclaration:let (variable:a (type A) b))
    let a: A?=b
      → (variableDeclaration:let (variable:a A? b))
    inout a = b
      → (variableDeclaration:inout (variable:a b))
    static var a: A = b, c = d
      → (variableDeclaration:var (variable:a A b) (variable:c d))
    async let a = b()
      → async (variableDeclaration:let (variable:a (call b)))
    """##)

  @Test(arguments: variables)
  func readsVariables(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }

  private static let functions = TreeCase.cases(
    ##"""
    func f() {}
      → (function:f (block))
    func f(a: A, b c: D = e, _ g: H...) -> I { j }
      → (function:f (parameter:a A) (parameter:b D e) (parameter:_ H) (returnType I) (block
        j))
    func f<A: B, each C>(a: A) async throws -> C where A == D { e }
      → (function:f B (parameter:a A) (returnType C) A D (block e))
    func f() throws(E)
      → (function:f E)
    func f(a: inout A, b: @escaping (C) -> D)
      → (function:f (parameter:a inout A) (parameter:b (type (attribute) C D)))
    func f(_ a: isolated A)
      → (function:f (parameter:_ isolated A))
    func + (a: A, b: A) -> A { c }
      → (function:+ (parameter:a A) (parameter:b A) (returnType A) (block c))
    func ==<A>(b: A, c: A) -> Bool { d }
      → (function:==< (parameter:b A) (parameter:c A) (returnType Bool) (block d))
    func <(a: A, b: A) -> Bool { c }
      → (function:< (parameter:a A) (parameter:b A) (returnType Bool) (block c))
    prefix func -(a: A) -> A {}
      → (function:- (parameter:a A) (returnType A) (block))
    func `class`() {}
      → (function:`class` (block))
    func f(@A a: B) {}
      → (function:f (parameter:a (attribute) B) (block))
    func f() -> <A: P> (A, A) {}
      → (function:f (returnType P (type A A)) (block))
    func f(a: A = .b, c: D) {}
      → (function:f (parameter:a A (member:b)) (parameter:c D) (block))
    init() {}
      → (initializer:init (block))
    init?(a: A) { b }
      → (initializer:init (parameter:a A) (block b))
    init!<A>(a: A) async throws where A: B {}
      → (initializer:init (parameter:a A) A B (block))
    convenience init(a: A) { self.init() }
      → (initializer:init (parameter:a A) (block (call (member:init self))))
    init() { init(a) }
      → (initializer:init (block (call init (argument a))))
    deinit { a }
      → (otherDeclaration:deinit (block a))
    isolated deinit { a }
      → (otherDeclaration:deinit (block a))
    subscript(a: A) -> B { c }
      → (subscriptDeclaration:subscript (parameter:a A) (returnType B) (block c))
    subscript(a: A) -> B { get { c } set { d } }
      → (subscriptDeclaration:subscript (parameter:a A) (returnType B) (accessors
        (accessor:get (block c)) (accessor:set (block d))))
    static subscript<A>(_ a: A) -> B where A: C { d }
      → (subscriptDeclaration:subscript (parameter:_ A) (returnType B) A C (block d))
    macro a(b: C) -> D = #e(f: "g")
      → (macroDeclaration:a (parameter:b C) (returnType D) (macro (argument:f "g")))
    @freestanding(expression) macro a() = #b
      → (macroDeclaration:a (attribute (argument expression)) (macro))
    @attached(member, names: named(a)) macro b() = #c
      → (macroDeclaration:b (attribute (argument member) (argument:names (call named (argument
        a)))) (macro))
    public override class func f() {}
      → (function:f (block))
    class final func f() {}
      → (function:f (block))
    mutating func f() {}
      → (function:f (block))
    nonisolated func f() {}
      → (function:f (block))
    func f(a b: C, d) {}
      → (function:f (parameter:a C) (parameter:d d) (block))
    func f(a
      → (function:f (parameter:a a))
    func f(a: (b: C, D) -> E = { $0 }) {}
      → (function:f (parameter:a (type C D E) (closure $0)) (block))
    func
      → (function:)
    #m func f() {}
      → (macro) (function:f (block))
    func f() { func g() { h } }
      → (function:f (block (function:g (block h))))
    """##)

  @Test(arguments: functions)
  func readsFunctions(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }

  private static let typeDeclarations = TreeCase.cases(
    ##"""
    struct A {}
      → (struct:A (block))
    struct A: B, C.D { var e: F }
      → (struct:A (inheritedType B) (inheritedType C.D) (block (variableDeclaration:var
        (variable:e F))))
    final class A<B: C>: D<B> where B == E { init() {} }
      → (class:A C (inheritedType (type B)) B E (block (initializer:init (block))))
    enum A: Int { case a = 1, b, c(D, e: F = g), h }
      → (enum:A (inheritedType Int) (block (enumCase (enumElement:a 1) (enumElement:b)
        (enumElement:c (parameter:D D) (parameter:e F g)) (enumElement:h))))
    indirect enum A { case b(A) }
      → (enum:A (block (enumCase (enumElement:b (parameter:A A)))))
    enum A { case b; case c }
      → (enum:A (block (enumCase (enumElement:b)) (enumCase (enumElement:c))))
    protocol A<B>: class { associatedtype B: C; var d: E { get } }
      → (protocol:A (inheritedType) (block (typeAlias:B C) (variableDeclaration:var
        (variable:d E (accessors (accessor:get))))))
    protocol P: AnyObject, ~Copyable {}
      → (protocol:P (inheritedType AnyObject) (inheritedType ~Copyable) (block))
    extension A: B where C: D { func e() {} }
      → (extension:A A (inheritedType B) C D (block (function:e (block))))
    extension A.B<C> {}
      → (extension:A (type C) (block))
    extension [A] where Element == B {}
      → (extension:[ (type A) Element B (block))
    actor A { let b: C }
      → (actor:A (block (variableDeclaration:let (variable:b C))))
    actor.a
      → (member:a actor)
    distributed actor A {}
      → (actor:A (block))
    typealias A = B
      → (typeAlias:A B)
    typealias A<B> = C<B> where B: D
      → (typeAlias:A (type B) B D)
    associatedtype A: B, C = D
      → (typeAlias:A B C D)
    import A
      → (importDeclaration)
    import struct A.B
      → (importDeclaration)
    @testable import A
      → (importDeclaration (attribute))
    import A.B.C
      → (importDeclaration)
    operator +++
      → (otherDeclaration)
    infix operator <>: A
      → (otherDeclaration)
    precedencegroup A { higherThan: B }
      → (otherDeclaration)
    struct A { struct B { let c: D } }
      → (struct:A (block (struct:B (block (variableDeclaration:let (variable:c D))))))
    @A(b: c) struct D {}
      → (struct:D (attribute (argument:b c)) (block))
    public struct A { public init() {} }
      → (struct:A (block (initializer:init (block))))
    struct A { #m("x") }
      → (struct:A (block (macro (argument "x"))))
    struct A { @B }
      → (struct:A (block (attribute)))
    struct A
      → (struct:A)
    class A { class B {} }
      → (class:A (block (class:B (block))))
    struct A: @unchecked Sendable {}
      → (struct:A (inheritedType (attribute) Sendable) (block))
    struct A: nonisolated B {}
      → (struct:A (inheritedType nonisolated B) (block))
    enum A { case }
      → (enum:A (block (enumCase)))
    func a() { case b }
      → (function:a (block b))
    @available(iOS 17, *) func f() {}
      → (function:f (attribute) (block))
    @backDeployed(before: iOS 17) func f() {}
      → (function:f (attribute) (block))
    @abi(func g(a: B)) func f() {}
      → (function:f (attribute (function:g (parameter:a B))) (block))
    @objc(a:b:) func f() {}
      → (function:f (attribute) (block))
    @A<B>(c) let d = e
      → (variableDeclaration:let (attribute B (argument c)) (variable:d e))
    @A (b)
      → (attribute) (tuple (argument b))
    @(A) let b
      → (variableDeclaration:let (attribute A) (variable:b))
    struct A {
      @B
      #if X
      @C
      #endif
      var d: E
    }
      → (struct:A (block (attribute) (variableDeclaration:var (attribute) (variable:d E))))
    using nonisolated
      → (otherDeclaration)
    """##)

  @Test(arguments: typeDeclarations)
  func readsTypeDeclarations(_ expected: TreeCase) {
    #expect(TreeCase.tree(of: expected.source) == expected.tree)
  }
}
