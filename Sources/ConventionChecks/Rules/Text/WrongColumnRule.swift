import LocalizationModel

/// A translation that is the text of another language for the same key, as if pasted into the wrong
/// column of the catalog's editor. ``ForeignText`` decides.
struct WrongColumnRule: TranslationRule {
  static let summary = RuleSummary(
    id: "wrong-column", severity: .warning,
    title: Message(
      "the translation of another language, pasted by mistake", comment: "规则 wrong-column 的标题"),
    reason: Message(
      """
      Two languages of one key have the same text of three words or more, so one of them is in the \
      other's place: a row of a table was pasted one column off. The second of them is reported, unless \
      the script tells which is wrong. Related languages, such as Spanish and Portuguese, may share a text, and \
      so do single words and names.
      """, comment: "规则 wrong-column 的理由，Markdown 格式"),
    good: [
      .entries(texts("Normal", de: "Normal", fr: "Normal")),
      .entries(texts("Export as PDF", de: "PDF Export", fr: "PDF Export")),
      .entries(texts("news.paper", de: "The New York Times", fr: "The New York Times")),
      .entries(texts("Send mail", nb: "Trykk her for å sende", no: "Trykk her for å sende")),
      .entries(texts("Open the file", de: "Datei öffnen", fr: "Ouvrir le fichier")),
    ],
    bad: [
      .entries(texts("Open the file", de: "Ouvrir le fichier", fr: "⟦Ouvrir le fichier⟧")),
      .entries(
        texts("👋 Save it", de: "👋 Sichere sie noch heute", fr: "⟦👋 Sichere sie noch heute⟧")),
      .entries(texts("Delete", de: "⟦Удалить⟧", ru: "Удалить")),
    ])

  private static func texts(
    _ key: String, de: String? = nil, fr: String? = nil, nb: String? = nil, no: String? = nil,
    ru: String? = nil
  ) -> String {
    let units = [("de", de), ("fr", fr), ("nb", nb), ("no", no), ("ru", ru)].compactMap {
      language, text in
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
    // Of two languages in one script either may be wrong: the pair is reported once.
    let isOwnScript =
      WritingSystem(language: language)?.main == translation.languageFacts.writing?.main
    if isOwnScript, translation.language.precedesInBytes(language) { return }
    findings.add(
      Message(
        """
        '\(translation.target.text)' is the translation into '\(language)' as well as into '\(translation.language)': \
        replace the one that is in the wrong language
        """, comment: "发现：两种语言的译文相同，其中一处放错了列。%1$@：译文；%2$@：另一种语言的代码；%3$@：本语言的代码"),
      at: translation.target.range)
  }
}
