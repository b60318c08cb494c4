package import LocalizationModel

/// A text with what rules ask about it again and again.
package struct CheckedText: Sendable {
  /// The text decoded, without escapes.
  package let text: String
  /// In the file, quotes included.
  package let range: ByteRange
  /// What occurs in it, so that most rules need not look at most texts.
  package let traits: TextTraits
  /// Its format specifiers, in order.
  package let specifiers: [FormatSpecifier]

  /// Works out the traits and the specifiers of the text, once for all rules.
  package init(_ text: String, _ range: ByteRange) {
    self.init(text, range, TextTraits(of: text))
  }

  /// - Parameter traits: The traits of the text.
  init(_ text: String, _ range: ByteRange, _ traits: TextTraits) {
    self.text = text
    self.range = range
    self.traits = traits
    specifiers = traits.contains(.percent) ? FormatSpecifier.all(in: text) : []
  }
}
