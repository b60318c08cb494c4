/// A reserved or contextual word of Swift's grammar. The lexer looks each identifier up in
/// ``table`` and stores the result in its ``Token``; the parser decides by it.
@usableFromInline package enum Keyword: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  case none
  /// `_`, which alone is a pattern that matches everything.
  case wildcard

  // Reserved: a name only between backticks, after a period, or as an argument label.
  case anyType, selfType, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`,
    `default`, `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`,
    `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`,
    `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`,
    `rethrows`, `return`, `self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`,
    `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  // Contextual: a name wherever the grammar leaves no other reading.
  case __consuming, __owned, __shared, _borrow, _borrowing, _const, _local, _modify, _move, _read,
    _resultDependsOn, actor, addressWithNativeOwner, addressWithOwner, any, async, available,
    await, borrow, borrowing, consume, consuming, convenience, copy, didSet, discard, distributed,
    dynamic, each, final, get, indirect, infix, isolated, lazy, left, macro, modify,
    mutableAddressWithNativeOwner, mutableAddressWithOwner, mutate, mutating, nonisolated,
    nonmutating, of, open, optional, override, package, postfix, prefix, read, reasync, required,
    right, sending, set, some, sourceLocation, then, unavailable, unowned, unsafe, unsafeAddress,
    unsafeMutableAddress, using, weak, willSet, yield, yielding

  /// True for a reserved word, which the lexer alone can tell from a name.
  var isReserved: Bool {
    rawValue >= Keyword.anyType.rawValue && rawValue <= Keyword.while.rawValue
  }

  var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .yielding: true
    default: false
    }
  }

  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .`init`, ._read, ._modify, .read, .modify, .unsafeAddress,
      .unsafeMutableAddress, .addressWithOwner, .addressWithNativeOwner, .mutableAddressWithOwner,
      .mutableAddressWithNativeOwner, .borrow, .mutate:
      true
    default: false
    }
  }

  /// The word as sources spell it; empty for `none`.
  package var spelling: String {
    self == .none ? "" : String(Self.spellings[Int(rawValue) - 1])
  }

  /// All keywords but `none`; a word's position is the raw value of its case less one.
  package static let table = WordTable(spellings.map { String($0) })

  /// The words in the order of the cases. Asking the cases for their names reads metadata at run
  /// time and took 3.9 % of the processor time of a small `extract`; a test holds both lists
  /// together.
  private static let spellings = """
    _ Any Self as associatedtype break case catch class continue default defer deinit do else \
    enum extension fallthrough false fileprivate for func guard if import in init inout \
    internal is let nil operator precedencegroup private protocol public repeat rethrows return \
    self static struct subscript super switch throw throws true try typealias var where while \
    __consuming __owned __shared _borrow _borrowing _const _local _modify _move _read \
    _resultDependsOn actor addressWithNativeOwner addressWithOwner any async available await \
    borrow borrowing consume consuming convenience copy didSet discard distributed dynamic each \
    final get indirect infix isolated lazy left macro modify mutableAddressWithNativeOwner \
    mutableAddressWithOwner mutate mutating nonisolated nonmutating of open optional override \
    package postfix prefix read reasync required right sending set some sourceLocation then \
    unavailable unowned unsafe unsafeAddress unsafeMutableAddress using weak willSet yield \
    yielding
    """.split(separator: " ")

  /// - Parameter word: A position in ``table``, which lacks `none`: raw values are one greater.
  @inline(__always)
  init?(_ word: WordID) { self.init(rawValue: UInt8(truncatingIfNeeded: word.position &+ 1)) }
}
