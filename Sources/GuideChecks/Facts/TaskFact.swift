import LocalizationModel

/// A `Task { … }` whose handle is dropped.
struct TaskFact: Sendable {
  enum Place: Sendable {
    case appear, initializerOfClass
  }

  /// The bytes of `Task`.
  let range: ByteRange
  let place: Place
  let isDetached: Bool
  /// What puts it in a `.task`, without dedenting what cannot be dedented; `nil` if it cannot be done.
  let edits: [Fix.Edit]?
}
