import LocalizationModel
import SwiftTypes

/// A task with a loop that is kept in a property.
struct StoredTaskFact: Sendable {
  let property: String
  let type: TypeID
  /// The bytes of the property's name where it is assigned.
  let range: ByteRange
}

/// A `.task` of a view.
struct TaskModifierFact: Sendable {
  /// The bytes of `task`.
  let range: ByteRange
  let type: TypeID
  /// The names that its closure reads.
  let names: Set<String>
}

/// A call that passes members of one value.
struct TakenApartFact: Sendable {
  /// The bytes of the name that is called.
  let range: ByteRange
  /// What is made.
  let view: TypeID
  /// The type of the value.
  let model: TypeID
  /// The parameters that its members go to.
  let labels: [String]
}
