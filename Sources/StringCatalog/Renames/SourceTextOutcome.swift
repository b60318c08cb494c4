package import LocalizationModel

/// The outcome of carrying the source language's own texts of a reworded key over to the new key.
///
/// The team wrote such texts, for instance as plural forms. A copy would keep the old wording, so
/// the change of the key is repeated in each text. If that fails for one, none is carried over.
package enum SourceTextOutcome: Sendable, Equatable {
  /// There were only texts that extraction writes, or the texts were copied unchanged.
  case none
  /// The change of the key was made in each form.
  case rewritten
  /// No text was carried over, because the given text does not have the words that changed.
  case dropped(String)

  /// Returns the message that the source language's texts of a key were not carried over.
  ///
  /// - Parameter text: The first text that does not have the words that changed.
  package static func message(
    dropped text: String, of key: String, in language: String
  ) -> Message {
    Message(
      """
      the '\(language)' texts of '\(key)' are not carried over, because '\(text)' does not have the \
      words that changed: write them anew
      """, comment: "发现：键被改写，源语言的文字无法同样改写，因此没有转移。%1$@：源语言；%2$@：旧键；%3$@：无法改写的文字")
  }
}

extension SourceTextOutcome {
  /// Makes a change in every text of a localization.
  ///
  /// - Parameter keepsStates: True if the texts keep their states; false if each is to be reviewed.
  /// - Returns: The changed localization and the outcome; `nil` for the localization if a text does
  ///   not have the words that change.
  static func rewriting(
    _ texts: TextNode, by change: WordChange, keepingStates keepsStates: Bool
  ) -> (texts: TextNode?, outcome: SourceTextOutcome) {
    var texts = texts
    var failed: String?
    texts.replaceTexts { text in
      if failed == nil, let new = change.applied(to: text) { return new }
      failed = failed ?? text
      return text
    }
    if let failed { return (nil, .dropped(failed)) }
    if !keepsStates { texts.setToBeReviewed() }
    return (texts, .rewritten)
  }
}
