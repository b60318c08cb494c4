import LocalizationModel

/// A translator's note in a translation: a paragraph that the source text does not have, a label
/// such as `Note:`, or the words with which a language model begins its answer.
struct AddedNote: TranslationRule {
  static let summary = RuleSummary(
    id: "added-note", severity: .warning,
    title: Message("a translator's note in the text", comment: "规则 added-note 的标题"),
    reason: Message(
      """
      An explanation for the reader of the file came along with the translation: an empty line and a \
      sentence after it, `(Note: …)`, `Translation: …`, the language's name, or a language model's `Sure! Here \
      is the translation:`. The app shows it. Line breaks, brackets and colons of the source text are not \
      reported.
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
      .translation("Language", to: "de", "Sprache: Deutsch"),
      .translation("German text", to: "de", "Deutsch: Text"),
      .translation("Sure! Go on", to: "fr", "Sure! Continuez"),
      .translation("Translated (by machine)", to: "de", "Übersetzt (maschinelle Übersetzung)"),
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
      .translation("Next", to: "pt-BR", "⟦Certainly! Avançar⟧"),
      .translation("Next", to: "de", "⟦German: Weiter⟧"),
      .translation("Next", to: "uk", "⟦Українська: Далі⟧"),
      .translation("Next", to: "fr", "⟦[fr] Suivant⟧"),
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
      let label = Self.opener(of: translation)
        ?? (Self.colons(in: target) > Self.colons(in: source)
          ? Self.label(
            in: target.text, source.text, hasLines: hasLines, translation.noteLanguage)
          : nil) ?? Self.bracketedNote(in: target, beside: source)
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

  private static func colons(in text: CheckedText) -> Int {
    if text.traits.isDisjoint(with: [.punctuation, .nonASCII]) { return 0 }
    return text.withBytes { bytes in
      bytes.indices.count { offset in
        bytes[offset] == UInt8(ascii: ":")
          || bytes[offset] == 0xEF && offset + 2 < bytes.count && bytes[offset + 1] == 0xBC
            && bytes[offset + 2] == 0x9A
      }
    }
  }

  /// Returns the English words with which a language model begins its answer, or the code of the
  /// language in brackets; `nil` if the text begins with neither, or its source does, too.
  private static func opener(of translation: Translation) -> String? {
    let target = translation.target
    let first = target.withBytes { $0.count > 4 ? $0[0] | 0x20 : 0 }
    let isCode = first == UInt8(ascii: "[") | 0x20
    guard isCode || "scoai".utf8.contains(first), translation.baseLanguage != "en" else {
      return nil
    }
    let candidates =
      isCode
      ? ["[" + translation.language.lowercased() + "]", "[" + translation.baseLanguage + "]"]
      : openers
    guard
      let opener = candidates.first(where: {
        (isCode || $0.utf8.first == first) && target.lowercase.hasPrefix($0)
      }), !translation.source.lowercase.hasPrefix(opener), target.byteCount > opener.utf8.count + 1
    else { return nil }
    return String(target.text.prefix(opener.count))
  }

  private static let openers = [
    "sure!", "sure,", "sure thing", "certainly!", "certainly,", "certainly.", "of course!",
    "of course,", "absolutely!", "as an ai", "i'm sorry, but i", "i’m sorry, but i",
    "i cannot translate", "i can't translate", "okay, here",
  ]

  /// Returns a remark in brackets on the translation, such as `machine translation`; `nil` if there
  /// is none, or if the source text has brackets or is about translations itself.
  private static func bracketedNote(
    in target: CheckedText, beside source: CheckedText
  ) -> String? {
    guard !target.traits.isDisjoint(with: [.bracket, .nonASCII]),
      let open = target.text.unicodeScalars.firstIndex(where: brackets.contains),
      !source.text.unicodeScalars.contains(where: brackets.contains)
    else { return nil }
    let inside = target.text[open...].dropFirst().prefix { !")）]］】〕".contains($0) }
    let isRemark = hasStem(inside.lowercased()) && inside.count < longestLabel
    return isRemark && !hasStem(source.lowercase) ? String(inside) : nil
  }

  private static func hasStem(_ lowercased: String) -> Bool {
    translationStems.contains { lowercased.hasText($0) }
  }

  /// Returns the label of a note in a text with a colon.
  ///
  /// - Parameters:
  ///   - source: The source text, which has fewer colons.
  ///   - hasLines: True if the source text has several lines.
  ///   - language: The names of the translation's language in lower case.
  private static func label(
    in text: String, _ source: String, hasLines: Bool, _ language: Set<String>
  ) -> String? {
    let lowercasedSource = source.lowercased()
    let hasBrackets = source.unicodeScalars.contains(where: brackets.contains)
    let isAboutTranslation = hasStem(lowercasedSource)
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
      let isFirst = before == nil || isSentenceEnd(before)
      let isOfLanguage = before == nil && language.contains(name)
      guard isOfLanguage || isFirst && hasStem(name) || noteWords.contains(name),
        rest.hasWords(without: FormatSpecifier.all(in: rest))
      else { continue }
      if !isAboutTranslation, isFirst, hasStem(name) { return label }
      if isOfLanguage, !lowercasedSource.hasText(name), !language.contains(lowercasedSource),
        !language.contains(where: { $0.utf8.count > 3 && lowercasedSource.hasText($0) })
      {
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
  /// Parts of words about translations. If the source text has one, the text itself is about them.
  private static let translationStems = [
    "translat", "locali", "本地化", "übersetz", "tradu", "traduz", "vertal", "перев", "перекл",
    "tłumacz", "översätt", "oversæt", "oversett", "çevir", "terjemah", "ترجم", "תרגום", "अनुवाद", "翻",
    "译", "譯", "訳", "번역",
  ]
}

extension Translation {
  /// The names of the language in lower case, without the codes that are words as well.
  fileprivate var noteLanguage: Set<String> {
    var names = LanguageNames.endonyms(of: String(baseLanguage)).map { $0.lowercased() }
    for code in [language, String(baseLanguage)] {
      for reader in [MessageLanguage.english, .chinese] {
        if let name = LanguageNames.name(of: code, in: reader) { names.append(name.lowercased()) }
      }
      if code.lowercased() != "id" { names.append(code.lowercased()) }
    }
    return Set(names)
  }
}
