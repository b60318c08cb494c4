import LocalizationModel
import SwiftTypes

/// A task that waits or loops and is kept in a property.
struct StoredTaskFact: Sendable {
  let property: String
  let type: TypeID
  /// The bytes of the property's name where it is assigned.
  let range: ByteRange
  let loops: Bool
}

/// A `.task` of a view.
struct TaskModifierFact: Sendable {
  /// The bytes of `task`.
  let range: ByteRange
  let type: TypeID
  /// The names that its closure reads.
  let names: Set<String>
}

/// A call that passes members of one value, or bindings to them, and nothing else but literals and
/// closures.
struct TakenApartFact: Sendable {
  /// The bytes of the name that is called.
  let range: ByteRange
  /// What is made.
  let view: TypeID
  /// The name of the value.
  let base: String
  /// The type of the value; none if only bindings to its members are passed.
  let model: TypeID
  /// The type around the call.
  let type: TypeID
  /// The parameters that its members go to.
  let labels: [String]
}
