import LocalizationModel

extension Finding {
  /// The key that a finding about an entry of a catalog belongs to, in quotation marks; `nil` where the
  /// message says it.
  ///
  /// - Parameter limit: The most characters of the key.
  func keyElsewhere(in language: MessageLanguage, limit: Int = 60) -> String? {
    guard let subject, !subject.key.isEmpty, !says(subject.key) else { return nil }
    return Self.quoted(subject.key, upTo: limit, in: language)
  }

  /// The text that was translated, in quotation marks; `nil` where the key or the message says it.
  func sourceElsewhere(in language: MessageLanguage) -> String? {
    guard let subject, let source = subject.source, source != subject.key, !says(source)
    else { return nil }
    return Self.quoted(source, upTo: 100, in: language)
  }

  /// The message with the key and the language of an entry, for formats that show nothing else.
  func wholeMessage(in language: MessageLanguage) -> String {
    let text = message.text(in: language)
    guard let key = keyElsewhere(in: language) else { return text }
    return "\(text) (\(subject?.language.map { "\($0): \(key)" } ?? key))"
  }

  private func says(_ text: String) -> Bool { message.description.hasText("'\(text)'") }

  private static func quoted(_ text: String, upTo limit: Int, in language: MessageLanguage)
    -> String
  {
    Message.quoted(text.count > limit ? text.prefix(limit) + "…" : text).text(in: language)
  }
}
