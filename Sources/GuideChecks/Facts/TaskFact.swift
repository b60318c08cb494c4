import LocalizationModel
import SwiftTypes

/// A `Task { … }` whose handle is dropped.
struct TaskFact: Sendable {
  /// The code that starts the task.
  enum Place: Sendable {
    /// The closure of an `.onAppear`.
    case appear
    /// An initializer of a class, which may be private.
    case initializer(of: TypeID, isPrivate: Bool)
    /// A method of a type.
    case method(of: TypeID)
  }

  /// The bytes of `Task`.
  let range: ByteRange
  let place: Place
  let isDetached: Bool
  /// True if the task awaits anything but a hop to the main actor.
  let awaits: Bool
  /// The edits that turn the task into a `.task` modifier; `nil` if that is impossible.
  let edits: [Fix.Edit]?
}
