/// A key with its text in the source language, for finding keys that were reworded.
package struct WordedKey: Sendable {
  package let key: String
  package let text: String
  /// The comment that a person wrote; `nil` if there is none.
  package let comment: String?

  package init(_ key: String, text: String, comment: String?) {
    self.key = key
    self.text = text
    self.comment = comment
  }
}
