import LocalizationModel
import SwiftTree
import SwiftTypes

/// The names that one member of a type, or a declaration outside of types, mentions.
struct MemberFact: Sendable {
  enum Kind: Sendable {
    /// A computed property, a subscript, or a function with a result.
    case value
    /// A function without a result, an observer, or what runs at the end.
    case action
    case initializer
    /// The first value of a stored property.
    case first
  }

  /// The type around it; none for types of others and outside of types.
  let type: TypeID
  let kind: Kind
  /// The name that it declares; `nil` for subscripts, initializers and the like.
  let name: Name?
  /// The names that its result can depend on.
  let shown: ContiguousArray<Name>
  /// Names in closures that run later.
  let deferred: ContiguousArray<Name>
  /// Names of what it changes.
  let changed: ContiguousArray<Name>
  /// Names that it mentions only to change them.
  let onlyChanged: ContiguousArray<Name>
  /// Names that it counts up, toggles or the like.
  let bumped: ContiguousArray<Name>

  func shows(_ name: Name) -> Bool { shown.contains(name) }

  func mentions(_ name: Name) -> Bool { shown.contains(name) || deferred.contains(name) }
}

/// Where a class does something that only compiles, or only works, without a global actor.
struct IsolationObstacle: Sendable {
  let type: TypeID
  /// What is called there.
  let name: String
  let range: ByteRange
}

/// An argument that makes an object where it stands: `Row(model: Model())`.
struct MadeArgument: Sendable {
  let callee: Name
  /// The label, `_` for none.
  let label: Name
  let range: ByteRange
}
