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

  /// A call that makes an object.
  struct Making: Sendable {
    let hasArguments: Bool
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
  /// The object that an initializer makes and assigns, in place or by a local name; `nil` for any
  /// other value.
  let making: Making?
}
