import LocalizationModel
import SwiftTree
import SwiftTypes

/// The names that one member of a type, or a global declaration, mentions.
///
/// The rules use it to find out which properties a view's body depends on.
struct MemberFact: Sendable {
  enum Kind: Sendable {
    /// A computed property, a subscript, or a function with a result.
    case value
    /// A function without a result, a property observer, or a deinitializer.
    case action
    case initializer
    /// The initial value of a stored property.
    case first
  }

  /// The type around the member; none for extensions of framework types and for global
  /// declarations.
  let type: TypeID
  let kind: Kind
  /// The declared name; `nil` for subscripts, initializers and the like.
  let name: Name?
  /// The names that the member's result can depend on.
  let shown: ContiguousArray<Name>
  /// The names in closures that run later.
  let deferred: ContiguousArray<Name>
  /// The names that the member changes.
  let changed: ContiguousArray<Name>
  /// The names that it mentions only in order to change them.
  let onlyChanged: ContiguousArray<Name>
  /// The names that it increments, toggles or the like.
  let bumped: ContiguousArray<Name>

  func shows(_ name: Name) -> Bool { shown.contains(name) }

  func mentions(_ name: Name) -> Bool { shown.contains(name) || deferred.contains(name) }
}

/// A place where a class does something that would not compile, or not work, under a global actor.
struct IsolationObstacle: Sendable {
  let type: TypeID
  /// The name of the call there.
  let name: String
  let range: ByteRange
}

/// An argument that makes an object in place: `Row(model: Model())`.
struct MadeArgument: Sendable {
  let callee: Name
  /// The argument label; `_` for none.
  let label: Name
  let range: ByteRange
}
