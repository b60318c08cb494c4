import LocalizationModel

extension Finding {
  /// The key that a finding about a translation belongs to, in quotation marks; `nil` where the message says
  /// it, or for a finding about a key.
  func keyElsewhere(in language: MessageLanguage) -> String? {
    guard let subject, subject.language != nil, !subject.key.isEmpty,
      !message.description.hasText("'\(subject.key)'")
    else { return nil }
    let key = subject.key
    return Message.quoted(key.count > 60 ? key.prefix(60) + "…" : key).text(in: language)
  }

  /// The message with the key and the language of a translation, for formats that show nothing else.
  func wholeMessage(in language: MessageLanguage) -> String {
    let text = message.text(in: language)
    guard let key = keyElsewhere(in: language), let code = subject?.language else { return text }
    return "\(text) (\(code): \(key))"
  }
}
