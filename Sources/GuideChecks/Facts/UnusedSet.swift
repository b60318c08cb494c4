import LocalizationModel
import SwiftTree

/// A property for subscriptions, such as `Set<AnyCancellable>`, in which its file stores none.
struct UnusedSet: Sendable {
  let name: Name
  /// The declaration.
  let range: ByteRange
  /// The lines of the declaration, and of the statements that only empty it; empty if more stands on
  /// one of them.
  let removals: [ByteRange]
  let isPrivate: Bool
}
