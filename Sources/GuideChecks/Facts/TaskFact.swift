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
  /// The edits that turn the task into a `.task` modifier, or the reason why there are none; `nil`
  /// outside of an `.onAppear`.
  let move: Result<[Fix.Edit], Obstacle>?

  /// A reason why a task cannot become a `.task` modifier.
  enum Obstacle: Error {
    /// The task does not run on the main actor.
    case detached
    /// An error may leave the task.
    case throwing
    /// Other statements stand beside the task.
    case others
    /// Another statement, such as a condition, holds the task.
    case nested
    /// The modifier does not take the task's arguments.
    case arguments
    /// A comment would be lost.
    case comment
  }
}
