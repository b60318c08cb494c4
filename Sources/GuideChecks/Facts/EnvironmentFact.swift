import LocalizationModel
import SwiftTree
import SwiftTypes

/// `.environmentObject(x)` or `.environment(x)`
struct InjectionFact: Sendable {
  /// The bytes of its name.
  let range: ByteRange
  /// The type of the model; none if it is unknown.
  let model: TypeID
}

/// A call that makes a value of a type of the project.
struct MakingFact: Sendable {
  let name: Name
  /// The bytes of the name.
  let range: ByteRange
}

/// Code that only Xcode's canvas shows.
struct PreviewFact: Sendable {
  let range: ByteRange
  /// Whether traits, modifiers or functions of the project may put models in its environment.
  let isOpaque: Bool
}
