import LocalizationModel

/// A placeholder directly beside a word, in a text whose source joins none. Off unless asked for:
/// languages and styles with joined words that the list lacks make it speak on good texts.
struct PlaceholderGluedRule: TranslationRule {
  static let summary = RuleSummary(
    id: "placeholder-glued", severity: .warning, isOnByDefault: false,
    title: Message(
      "a placeholder that runs into a word", comment: "规则 placeholder-glued 的标题"),
    reason: Message(
      """
      Where the source text has a blank between a word and a placeholder, the translation joins both, and \
      people read “fromAnna”. Languages that do not space words, and those that add endings or short words \
      to a name, are not reported, nor is what fewer than three letters join.
      """, comment: "规则 placeholder-glued 的理由，Markdown 格式"),
    good: [
      .translation("from %@", to: "de", "von %@"),
      .translation("from %@", to: "zh-Hans", "来自%@"),
      .translation("in %@", to: "hu", "%@ban"),
      .translation("%@ files", to: "fr", "%@ fichiers"),
      .translation("Photo of %@", to: "de", "%@s Foto"),
      .translation("build%@", to: "de", "Version%@"),
    ],
    bad: [
      .translation("Sent from %@", to: "de", "⟦Gesendet von%@⟧"),
      .translation("👋 %lld files", to: "fr", "⟦👋 %lldfichiers⟧"),
      .translation("Copy %1$@ to %2$@", to: "es", "⟦Copiar %1$@ en la carpeta%2$@⟧"),
    ])

  /// Languages that neither add endings to a placeholder's value nor put particles before it
  /// without a space.
  private static let languages: Set<Substring> = [
    "ca", "da", "de", "el", "en", "es", "fr", "id", "it", "ms", "nb", "nl", "no", "pt", "ro", "ru",
    "sv", "uk", "vi",
  ]

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard source.traits.contains(.percent), Self.languages.contains(translation.baseLanguage),
      translation.isComparable, translation.isFinished, target.traits.contains(.percent)
    else { return }
    // If the source text also joins a placeholder and a word, there is a reason for it.
    if Self.glued(in: source) != nil { return }
    guard let place = Self.glued(in: target) else { return }
    findings.add(
      Message(
        "'\(place)' runs into the word beside it: write a blank between them",
        comment: "发现：占位符与相邻单词之间缺少空格。%@：占位符"),
      at: target.range)
  }

  /// Returns the first specifier with three letters or more directly beside it.
  private static func glued(in text: CheckedText) -> String? {
    let bytes = Array(text.text.utf8)
    for specifier in text.specifiers where specifier.kind == .argument && !specifier.hasSpaceFlag {
      let before = String(decoding: bytes[..<specifier.range.start], as: UTF8.self)
      let after = String(decoding: bytes[specifier.range.end...], as: UTF8.self)
      let letters = [
        before.reversed().prefix(while: \.isLetter).count, after.prefix(while: \.isLetter).count,
      ]
      if letters.contains(where: { $0 > 2 }) {
        return String(
          decoding: bytes[specifier.range.start..<specifier.range.end], as: UTF8.self)
      }
    }
    return nil
  }
}
