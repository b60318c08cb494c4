internal import SwiftTree

/// A parameter or variable to which code passes a literal: the name of a function, type or
/// property, and an argument label. ``OpenQuestions`` hold the targets that a source uses, and
/// ``LocalizingNames`` the targets that localize.
struct LiteralTarget: Sendable {
  let name: Name
  /// The argument's label; ``Name/none`` without one.
  let label: Name

  /// The label of an assignment to a property or variable.
  static let assigned = Name("=")

  /// The label of any trailing closure, labelled or not.
  static let trailing = Name("{")

  /// Name and label hashed as one, mixed by the multiplier of Fibonacci hashing.
  @inline(__always)
  var key: Name {
    Name(hash: name.hash ^ (label.hash &* 0x9E37_79B9_7F4A_7C15) ^ label.hash >> 32)
  }
}
