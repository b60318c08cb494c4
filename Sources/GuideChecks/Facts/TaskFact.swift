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
  /// Whether it waits for anything but a hop to the main actor.
  let awaits: Bool
  /// What puts it in a `.task`, without dedenting what cannot be dedented; `nil` if it cannot be done.
  let edits: [Fix.Edit]?
}
