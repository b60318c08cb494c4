package import LocalizationModel

/// A string of a catalog and its bytes, quotes included.
package struct PlacedText: Hashable, Sendable {
  package let text: String
  package let range: ByteRange

  package init(_ text: String, _ range: ByteRange) {
    self.text = text
    self.range = range
  }
}
