import LocalizationModel
import SwiftTypes

/// An assignment to a property by its name, in a structure or an extension.
struct AssignmentFact: Sendable {
  /// What an initializer assigns.
  struct Parameter: Sendable {
    let name: String
    /// What calls write before the colon, `_` for nothing.
    let label: String
    /// Whether calls may leave it out.
    let hasDefault: Bool
    let type: SwiftType?
  }

  /// The name of the property, without the `_` of its wrapper.
  let target: String
  let isToWrapper: Bool
  let range: ByteRange
  /// Set if a parameter of the initializer around is assigned, maybe in a `State(initialValue:)`.
  let parameter: Parameter?
}
