import LocalizationModel

/// A text without a translation in a required language: one finding for each entry, with all
/// languages.
struct TranslationMissingRule: EntryRule {
  static let summary = RuleSummary(
    id: "translation-missing", severity: .warning,
    title: Message("a text without a translation", comment: "规则 translation-missing 的标题"),
    reason: Message(
      """
      Where a language has no translation, people see the source text in the midst of their own \
      language. The languages checked are the `languages` of `gloss.json`; without that setting, every \
      language with at least half as many texts in the catalog as the most complete one. Not \
      reported: a text that every translated language repeats, and a single word with a capital \
      letter inside; both are taken for names.
      """, comment: "规则 translation-missing 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "zh-Hans", "保存"),
      .entries(
        #""©" : {}, "%@ · %lld" : {}, "Old" : {"extractionState" : "stale"}"#,
        configuration: #"{"languages": ["zh-Hans"]}"#),
      .entries(
        #""ACME" : {"shouldTranslate" : false}"#, configuration: #"{"languages": ["zh-Hans"]}"#),
      .translation(
        "Helvetica Neue", to: "fr", "Helvetica Neue", configuration: #"{"languages": ["de"]}"#),
      .entries(#""GitHub" : {}"#, configuration: #"{"languages": ["de"]}"#),
      .translation(
        "Save", to: "pt", "Guardar", configuration: #"{"languages": ["en", "pt-PT"]}"#),
    ],
    bad: [
      .entries(#"⟦"Save"⟧ : {}"#, configuration: #"{"languages": ["zh-Hans"]}"#),
      .entries(
        #"⟦"👋 Hello"⟧ : {"localizations" : {"de" : {}}}"#,
        configuration: #"{"languages": ["zh-Hans", "de"]}"#),
      .entries(
        """
        "Save" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : \
        "Sichern"}}}}, ⟦"Open"⟧ : {}
        """),
      .entries(
        """
        ⟦"Save"⟧ : {"localizations" : {"zh-Hans" : {"stringUnit" : {"state" : "translated", \
        "value" : "保存"}}}}
        """, configuration: #"{"languages": ["zh-Hant"]}"#),
    ])

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    if entry.requiredLanguages.isEmpty { return }
    let missing = entry.missingLanguages
    guard !missing.isEmpty, entry.needsTranslation, !entry.isUsageDescription, !entry.isName
    else { return }
    findings.add(
      Message(
        "'\(entry.key)' is not translated into \(missing.list): translate it",
        comment: "发现：缺少译文。%1$@：键；%2$@：语言代码，用逗号分隔"),
      at: entry.keyRange)
  }
}
