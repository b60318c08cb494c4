package import LocalizationModel

/// A member where the format has none.
package struct StrayMember: Sendable {
  /// The member's name and its bytes.
  package let name: PlacedText
  /// From the name to the end of the value.
  package let range: ByteRange
  /// What to drop so that the object is whole without it.
  package let removal: ByteRange
  /// Whether its value has the members of an entry and no others.
  package let isEntry: Bool
}
