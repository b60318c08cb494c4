/// Why a catalog cannot be exchanged with translators.
package struct InterchangeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Why a catalog cannot be exchanged.
  package enum Reason: Equatable, Sendable {
    /// Two texts have the same id.
    case collision(id: String, keys: [String])
  }

  /// What went wrong, as data.
  package let reason: Reason

  package init(_ reason: Reason) { self.reason = reason }

  package var description: String {
    switch reason {
    case .collision(let id, let keys):
      "the keys \(keys.map { "'\($0)'" }.joined(separator: " and ")) both have a text with the id "
        + "'\(id)', so translators' files cannot tell them apart: rename one of the keys"
    }
  }
}
