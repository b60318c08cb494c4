internal import SwiftTree

/// What a literal is given to: something with a name, at a label.
struct LiteralTaker: Sendable {
  let name: Name
  /// ``Name/none`` for an argument without a label.
  let label: Name

  /// What stands for the label where a property is assigned.
  static let assigned = Name("=")

  /// What stands for the label of a closure behind the parentheses, which may have one or none.
  static let trailing = Name("{")

  /// Name and label as one.
  @inline(__always)
  var key: Name {
    Name(hash: name.hash ^ (label.hash &* 0x9E37_79B9_7F4A_7C15) ^ label.hash >> 32)
  }
}
