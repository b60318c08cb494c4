package import LocalizationModel

/// What a check finds in one text of a catalog's entry.
package struct TextFlaw: Sendable, Equatable {
  /// Which text of the entry it is about.
  package let path: LeafPath
  /// What is wrong with it.
  package let detail: Message
  /// Whether the text must not count as translated; else it only wants a second look.
  package let isError: Bool

  package init(path: LeafPath, detail: Message, isError: Bool) {
    self.path = path
    self.detail = detail
    self.isError = isError
  }
}
