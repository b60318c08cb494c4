package import LocalizationModel

/// A string of a catalog and its bytes, quotes included.
package struct PlacedText: Hashable, Sendable {
  /// The string with escapes decoded.
  package let text: String
  /// The bytes in the file, quotes included.
  package let range: ByteRange

  package init(_ text: String, _ range: ByteRange) {
    self.text = text
    self.range = range
  }
}
