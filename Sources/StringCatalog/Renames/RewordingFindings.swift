import LocalizationModel

/// Words the findings on a reworded key whose translations ``ExtractionMerger`` has carried over.
struct RewordingFindings {
  private let rewording: Rewording
  private let texts: SourceTextOutcome
  private let changedMeaning: String?
  private let language: String

  /// Makes the findings on a rewording.
  ///
  /// - Parameters:
  ///   - changedMeaning: A word that may change the meaning; `nil` if there is none.
  ///   - language: The source language.
  init(
    _ rewording: Rewording, _ texts: SourceTextOutcome, changedMeaning: String?, language: String
  ) {
    (self.rewording, self.texts) = (rewording, texts)
    (self.changedMeaning, self.language) = (changedMeaning, language)
  }

  /// True if a person should check the entry, so that the findings are warnings: the meaning may
  /// have changed, or the source language's texts were not carried over.
  var needsCheck: Bool {
    if changedMeaning != nil { return true }
    if case .dropped = texts { return true }
    return false
  }

  /// The sentences for people, one finding each.
  var messages: [Message] {
    var messages: [Message] = []
    if let changedMeaning {
      messages.append(
        Message(
          """
          '\(rewording.old)' is '\(rewording.new)' now, which may mean something else because of \
          '\(changedMeaning)': its translations are carried over, to be reviewed
          """, comment: "发现：键被改写，意思可能变了，译文转给新键并待复核。%1$@：旧键；%2$@：新键；%3$@：改动的词"))
    } else {
      messages.append(
        Message(
          """
          '\(rewording.old)' is '\(rewording.new)' now: its translations are carried over, to \
          be reviewed
          """, comment: "发现：键被改写，译文转给新键并待复核。%1$@：旧键；%2$@：新键"))
    }
    if case .dropped(let text) = texts {
      messages.append(SourceTextOutcome.message(dropped: text, of: rewording.old, in: language))
    }
    return messages
  }
}
