package import LocalizationModel

extension Message {
  /// The same as a note: what is worth knowing, behind a place.
  package var asNote: Message { Message("note: \(self)", comment: "提示行的开头。%@：提示的内容") }
}
