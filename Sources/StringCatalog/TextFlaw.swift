package import LocalizationModel

/// A flaw that an ``EntryCheck`` finds in one text of an entry.
package struct TextFlaw: Sendable, Equatable {
  /// The path of the text in its localization.
  package let path: LeafPath
  /// The sentence for people: what is wrong with the text.
  package let detail: Message
  /// True if the text must not count as translated; false if it should only be reviewed.
  package let isError: Bool

  package init(path: LeafPath, detail: Message, isError: Bool) {
    self.path = path
    self.detail = detail
    self.isError = isError
  }
}
