import LocalizationModel

/// The same word twice in a row in a translation.
struct DoubledWordRule: TranslationRule {
  static let summary = RuleSummary(
    id: "doubled-word", severity: .info,
    title: Message("the same word twice in a row", comment: "规则 doubled-word 的标题"),
    reason: Message(
      """
      “the the” is the commonest slip of all, and hard to see in a text of one's own. Languages that \
      double words on purpose, such as Indonesian, Vietnamese and Hindi, are not reported, nor \
      are \
      those without spaces.
      """, comment: "规则 doubled-word 的理由，Markdown 格式"),
    good: [
      .translation("Save the file", to: "de", "Die Datei sichern"),
      .translation("Children", to: "id", "anak anak"),
      .translation("Bye bye", to: "de", "Bye bye"),
      .translation("Yes", to: "fr", "nous nous voyons"),
      .translation("Seconds", to: "de", "%lld %lld"),
    ],
    bad: [
      .translation("Save the file", to: "de", "⟦Die Datei Datei sichern⟧"),
      .translation("👋 Open it", to: "es", "⟦👋 Abrir el el archivo⟧"),
      .translation("Open the file", to: "it", "⟦Apri il il file⟧"),
    ])

  /// Words that grammar may double: «nous nous», «die die», “that that”.
  private static let allowed: Set<String> = [
    "bla", "das", "der", "die", "ha", "had", "je", "la", "nous", "si", "się", "sie", "that", "vous",
  ]

  /// Languages that double words on purpose, or have no spaces between words.
  private static let skippedLanguages: Set<Substring> = [
    "af", "bn", "fil", "gu", "hi", "id", "ja", "jv", "km", "kn", "ko", "lo", "ml", "mr", "ms", "my",
    "ne", "pa", "sw", "ta", "te", "th", "tl", "tr", "ur", "vi", "yue", "zh",
  ]

  /// True for a language that doubles words on purpose, or has no spaces between words.
  static func isSkipped(_ language: Substring) -> Bool { skippedLanguages.contains(language) }

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.space), !Self.isSkipped(translation.baseLanguage),
      translation.isFinished
    else { return }
    let prose = Prose(target)
    guard let word = doubled(in: prose), doubled(in: Prose(translation.source)) == nil else {
      return
    }
    findings.add(
      Message(
        "'\(word)' stands twice in '\(target.text)': remove one",
        comment: "发现：单词重复。%1$@：单词；%2$@：译文"),
      at: target.range)
  }

  /// Returns the first word that follows itself after a single space.
  private func doubled(in prose: Prose) -> String? {
    var previous = ""
    var isAdjacent = false
    var index = 0
    while index < prose.scalars.count {
      var word = ""
      while let scalar = prose[index], scalar.isLetter {
        word.unicodeScalars.append(scalar)
        index += 1
      }
      if !word.isEmpty {
        let lowercased = word.lowercased()
        if isAdjacent, word.utf8.count > 1, lowercased == previous, !Self.allowed.contains(previous)
        {
          return word
        }
        previous = lowercased
        isAdjacent = prose[index] == " " && (prose[index + 1]?.isLetter ?? false)
      }
      index += 1
    }
    return nil
  }
}
