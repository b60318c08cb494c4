import LocalizationModel
import SwiftTypes

/// A task with an `await` or a loop whose handle is kept in a property.
struct StoredTaskFact: Sendable {
  let property: String
  let type: TypeID
  /// The bytes of the property's name in the assignment.
  let range: ByteRange
  /// True if the task loops, possibly without end.
  let loops: Bool
}

/// A `.task` modifier of a view.
struct TaskModifierFact: Sendable {
  /// The bytes of `task`.
  let range: ByteRange
  let type: TypeID
  /// The names that the closure reads.
  let names: Set<String>
}

/// A call that passes only members of one value, or bindings to them, beside literals and closures.
struct PassedMembersFact: Sendable {
  /// An argument that passes a member.
  struct Field: Hashable, Sendable {
    /// The argument label; `_` for none.
    let label: String
    let member: String
  }

  /// The bytes of the called name.
  let range: ByteRange
  /// The view that is made.
  let view: TypeID
  /// The name of the value.
  let base: String
  /// The type of the value; `.none` if only bindings to its members are passed.
  let model: TypeID
  /// The type around the call.
  let type: TypeID
  /// The arguments that pass members; never empty.
  let fields: [Field]
  /// True if the call passes something else as well.
  let hasOthers: Bool
}
