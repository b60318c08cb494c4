import LocalizationModel
import SwiftTypes

/// What code does when it runs, beyond making values and storing them.
struct Effects: Sendable {
  /// A call that is no initializer, or what an object of others is told.
  struct Call: Sendable {
    let name: String
    let range: ByteRange
  }

  /// A call of an initializer of a type of the project.
  struct Creation: Sendable {
    let type: TypeID
    /// The labels of its arguments, empty for none; `nil` if they are not known.
    let labels: [String]?
    /// Whether closures follow, which have labels of their own or none.
    let hasClosures: Bool
  }

  /// What it does first; the rest does not matter then.
  var call: Call?
  /// What it makes, if it does nothing else.
  var creations: [Creation] = []
}
