package import LocalizationModel

extension Message {
  /// The message as a note, `note: …`, on a line below a result.
  package var asNote: Message { Message("note: \(self)", comment: "提示行的开头。%@：提示的内容") }
}
