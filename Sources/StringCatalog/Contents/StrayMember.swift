package import LocalizationModel

/// A member where the format has none, such as an entry inside another entry, for the rule
/// `entry-misplaced`.
package struct StrayMember: Sendable {
  /// The member's name with its byte range.
  package let name: PlacedText
  /// The byte range from the name to the end of the value.
  package let range: ByteRange
  /// The byte range to delete to remove the member and leave valid JSON.
  package let removal: ByteRange
  /// True if the value has members of an entry only, so that it is probably an entry in a wrong
  /// place.
  package let isEntry: Bool
  /// The byte range of the value that `strings` has under the same name, and a value with the
  /// contents of both as JSON in Xcode's layout; `nil` if `strings` has none or they contradict each
  /// other.
  package let union: Union?

  package struct Union: Sendable {
    package let value: ByteRange
    package let text: String
  }
}
