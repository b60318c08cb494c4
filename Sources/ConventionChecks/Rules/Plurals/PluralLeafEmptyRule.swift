import LocalizationModel
import StringCatalog

/// An empty plural form beside translated ones.
struct PluralLeafEmptyRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-leaf-empty", severity: .warning,
    title: Message(
      "a plural form left undone beside translated ones", comment: "规则 plural-leaf-empty 的标题"),
    reason: Message(
      """
      One form in the editor is easily overlooked: the entry looks translated, and people with three \
      files read nothing, or the text of another language. Translate every form.
      """, comment: "规则 plural-leaf-empty 的理由，Markdown 格式"),
    good: [
      .entries(forms(#"{"state" : "translated", "value" : "Datei"}"#)),
      .entries(forms(#"{"state" : "needs_review", "value" : "Datei"}"#)),
      .entries(forms(#"{"state" : "new", "value" : "%lld files"}"#)),
      .entries(
        """
        "%lld files" : {"localizations" : {"de" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "new", "value" : ""}},
          "other" : {"stringUnit" : {"state" : "new", "value" : ""}}}}}}}
        """),
    ],
    bad: [
      .entries(forms(#"{"state" : "translated", "value" : ⟦""⟧}"#)),
      .entries(forms(#"{"state" : "needs_review", "value" : ⟦""⟧}"#)),
      .entries(forms(#"{"state" : "new"}"#, marksUnit: true)),
      .entries(
        """
        "📁" : {"localizations" : {"de" : {"variations" : {"plural" : {
          "one" : ⟦{}⟧,
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld Dateien"}}}}}}}
        """),
    ])

  private static func forms(_ unit: String, marksUnit: Bool = false) -> String {
    """
    "%lld files" : {"localizations" : {"de" : {"variations" : {"plural" : {
      "one" : \(marksUnit ? "⟦" : ""){"stringUnit" : \(unit)}\(marksUnit ? "⟧" : ""),
      "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld Dateien"}}}}}}}
    """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate else { return }
    for plural in entry.pluralVariations where plural.cases.contains(where: { isTranslated($0) }) {
      for form in plural.cases where !form.isVaried && !isTranslated(form) {
        let value = form.leaf?.value
        // A text in the state `new` still waits for a translator. In the source language Xcode
        // gives this state to texts from the code, so there only an empty text counts.
        let isSource = plural.localization.language == entry.sourceLanguage
        if isSource ? value?.text.isEmpty == false : value != nil && isNew(form) { continue }
        findings.add(
          Message(
            "the form '\(form.name.text)' is empty, although others are translated: translate it",
            comment: "发现：复数形式是空的，而其他形式已翻译。%@：类别名"),
          at: value?.range ?? form.range)
      }
    }
  }

  private func isNew(_ form: PluralVariation.Case) -> Bool {
    form.leaf?.state?.text == TranslationState.new.rawValue
  }

  private func isTranslated(_ form: PluralVariation.Case) -> Bool {
    guard let leaf = form.leaf, let value = leaf.value, !value.text.isEmpty else { return false }
    return !isNew(form)
  }
}
