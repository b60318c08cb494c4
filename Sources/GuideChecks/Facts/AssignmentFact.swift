import LocalizationModel
import SwiftTypes

/// An assignment to a property by its bare name, in a structure or an extension.
struct AssignmentFact: Sendable {
  /// The parameter of an initializer whose value is assigned.
  struct Parameter: Sendable {
    let name: String
    /// The argument label; `_` for none.
    let label: String
    /// True if calls may omit the argument.
    let hasDefault: Bool
    let type: SwiftType?
    let writtenType: String
  }

  /// The name of the property, without the `_` of its wrapper.
  let target: String
  /// True if the wrapper is assigned, as in `_name = State(initialValue: name)`.
  let isToWrapper: Bool
  let range: ByteRange
  /// The parameter of the surrounding initializer that is assigned, maybe inside
  /// `State(initialValue:)`; `nil` for any other value. Of a wrapper it may also be the parameter
  /// itself, as in `_name = name`.
  let parameter: Parameter?
  /// True if an initializer assigns the result of a call of an initializer, maybe by a local name.
  let isMaking: Bool
}
