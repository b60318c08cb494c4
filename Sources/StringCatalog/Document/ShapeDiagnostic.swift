package import LocalizationModel

/// A deviation of a localization from the format, because of which no text can be read there.
///
/// ``EntryReader`` notes them; the rule `translation-unreadable` reports them.
package struct ShapeDiagnostic: Sendable {
  /// The kinds of deviations.
  package enum Kind: Hashable, Sendable {
    /// Another value stands where an object belongs.
    case noObject
    /// A unit has no `value`, or one that is not a string.
    case noValue
    /// A unit has no `state`, or one that is not a string.
    case noState
    /// A member with a name that the format does not have.
    case member(String)
    /// A variation of a kind that the format does not have.
    case variation(String)
  }

  /// The deviation at ``range``.
  package let kind: Kind
  /// The byte range of the member's name, of the wrong value, or of the unit that lacks a member.
  package let range: ByteRange

  init(_ kind: Kind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of variations. `width` is of the format, though no file with it was seen.
  package static let kinds: Set<String> = ["plural", "device", "width"]

  /// The members of a localization and of a case.
  package static let members = ["stringUnit", "variations", "substitutions", "stringSet"]
}
