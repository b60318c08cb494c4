/// A revision of the Model Context Protocol, by its date.
package enum ProtocolRevision: String, Sendable, CaseIterable, Comparable {
  case of20241105 = "2024-11-05"
  /// The one revision with batches of messages.
  case of20250326 = "2025-03-26"
  /// The first with structured results.
  case of20250618 = "2025-06-18"
  case of20251125 = "2025-11-25"
  /// The first without a handshake: every request says its revision.
  case of20260728 = "2026-07-28"

  /// The newest revision that a handshake can agree on.
  static let newestOfHandshakes = of20251125

  /// True if requests stand for themselves, without a handshake before them.
  var isStateless: Bool { self >= .of20260728 }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
