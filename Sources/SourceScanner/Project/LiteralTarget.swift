internal import SwiftTree

/// A place to which code passes a literal: the name of a function, type or property, and an
/// argument label. Sources ask by it, and declarations answer.
struct LiteralTarget: Sendable {
  let name: Name
  /// The argument's label; ``Name/none`` without one.
  let label: Name

  /// The label that marks an assignment to a property or variable.
  static let assigned = Name("=")

  /// The label that marks a trailing closure, which may have a label or none.
  static let trailing = Name("{")

  /// Name and label hashed as one.
  @inline(__always)
  var key: Name {
    Name(hash: name.hash ^ (label.hash &* 0x9E37_79B9_7F4A_7C15) ^ label.hash >> 32)
  }
}
