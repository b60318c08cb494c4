import LocalizationModel
import SwiftTree
import SwiftTypes

/// The names that one member of a type, or a global declaration, mentions.
///
/// The rules and the planning of migrations use it to find out which properties a view's body
/// depends on.
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

  /// The type around the member; `.none` for extensions of framework types and for global
  /// declarations.
  let type: TypeID
  let kind: Kind
  /// The declared name; `nil` for subscripts, initializers and the like.
  let name: Name?
  /// The names outside closures that run later: the member's result can depend on them.
  let shown: ContiguousArray<Name>
  /// The names in closures that run later.
  let deferred: ContiguousArray<Name>
  /// The names that the member changes.
  let changed: ContiguousArray<Name>
  /// The names that the member mentions only in order to change them.
  let onlyChanged: ContiguousArray<Name>
  /// The names that the member increments, toggles or the like, as for a counter that only triggers
  /// updates.
  let incremented: ContiguousArray<Name>

  func shows(_ name: Name) -> Bool { shown.contains(name) }

  func mentions(_ name: Name) -> Bool { shown.contains(name) || deferred.contains(name) }
}

/// Code of a class that would not compile, or not work, if the class had a global actor.
struct IsolationRejection: Sendable {
  let type: TypeID
  /// The name of the call, or `override` or `deinit`.
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
