/// A word with a meaning in Swift's grammar.
@usableFromInline package enum Keyword: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  case none
  /// Alone it is a pattern that matches everything.
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

  /// Whether the lexer alone can tell that the word is no name.
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

  /// As the source spells it; empty for `none`.
  package var spelling: String {
    self == .none ? "" : String(Self.spellings[Int(rawValue) - 1])
  }

  /// All keywords but `none`, in the order of their raw values less one.
  package static let table = WordTable(spellings.map { String($0) })

  /// In the same order. To ask the cases for their names takes a hundred times as long, in every run.
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

  /// - Parameter word: One of ``table``.
  @inline(__always)
  init?(_ word: WordID) { self.init(rawValue: UInt8(truncatingIfNeeded: word.position &+ 1)) }
}
