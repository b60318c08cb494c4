import LocalizationModel

/// A translator's note in a translation: a paragraph that the source text does not have, a label
/// such as `Note:`, or the words with which a language model begins its answer.
struct AddedNoteRule: TranslationRule {
  static let summary = RuleSummary(
    id: "added-note", severity: .warning,
    title: Message("a translator's note in the text", comment: "规则 added-note 的标题"),
    reason: Message(
      """
      An explanation for the reader of the file came along with the translation: an empty line and a \
      sentence after it, `(Note: …)`, `Translation: …`, the language's name, or a language model's \
      `Sure! Here is the translation:`. The app shows it. Line breaks, brackets and colons of the source text are not reported.
      """, comment: "规则 added-note 的理由，Markdown 格式"),
    good: [
      .translation("Next", to: "de", "Weiter"),
      .translation("One\nTwo", to: "de", "Eins\n\nZwei"),
      .translation("Note: it is gone", to: "de", "Hinweis: Es ist weg"),
      .translation("Please note that it is gone", to: "de", "Hinweis: Es ist weg"),
      .translation("Translated by %@", to: "de", "Übersetzung: %@"),
      .translation("Localization by %@", to: "fr", "Traduction : %@ et amis"),
      .translation("Texts by %@", to: "zh-Hans", "翻译：%@"),
      .translation("Delete it (forever)", to: "de", "Löschen (Hinweis: für immer)"),
      .translation("The result is %lld", to: "fr", "Résultat : %lld"),
      .translation("Transfer failed", to: "ru", "Перевод: ошибка"),
      .translation("Location", to: "fr", "Localisation : ville"),
      .translation("Money transfer", to: "ru", "Деньги (перевод)"),
      .translation("Offline", to: "tr", "Durum: çevrimdışı"),
      .translation("Course", to: "de", "Deutsch: Kurs A1"),
      .translation("Lyrics", to: "ja", "日本語：歌詞"),
      .translation("Sure! Go on", to: "nl", "Sure! Ga door"),
      .translation("Name the author", to: "id", "ID: sebutkan penulisnya"),
    ],
    bad: [
      .translation("👋 Next", to: "de", "⟦👋 Weiter\n\n'Weiter' fits a button.⟧"),
      .translation("Next", to: "de", "⟦Weiter\nNote: fits a button⟧"),
      .translation("Next", to: "zh-Hans", "⟦下一步（注：用于按钮）⟧"),
      .translation("Next", to: "fr", "⟦Suivant (note : formel)⟧"),
      .translation("Next", to: "es", "⟦Translation: Siguiente⟧"),
      .translation("Next", to: "ja", "⟦翻訳：次へ⟧"),
      .translation("Next", to: "it", "⟦Sure! Here is the translation: Avanti⟧"),
      .translation("Name: %@", to: "ru", "⟦Вот перевод: Имя: %@⟧"),
      .translation("Next", to: "ar", "⟦إليك الترجمة: التالي⟧"),
      .translation("Next", to: "zh-Hans", "⟦以下是翻译结果：下一步⟧"),
      .translation("Next", to: "de", "⟦German: Weiter⟧"),
      .translation("Next", to: "ja", "⟦日本語：次へ⟧"),
      .translation("Save", to: "de", "⟦DE: Sichern⟧"),
      .translation("Next", to: "nl", "⟦Volgende (machine translation)⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard !target.traits.isDisjoint(with: [.lineBreak, .punctuation, .nonASCII, .bracket]),
      translation.isComparable, translation.isFinished
    else { return }
    let hasLines = source.traits.contains(.lineBreak) || source.text.hasText("\u{2028}")
    if !hasLines, target.traits.contains(.lineBreak), Self.hasEmptyLine(target.text) {
      findings.add(
        Message(
          "the translation has an empty line, the source text has none: remove what was added",
          comment: "发现：译文里多了一个空行，后面多半是译者的说明"),
        at: target.range)
      return
    }
    guard
      let label = NoteOpening.found(in: translation)
        ?? (Self.hasColon(target) && !Self.hasColon(source)
          ? Self.label(in: target.text, source, hasLines: hasLines) : nil)
    else { return }
    findings.add(
      Message(
        "'\(label)' begins a note that is not part of the text: remove the note",
        comment: "发现：译文里混进了译者的说明。%@：说明开头的词"),
      at: target.range)
  }

  /// True if a line between two lines with text is empty.
  private static func hasEmptyLine(_ text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).isBlank }
    guard let first = lines.firstIndex(of: false), let last = lines.lastIndex(of: false) else {
      return false
    }
    return lines[first...last].contains(true)
  }

  private static func hasColon(_ text: CheckedText) -> Bool {
    if text.traits.contains(.punctuation), text.text.utf8.contains(UInt8(ascii: ":")) {
      return true
    }
    return text.traits.contains(.nonASCII) && text.text.hasText("：")
  }

  /// Returns the label of a note in a text with a colon.
  ///
  /// - Parameters:
  ///   - source: The source text, which has no colon.
  ///   - hasLines: True if the source text has several lines.
  private static func label(
    in text: String, _ source: CheckedText, hasLines: Bool
  ) -> String? {
    let hasBrackets = source.text.unicodeScalars.contains(where: brackets.contains)
    let isAboutTranslation = translationStems.contains { source.lowercase.hasText($0) }
    // In Russian a transfer of money is called a translation as well.
    let isPlain = source.isPlainCommand || source.isPlainSentence
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar == ":" || scalar == "：" {
      let words = scalars[max(0, index - longestLabel)..<index].reversed()
        .prefix { !isStart($0) }.reversed()
      let start = index - words.count
      // A longer one is no label.
      if words.count == longestLabel { continue }
      let before = start > 0 ? scalars[start - 1] : nil
      let trimmed = words.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
      let label = String(String.UnicodeScalarView(trimmed))
      let name = label.lowercased()
      // `Übersetzung: %@` is followed by a name.
      let rest = String(String.UnicodeScalarView(scalars[(index + 1)...].prefix(longestRest)))
      guard isLabel(name), rest.hasWords(without: FormatSpecifier.all(in: rest)) else { continue }
      if !isAboutTranslation, translationWords.contains(name), isPlain || name != "перевод" {
        return label
      }
      let isApart =
        isNewline(before) && !hasLines || brackets.contains(before ?? " ") && !hasBrackets
      if isApart, noteWords.contains(name) { return label }
    }
    return nil
  }

  /// The most scalars of a label, blanks included.
  private static let longestLabel = 64
  /// The most scalars that are searched for words behind a label.
  private static let longestRest = 200

  /// True if a note may begin with the label.
  private static func isLabel(_ name: String) -> Bool {
    translationWords.contains(name) || noteWords.contains(name)
  }

  private static let brackets: Set<Unicode.Scalar> = ["(", "（", "[", "［", "【", "〔"]

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private static func isNewline(_ scalar: Unicode.Scalar?) -> Bool { scalar == "\n" }

  private static func isSentenceEnd(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ".!?。！？\n".unicodeScalars.contains($0) } ?? false
  }

  /// True if a label may begin after the character.
  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    brackets.contains(scalar) || isSentenceEnd(scalar)
  }

  private static let noteWords: Set<String> = [
    "note", "notes", "translator note", "translator's note", "translator’s note", "explanation",
    "comment", "context", "literally", "alternative", "alternatively",
    "anmerkung", "hinweis", "erklärung", "erläuterung", "kontext", "remarque", "explication",
    "nota",
    "notas", "explicación", "spiegazione", "explicação", "opmerking", "toelichting", "примечание",
    "пояснение", "注", "注意", "注释", "说明", "备注", "译注", "译者注", "註", "注釋", "說明", "備註", "譯註",
    "注記", "補足", "説明", "訳注", "참고", "설명", "주",
  ]
  private static let translationWords: Set<String> = [
    "translation", "translated text", "translated", "übersetzung", "traduction", "traducción",
    "traduzione", "tradução", "vertaling", "перевод", "翻译", "译文", "翻譯", "譯文", "翻訳", "訳文", "번역",
  ]
  /// Beginnings of words that say that the source text itself is about a translation.
  private static let translationStems = [
    "translat", "locali", "本地化", "übersetz", "tradu", "vertal", "перев", "翻", "译", "譯", "訳", "번역",
  ]
}
