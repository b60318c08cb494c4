import LocalizationModel

/// A property for subscriptions in which its file stores none.
struct UnusedSet: Sendable {
  /// The declaration.
  let range: ByteRange
  /// Its lines; `nil` if more is on them.
  let removal: ByteRange?
  let isPrivate: Bool
}
