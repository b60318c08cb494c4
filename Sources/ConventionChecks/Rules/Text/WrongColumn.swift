import LocalizationModel

/// The text of one language in the place of another one.
struct WrongColumn: TranslationRule {
  static let summary = RuleSummary(
    id: "wrong-column", severity: .warning,
    title: Message(
      "the translation of another language, pasted by mistake", comment: "规则 wrong-column 的标题"),
    reason: Message(
      """
      Two languages of one key have the same text, and it is in one of them only: a row of a table was \
      pasted one column off. Words that both languages may write alike are ignored.
      """, comment: "规则 wrong-column 的理由，Markdown 格式"),
    good: [
      .entries(texts("Normal", de: "Normal", fr: "Normal")),
      .entries(texts("Export as PDF", de: "PDF Export", fr: "PDF Export")),
      .entries(texts("Open the file", de: "Datei öffnen", fr: "Ouvrir le fichier")),
    ],
    bad: [
      .entries(texts("Open the file", de: "⟦Ouvrir le fichier⟧", fr: "Ouvrir le fichier")),
      .entries(texts("👋 Save changes", de: "👋 Änderungen sichern", fr: "⟦👋 Änderungen sichern⟧")),
      .entries(texts("Delete", de: "⟦Удалить⟧", ru: "Удалить")),
    ])

  private static func texts(
    _ key: String, de: String, fr: String? = nil, ru: String? = nil
  ) -> String {
    let units = [("de", de), ("fr", fr), ("ru", ru)].compactMap { language, text in
      text.map { text in
        let isMarked = text.hasPrefix("⟦")
        let literal = isMarked ? "⟦\"\(text.dropFirst().dropLast())\"⟧" : "\"\(text)\""
        return #""\#(language)" : {"stringUnit" : {"state" : "translated", "value" : \#(literal)}}"#
      }
    }
    return #""\#(key)" : {"localizations" : {\#(units.joined(separator: ", "))}}"#
  }

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard case .column(let language) = translation.foreign else { return }
    findings.add(
      Message(
        """
        '\(translation.target.text)' is the translation into '\(language)', not into '\(translation.language)': \
        replace it
        """, comment: "发现：译文与另一种语言的相同，放错了列。%1$@：译文；%2$@：那种语言的代码；%3$@：应有的语言代码"),
      at: translation.target.range)
  }
}
