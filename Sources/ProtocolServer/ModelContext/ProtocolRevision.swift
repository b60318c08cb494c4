/// A revision of the Model Context Protocol, named by its date as in the protocol.
package enum ProtocolRevision: String, Sendable, CaseIterable, Comparable {
  case of20241105 = "2024-11-05"
  /// The only revision with batches of messages.
  case of20250326 = "2025-03-26"
  /// The first revision with structured results.
  case of20250618 = "2025-06-18"
  case of20251125 = "2025-11-25"
  /// The first revision without a handshake: every request names its revision.
  case of20260728 = "2026-07-28"

  /// The newest revision that a handshake can agree on.
  static let newestOfHandshakes = of20251125

  /// True if each request names its revision, so that no handshake is needed.
  var isStateless: Bool { self >= .of20260728 }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
