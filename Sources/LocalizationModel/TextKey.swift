/// A dictionary key that compares a text by its bytes. Swift's `==` takes texts that differ only in
/// Unicode normalization for equal; in a catalog they are two keys.
package struct TextKey: Hashable, Sendable {
  /// The text, not normalized.
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool { left.text.hasBytes(of: right.text) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    hasher.combine(text.utf8.count)
  }
}
