import LocalizationModel
import SwiftTypes

/// A `Task { … }` whose handle is dropped.
struct TaskFact: Sendable {
  enum Place: Sendable {
    case appear, initializerOfClass
    /// A method of a type.
    case method(of: TypeID)
  }

  /// The bytes of `Task`.
  let range: ByteRange
  let place: Place
  let isDetached: Bool
  /// True if it awaits anything but a hop to the main actor.
  let awaits: Bool
  /// The edits that turn it into a `.task` modifier; `nil` if that is impossible.
  let edits: [Fix.Edit]?
}
