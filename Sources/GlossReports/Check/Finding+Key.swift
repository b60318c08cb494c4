import LocalizationModel

extension Finding {
  /// Returns the key of the entry that a finding is about, in quotation marks; `nil` if the message
  /// already quotes the key.
  ///
  /// - Parameter limit: The greatest length of the key, in characters; longer ones are cut.
  func keyUnlessQuoted(in language: MessageLanguage, limit: Int = 60) -> String? {
    guard let subject, !subject.key.isEmpty, !messageQuotes(subject.key) else { return nil }
    return Self.quoted(subject.key, upTo: limit, in: language)
  }

  /// Returns the source text in quotation marks; `nil` if it is the key or if the message already
  /// quotes it.
  func sourceUnlessQuoted(in language: MessageLanguage) -> String? {
    guard let subject, let source = subject.source, source != subject.key, !messageQuotes(source)
    else { return nil }
    return Self.quoted(source, upTo: 100, in: language)
  }

  /// Returns the message with key and language appended, for formats that have no fields for them.
  func messageWithKey(in language: MessageLanguage) -> String {
    let text = message.text(in: language)
    guard let key = keyUnlessQuoted(in: language) else { return text }
    return "\(text) (\(subject?.language.map { "\($0): \(key)" } ?? key))"
  }

  private func messageQuotes(_ text: String) -> Bool { message.description.hasText("'\(text)'") }

  private static func quoted(_ text: String, upTo limit: Int, in language: MessageLanguage)
    -> String
  {
    Message.quoted(text.count > limit ? text.prefix(limit) + "…" : text).text(in: language)
  }
}
