import LocalizationModel
import SwiftTree
import SwiftTypes

/// A call that puts a model into the environment: `.environmentObject(x)` or `.environment(x)`.
struct InjectionFact: Sendable {
  /// The bytes of the method's name.
  let range: ByteRange
  /// The type of the model; `.none` if it is unknown.
  let model: TypeID
}

/// A call that makes a value of a type of the project, such as a subview.
struct ViewCreationFact: Sendable {
  /// The name of the type.
  let name: Name
  /// The bytes of the name.
  let range: ByteRange
}

/// Code that only Xcode's canvas shows: a `#Preview` or a preview provider.
struct PreviewFact: Sendable {
  let range: ByteRange
  /// True if traits, modifiers or functions of the project may put models into its environment.
  let isOpaque: Bool
}
