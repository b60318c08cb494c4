package import LocalizationModel

/// A place where a localization has another shape than the format, so that no text is read there.
package struct ShapeFault: Sendable {
  /// What is wrong with the shape.
  package enum Kind: Hashable, Sendable {
    /// There is something else where an object belongs.
    case noObject
    /// A unit has no `value`, or one that is no string.
    case noValue
    /// Likewise without a `state`.
    case noState
    /// A member that the format does not name.
    case member(String)
    /// A variation by something that the format does not name.
    case variation(String)
  }

  /// What is wrong at ``range``.
  package let kind: Kind
  /// The member's name, what stands in the place of a text, or the unit that lacks it.
  package let range: ByteRange

  init(_ kind: Kind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  /// By what texts vary.
  package static let kinds: Set<String> = ["plural", "device", "width"]

  /// The members of a localization and of a case.
  package static let members = ["stringUnit", "variations", "substitutions", "stringSet"]
}
