import LocalizationModel

/// A property for subscriptions, such as `Set<AnyCancellable>`, in which its file stores none.
struct UnusedSet: Sendable {
  /// The declaration.
  let range: ByteRange
  /// The lines of the declaration; `nil` if more stands on them.
  let removal: ByteRange?
  let isPrivate: Bool
}
